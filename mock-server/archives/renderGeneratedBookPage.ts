import { requireSharp } from '../state/optionalSharp'

/** Data from which the server draws the pages of a generated book. A generated book has no file. */
export type GeneratedBookDrawingData = {
  seed: number
  title: string
  /** Book number that the cover shows. Empty for a one-shot. */
  number: string
}
/** Size in pixels of the pages of generated books. */
export const GENERATED_PAGE_SIZE_PX = { width: 600, height: 900 }

/** Maximum number of pixels of a rendered PDF page. Larger pages are scaled down. */
const MAX_PDF_PAGE_PIXELS = 24_000_000
/**
 * The picture of a page depends only on the first digits of the page hash. This constant is the number of these
 * hexadecimal digits.
 */
const HASH_SEED_DIGITS = 6

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/**
 * Renders a page of a generated book as JPEG. Without a hash, page 1 is a cover with the title, and other pages show
 * panels and the page number. Pages with the same hash show the same panels, without a page number.
 * @param page page number, from 1
 * @param hash hexadecimal hash of the page
 */
export function renderGeneratedBookPage(
  drawing: GeneratedBookDrawingData,
  page: number,
  hash?: string,
): Promise<Buffer> {
  if (hash) return svgToJpeg(panelsSvg(Number.parseInt(hash.slice(0, HASH_SEED_DIGITS), 16)))
  return svgToJpeg(page === 1 ? coverSvg(drawing) : panelsSvg(drawing.seed, page))
}

/**
 * Renders a white JPEG that contains only the page number. The mock server uses it in place of the image of a PDF page.
 * Width and height are in pixels.
 */
export function renderPdfPagePlaceholder(pageWidth: number, pageHeight: number, page: number): Promise<Buffer> {
  const scale = Math.min(1, Math.sqrt(MAX_PDF_PAGE_PIXELS / (pageWidth * pageHeight)))
  const [width, height] = [pageWidth, pageHeight].map(side => Math.max(1, Math.floor(side * scale))) as [number, number]
  const size = Math.round(height / 8)
  return svgToJpeg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/>
    <text x="50%" y="50%" font-family="serif" font-size="${size}" fill="#999" text-anchor="middle">${page}</text></svg>`,
  )
}

async function svgToJpeg(svg: string): Promise<Buffer> {
  return requireSharp()(Buffer.from(svg)).flatten({ background: '#fff' }).jpeg({ quality: 80 }).toBuffer()
}

function coverSvg({ seed, title, number }: GeneratedBookDrawingData): string {
  const { width, height } = GENERATED_PAGE_SIZE_PX
  const hue = (seed * 47) % 360
  const lines = wrapWords(title, 11)
  const lettering = lines
    .map(
      (line, i) =>
        `<text x="48" y="${150 + i * 84}" font-family="serif" font-weight="700" font-size="72" fill="hsl(${hue} 30% 96%)">${escapeXml(line)}</text>`,
    )
    .join('')
  const moon = { x: 120 + ((seed * 31) % 360), y: 480 + ((seed * 17) % 120), r: 90 + ((seed * 13) % 90) }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="hsl(${hue} 45% 32%)"/>
    <circle cx="${moon.x}" cy="${moon.y}" r="${moon.r}" fill="hsl(${(hue + 40) % 360} 75% 68%)"/>
    <path d="M0 ${700 - (seed % 60)} Q 150 ${600 - (seed % 90)} 300 ${690 + (seed % 40)} T 600 ${650 - (seed % 50)} V 900 H 0 Z" fill="hsl(${(hue + 320) % 360} 40% 20%)"/>
    <path d="M0 ${790 - (seed % 30)} Q 200 ${720 + (seed % 40)} 600 ${800 - (seed % 40)} V 900 H 0 Z" fill="hsl(${hue} 40% 14%)"/>
    ${lettering}<text x="48" y="846" font-family="sans-serif" font-size="44" fill="hsl(${hue} 30% 92%)">${escapeXml(number)}</text></svg>`
}

function panelsSvg(seed: number, page = 0): string {
  const { width, height } = GENERATED_PAGE_SIZE_PX
  const hue = (seed * 47) % 360
  const rows = 2 + ((seed + page) % 2)
  const rowHeight = (height - 120) / rows
  const panels = Array.from({ length: rows }, (_, row) => {
    const split = 180 + ((seed * 7 + page * 61 + row * 97) % 220)
    const y = 36 + row * rowHeight
    return [
      [36, split - 12],
      [36 + split, width - 72 - split],
    ]
      .map(([x = 0, w = 0], i) => panelSvg(x, y, w, rowHeight - 24, hue + page * 23 + row * 41 + i * 90))
      .join('')
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#faf8f3"/>${panels.join('')}
    <text x="300" y="880" font-family="sans-serif" font-size="24" fill="#555" text-anchor="middle">${page || ''}</text></svg>`
}

function panelSvg(x: number, y: number, width: number, height: number, hue: number): string {
  const middle = x + width / 2
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="hsl(${hue % 360} 40% 78%)" stroke="#222" stroke-width="4"/>
    <circle cx="${middle}" cy="${y + height * 0.55}" r="${width / 8}" fill="hsl(${(hue + 180) % 360} 35% 35%)"/>
    <rect x="${middle - width / 6}" y="${y + height * 0.55 + width / 8}" width="${width / 3}" height="${Math.max(4, height * 0.45 - width / 8 - 4)}" fill="hsl(${(hue + 200) % 360} 40% 42%)"/>`
}

function wrapWords(text: string, length: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && `${last} ${word}`.length <= length) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
