import sharp from 'sharp'
import { imageSizeOf, imageTypeOf } from '../archives/imageSize'
import type { ServerSettingsRecord } from './serverRecords'

const EDGES = { DEFAULT: 300, MEDIUM: 600, LARGE: 900, XLARGE: 1200 }

/** The longest side of a generated poster in pixels. */
export function posterEdge(settings: ServerSettingsRecord): number {
  return EDGES[settings.thumbnailSize]
}

/** A picture as JPEG no larger than `edge` at its longest side; a JPEG that is small enough comes back as it is. */
export async function resizeToJpeg(bytes: Buffer, edge: number): Promise<Buffer> {
  const size = imageSizeOf(bytes)
  if (size && imageTypeOf(bytes) === 'image/jpeg' && Math.max(size.width, size.height) <= edge) return bytes
  return sharp(bytes, { failOn: 'none' })
    .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 82 })
    .toBuffer()
}

/** A picture in another format, its size kept. */
export function convertImage(bytes: Buffer, format: 'jpeg' | 'png'): Promise<Buffer> {
  const image = sharp(bytes, { failOn: 'none' })
  return format === 'jpeg'
    ? image.flatten({ background: '#fff' }).jpeg({ quality: 90 }).toBuffer()
    : image.png().toBuffer()
}

/** Width, height and type of a picture, or nothing when it is none. */
export async function describeImage(
  bytes: Buffer,
): Promise<{ width: number; height: number; mediaType: string } | undefined> {
  const mediaType = imageTypeOf(bytes)
  const size = imageSizeOf(bytes)
  if (mediaType && size) return { ...size, mediaType }
  try {
    const { width, height, format } = await sharp(bytes).metadata()
    return width && height && format
      ? { width, height, mediaType: mediaType ?? `image/${format === 'svg' ? 'svg+xml' : format}` }
      : undefined
  } catch {
    return undefined
  }
}
