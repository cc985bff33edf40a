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

/** What a page can become the poster of. */
export type PosterOf = { readonly books: string } | { readonly series: string } | { readonly readlists: string }

/** The server takes pictures of at most so many bytes. */
const largestPoster = 1_000_000

/** The page as it lies in the book, also where the server would rather send a document than a picture. */
async function originalPage(book: Book, page: Page): Promise<File> {
  const picture = await getBookPage(book.id, page.number, { contentNegotiation: false })
  return new File([picture], pageFileName(book.name, page, picture.type), { type: picture.type })
}

/** Hands the file of a page to the person: `Book name - 007.jpg`. */
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
 * Makes a page the poster of its book, its series or the read list; made smaller only when the server would not take it.
 * @throws PosterTooLargeError when it does not get small enough
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

/** A picture that the server would refuse for its size. */
export class PosterTooLargeError extends Error {}

/** The name a page is saved under: that of its book, its number, the ending of its own file. */
export function pageFileName(bookName: string, { number, fileName }: Page, type: string): string {
  const ending =
    /\.([a-z0-9]{2,5})$/i.exec(fileName ?? '')?.[1] ?? type.split('/')[1]?.replace('jpeg', 'jpg').split('+')[0]
  const base = `${bookName} - ${String(number).padStart(3, '0')}`.replace(/[\\/:*?"<>|]/g, '_')
  return `${base}.${(ending ?? 'jpg').toLowerCase()}`
}
