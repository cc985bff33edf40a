import type { ImagePixels } from '../images/findPageRegionWithoutBorders'

/** Color as red, green and blue, 0 to 255. */
export type RgbColor = readonly [red: number, green: number, blue: number]

/** A background color that is neither light nor dark covers at least this fraction of the page edge. */
const MIN_USUAL_COLOR_FRACTION = 0.5
/** A dark background color covers at least this fraction of the page edge. */
const MIN_DARK_COLOR_FRACTION = 0.25
/** A light background color covers at least this fraction of the page edge. */
const MIN_LIGHT_COLOR_FRACTION = 0.03

/**
 * Returns up to three possible background colors of a page: the most frequent colors at the page edge. If there are
 * fewer than three, adds white.
 */
export function findPageBackgroundColors({ data, width, height }: ImagePixels): readonly RgbColor[] {
  const bins = new Map<number, { count: number; sum: [number, number, number] }>()
  let sampleCount = 0
  const addSample = (x: number, y: number) => {
    const at = (y * width + x) * 4
    const color = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0] as const
    const bin = ((color[0] >> 4) << 8) | ((color[1] >> 4) << 4) | (color[2] >> 4)
    const { count, sum } = bins.get(bin) ?? { count: 0, sum: [0, 0, 0] }
    bins.set(bin, { count: count + 1, sum: [sum[0] + color[0], sum[1] + color[1], sum[2] + color[2]] })
    sampleCount += 1
  }
  for (let x = 0; x < width; x++) for (const y of [1, height - 2]) if (y >= 0) addSample(x, y)
  for (let y = 0; y < height; y++) for (const x of [1, width - 2]) if (x >= 0) addSample(x, y)
  const frequentColors = [...bins.values()]
    .sort((a, b) => b.count - a.count)
    .map(({ count, sum }) => ({
      share: count / sampleCount,
      color: [sum[0] / count, sum[1] / count, sum[2] / count] as RgbColor,
    }))
    .filter(({ share, color }) => {
      const tone = Math.min(...color)
      return (
        share >=
        (tone > 200
          ? MIN_LIGHT_COLOR_FRACTION
          : Math.max(...color) < 45
            ? MIN_DARK_COLOR_FRACTION
            : MIN_USUAL_COLOR_FRACTION)
      )
    })
    .map(({ color }) => color)
  const backgrounds: RgbColor[] = []
  for (const color of [...frequentColors, white])
    if (backgrounds.every(other => colorDistance(color, other) > 16)) backgrounds.push(color)
  return backgrounds.slice(0, 3)
}

const white: RgbColor = [255, 255, 255]

const colorDistance = (a: RgbColor, b: RgbColor) =>
  Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]), Math.abs(a[2] - b[2]))
