/** Decoded screenshot with three bytes per pixel: red, green and blue. */
export interface PixelImage {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array
}

export type RgbColor = readonly [number, number, number]

/** Rectangle as fractions of the width and height of an image: left, top, right, bottom. */
export type FractionBox = readonly [number, number, number, number]

/** Number and location of the pixels that have a property, for example a color, in a part of an image. */
export interface PixelMeasurement {
  /**
   * `count` is the number of matching pixels. `share` is `count` divided by the number of all pixels in the part of the
   * image.
   */
  readonly count: number
  readonly share: number
  /**
   * Smallest rectangle around the counted pixels, in fractions of the whole image. Undefined if no pixel was counted.
   */
  readonly bounds?: FractionBox
}

/** Two colors are considered equal if they differ by at most this value in each color channel. */
const COLOR_TOLERANCE = 24
/**
 * If a pixel differs from the background by at least this value in a color channel, the pixel belongs to text or an
 * image.
 */
const CONTENT_CONTRAST = 48

/** Counts the pixels of a color in a part of an image and finds the smallest rectangle around them. */
export const measureColor = (image: PixelImage, part: FractionBox, color: RgbColor): PixelMeasurement =>
  measure(image, part, [], index => channelDifference(image, index, color) <= COLOR_TOLERANCE)

/**
 * Counts the pixels in a part of an image that differ from the background. Also finds the smallest rectangle around
 * these pixels. The background is the most frequent color in this part of the image.
 * @param ignored areas that the measurement ignores, for example the controls of the reader
 */
export function measureContent(
  image: PixelImage,
  part: FractionBox,
  ignored: readonly FractionBox[] = [],
): PixelMeasurement {
  const background = findMostFrequentColor(image, part)
  return measure(image, part, ignored, index => channelDifference(image, index, background) >= CONTENT_CONTRAST)
}

/**
 * Returns whether the lines of text in a part of an image are horizontal or vertical. Compares the share of empty pixel
 * rows with the share of empty pixel columns. Returns `none` if both shares are equal, or if the part is empty.
 */
export function findLineDirection(image: PixelImage, part: FractionBox): 'horizontal' | 'vertical' | 'none' {
  const { bounds } = measureContent(image, part)
  if (!bounds) return 'none'
  const background = findMostFrequentColor(image, part)
  const [left, top, right, bottom] = toPixelEdges(image, bounds)
  const rows = new Uint8Array(bottom - top)
  const columns = new Uint8Array(right - left)
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++)
      if (channelDifference(image, 3 * (y * image.width + x), background) >= CONTENT_CONTRAST)
        rows[y - top] = columns[x - left] = 1
  const [emptyRows, emptyColumns] = [rows, columns].map(line => line.filter(used => used === 0).length / line.length)
  if (emptyRows === emptyColumns) return 'none'
  return (emptyRows ?? 0) > (emptyColumns ?? 0) ? 'horizontal' : 'vertical'
}

/**
 * Compares a part of two images. Returns the fraction of pixels that differ. Returns 1 if the images have different
 * sizes.
 */
export function measureDifference(first: PixelImage, second: PixelImage, part: FractionBox): number {
  if (first.width !== second.width || first.height !== second.height) return 1
  return measure(first, part, [], index => channelDifference(first, index, colorAt(second, index)) > COLOR_TOLERANCE)
    .share
}

function measure(
  image: PixelImage,
  part: FractionBox,
  ignored: readonly FractionBox[],
  matches: (index: number) => boolean,
): PixelMeasurement {
  const [left, top, right, bottom] = toPixelEdges(image, part)
  const ignoredEdges = ignored.map(box => toPixelEdges(image, box))
  const isIgnored = (x: number, y: number) =>
    ignoredEdges.some(edges => x >= edges[0] && y >= edges[1] && x < edges[2] && y < edges[3])
  let count = 0
  const edges = { left: right, top: bottom, right: left, bottom: top }
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) {
      if (!matches(3 * (y * image.width + x)) || isIgnored(x, y)) continue
      count += 1
      edges.left = Math.min(edges.left, x)
      edges.right = Math.max(edges.right, x + 1)
      edges.top = Math.min(edges.top, y)
      edges.bottom = y + 1
    }
  const area = Math.max(1, (right - left) * (bottom - top))
  if (count === 0) return { count, share: 0 }
  const { width, height } = image
  const bounds: FractionBox = [edges.left / width, edges.top / height, edges.right / width, edges.bottom / height]
  return { count, share: count / area, bounds }
}

/** Returns the most frequent color of a part of an image. Checks only every third pixel of each row. */
export function findMostFrequentColor(image: PixelImage, part: FractionBox): RgbColor {
  const [left, top, right, bottom] = toPixelEdges(image, part)
  const counts = new Map<number, number>()
  let best = { color: 0, count: 0 }
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x += 3) {
      const [red, green, blue] = colorAt(image, 3 * (y * image.width + x))
      const color = red * 65536 + green * 256 + blue
      const count = (counts.get(color) ?? 0) + 1
      counts.set(color, count)
      if (count > best.count) best = { color, count }
    }
  return [best.color >> 16, (best.color >> 8) & 255, best.color & 255]
}

function toPixelEdges({ width, height }: PixelImage, [left, top, right, bottom]: FractionBox): FractionBox {
  const scale = (fraction: number, size: number) => Math.min(size, Math.max(0, Math.round(fraction * size)))
  return [scale(left, width), scale(top, height), scale(right, width), scale(bottom, height)]
}

const colorAt = ({ data }: PixelImage, index: number): RgbColor => [
  data[index] ?? 0,
  data[index + 1] ?? 0,
  data[index + 2] ?? 0,
]

/** Compares the red, green and blue values of a pixel with a color. Returns the greatest of the three differences. */
function channelDifference({ data }: PixelImage, index: number, [red, green, blue]: RgbColor): number {
  return Math.max(
    Math.abs((data[index] ?? 0) - red),
    Math.abs((data[index + 1] ?? 0) - green),
    Math.abs((data[index + 2] ?? 0) - blue),
  )
}
