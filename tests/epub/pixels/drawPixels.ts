import type { PixelImage, RgbColor } from './measurePixels'

/** Rectangle that is filled with a color. `edges` are in pixels: left, top, right, bottom. */
export interface DrawnRectangle {
  readonly color: RgbColor
  readonly edges: readonly [number, number, number, number]
}

/** Draws rectangles on a white image of 100 × 100 pixels. */
export function drawPixels(...rectangles: readonly DrawnRectangle[]): PixelImage {
  const data = new Uint8Array(30_000).fill(255)
  for (const { color, edges } of rectangles) {
    const [left, top, right, bottom] = edges
    for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) data.set(color, 3 * (y * 100 + x))
  }
  return { width: 100, height: 100, data }
}
