import { type KeyboardEvent, useEffect, useState } from 'react'
import { useRovingTabStop } from '../../components/focus/useRovingTabStop'
import { listRenderedRowIndexes } from '../../components/scrolling/listRenderedRowIndexes'
import { useElementWidthTopAndTextScale } from '../../components/scrolling/useElementWidthTopAndTextScale'
import { useVisibleRows } from '../../components/scrolling/useVisibleRows'
import styles from './ReorderableList.module.css'
import { ReorderableRow, type ReorderableRowContent } from './ReorderableRow'
import { targetIndexForKey } from './RowHandle'
import { useDeferredFocus } from './useDeferredFocus'
import { useRowDrag } from './useRowDrag'

type ReorderableListProps = {
  label: string
  ids: readonly string[]
  rowContent: (id: string) => ReorderableRowContent | undefined
  onMove: (from: number, to: number) => void
  onRemove: (id: string) => void
  /** Called with the ids of the rendered rows, so that the parent can load the content of these rows. */
  onVisible: (ids: readonly string[]) => void
  focusOnMount?: boolean
}

/** Height of a row if the root font size is 16 px. */
const ROW_HEIGHT_PX = 76
const STICKY_BARS_HEIGHT_PX = 116

/**
 * List whose order the user can change. To move a row, the user can drag its handle, click a button or menu item, or
 * type a position. The user can also focus the handle and press Alt together with up arrow, down arrow, Home or End.
 * Without Alt, these keys move the focus. The list renders only the rows in and near the visible area, the focused row
 * and the dragged row.
 */
export function ReorderableList(props: ReorderableListProps) {
  const { label, ids, rowContent, onMove, onVisible } = props
  const pagePosition = useElementWidthTopAndTextScale()
  const rowHeightPx = Math.round(ROW_HEIGHT_PX * pagePosition.textScale)
  const visibleRows = useVisibleRows({
    count: ids.length,
    rowHeightPx,
    topPx: pagePosition.top,
    barsPx: STICKY_BARS_HEIGHT_PX,
  })
  const [focused, setFocused] = useState(0)
  const tabStop = useRovingTabStop(focused, visibleRows.first, visibleRows.last)
  const { move, remove, onKeyDown } = useRowCommands(props, index => {
    setFocused(index)
    visibleRows.scrollRowIntoView(index)
  })
  const { drag, handleOf } = useRowDrag({ count: ids.length, height: rowHeightPx, onDrop: onMove })
  const renderedIndexes = listRenderedRowIndexes(visibleRows, ids.length, focused, drag?.from)
  const renderedIds = renderedIndexes.map(index => ids[index]).join(' ')
  useEffect(() => onVisible(renderedIds === '' ? [] : renderedIds.split(' ')), [renderedIds, onVisible])
  return (
    // biome-ignore lint/a11y/useSemanticElements: only the visible rows are rendered, with absolute positions
    <div
      ref={pagePosition.ref}
      role="list"
      aria-label={label}
      className={styles.list}
      style={{ blockSize: ids.length * rowHeightPx }}
      data-dragging={drag !== undefined || undefined}
      onKeyDown={onKeyDown}
      onFocus={({ target }) => setFocused(findRowIndex(target) ?? focused)}
    >
      {pagePosition.width > 0 &&
        renderedIndexes.map(index => {
          const id = ids[index] ?? ''
          return (
            <ReorderableRow
              key={id}
              id={id}
              index={index}
              total={ids.length}
              top={index * rowHeightPx}
              height={rowHeightPx}
              content={rowContent(id)}
              isTabStop={index === tabStop}
              drag={drag}
              handle={handleOf(index)}
              onMove={(to, part) => move(index, to, part)}
              onRemove={() => remove(index)}
            />
          )
        })}
    </div>
  )
}

/**
 * Returns functions that move and remove rows. A moved row gets the focus at its new position. After a removal, a
 * neighboring row gets the focus.
 * @param scrollTo scrolls to a row and makes the row the tab stop of the list
 */
function useRowCommands(
  { ids, onMove, onRemove, focusOnMount }: ReorderableListProps,
  scrollTo: (index: number) => void,
) {
  const requestFocus = useDeferredFocus()
  // If `focusOnMount` is true, focuses the first row on mount, unless another element has the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once on mount
  useEffect(() => {
    if (focusOnMount && document.activeElement === document.body) requestFocus(ids[0], 'handle')
  }, [])
  const goTo = (index: number, part: string) => {
    scrollTo(Math.max(0, Math.min(ids.length - 1, index)))
    return (id: string | undefined) => requestFocus(id, part)
  }
  const move = (from: number, to: number, part = 'handle') => {
    goTo(to, part)(ids[from])
    if (from !== to) onMove(from, to)
  }
  const remove = (index: number) => {
    goTo(index, 'handle')(ids[index + 1] ?? ids[index - 1])
    const id = ids[index]
    if (id !== undefined) onRemove(id)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const index = findHandleRowIndex(event.target)
    if (index === undefined || event.ctrlKey || event.metaKey || event.shiftKey) return
    const to = targetIndexForKey(event.key, index, ids.length)
    if (event.key === 'Delete') remove(index)
    else if (to === undefined) return
    else if (event.altKey) move(index, to)
    else goTo(to, 'handle')(ids[Math.max(0, Math.min(ids.length - 1, to))])
    event.preventDefault()
  }
  return { move, remove, onKeyDown }
}

const findRow = (target: EventTarget) =>
  target instanceof HTMLElement ? target.closest<HTMLElement>('[data-member]') : null

function findRowIndex(target: EventTarget): number | undefined {
  const row = findRow(target)
  return row ? Number(row.dataset.at) : undefined
}

const findHandleRowIndex = (target: EventTarget) =>
  target instanceof HTMLElement && target.dataset.part === 'handle' ? findRowIndex(target) : undefined
