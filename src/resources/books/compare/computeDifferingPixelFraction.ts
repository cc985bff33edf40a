/**
 * Maximum difference between two color values (0 to 255) that are treated as equal. Image compression changes color
 * values slightly.
 */
const CHANNEL_TOLERANCE = 40

/**
 * Returns the fraction of pixels that differ between two images, from 0 to 1. The images must have the same size.
 * @param a RGBA values of the first image
 * @param b RGBA values of the second image
 */
export function computeDifferingPixelFraction(a: ArrayLike<number>, b: ArrayLike<number>): number {
  const pixelCount = a.length / 4
  if (pixelCount === 0) return 0
  let differing = 0
  for (let start = 0; start < a.length; start += 4) {
    const isEqual = [0, 1, 2].every(
      channel => Math.abs((a[start + channel] ?? 0) - (b[start + channel] ?? 0)) <= CHANNEL_TOLERANCE,
    )
    if (!isEqual) differing += 1
  }
  return differing / pixelCount
}
