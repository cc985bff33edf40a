import { type CSSProperties, type ReactNode, type Ref, useCallback, useEffect, useImperativeHandle } from 'react'
import type { ListHandle } from '../scrolling/listHandle'
import { renderedRows } from '../scrolling/renderedRows'
import { usePagePosition } from '../scrolling/usePagePosition'
import { useScrollAnchor } from '../scrolling/useScrollAnchor'
import { useScrollRestore } from '../scrolling/useScrollRestore'
import { useVisibleRows } from '../scrolling/useVisibleRows'
import type { CardSlot } from './Card'
import styles from './CardGrid.module.css'
import { CardGridRow } from './CardGridRow'
import { CARD_TEXT_HEIGHT, layOutGrid } from './gridLayout'
import { useGridFocus } from './useGridFocus'

type CardGridProps<Item> = {
  label: string
  total: number
  /** What stands at an index, or `undefined` while it is on its way. */
  itemAt: (index: number) => Item | undefined
  /** Told which indexes are on the screen, so that their pages can be fetched. */
  onVisible?: (first: number, last: number) => void
  /** Told what stands at the top, below the bars that lie over the list: its first index, and how many stand in the row. */
  onTop?: (index: number, count: number) => void
  /** Where a typed letter leads. */
  indexOfKey?: (key: string) => number | undefined
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
 * Any number of equal cards in the window's scroll. Only the rows in sight exist; arrows, Home, End, the page keys and letters
 * move the focus through all of them, and the whole grid is one stop for Tab.
 */
export function CardGrid<Item extends { id: string }>({
  label,
  total,
  itemAt,
  onVisible,
  renderCard,
  ...props
}: CardGridProps<Item>) {
  const { minCard = 168, density = 'normal', onTop, indexOfKey, ref } = props
  const place = usePagePosition()
  const { rowGap, lower, ...space } = spacing[density]
  const { card, gap } = measures(place.width, minCard, space.gap)
  const layout = layOutGrid(place.width, card, gap, rowGap, (CARD_TEXT_HEIGHT - lower) * place.textScale)
  const { columns, rowHeight } = layout
  const rows = Math.ceil(total / columns)
  const sight = useVisibleRows({
    count: rows,
    height: rowHeight,
    top: place.top,
    bars: BARS,
    onTop: useCallback((row: number) => onTop?.(row * columns, columns), [onTop, columns]),
  })
  useScrollRestore(place.width > 0 && rows > 0)
  useImperativeHandle(ref, (): ListHandle => ({ show: index => sight.show(Math.floor(index / columns)) }))
  const first = sight.first * columns
  const last = Math.min(total, (sight.last + 1) * columns) - 1
  useEffect(() => onVisible?.(first, last), [first, last, onVisible])
  const { focused, tabStop, refocus, onKeyDown, onFocus } = useGridFocus({
    total,
    columns,
    rowHeight,
    first,
    last,
    indexOfKey,
    reach: index => sight.reach(Math.floor(index / columns)),
  })
  useScrollAnchor({
    list: place.ref,
    total,
    itemAt,
    first,
    last,
    onVisible,
    columns,
    rowHeight,
    top: place.top,
    bars: BARS,
    refocus,
  })
  return (
    // biome-ignore lint/a11y/useSemanticElements: cards are no table
    <div
      ref={place.ref}
      role="grid"
      aria-label={label}
      aria-rowcount={rows}
      aria-colcount={columns}
      className={styles.grid}
      data-density={density}
      style={
        {
          blockSize: rows * rowHeight,
          '--columns': columns,
          '--gap': `${gap}px`,
          '--card-width': `${Math.round(layout.cardWidth)}px`,
        } as CSSProperties
      }
      onKeyDown={onKeyDown}
      onFocus={onFocus}
    >
      {place.width > 0 &&
        renderedRows(sight, rows, Math.floor(focused / columns)).map(row => (
          <CardGridRow
            key={row}
            row={row}
            top={row * rowHeight}
            height={rowHeight}
            first={row * columns}
            items={Array.from({ length: Math.min(columns, total - row * columns) }, (_, step) =>
              itemAt(row * columns + step),
            )}
            tabStop={Math.floor(tabStop / columns) === row ? tabStop : undefined}
            renderCard={renderCard}
          />
        ))}
    </div>
  )
}

/** Cards are smaller on a phone and larger on a very wide screen, where they would be too many. */
function measures(width: number, minCard: number, gap: number) {
  if (width < 600) return { card: minCard * 0.62, gap: Math.round(14 * gap) }
  return { card: width > 1800 ? minCard * 1.14 : minCard, gap: Math.round(22 * gap) }
}
