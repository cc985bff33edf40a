import type { Pixels } from './findBorders'

/** Largest difference of a colour channel (0 to 255) at which two colours count as equal. */
const near = 24

/**
 * Returns the dominant colour of an image's edge, or undefined when no colour covers at least half of the samples.
 * @param pixels  image; about 30 samples per side are compared
 */
export function edgeColor({ data, width, height }: Pixels): [red: number, green: number, blue: number] | undefined {
  const edge: [number, number, number][] = []
  const step = Math.max(1, width >> 5)
  const take = (x: number, y: number) => {
    const at = (y * width + x) * 4
    edge.push([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0])
  }
  for (let x = 0; x < width; x += step) for (const y of [0, height - 1]) take(x, y)
  for (let y = 1; y < height - 1; y += step) for (const x of [0, width - 1]) take(x, y)
  const far = (a: readonly number[], b: readonly number[]) =>
    Math.max(...a.map((value, index) => Math.abs(value - (b[index] ?? 0))))
  let best: [number, number, number][] = []
  for (let index = 0; index < edge.length; index += 3) {
    const tone = edge[index]
    const alike = tone ? edge.filter(other => far(tone, other) < near) : []
    if (alike.length > best.length) best = alike
  }
  if (best.length === 0 || best.length < edge.length / 2) return undefined
  const mean = (channel: 0 | 1 | 2) => Math.round(best.reduce((sum, tone) => sum + tone[channel], 0) / best.length)
  return [mean(0), mean(1), mean(2)]
}
