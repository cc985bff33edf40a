import { archiveLimits } from '../archiveLimits'
import { ParsedFileCache } from '../parsedFileCache'
import type { ImageSize } from './readImageSize'
import { InvalidPdfError, type PdfObject, readPdfPageObjects } from './readPdfPageObjects'

const RENDERED_SHORT_SIDE_PX = 3200
/** Maximum length in pixels of the longer side of a rendered PDF page. */
const MAX_RENDERED_SIDE_PX = 32_000
const pageSizeCache = new ParsedFileCache<ImageSize[]>(64)
const DEFAULT_PAGE_BOX = { left: 0, bottom: 0, right: 612, top: 792 }

/**
 * Reads the size of each page of a PDF, in points (1/72 inch). Scans the objects of the file and ignores its
 * cross-reference table.
 * @throws InvalidPdfError when the PDF has no pages or exceeds a limit
 */
export function readPdfPageSizes(path: string): ImageSize[] {
  return pageSizeCache.get(path, '', () => collectPdfPages(readPdfPageObjects(path)).map(({ size }) => size))
}

/**
 * PDF page. `id` is its object number. `size` is its visible size in points. `ancestry` contains the dictionaries of
 * the parent nodes and of the page. The dictionary of the page is the last item.
 */
export type PdfPage = { id: number; size: ImageSize; ancestry: readonly string[] }

type PageBoxes = { media?: PageBox; crop?: PageBox }
type PageBox = { left: number; bottom: number; right: number; top: number }

/**
 * Returns all pages of a PDF in reading order. Visits each object only once, because references can be cyclic.
 * @throws InvalidPdfError when there are no pages, or a limit is exceeded
 */
export function collectPdfPages(objects: ReadonlyMap<number, PdfObject>): PdfPage[] {
  const seen = new Set<number>()
  const pages: PdfPage[] = []
  const visit = (id: number, inherited: PageBoxes, parents: readonly string[]): void => {
    const text = seen.has(id) ? undefined : objects.get(id)?.text
    if (text === undefined) return
    seen.add(id)
    const boxes = {
      media: parsePageBox(getArrayText(objects, text, 'MediaBox')) ?? inherited.media,
      crop: parsePageBox(getArrayText(objects, text, 'CropBox')) ?? inherited.crop,
    }
    const kids = parseObjectNumbers(getArrayText(objects, text, 'Kids'))
    const ancestry = [...parents, text]
    if (parents.length > archiveLimits.pdfTreeDepth) throw new InvalidPdfError('The page tree is too deep')
    if (!kids) pages.push({ id, size: visiblePageSize(boxes), ancestry })
    if (pages.length > archiveLimits.pdfPageCount) throw new InvalidPdfError('There are too many pages')
    for (const kid of kids ?? []) visit(kid, boxes, ancestry)
  }
  const catalog = [...objects.values()].find(({ text }) => /\/Type\s*\/Catalog\b/.test(text))
  const root = parseObjectReference(catalog?.text, 'Pages')
  if (root !== undefined) visit(root, {}, [])
  if (pages.length === 0) throw new InvalidPdfError('No pages found')
  return pages
}

/**
 * Returns the text between the brackets of an array in a PDF dictionary, such as `/Kids [3 0 R 4 0 R]`. The dictionary
 * can contain a reference to the array instead, such as `/Kids 5 0 R`. Returns undefined if there is no such array.
 */
