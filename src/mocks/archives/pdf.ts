import { readFileSync } from 'node:fs'
import { inflateSync } from 'node:zlib'
import { FileCache } from './fileCache'
import type { ImageSize } from './imageSize'

const PIXELS_AT_MOST = 3200
const sizes = new FileCache<ImageSize[]>(64)
const FALLBACK = { left: 0, bottom: 0, right: 612, top: 792 }

/** The pages of a PDF as far as a plain reading of its objects tells: one size in points each. Throws when there are none. */
export function pdfPageSizes(path: string): ImageSize[] {
  return sizes.get(path, '', () => readSizes(readFileSync(path)))
}

function readSizes(bytes: Buffer): ImageSize[] {
  const objects = objectsOf(bytes)
  const root = [...objects.values()].find(text => /\/Type\s*\/Catalog\b/.test(text))
  const pages = pagesUnder(objects, referenceIn(root, 'Pages'), {}, new Set())
  if (!pages.length) throw new Error('No pages found')
  return pages
}

type Boxes = { media?: Box; crop?: Box }
type Box = { left: number; bottom: number; right: number; top: number }

/** The sizes of the pages of a part of the page tree, in their order. Boxes are handed down from the parts above. */
function pagesUnder(
  objects: ReadonlyMap<number, string>,
  id: number | undefined,
  above: Boxes,
  seen: Set<number>,
): ImageSize[] {
  const text = id === undefined || seen.has(id) ? undefined : objects.get(id)
  if (id === undefined || text === undefined) return []
  seen.add(id)
  const boxes = { media: boxIn(text, 'MediaBox') ?? above.media, crop: boxIn(text, 'CropBox') ?? above.crop }
  const kids = /\/Kids\s*\[([^\]]*)\]/.exec(text)?.[1]
  if (kids === undefined) return [sizeOf(boxes)]
  return [...kids.matchAll(/(\d+)\s+\d+\s+R/g)].flatMap(kid => pagesUnder(objects, Number(kid[1]), boxes, seen))
}

/** What is shown of a page: the crop box, as far as it lies in the media box. In whole points, as the server keeps it. */
function sizeOf({ media = FALLBACK, crop = media }: Boxes): ImageSize {
  const width = Math.min(media.right, crop.right) - Math.max(media.left, crop.left)
  const height = Math.min(media.top, crop.top) - Math.max(media.bottom, crop.bottom)
  return { width: Math.round(Math.max(width, 0)), height: Math.round(Math.max(height, 0)) }
}

/** The size in pixels at which the server draws a page: the shorter side 3200 pixels, the longer in proportion. */
export function pdfPagePixels({ width, height }: ImageSize): ImageSize {
  const scale = PIXELS_AT_MOST / Math.min(width, height)
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}

/** A PDF of one empty page of the given size: what the stand-in gives where the server cuts a page out. */
export function blankPdf({ width, height }: ImageSize): Buffer {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] >>`,
  ]
  let text = '%PDF-1.4\n'
  const offsets = objects.map((object, i) => {
    const offset = text.length
    text += `${i + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const table = offsets.map(offset => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const start = text.length
  return Buffer.from(
    `${text}xref\n0 4\n0000000000 65535 f \n${table}trailer << /Size 4 /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`,
  )
}

function boxIn(text: string, name: 'MediaBox' | 'CropBox'): Box | undefined {
  const list = new RegExp(`/${name}\\s*\\[\\s*([-+\\d.]+(?:\\s+[-+\\d.]+){3})`).exec(text)?.[1]
  if (list === undefined) return undefined
  const [a = 0, b = 0, c = 0, d = 0] = list.split(/\s+/).map(Number)
  return { left: Math.min(a, c), bottom: Math.min(b, d), right: Math.max(a, c), top: Math.max(b, d) }
}

function referenceIn(text: string | undefined, name: string): number | undefined {
  const id = new RegExp(`/${name}\\s+(\\d+)\\s+\\d+\\s+R`).exec(text ?? '')?.[1]
  return id === undefined ? undefined : Number(id)
}

/** The texts of the objects by their numbers: the plain ones, and those packed into compressed object streams. */
function objectsOf(bytes: Buffer): Map<number, string> {
  const plain = bytes.toString('latin1')
  const objects = new Map<number, string>()
  for (const match of plain.matchAll(/(?<!\d)(\d+)\s+\d+\s+obj\b/g)) {
    const start = match.index + match[0].length
    const end = plain.indexOf('endobj', start)
    const text = plain.slice(start, end < 0 ? undefined : end)
    const stream = text.search(/stream\r?\n/)
    objects.set(Number(match[1]), stream < 0 ? text : text.slice(0, stream))
    if (/\/Type\s*\/ObjStm\b/.test(text) && stream >= 0)
      for (const [id, packed] of packedObjects(text, bytes, start + stream)) objects.set(id, packed)
  }
  return objects
}

/** An object stream begins with pairs of numbers: which object, and where it begins behind the pairs. */
function packedObjects(dictionary: string, bytes: Buffer, at: number): [number, string][] {
  const first = Number(/\/First\s+(\d+)/.exec(dictionary)?.[1] ?? 0)
  try {
    const start = bytes.indexOf(0x0a, at) + 1
    const text = inflateSync(bytes.subarray(start), { finishFlush: 2 }).toString('latin1')
    const numbers = text.slice(0, first).trim().split(/\s+/).map(Number)
    const ids = numbers.filter((_, i) => i % 2 === 0)
    const places = numbers.filter((_, i) => i % 2 === 1)
    return ids.map((id, i) => [id, text.slice(first + (places[i] ?? 0), first + (places[i + 1] ?? text.length))])
  } catch {
    return []
  }
}
