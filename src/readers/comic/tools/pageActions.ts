import { afterWrite } from '../../../api/cache/changes'
import { shrinkImage } from '../../../components/images/shrinkImage'
import { getBookPage } from '../../../generated/books/books'
import type { Book } from '../../../generated/model.schemas'
import {
  addBookThumbnail,
  addReadListThumbnail,
  addSeriesThumbnail,
} from '../../../generated/thumbnails/thumbnails.calls'
import type { Page } from '../pages/spreads'

/** Resource that gets the poster, with its id. */
export type PosterOf = { readonly books: string } | { readonly series: string } | { readonly readlists: string }

/** Largest poster that the server accepts, in bytes. */
const largestPoster = 1_000_000

/** Fetches a page in its original format, without conversion by content negotiation. */
async function originalPage(book: Book, page: Page): Promise<File> {
  const picture = await getBookPage(book.id, page.number, { contentNegotiation: false })
  return new File([picture], pageFileName(book.name, page, picture.type), { type: picture.type })
}

/** Saves the file of a page as a browser download, named `Book name - 007.jpg`. */
export async function downloadPage(book: Book, page: Page): Promise<void> {
  const file = await originalPage(book, page)
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/**
 * Uploads a page as poster of its book, its series or the read list. Shrinks the image only when the server would
 * reject it.
 * @throws PosterTooLargeError when the image cannot be made small enough
 */
export async function setAsPoster(book: Book, page: Page, of: PosterOf): Promise<void> {
  const whole = await originalPage(book, page)
  const isTaken = whole.size <= largestPoster && /^image\/(jpeg|png|webp)$/.test(whole.type)
  const file = isTaken ? whole : await shrinkImage(whole, largestPoster)
  if (!file) throw new PosterTooLargeError()
  const body = { file, selected: true }
  if ('books' in of) {
    await addBookThumbnail(of.books, body)
    await afterWrite('addBookThumbnail', { bookId: of.books })
  } else if ('series' in of) {
    await addSeriesThumbnail(of.series, body)
    await afterWrite('addSeriesThumbnail', { seriesId: of.series })
  } else {
    await addReadListThumbnail(of.readlists, body)
    await afterWrite('addReadListThumbnail', { readListId: of.readlists })
  }
}

/** Thrown when an image exceeds the server's size limit for posters. */
export class PosterTooLargeError extends Error {}

/** Returns the file name of a saved page: book name, page number, and the extension of its file or media type. */
export function pageFileName(bookName: string, { number, fileName }: Page, type: string): string {
  const ending =
    /\.([a-z0-9]{2,5})$/i.exec(fileName ?? '')?.[1] ?? type.split('/')[1]?.replace('jpeg', 'jpg').split('+')[0]
  const base = `${bookName} - ${String(number).padStart(3, '0')}`.replace(/[\\/:*?"<>|]/g, '_')
  return `${base}.${(ending ?? 'jpg').toLowerCase()}`
}