function getArrayText(
  objects: ReadonlyMap<number, PdfObject>,
  dictionary: string,
  key: 'Kids' | 'MediaBox' | 'CropBox',
): string | undefined {
  const reference = parseObjectReference(dictionary, key)
  const text = reference === undefined ? dictionary : (objects.get(reference)?.text ?? '')
  const start = (reference === undefined ? new RegExp(`/${key}\\s*\\[`) : /^\s*\[/).exec(text)
  if (!start) return undefined
  const begin = start.index + start[0].length
  const end = text.indexOf(']', begin)
  return end < 0 ? undefined : text.slice(begin, end)
}

/** Returns the object numbers in a list of references, such as 3 and 4 for `3 0 R 4 0 R`. */
function parseObjectNumbers(list: string | undefined): number[] | undefined {
  const words = list?.trim().split(/\s+/)
  return words?.flatMap((word, i) => (words[i + 2] === 'R' && /^\d{1,10}$/.test(word) ? [Number(word)] : []))
}

/**
 * Returns the size of the visible part of a PDF page, rounded to whole points. The visible part is the intersection of
 * the crop box and the media box.
 */
function visiblePageSize({ media = DEFAULT_PAGE_BOX, crop = media }: PageBoxes): ImageSize {
  const width = Math.min(media.right, crop.right) - Math.max(media.left, crop.left)
  const height = Math.min(media.top, crop.top) - Math.max(media.bottom, crop.bottom)
  return { width: Math.round(Math.max(width, 0)), height: Math.round(Math.max(height, 0)) }
}

/**
 * Returns the size in pixels at which the server renders a PDF page. The server scales the page so that its shorter
 * side has 3200 pixels. Then the server reduces each side that is longer than {@link MAX_RENDERED_SIDE_PX} to this
 * maximum.
 */
export function getRenderedPdfPageSizePx({ width, height }: ImageSize): ImageSize {
  const scale = RENDERED_SHORT_SIDE_PX / Math.max(1, Math.min(width, height))
  const scaled = (side: number) => Math.min(MAX_RENDERED_SIDE_PX, Math.max(1, Math.round(side * scale)))
  return { width: scaled(width), height: scaled(height) }
}

/**
 * Creates a PDF with one empty page. If a page of an encrypted PDF is requested, the mock server returns this empty
 * PDF. The real server returns the requested page.
 * @param size size of the page in points
 */
export function createBlankPdf({ width, height }: ImageSize): Buffer {
  return serializePdf(
    new Map([
      [1, '<< /Type /Catalog /Pages 2 0 R >>'],
      [2, '<< /Type /Pages /Kids [3 0 R] /Count 1 >>'],
      [3, `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] >>`],
    ]),
    1,
  )
}

/** Returns an unused object number for a PDF: the highest of the given numbers plus 1. */
export function findFreePdfObjectNumber(ids: Iterable<number>): number {
  let highest = 0
  for (const id of ids) highest = Math.max(highest, id)
  return highest + 1
}

/**
 * Returns a PDF file with the given objects.
 * @param objects content of each object, by object number
 * @param root object number of the catalog
 */
export function serializePdf(objects: ReadonlyMap<number, string | Buffer>, root: number): Buffer {
  const parts: Buffer[] = []
  let length = 0
  const rows: string[] = []
  const add = (part: Buffer) => {
    parts.push(part)
    length += part.length
  }
  add(Buffer.from('%PDF-1.7\n'))
  for (const [id, content] of objects) {
    rows.push(`${id} 1\n${String(length).padStart(10, '0')} 00000 n \n`)
    add(Buffer.from(`${id} 0 obj\n`))
    add(typeof content === 'string' ? Buffer.from(content, 'latin1') : content)
    add(Buffer.from('\nendobj\n'))
  }
  const size = findFreePdfObjectNumber(objects.keys())
  const start = length
  add(
    Buffer.from(
      `xref\n0 1\n0000000000 65535 f \n${rows.join('')}trailer\n<< /Size ${size} /Root ${root} 0 R >>\nstartxref\n${start}\n%%EOF\n`,
    ),
  )
  return Buffer.concat(parts)
}

function parsePageBox(list: string | undefined): PageBox | undefined {
  const numbers = /^\s*([-+\d.]+(?:\s+[-+\d.]+){3})/.exec(list ?? '')?.[1]
  if (numbers === undefined) return undefined
  const [a = 0, b = 0, c = 0, d = 0] = numbers.split(/\s+/).map(Number)
  if (![a, b, c, d].every(Number.isFinite)) return undefined
  return { left: Math.min(a, c), bottom: Math.min(b, d), right: Math.max(a, c), top: Math.max(b, d) }
}

function parseObjectReference(text: string | undefined, name: string): number | undefined {
  const id = new RegExp(`/${name}\\s+(\\d+)\\s+\\d+\\s+R`).exec(text ?? '')?.[1]
  return id === undefined ? undefined : Number(id)
}
