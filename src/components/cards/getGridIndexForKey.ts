/** Dimensions of a card grid. The keys Page Up and Page Down move the focus by `rowsPerScreen` rows. */
export type CardGridDimensions = { total: number; columns: number; rowsPerScreen: number; rtl: boolean }

/**
 * Returns the index of the card that gets the focus after a key press in a grid. If a navigation key cannot move the
 * focus, for example at the edge of the grid, returns the given `index`.
 * @param key `KeyboardEvent.key`
 * @param index index of the focused card
 * @returns an index from 0 to total - 1. Undefined if the key is not a navigation key, or if the grid is empty.
 */
export function getGridIndexForKey(
  key: string,
  index: number,
  { total, columns, rowsPerScreen, rtl }: CardGridDimensions,
): number | undefined {
  if (total === 0) return undefined
  const forward = rtl ? -1 : 1
  const orCurrent = (to: number) => (to < 0 || to >= total ? index : to)
  const clamp = (to: number) => Math.max(0, Math.min(total - 1, to))
  const rowsBelow = (rows: number) => {
    const to = index + rows * columns
    return to < total ? to : lastIndexInColumn(index, columns, total)
  }
  switch (key) {
    case 'ArrowRight':
      return orCurrent(index + forward)
    case 'ArrowLeft':
      return orCurrent(index - forward)
    case 'ArrowDown':
      return index + columns < total ? index + columns : isOnLastRow(index, columns, total) ? index : total - 1
    case 'ArrowUp':
      return orCurrent(index - columns)
    case 'PageDown':
      return rowsBelow(Math.max(1, rowsPerScreen))
    case 'PageUp':
      return clamp(index - Math.min(Math.floor(index / columns), Math.max(1, rowsPerScreen)) * columns)
    case 'Home':
      return 0
    case 'End':
      return total - 1
    default:
      return undefined
  }
}

/**
 * Works like {@link getGridIndexForKey}, but returns undefined if the focus would stay on the same card.
 * `listenToArrowKeys` can then move the focus out of the grid.
 */
export function getGridIndexForKeyIfChanged(
  key: string,
  index: number,
  dimensions: CardGridDimensions,
): number | undefined {
  const to = getGridIndexForKey(key, index, dimensions)
  return to === index ? undefined : to
}

function isOnLastRow(index: number, columns: number, total: number): boolean {
  return Math.floor(index / columns) === Math.floor((total - 1) / columns)
}

function lastIndexInColumn(index: number, columns: number, total: number): number {
  const column = index % columns
  const lastRow = Math.floor((total - 1) / columns)
  const candidate = lastRow * columns + column
  return candidate < total ? candidate : candidate - columns
}
