import sharp, { type Sharp } from 'sharp'
import { imageSizeOf, imageTypeOf } from '../archives/formats/imageSize'
import { archiveLimits } from '../archives/limits'
import type { ServerSettingsRecord } from './serverRecords'

const EDGES = { DEFAULT: 300, MEDIUM: 600, LARGE: 900, XLARGE: 1200 }
const waiting: (() => void)[] = []
let decoding = 0

/** The longest side of a generated poster in pixels. */
export function posterEdge(settings: ServerSettingsRecord): number {
  return EDGES[settings.thumbnailSize]
}

/**
 * A picture as JPEG no larger than `edge` at its longest side; a JPEG that is small enough comes back as it is.
 * @throws Error when it is no picture or exceeds a limit
 */
export async function resizeToJpeg(bytes: Buffer, edge: number): Promise<Buffer> {
  const size = imageSizeOf(bytes)
  if (size && imageTypeOf(bytes) === 'image/jpeg' && Math.max(size.width, size.height) <= edge) return bytes
  return decode(bytes, image =>
    image
      .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .jpeg({ quality: 82 })
      .toBuffer(),
  )
}

/** A picture in another format, its size kept. @throws Error when it is no picture or exceeds a limit */
export function convertImage(bytes: Buffer, format: 'jpeg' | 'png'): Promise<Buffer> {
  return decode(bytes, image =>
    format === 'jpeg' ? image.flatten({ background: '#fff' }).jpeg({ quality: 90 }).toBuffer() : image.png().toBuffer(),
  )
}

/** A picture that fills a rectangle, as JPEG. @throws Error when it is no picture or exceeds a limit */
export function coverRectangle(bytes: Buffer, width: number, height: number): Promise<Buffer> {
  return decode(bytes, image =>
    image.resize(width, height, { fit: 'cover' }).flatten({ background: '#fff' }).toBuffer(),
  )
}

/** Width, height and type of a picture, or nothing when it is none or exceeds a limit. */
export async function describeImage(
  bytes: Buffer,
): Promise<{ width: number; height: number; mediaType: string } | undefined> {
  const mediaType = imageTypeOf(bytes)
  const size = imageSizeOf(bytes)
  if (mediaType && size) return { ...size, mediaType }
  try {
    const { width, height, format } = await decode(bytes, image => image.metadata())
    return width && height && format
      ? { width, height, mediaType: mediaType ?? `image/${format === 'svg' ? 'svg+xml' : format}` }
      : undefined
  } catch {
    return undefined
  }
}

/** Decodes an untrusted image with all limits. Only a few are decoded at once, to bound the memory. */
async function decode<Result>(bytes: Buffer, use: (image: Sharp) => Promise<Result>): Promise<Result> {
  const isRaster = imageTypeOf(bytes) !== undefined
  if (bytes.length > (isRaster ? archiveLimits.imageBytes : archiveLimits.svgBytes))
    throw new Error('The image is too large')
  if (decoding >= archiveLimits.concurrentImageDecodes) await new Promise<void>(resume => waiting.push(resume))
  decoding += 1
  try {
    const image = sharp(bytes, { failOn: 'none', limitInputPixels: archiveLimits.imagePixels, pages: 1 })
    return await use(image.timeout({ seconds: archiveLimits.imageDecodeSeconds }))
  } finally {
    decoding -= 1
    waiting.shift()?.()
  }
}
