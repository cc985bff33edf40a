import type { ImageRegion } from '../pages/pageImageTransform'

/**
 * Maximum vertical overlap of two panels in different rows, as a fraction of the height of the smaller panel. Also the
 * maximum horizontal overlap of two panels in different columns, as a fraction of the width of the smaller panel.
 */
const MAX_OVERLAP_FRACTION = 0.25

/**
 * Sorts panels in reading order. Rows are read from top to bottom. Each row starts at the side where reading starts. A
 * tall panel beside several small panels is a separate column.
 */
export function sortPanelsInReadingOrder(panels: readonly ImageRegion[], rightToLeft: boolean): readonly ImageRegion[] {
  if (panels.length < 2) return panels
  const groups = splitAlongAxis(panels, 'down') ?? reverseIf(splitAlongAxis(panels, 'across'), rightToLeft)
  if (groups) return groups.flatMap(group => sortPanelsInReadingOrder(group, rightToLeft))
  // If the panels cannot be divided into rows or columns, sorts them by distance from the corner where reading starts.
  const startOf = ({ x, width }: ImageRegion) => (rightToLeft ? 1 - x - width : x)
  return [...panels].sort((a, b) => a.y + startOf(a) * 0.5 - (b.y + startOf(b) * 0.5))
}

const reverseIf = <T>(groups: readonly T[] | undefined, isReversed: boolean) =>
  groups && isReversed ? [...groups].reverse() : groups

/**
 * Divides panels into rows (`down`) or columns (`across`). Returns undefined if the panels cannot be divided in this
 * direction.
 */
function splitAlongAxis(
  panels: readonly ImageRegion[],
  axis: 'down' | 'across',
): readonly (readonly ImageRegion[])[] | undefined {
  const [from, length] = axis === 'down' ? (['y', 'height'] as const) : (['x', 'width'] as const)
  const sorted = [...panels].sort((a, b) => a[from] + a[length] / 2 - (b[from] + b[length] / 2))
  const groups: ImageRegion[][] = []
  let group: ImageRegion[] = []
  sorted.forEach((panel, index) => {
    group.push(panel)
    const rest = sorted.slice(index + 1)
    if (rest.every(next => group.every(before => isBehind(before[from], before[length], next[from], next[length])))) {
      groups.push(group)
      group = []
    }
  })
  return groups.length > 1 ? groups : undefined
}

const isBehind = (before: number, beforeLength: number, next: number, nextLength: number) =>
  before + beforeLength - next <= MAX_OVERLAP_FRACTION * Math.min(beforeLength, nextLength)
