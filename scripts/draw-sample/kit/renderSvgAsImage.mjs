import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'

sharp.concurrency(1)
const cacheFolder = join(tmpdir(), 'longbox-drawn')

/**
 * Renders an SVG as an image and returns the bytes of the image file. `as` is {format: 'webp', quality}, {format:
 * 'jpeg', quality}, {format: 'png', colors} or {format: 'flat'}. The format `flat` is a lossless WebP with few colors.
 * Caches the images in the temporary folder of the system.
 */
export async function renderSvgAsImage(svg, as = { format: 'flat' }) {
  const name = join(cacheFolder, createHash('sha1').update(JSON.stringify(as)).update(svg).digest('hex'))
  if (existsSync(name)) return readFileSync(name)
  const image = sharp(Buffer.from(svg), { unlimited: true }).flatten({ background: '#fff' })
  const bytes = await encode(image, as)
  mkdirSync(cacheFolder, { recursive: true })
  writeFileSync(name, bytes)
  return bytes
}

async function encode(image, { format, quality = 76, colors = 48 }) {
  if (format === 'jpeg') return image.jpeg({ quality, mozjpeg: true }).toBuffer()
  if (format === 'webp') return image.webp({ quality, effort: 5, smartSubsample: true }).toBuffer()
  const reduced = await image.png({ palette: true, colors, dither: 0, effort: 7 }).toBuffer()
  return format === 'png' ? reduced : sharp(reduced).webp({ lossless: true, effort: 5 }).toBuffer()
}

/** Returns the file extension of an image format. */
export const getImageFileExtension = format => ({ jpeg: 'jpg', png: 'png' })[format] ?? 'webp'
