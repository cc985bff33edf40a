import type { Sharp } from 'sharp'
import { archiveLimits } from '../archives/archiveLimits'
import { detectImageMediaType, readImageSize } from '../archives/formats/readImageSize'
import type { StoredServerSettings } from './administrationRecords'
import { FairTaskLimiter } from './fairTaskLimiter'
import { requireSharp, sharp } from './optionalSharp'

const POSTER_EDGES_PX = { DEFAULT: 300, MEDIUM: 600, LARGE: 900, XLARGE: 1200 }

/** Media types of the images that the image library sharp can decode. */
export const convertibleMediaTypes: ReadonlySet<string> = new Set(
  ['jpeg', 'png', 'gif', 'webp', 'tiff', 'avif', 'svg+xml'].map(format => `image/${format}`),
)

const imageLimiter = new FairTaskLimiter(archiveLimits.imageDecodes)
const svgLimiter = new FairTaskLimiter({ total: 1, perGroup: 1 })

/**
 * Encoded image: the bytes of the image, or a function `read` that reads the bytes. The server calls `read` when the
 * conversion of the image starts. Therefore, a bitmap image that waits for its conversion needs no memory. An SVG image
 * is read first and then waits in memory for the SVG decoder. `group` is the name of a group of related images, such as
 * the pages of a book. Different groups take turns.
 */
export type EncodedImageSource = Buffer | { readonly group: string; readonly read: () => Promise<Buffer> }

/** Returns the maximum length in pixels of the longer side of a generated poster, according to the server settings. */
export function getGeneratedPosterMaxEdgePx(settings: StoredServerSettings): number {
  return POSTER_EDGES_PX[settings.thumbnailSize]
}

/**
 * Converts an image to a JPEG whose longer side has at most `edge` pixels. A JPEG that already fits is returned
 * unchanged. If the image library sharp is not installed, every bitmap image is returned unchanged.
 * @throws Error when the data is not an image or exceeds a limit
 */
export function resizeToJpeg(source: EncodedImageSource, edge: number): Promise<Buffer> {
  if (!sharp) return readUnchangedImage(source)
  return decodeImage(source, (image, bytes) => {
    const size = readImageSize(bytes)
    if (size && detectImageMediaType(bytes) === 'image/jpeg' && Math.max(size.width, size.height) <= edge)
      return Promise.resolve(bytes)
    return image
      .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .jpeg({ quality: 82 })
      .toBuffer()
  })
}

/**
 * Converts an image to another format with the same width and height.
 * @throws Error when the data is not an image or exceeds a limit, or when sharp is not installed
 */
export function convertImageFormat(source: EncodedImageSource, format: 'jpeg' | 'png'): Promise<Buffer> {
  return decodeImage(source, image =>
    format === 'jpeg' ? image.flatten({ background: '#fff' }).jpeg({ quality: 90 }).toBuffer() : image.png().toBuffer(),
  )
}

/**
 * Scales an image down to fit in a square with sides of `edge` pixels. Does not enlarge a smaller image. Transparent
 * areas become white. The image format does not change, but SVG becomes PNG.
 * @throws Error when the data is not an image or exceeds a limit, or when sharp is not installed
 */
export function resizeImageToFitSquare(bytes: Buffer, edge: number): Promise<Buffer> {
  return decodeImage(bytes, image =>
    image
      .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .toBuffer(),
  )
}

/**
 * Reads the width, height and media type of an image. Returns undefined if the data is not an image. Some formats
 * require the image library sharp. For an image in such a format, returns undefined if the image exceeds a limit or if
 * sharp is not installed. Does not check limits for other formats.
 */
export async function readImageSizeAndType(
  bytes: Buffer,
): Promise<{ width: number; height: number; mediaType: string } | undefined> {
  const mediaType = detectImageMediaType(bytes)
  const size = readImageSize(bytes)
  if (mediaType && size) return { ...size, mediaType }
  try {
    const { width, height, format } = await decodeImage(bytes, image => image.metadata())
    return width && height && format
      ? { width, height, mediaType: mediaType ?? `image/${format === 'svg' ? 'svg+xml' : format}` }
      : undefined
  } catch {
    return undefined
  }
}

/**
 * Reads an image without converting it.
 * @throws Error when the data is not a bitmap image or exceeds `archiveLimits.unchangedImageBytes`
 */
function readUnchangedImage(source: EncodedImageSource): Promise<Buffer> {
  return imageLimiter.run('group' in source ? source.group : '', async () => {
    const bytes = requireSize('read' in source ? await source.read() : source, archiveLimits.unchangedImageBytes)
    if (detectImageMediaType(bytes) === undefined) throw new Error('The image cannot be converted')
    return bytes
  })
}

/**
 * Decodes an untrusted image. Limits the size of the image and the number of images that are decoded at the same time.
 * Decodes only one SVG image at a time, because the SVG decoder cannot be stopped.
 */
async function decodeImage<Result>(
  source: EncodedImageSource,
  use: (image: Sharp, bytes: Buffer) => Promise<Result>,
): Promise<Result> {
  const group = 'group' in source ? source.group : ''
  const { drawing, result } = await imageLimiter.run(group, async () => {
    const bytes = 'read' in source ? await source.read() : source
    if (detectImageMediaType(bytes) === undefined) return { drawing: requireSize(bytes, archiveLimits.svgBytes) }
    return {
      result: await use(
        openLimitedImage(requireSize(bytes, archiveLimits.imageBytes), archiveLimits.imagePixels),
        bytes,
      ),
    }
  })
  if (!drawing) return result as Result
  return svgLimiter.run(group, () => use(openLimitedImage(drawing, archiveLimits.svgPixels), drawing))
}

function requireSize(bytes: Buffer, maxBytes: number): Buffer {
  if (bytes.length > maxBytes) throw new Error('The image is too large')
  return bytes
}

const openLimitedImage = (bytes: Buffer, maxPixels: number): Sharp =>
  requireSharp()(bytes, { failOn: 'none', limitInputPixels: maxPixels, pages: 1 }).timeout({
    seconds: archiveLimits.imageDecodeSeconds,
  })
