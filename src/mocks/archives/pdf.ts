import { readFileSync } from 'node:fs'
import { inflateSync } from 'node:zlib'
import { FileCache } from './fileCache'
import type { ImageSize } from './imageSize'

const PIXELS_AT_MOST = 3200
const sizes = new FileCache<ImageSize[]>(64)
const FALLBACK: ImageSize = { width: 612, height: 792 }

/** The pages of a PDF as far as a plain reading of its objects tells: one size in points each. Throws when there are none. */
export function pdfPageSizes(path: string): ImageSize[] {
  return sizes.get(path, '', () => readSizes(path))
}

function readSizes(path: string): ImageSize[] {
  const text = objectsOf(readFileSync(path))
  const pages = text.match(/<<(?:(?!endobj)[\s\S])*?\/Type\s*\/Page(?![s\w])(?:(?!endobj)[\s\S])*/g) ?? []
  if (!pages.length) throw new Error('No pages found')
  const shared = boxIn(text)
  return pages.map(page => boxIn(page) ?? shared ?? FALLBACK)
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

function boxIn(text: string): ImageSize | undefined {
  const numbers = /\/MediaBox\s*\[\s*([-\d.]+)\s+([-\d.]+)\s+([-\d.]+)\s+([-\d.]+)/.exec(text)?.slice(1).map(Number)
  if (!numbers) return undefined
  const [left = 0, bottom = 0, right = 0, top = 0] = numbers
  return right > left && top > bottom ? { width: right - left, height: top - bottom } : undefined
}

/** The plain objects, and those packed into compressed object streams behind them. */
function objectsOf(bytes: Buffer): string {
  const plain = bytes.toString('latin1')
  const packed: string[] = []
  for (const match of plain.matchAll(/\/Type\s*\/ObjStm[\s\S]{0,200}?stream\r?\n/g)) {
    const start = match.index + match[0].length
    const end = plain.indexOf('endstream', start)
    try {
      packed.push(
        inflateSync(bytes.subarray(start, end), { finishFlush: 2 }).toString('latin1').replace(/<</g, ' endobj <<'),
      )
    } catch {}
  }
  return [plain, ...packed].join('\n')
}
