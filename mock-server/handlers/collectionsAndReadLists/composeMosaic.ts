import { resizeImageToFitSquare } from '../../state/convertImages'
import { sharp } from '../../state/optionalSharp'

const MOSAIC_ASPECT_RATIO = 0.7066666667
const MOSAIC_POSTER_COUNT = 4

/**
 * Returns the first four items. If there are fewer items, repeats them until the result contains four. Returns an empty
 * array if there are no items.
 */
export function repeatForMosaic<Item>(items: readonly Item[]): Item[] {
  const first = items.slice(0, MOSAIC_POSTER_COUNT)
  return Array.from({ length: MOSAIC_POSTER_COUNT }, () => first)
    .flat()
    .slice(0, MOSAIC_POSTER_COUNT)
}

/**
 * Combines up to four posters in a grid of two by two. Scales each poster down to fit in a square. The sides of the
 * square are as long as the height of a row. A poster can be wider than its column. The right neighbor then covers a
 * part of the poster, or the poster is cut off at the right edge. Returns a JPEG. If the image library sharp is not
 * installed, returns the first poster unchanged.
 * @param height height of the result in pixels
 * @throws Error when a poster cannot be decoded
 */
export async function composeMosaic(posters: readonly Buffer[], height: number): Promise<Buffer | undefined> {
  if (!sharp) return posters[0]
  const width = Math.round(height * MOSAIC_ASPECT_RATIO)
  const [columnWidth, rowHeight] = [Math.floor(width / 2), Math.floor(height / 2)]
  const cells = await Promise.all(
    posters.map(async (poster, i) => ({
      input: await resizeImageToFitSquare(poster, rowHeight),
      left: (i % 2) * columnWidth,
      top: i > 1 ? rowHeight : 0,
    })),
  )
  return sharp({ create: { width, height, channels: 3, background: '#000' } })
    .composite(cells)
    .jpeg({ quality: 82 })
    .toBuffer()
}
