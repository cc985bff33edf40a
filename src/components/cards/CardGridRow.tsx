import { memo, type ReactNode } from 'react'
import styles from './CardGrid.module.css'
import { type CardKeyboardNavigationProps, CoverCardSkeleton } from './CoverCard'

type CardGridRowProps<Item> = {
  row: number
  /** Distance of the row from the top of the grid, in CSS pixels. */
  top: number
  height: number
  first: number
  items: readonly (Item | undefined)[]
  /** Index of the card that the Tab key focuses. Undefined if this card is in another row. */
  tabStop: number | undefined
  renderCard: (item: Item, slot: CardKeyboardNavigationProps, index: number) => ReactNode
}

function CardRow<Item>({ row, top, height, first, items, tabStop, renderCard }: CardGridRowProps<Item>) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the links in the cards receive the focus
    // biome-ignore lint/a11y/useSemanticElements: a grid of cards must not be a table element
    <div role="row" aria-rowindex={row + 1} className={styles.row} style={{ insetBlockStart: top, blockSize: height }}>
      {items.map((item, step) => {
        const index = first + step
        return (
          // biome-ignore lint/a11y/useFocusableInteractive: the link in the card receives the focus
          // biome-ignore lint/a11y/useSemanticElements: a grid of cards must not be a table element
          <div role="gridcell" key={index} data-index={index}>
            {item === undefined ? (
              <CoverCardSkeleton />
            ) : (
              renderCard(item, { tabIndex: index === tabStop ? 0 : -1 }, index)
            )}
          </div>
        )
      })}
    </div>
  )
}

/**
 * Row of a card grid. When the list unloads the items of a row, the row receives `undefined` instead of the items. The
 * row then continues to show its old cards, because removing a focused card would lose the focus.
 */
export const CardGridRow = memo(CardRow, (previous, next) => {
  const { items, ...others } = next
  const hasSameProps = Object.entries(others).every(([name, value]) => previous[name as keyof typeof others] === value)
  const hasSameItems = items.every((item, step) => item === undefined || item === previous.items[step])
  return hasSameProps && hasSameItems && items.length === previous.items.length
}) as typeof CardRow
