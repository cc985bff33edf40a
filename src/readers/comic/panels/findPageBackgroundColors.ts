import type { ImagePixels } from '../images/findPageRegionWithoutBorders'

/** Colour as red, green and blue, 0 to 255. */
export type RgbColor = readonly [red: number, green: number, blue: number]

/** Minimum fraction of the page edge that a colour of medium brightness must cover to count as the background. */
const MIN_USUAL_COLOR_FRACTION = 0.5
/** Minimum fraction of the page edge that a dark colour must cover to count as the background. */
const MIN_DARK_COLOR_FRACTION = 0.25
/** Minimum fraction of the page edge that a light colour must cover to count as the background. */
const MIN_LIGHT_COLOR_FRACTION = 0.03

/** Returns up to three possible background colours: frequent colours of the page edge, and white. */
export function findPageBackgroundColors({ data, width, height }: ImagePixels): readonly RgbColor[] {
  const bins = new Map<number, { count: number; sum: [number, number, number] }>()
  let sampleCount = 0
  const addSample = (x: number, y: number) => {
    const at = (y * width + x) * 4
    const colour = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0] as const
    const bin = ((colour[0] >> 4) << 8) | ((colour[1] >> 4) << 4) | (colour[2] >> 4)
    const { count, sum } = bins.get(bin) ?? { count: 0, sum: [0, 0, 0] }
    bins.set(bin, { count: count + 1, sum: [sum[0] + colour[0], sum[1] + colour[1], sum[2] + colour[2]] })
    sampleCount += 1
  }
  for (let x = 0; x < width; x++) for (const y of [1, height - 2]) if (y >= 0) addSample(x, y)
  for (let y = 0; y < height; y++) for (const x of [1, width - 2]) if (x >= 0) addSample(x, y)
  const frequentColors = [...bins.values()]
    .sort((a, b) => b.count - a.count)
    .map(({ count, sum }) => ({
      share: count / sampleCount,
      colour: [sum[0] / count, sum[1] / count, sum[2] / count] as RgbColor,
    }))
    .filter(({ share, colour }) => {
      const tone = Math.min(...colour)
      return (
        share >=
        (tone > 200
          ? MIN_LIGHT_COLOR_FRACTION
          : Math.max(...colour) < 45
            ? MIN_DARK_COLOR_FRACTION
            : MIN_USUAL_COLOR_FRACTION)
      )
    })
    .map(({ colour }) => colour)
  const backgrounds: RgbColor[] = []
  for (const colour of [...frequentColors, white])
    if (backgrounds.every(other => colorDistance(colour, other) > 16)) backgrounds.push(colour)
  return backgrounds.slice(0, 3)
}

const white: RgbColor = [255, 255, 255]

const colorDistance = (a: RgbColor, b: RgbColor) =>
  Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]), Math.abs(a[2] - b[2]))
