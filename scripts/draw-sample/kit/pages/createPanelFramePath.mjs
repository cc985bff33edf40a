import { createSeededRandom } from '../createSeededRandom.mjs'
import { createSmoothCurvePath, roundCoordinate } from '../svgElements.mjs'

/**
 * Returns the path of a rectangle that looks drawn by hand. Its sides deviate by up to `wild` px from straight lines.
 */
export function createPanelFramePath(x, y, w, h, wild, seed) {
  if (!wild)
    return `M${roundCoordinate(x)} ${roundCoordinate(y)}H${roundCoordinate(x + w)}V${roundCoordinate(y + h)}H${roundCoordinate(x)}Z`
  const rnd = createSeededRandom(seed)
  const j = () => rnd.between(-wild, wild)
  const side = (x1, y1, x2, y2) =>
    Array.from({ length: 6 }, (_, i) => [x1 + ((x2 - x1) * i) / 6 + j(), y1 + ((y2 - y1) * i) / 6 + j()])
  return createSmoothCurvePath(
    [
      ...side(x, y, x + w, y),
      ...side(x + w, y, x + w, y + h),
      ...side(x + w, y + h, x, y + h),
      ...side(x, y + h, x, y),
    ],
    true,
  )
}
