/**
 * Position of a control in the table. In each row, each column has two controls: an input and a lock. `controlIndex` 0
 * is the input of the first column, 1 is the lock of the first column, 2 is the input of the second column.
 */
export type ControlPosition = { rowIndex: number; controlIndex: number }

type TableKey = { key: string; shiftKey: boolean }

type TableSize = { rowCount: number; controlCount: number; rowsPerScreen: number }

/**
 * Returns the control to which a key moves the focus, or undefined if the key does not move the focus. Enter and the
 * vertical arrow keys move the focus to another row of the same column. Page Up and Page Down move it by a screen.
 * @param edges whether the caret is at the left or right edge of the text. A horizontal arrow key moves the focus only
 *   if the caret is at the edge in the direction of the key.
 * @param rtl whether the columns are ordered from right to left
 */
export function getTargetControl(
  { key, shiftKey }: TableKey,
  { rowIndex, controlIndex }: ControlPosition,
  { rowCount, controlCount, rowsPerScreen }: TableSize,
  edges: { left: boolean; right: boolean },
  rtl: boolean,
): ControlPosition | undefined {
  const towardsEnd = rtl ? -1 : 1
  const horizontalSteps: Readonly<Record<string, number>> = {
    ...(edges.left && { ArrowLeft: -towardsEnd }),
    ...(edges.right && { ArrowRight: towardsEnd }),
  }
  const verticalSteps: Readonly<Record<string, number>> = {
    ArrowUp: -1,
    ArrowDown: 1,
    Enter: shiftKey ? -1 : 1,
    PageUp: -rowsPerScreen,
    PageDown: rowsPerScreen,
  }
  if (shiftKey && key !== 'Enter') return undefined
  const vertical = verticalSteps[key]
  if (vertical !== undefined)
    return { rowIndex: clamp(rowIndex + vertical, rowCount), controlIndex: clamp(controlIndex, controlCount) }
  const horizontal = horizontalSteps[key]
  return horizontal === undefined
    ? undefined
    : { rowIndex, controlIndex: clamp(controlIndex + horizontal, controlCount) }
}

const clamp = (index: number, count: number) => Math.max(0, Math.min(count - 1, index))
