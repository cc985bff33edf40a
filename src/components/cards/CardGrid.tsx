import { type CSSProperties, type ReactNode, type Ref, useCallback, useEffect, useImperativeHandle } from 'react'
import { listRenderedRowIndexes } from '../scrolling/listRenderedRowIndexes'
import { useElementWidthTopAndTextScale } from '../scrolling/useElementWidthTopAndTextScale'
import { useScrollAnchor } from '../scrolling/useScrollAnchor'
import { useScrollRestoreAfterReload } from '../scrolling/useScrollRestoreAfterReload'
import { useVisibleRows } from '../scrolling/useVisibleRows'
import type { VirtualListHandle } from '../scrolling/virtualListHandle'
import styles from './CardGrid.module.css'
import { CardGridRow } from './CardGridRow'
import type { CardKeyboardNavigationProps } from './CoverCard'
import { CARD_TEXT_HEIGHT_PX, computeCardGridMeasurements } from './cardGridLayout'
import { useCardGridFocus } from './useCardGridFocus'

type CardGridProps<Item> = {
  label: string
  total: number
  itemAt: (index: number) => Item | undefined
  /**
   * Called when other items become visible. `first` and `last` are the indexes of the first and the last visible item.
   * The list then loads these items and the items between them.
   */
  onVisible?: (first: number, last: number) => void
  /**
   * Called when another row becomes the topmost visible row. `index` is the index of the first item in this row.
   * `count` is the number of items per row.
   */
  onTop?: (index: number, count: number) => void
  /**
   * Returns the index of the item that gets the focus when the user types a letter. Returns undefined if no item begins
   * with the letter.
   */
  indexOfKey?: (key: string) => number | undefined
  renderCard: (item: Item, slot: CardKeyboardNavigationProps, index: number) => ReactNode
  minCardWidth?: number
  density?: CardGridDensity
  /**
   * Whether the grid is an empty placeholder for a list that is still loading. The layout of the loaded list may differ
   * from the layout of the placeholder.
   */
  isPlaceholder?: boolean
  ref?: Ref<VirtualListHandle>
}

export type CardGridDensity = 'roomy' | 'normal' | 'dense'

/**
 * Spacing of the cards, by density. `gap` is a factor for the default column gap. `rowGap` is the gap between rows in
 * CSS pixels. `textReduction` is the height in CSS pixels that dense cards do not need, because they have no subtitle.
 */
const densitySpacing = {
  roomy: { gap: 1.4, rowGap: 36, textReduction: 0 },
  normal: { gap: 1, rowGap: 24, textReduction: 0 },
  dense: { gap: 0.55, rowGap: 14, textReduction: 24 },
}

/** Height of the bars at the top of the window that cover the grid, in CSS pixels. */
const TOP_BARS_PX = 116

/**
 * Virtualized grid of cards that scrolls with the window. Arrow, Home, End, page and letter keys move the focus between
 * the cards. The whole grid is a single tab stop.
 */
export function CardGrid<Item extends { id: string }>(props: CardGridProps<Item>) {
  const { label, total, itemAt, onVisible, renderCard, density = 'normal', ref } = props
  const cards = useVisibleCards(props)
  const { metrics, gap, layout, rows, visible, first, last } = cards
  const { columns, rowHeight } = layout
  useScrollRestoreAfterReload(metrics.width > 0 ? rows : 0)
  useImperativeHandle(
    ref,
    (): VirtualListHandle => ({ scrollToIndex: index => visible.scrollToRow(Math.floor(index / columns)) }),
  )
  useEffect(() => onVisible?.(first, last), [first, last, onVisible])
  const { focused, tabStop, onKeyDown, onFocus } = useFocusAndScrollAnchor(props, cards)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a grid of cards must not be a table element
    <div
      ref={metrics.ref}
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
      {metrics.width > 0 &&
        listRenderedRowIndexes(visible, rows, Math.floor(focused / columns)).map(row => (
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

function useVisibleCards<Item>({ total, minCardWidth = 168, density = 'normal', onTop }: CardGridProps<Item>) {
  const metrics = useElementWidthTopAndTextScale()
  const { rowGap, textReduction, ...space } = densitySpacing[density]
  const { card, gap } = cardMetrics(metrics.width, minCardWidth, space.gap)
  const layout = computeCardGridMeasurements(
    metrics.width,
    card,
    gap,
    rowGap,
    (CARD_TEXT_HEIGHT_PX - textReduction) * metrics.textScale,
  )
  const { columns, rowHeight } = layout
  const rows = Math.ceil(total / columns)
  const visible = useVisibleRows({
    count: rows,
    rowHeightPx: rowHeight,
    topPx: metrics.top,
    barsPx: TOP_BARS_PX,
    onTop: useCallback((row: number) => onTop?.(row * columns, columns), [onTop, columns]),
  })
  const first = visible.first * columns
  const last = Math.min(total, (visible.last + 1) * columns) - 1
  return { metrics, gap, layout, rows, visible, first, last }
}

/**
 * Manages the keyboard focus. When the list changes, scrolls so that the focused card and the visible cards stay at the
 * same place on the screen.
 */
function useFocusAndScrollAnchor<Item extends { id: string }>(
  { total, itemAt, onVisible, indexOfKey, isPlaceholder }: CardGridProps<Item>,
  { metrics, layout, visible, first, last }: ReturnType<typeof useVisibleCards>,
) {
  const { columns, rowHeight } = layout
  const { refocus, ...focus } = useCardGridFocus({
    total,
    columns,
    rowHeight,
    first,
    last,
    indexOfKey,
    scrollIntoView: index => visible.scrollRowIntoView(Math.floor(index / columns)),
  })
  useScrollAnchor({
    container: metrics.ref,
    isMeasured: metrics.width > 0 && !isPlaceholder,
    total,
    itemAt,
    first,
    last,
    onVisible,
    columns,
    rowHeight,
    topPx: metrics.top,
    topBarsPx: TOP_BARS_PX,
    refocus,
  })
  return focus
}

function cardMetrics(width: number, minCardWidth: number, gap: number) {
  if (width < 600) return { card: minCardWidth * 0.62, gap: Math.round(14 * gap) }
  return { card: width > 1800 ? minCardWidth * 1.14 : minCardWidth, gap: Math.round(22 * gap) }
}
