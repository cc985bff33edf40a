import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { zipSync } from 'fflate'
import sharp from 'sharp'

/** Page size in pixels. `border` is the width in pixels of a white border around the drawing. */
type Size = { width: number; height: number; border?: number }

/**
 * Writes a .cbz file for tests and benchmarks. Creates missing folders. Each page shows its number. Neighboring pages
 * have different backgrounds. The pages contain noise, so that their files are as large as files of scanned pages.
 * @param file path of the .cbz file
 * @param pages number of pages
 * @param sizes page sizes in pixels. With two sizes, all odd pages have the first size and all even pages have the
 *   second size.
 */
export async function writeNumberedComic(file: string, pages: number, ...sizes: [Size, ...Size[]]): Promise<void> {
  const noiseImages = await Promise.all(sizes.map(drawNoise))
  const entries: Record<string, [Uint8Array, { level: 0 }]> = {}
  for (let page = 1; page <= pages; page++) {
    const size = sizes[(page - 1) % sizes.length] ?? sizes[0]
    const noiseImage = noiseImages[(page - 1) % sizes.length] ?? Buffer.alloc(0)
    entries[`page-${String(page).padStart(4, '0')}.jpg`] = [await drawPage(page, size, noiseImage), { level: 0 }]
  }
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, zipSync(entries))
}

const noise = { type: 'gaussian', mean: 128, sigma: 18 } as const

const drawNoise = ({ width, height }: Size): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#888', noise } })
    .raw()
    .toBuffer()

async function drawPage(page: number, { width, height, border = 0 }: Size, noiseImage: Buffer): Promise<Uint8Array> {
  const hue = (page * 47) % 360
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="hsl(${hue} 60% 50% / .75)"/>
    <text x="50%" y="50%" text-anchor="middle" font-family="sans-serif" font-size="${width / 3}" fill="#fff">${page}</text>
    <rect x="${border / 2}" y="${border / 2}" width="${width - border}" height="${height - border}" fill="none" stroke="#fff" stroke-width="${border}"/></svg>`
  return sharp(noiseImage, { raw: { width, height, channels: 3 } })
    .composite([{ input: Buffer.from(drawing) }])
    .jpeg({ quality: 75 })
    .toBuffer()
}
