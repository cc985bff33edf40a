import { reportServerWrite } from '../../../api/cache/serverDataChanges'
import { MAX_UPLOADED_FILE_BYTES } from '../../../api/requests/maxUploadedFileBytes'
import { shrinkImage } from '../../../components/images/shrinkImage'
import { getBookPage } from '../../../generated/books/books'
import type { Book } from '../../../generated/model.schemas'
import {
  addBookThumbnail,
  addReadListThumbnail,
  addSeriesThumbnail,
} from '../../../generated/thumbnails/thumbnails.calls'
import type { ComicPage } from '../pages/createComicSpreads'
import { startsWithMarkup } from './startsWithMarkup'

/**
 * Id of the book, series or read list that gets a new poster. For example, `{ series: '0A1' }` is the series with the
 * id `0A1`.
 */
export type PosterTarget = { readonly books: string } | { readonly series: string } | { readonly readlists: string }

/**
 * Fetches a page in its original format. Removes scripts from an SVG image, even if the server declares another media
 * type for the image.
 */
async function fetchOriginalPage(book: Book, page: ComicPage): Promise<File> {
  const original = await getBookPage(book.id, page.number, { contentNegotiation: false })
  const isMarkup = /xml|html/i.test(original.type) || (await startsWithMarkup(original))
  const image = isMarkup ? await inspectDrawing(original) : original
  return new File([image], formatDownloadedPageFileName(book.name, page, image.type), { type: image.type })
}

async function inspectDrawing(drawing: Blob): Promise<Blob> {
  const { sanitizeSvg } = await import('../../epub/sanitize/sanitizeEpubResource')
  return sanitizeSvg(drawing, '', 'refuse')
}

/** Downloads the file of a page, for example as `Book name - 007.jpg`. */
export async function downloadComicPage(book: Book, page: ComicPage): Promise<void> {
  const file = await fetchOriginalPage(book, page)
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/**
 * Uploads a page as the poster of its book, series or read list. If the server does not accept the file size or the
 * media type of the image, converts the image to a JPEG.
 * @throws PosterTooLargeError when even the smallest version of the image is too large, or when the browser cannot
 *   decode the image; ServerError when a request fails
 */
export async function setPageAsPoster(book: Book, page: ComicPage, target: PosterTarget): Promise<void> {
  const original = await fetchOriginalPage(book, page)
  const isAccepted = original.size <= MAX_UPLOADED_FILE_BYTES && /^image\/(jpeg|png|webp)$/.test(original.type)
  const file = isAccepted ? original : await shrinkImage(original, MAX_UPLOADED_FILE_BYTES)
  if (!file) throw new PosterTooLargeError()
  const body = { file, selected: true }
  if ('books' in target) {
    await addBookThumbnail(target.books, body)
    await reportServerWrite('addBookThumbnail', { bookId: target.books, seriesId: book.seriesId })
  } else if ('series' in target) {
    await addSeriesThumbnail(target.series, body)
    await reportServerWrite('addSeriesThumbnail', { seriesId: target.series })
  } else {
    await addReadListThumbnail(target.readlists, body)
    await reportServerWrite('addReadListThumbnail', { readListId: target.readlists })
  }
}

/** Thrown when an image cannot be converted to a poster that is small enough. */
export class PosterTooLargeError extends Error {}

/**
 * File extensions by media type of a page. The media types have no parameters and no prefix `x-`. For example,
 * `image/x-png` is `image/png` here.
 */
const extensionsByMediaType: ReadonlyMap<string, string> = new Map([
  ...['png', 'gif', 'webp', 'avif', 'jxl', 'bmp', 'heic', 'heif', 'jp2'].map((name): [string, string] => [
    `image/${name}`,
    name,
  ]),
  ['image/jpeg', 'jpg'],
  ['image/tiff', 'tif'],
  ['image/svg+xml', 'svg'],
  ['application/pdf', 'pdf'],
])

/** Matches file names with the extension of an image format that cannot contain scripts. */
const rasterExtensionPattern = /\.(jpe?g|png|gif|webp|avif|jxl|bmp|hei[cf]|jp2|tiff?)$/i

/**
 * Returns the file name for a downloaded page: book name, page number and extension. A known media type determines the
 * extension. For an unknown media type, uses the extension of the original file name, but only the extension of an
 * image format without scripts. Replaces other extensions by `bin`, because a file with an extension such as `.html`
 * could run scripts. Also uses `bin` if the original file name has no extension.
 */
export function formatDownloadedPageFileName(bookName: string, { number, fileName }: ComicPage, type: string): string {
  const mediaType = type.split(';')[0]?.trim().toLowerCase().replace('/x-', '/') ?? ''
  const extension = extensionsByMediaType.get(mediaType) ?? rasterExtensionPattern.exec(fileName ?? '')?.[1] ?? 'bin'
  const base = `${bookName} - ${String(number).padStart(3, '0')}`.replace(/[\\/:*?"<>|]/g, '_')
  return `${base}.${extension.toLowerCase()}`
}
