import type { Region } from '../pages/imageTransform'

/** Two panels may reach so far into each other, as a share of the shorter one, and still lie one after the other. */
const slack = 0.25

/**
 * Panels in the order in which they are read: rows from above, within them columns from the side where one begins; where a panel
 * stands beside a stack, columns first.
 */
export function sortPanels(panels: readonly Region[], rightToLeft: boolean): readonly Region[] {
  if (panels.length < 2) return panels
  const groups = parted(panels, 'down') ?? turned(parted(panels, 'across'), rightToLeft)
  if (groups) return groups.flatMap(group => sortPanels(group, rightToLeft))
  // Nothing parts them: by where they begin.
  const begin = ({ x, width }: Region) => (rightToLeft ? 1 - x - width : x)
  return [...panels].sort((a, b) => a.y + begin(a) * 0.5 - (b.y + begin(b) * 0.5))
}

const turned = <T>(groups: readonly T[] | undefined, back: boolean) => (groups && back ? [...groups].reverse() : groups)

/** The groups that follow each other along an axis; undefined when that is one alone. */
function parted(panels: readonly Region[], axis: 'down' | 'across'): readonly (readonly Region[])[] | undefined {
  const [from, length] = axis === 'down' ? (['y', 'height'] as const) : (['x', 'width'] as const)
  const sorted = [...panels].sort((a, b) => a[from] + a[length] / 2 - (b[from] + b[length] / 2))
  const groups: Region[][] = []
  let group: Region[] = []
  sorted.forEach((panel, index) => {
    group.push(panel)
    const rest = sorted.slice(index + 1)
    if (rest.every(next => group.every(before => follows(before[from], before[length], next[from], next[length])))) {
      groups.push(group)
      group = []
    }
  })
  return groups.length > 1 ? groups : undefined
}

/** Whether one stretch lies behind another, but for some slack. */
const follows = (before: number, beforeLength: number, next: number, nextLength: number) =>
  before + beforeLength - next <= slack * Math.min(beforeLength, nextLength)
