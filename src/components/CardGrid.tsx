import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual'
import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useDirection } from '../language/useDirection'
import type { CardSlot } from './Card'
import styles from './CardGrid.module.css'
import { CardGridRow } from './CardGridRow'
import { gridKey } from './gridKeys'
import { gridLayout } from './gridShape'
import type { ListHandle } from './listHandle'
import { useScrolling } from './scrolling'
import { usePlace } from './usePlace'
import { useReturnToPlace } from './useReturnToPlace'

type CardGridProps<Item> = {
  label: string
  total: number
  /** What stands at an index, or `undefined` while it is on its way. */
  itemAt: (index: number) => Item | undefined
  /** Told which indexes are on the screen, so that their pages can be fetched. */
  onVisible?: (first: number, last: number) => void
  /** Told what stands at the top, below the bars that lie over the list: its first index, and how many stand in the row. */
  onTop?: (index: number, count: number) => void
  renderCard: (item: Item, slot: CardSlot, index: number) => ReactNode
  minCard?: number
  density?: Density
  ref?: Ref<ListHandle>
}

export type Density = 'roomy' | 'normal' | 'dense'

/** Distances between cards and rows, and how much lower a card is without its quiet line (see Card.module.css). */
const spacing = {
  roomy: { gap: 1.4, rowGap: 36, lower: 0 },
  normal: { gap: 1, rowGap: 24, lower: 0 },
  dense: { gap: 0.55, rowGap: 14, lower: 24 },
}

const BARS = 116

/**
 * Any number of equal cards in the window's scroll. Only the rows in sight exist; arrows, Home, End and the page keys
 * move the focus through all of them, and the whole grid is one stop for Tab.
 */
export function CardGrid<Item>({ label, total, itemAt, onVisible, renderCard, ...props }: CardGridProps<Item>) {
  const { minCard = 168, density = 'normal', onTop, ref } = props
  const place = usePlace()
  const { card, gap } = measures(place.width, minCard, spacing[density].gap)
  const layout = gridLayout(place.width, card, gap, spacing[density].rowGap - spacing[density].lower)
  const [focused, setFocused] = useState(0)
  const rows = Math.ceil(total / layout.columns)
  const virtualizer = useWindowVirtualizer({
    count: place.width > 0 ? rows : 0,
    estimateSize: () => layout.rowHeight,
    overscan: 1,
    scrollMargin: place.top,
    scrollPaddingStart: BARS,
    scrollPaddingEnd: BARS,
    rangeExtractor: range => withRow(defaultRangeExtractor(range), Math.floor(focused / layout.columns), rows),
  })
  const shown = virtualizer.getVirtualItems()
  useScrolling(virtualizer.isScrolling)
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows are measured anew when the layout changes, not when the virtualizer does
  useLayoutEffect(() => virtualizer.measure(), [layout.rowHeight])
  useReturnToPlace(place.width > 0 && rows > 0)
  const show = (index: number) => virtualizer.scrollToIndex(Math.floor(index / layout.columns), { align: 'start' })
  useImperativeHandle(ref, () => ({ show }))
  const range = virtualizer.range
  const first = (range?.startIndex ?? 0) * layout.columns
  const last = Math.min(total, ((range?.endIndex ?? 0) + 1) * layout.columns) - 1
  useEffect(() => onVisible?.(first, last), [first, last, onVisible])
  const top =
    Math.max(0, Math.round(((virtualizer.scrollOffset ?? 0) + BARS - place.top) / layout.rowHeight)) * layout.columns
  useEffect(() => onTop?.(top, layout.columns), [top, layout.columns, onTop])
  const focus = useFocusAt(index => {
    setFocused(index)
    virtualizer.scrollToIndex(Math.floor(index / layout.columns))
  })
  const direction = useDirection()
  const onKeyDown = (event: KeyboardEvent) => {
    const from = indexOfLink(event.target)
    if (from === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    const rowsPerScreen = Math.max(1, Math.floor(window.innerHeight / layout.rowHeight))
    const to = gridKey(event.key, from, { total, columns: layout.columns, rowsPerScreen, rtl: direction === 'rtl' })
    if (to === undefined) return
    event.preventDefault()
    focus.at(to)
  }
  const tabStop = focused >= first && focused <= last ? focused : first
  return (
    // biome-ignore lint/a11y/useSemanticElements: cards are no table
    <div
      ref={place.ref}
      role="grid"
      aria-label={label}
      aria-rowcount={rows}
      aria-colcount={layout.columns}
      className={styles.grid}
      data-density={density}
      style={
        { blockSize: virtualizer.getTotalSize(), '--columns': layout.columns, '--gap': `${gap}px` } as CSSProperties
      }
      onKeyDown={onKeyDown}
      onFocus={event => setFocused(indexOfLink(event.target) ?? focused)}
    >
      {shown.map(({ key, index: row, start }) => {
        const from = row * layout.columns
        return (
          <CardGridRow
            key={key}
            row={row}
            top={start - place.top}
            first={from}
            items={Array.from({ length: Math.min(layout.columns, total - from) }, (_, step) => itemAt(from + step))}
            tabStop={Math.floor(tabStop / layout.columns) === row ? tabStop : undefined}
            renderCard={renderCard}
          />
        )
      })}
    </div>
  )
}

/** Cards are smaller on a phone and larger on a very wide screen, where they would be too many. */
function measures(width: number, minCard: number, gap: number) {
  if (width < 600) return { card: minCard * 0.62, gap: Math.round(14 * gap) }
  return { card: width > 1800 ? minCard * 1.14 : minCard, gap: Math.round(22 * gap) }
}

/** The row of the focused card stays while it is scrolled out of sight: its focus would be lost with it. */
function withRow(rows: number[], row: number, count: number): number[] {
  if (row >= count || rows.includes(row)) return rows
  return [...rows, row].sort((a, b) => a - b)
}

function indexOfLink(target: EventTarget): number | undefined {
  if (!(target instanceof HTMLElement) || !target.matches('[data-card-link]')) return undefined
  const cell = target.closest<HTMLElement>('[data-index]')
  return cell ? Number(cell.dataset.index) : undefined
}

/** Moves the focus to a card that may not be drawn, or not even loaded, yet. */
function useFocusAt(show: (index: number) => void) {
  const wanted = useRef<number>(undefined)
  useEffect(() => {
    if (wanted.current === undefined) return
    const link = document.querySelector<HTMLElement>(`[data-index="${wanted.current}"] [data-card-link]`)
    if (!link) return
    wanted.current = undefined
    link.focus({ preventScroll: true })
  })
  const at = (index: number) => {
    wanted.current = index
    show(index)
  }
  return { at }
}
