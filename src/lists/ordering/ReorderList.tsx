import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTabStop } from '../../components/focus/useTabStop'
import { renderedRows } from '../../components/scrolling/renderedRows'
import { usePagePosition } from '../../components/scrolling/usePagePosition'
import { useVisibleRows } from '../../components/scrolling/useVisibleRows'
import styles from './ReorderList.module.css'
import { ReorderRow, type RowContent } from './ReorderRow'
import { useRowDrag } from './useRowDrag'

type ArrangeListProps = {
  label: string
  ids: readonly string[]
  faceOf: (id: string) => RowContent | undefined
  onMove: (from: number, to: number) => void
  onRemove: (id: string) => void
  /** Receives the ids of the rendered rows, so that they can be loaded. */
  onVisible: (ids: readonly string[]) => void
}

const ROW = 76
const BARS = 116

/**
 * List whose items can be reordered by dragging, keys, buttons, or typing a position. Only the visible rows are
 * rendered. The list is a single tab stop: arrow keys move the focus, with Alt they move the row.
 */
export function ReorderList({ label, ids, faceOf, onMove, onRemove, onVisible }: ArrangeListProps) {
  const place = usePagePosition()
  const sight = useVisibleRows({ count: ids.length, height: ROW, top: place.top, bars: BARS })
  const [focused, setFocused] = useState(0)
  const tabStop = useTabStop(focused, sight.first, sight.last)
  const wish = useFocusWish()
  const { drag, handleOf } = useRowDrag({ count: ids.length, height: ROW, onDrop: onMove })
  const shown = renderedRows(sight, ids.length, focused, drag?.from)
  const names = shown.map(index => ids[index]).join(' ')
  useEffect(() => onVisible(names === '' ? [] : names.split(' ')), [names, onVisible])
  // Focus the first row when the element that had the focus is gone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once on mount
  useEffect(() => {
    if (document.activeElement === document.body) wish(ids[0], 'handle')
  }, [])
  const goTo = (index: number, part: string) => {
    const to = Math.max(0, Math.min(ids.length - 1, index))
    setFocused(to)
    sight.reach(to)
    return (id: string | undefined) => wish(id, part)
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
    const at = handleAt(event.target)
    if (at === undefined || event.ctrlKey || event.metaKey || event.shiftKey) return
    const to = keyTarget(event.key, at, ids.length)
    if (event.key === 'Delete') remove(at)
    else if (to === undefined) return
    else if (event.altKey) move(at, to)
    else goTo(to, 'handle')(ids[Math.max(0, Math.min(ids.length - 1, to))])
    event.preventDefault()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: only visible rows are rendered, positioned absolutely
    <div
      ref={place.ref}
      role="list"
      aria-label={label}
      className={styles.list}
      style={{ blockSize: ids.length * ROW }}
      data-dragging={drag !== undefined || undefined}
      onKeyDown={onKeyDown}
      onFocus={({ target }) => setFocused(indexAt(target) ?? focused)}
    >
      {place.width > 0 &&
        shown.map(index => {
          const id = ids[index] ?? ''
          return (
            <ReorderRow
              key={id}
              id={id}
              index={index}
              total={ids.length}
              top={index * ROW}
              height={ROW}
              face={faceOf(id)}
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

function keyTarget(key: string, at: number, count: number): number | undefined {
  const steps: Record<string, number> = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: count - 1 }
  return steps[key]
}

const rowAt = (target: EventTarget) =>
  target instanceof HTMLElement ? target.closest<HTMLElement>('[data-member]') : null

function indexAt(target: EventTarget): number | undefined {
  const row = rowAt(target)
  return row ? Number(row.dataset.at) : undefined
}

const handleAt = (target: EventTarget) =>
  target instanceof HTMLElement && target.dataset.part === 'handle' ? indexAt(target) : undefined

/**
 * Returns a function that focuses a part of a row after the next render. A row that moves loses its focus otherwise.
 */
function useFocusWish(): (id: string | undefined, part: string) => void {
  const wanted = useRef<string>(undefined)
  useEffect(() => {
    if (wanted.current === undefined) return
    const part = document.querySelector<HTMLElement>(wanted.current)
    if (!part) return
    wanted.current = undefined
    part.focus({ preventScroll: true })
  })
  return (id, part) => {
    wanted.current = id === undefined ? undefined : `[data-member="${CSS.escape(id)}"] [data-part="${part}"]`
  }
}
