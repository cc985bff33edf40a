import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'

sharp.concurrency(1)
const kept = join(tmpdir(), 'longbox-drawn')

/**
 * Turns a picture into a file's bytes. `as`: {format: 'flat'} few colours, lossless WebP; {format: 'webp' | 'jpeg', quality};
 * {format: 'png', colours}. What was drawn before is taken from a folder of the machine's temporary space.
 */
export async function render(svg, as = { format: 'flat' }) {
  const name = join(kept, createHash('sha1').update(JSON.stringify(as)).update(svg).digest('hex'))
  if (existsSync(name)) return readFileSync(name)
  const image = sharp(Buffer.from(svg), { unlimited: true }).flatten({ background: '#fff' })
  const bytes = await encode(image, as)
  mkdirSync(kept, { recursive: true })
  writeFileSync(name, bytes)
  return bytes
}

async function encode(image, { format, quality = 76, colours = 48 }) {
  if (format === 'jpeg') return image.jpeg({ quality, mozjpeg: true }).toBuffer()
  if (format === 'webp') return image.webp({ quality, effort: 5, smartSubsample: true }).toBuffer()
  const reduced = await image.png({ palette: true, colours, dither: 0, effort: 7 }).toBuffer()
  return format === 'png' ? reduced : sharp(reduced).webp({ lossless: true, effort: 5 }).toBuffer()
}

/** The file ending of a format. */
export const ending = format => ({ jpeg: 'jpg', png: 'png' })[format] ?? 'webp'
