import type { ImagePixels } from './findPageRegionWithoutBorders'

/** Two colors are treated as equal if they differ by less than this value in each color channel (0 to 255). */
const SAME_COLOR_MAX_DIFFERENCE = 24

/**
 * Returns the most frequent color along the edge of an image. Undefined if this color covers less than half of the
 * edge.
 * @param pixels pixels of the image; about 30 samples per side are compared
 */
export function findDominantEdgeColor({
  data,
  width,
  height,
}: ImagePixels): [red: number, green: number, blue: number] | undefined {
  const samples: [number, number, number][] = []
  const step = Math.max(1, width >> 5)
  const addSample = (x: number, y: number) => {
    const offset = (y * width + x) * 4
    samples.push([data[offset] ?? 0, data[offset + 1] ?? 0, data[offset + 2] ?? 0])
  }
  for (let x = 0; x < width; x += step) for (const y of [0, height - 1]) addSample(x, y)
  for (let y = 1; y < height - 1; y += step) for (const x of [0, width - 1]) addSample(x, y)
  const difference = (a: readonly number[], b: readonly number[]) =>
    Math.max(...a.map((value, index) => Math.abs(value - (b[index] ?? 0))))
  let dominant: [number, number, number][] = []
  for (let index = 0; index < samples.length; index += 3) {
    const color = samples[index]
    const similar = color ? samples.filter(other => difference(color, other) < SAME_COLOR_MAX_DIFFERENCE) : []
    if (similar.length > dominant.length) dominant = similar
  }
  if (dominant.length === 0 || dominant.length < samples.length / 2) return undefined
  const meanOf = (channel: 0 | 1 | 2) =>
    Math.round(dominant.reduce((sum, color) => sum + color[channel], 0) / dominant.length)
  return [meanOf(0), meanOf(1), meanOf(2)]
}
