import sharp, { type Sharp } from 'sharp'
import { imageSizeOf, imageTypeOf } from '../archives/formats/imageSize'
import { archiveLimits } from '../archives/limits'
import { FairGate } from './fairGate'
import type { ServerSettingsRecord } from './serverRecords'

const EDGES = { DEFAULT: 300, MEDIUM: 600, LARGE: 900, XLARGE: 1200 }
const decodes = new FairGate(archiveLimits.imageDecodes)
const drawings = new FairGate({ total: 1, perGroup: 1 })

/**
 * An encoded picture: its bytes, or a function that reads them when the picture has its turn, so that waiting pictures take no
 * memory. Pictures of one group, such as a book, take turns with those of other groups.
 */
export type PictureSource = Buffer | { readonly group: string; readonly read: () => Promise<Buffer> }

/** The longest side of a generated poster in pixels. */
export function posterEdge(settings: ServerSettingsRecord): number {
  return EDGES[settings.thumbnailSize]
}

/**
 * A picture as JPEG no larger than `edge` at its longest side; a JPEG that is small enough comes back as it is.
 * @throws Error when it is no picture or exceeds a limit
 */
export function resizeToJpeg(source: PictureSource, edge: number): Promise<Buffer> {
  return decode(source, (image, bytes) => {
    const size = imageSizeOf(bytes)
    if (size && imageTypeOf(bytes) === 'image/jpeg' && Math.max(size.width, size.height) <= edge)
      return Promise.resolve(bytes)
    return image
      .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .jpeg({ quality: 82 })
      .toBuffer()
  })
}

/** A picture in another format, its size kept. @throws Error when it is no picture or exceeds a limit */
export function convertImage(source: PictureSource, format: 'jpeg' | 'png'): Promise<Buffer> {
  return decode(source, image =>
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

/**
 * Decodes an untrusted image with all limits. Only a few are read and decoded at once, to bound the memory. Drawings, whose
 * decoder cannot be stopped, are decoded one after the other and delay no other pictures.
 */
async function decode<Result>(
  source: PictureSource,
  use: (image: Sharp, bytes: Buffer) => Promise<Result>,
): Promise<Result> {
  const group = 'group' in source ? source.group : ''
  const { drawing, result } = await decodes.run(group, async () => {
    const bytes = 'read' in source ? await source.read() : source
    if (imageTypeOf(bytes) === undefined) return { drawing: checkedSize(bytes, archiveLimits.svgBytes) }
    return {
      result: await use(limited(checkedSize(bytes, archiveLimits.imageBytes), archiveLimits.imagePixels), bytes),
    }
  })
  if (!drawing) return result as Result
  return drawings.run(group, () => use(limited(drawing, archiveLimits.svgPixels), drawing))
}

function checkedSize(bytes: Buffer, maxBytes: number): Buffer {
  if (bytes.length > maxBytes) throw new Error('The image is too large')
  return bytes
}

const limited = (bytes: Buffer, maxPixels: number): Sharp =>
  sharp(bytes, { failOn: 'none', limitInputPixels: maxPixels, pages: 1 }).timeout({
    seconds: archiveLimits.imageDecodeSeconds,
  })
