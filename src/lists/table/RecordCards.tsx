import { type ReactNode, useState } from 'react'
import { useVirtualTableRows } from '../../components/table/useVirtualTableRows'
import { wrapText } from '../../components/table/wrapText'
import styles from './RecordCards.module.css'
import { formatCellValue, TableCellContent } from './TableCellContent'
import type { CellTextFormatters, RecordTableColumn } from './tableDefinition'

type RecordCardsProps<Item> = {
  label: string
  columns: readonly RecordTableColumn<Item>[]
  total: number
  itemAt: (index: number) => Item | undefined
  onVisible: (first: number, last: number) => void
  check?: (item: Item, index: number) => ReactNode
  actions?: (item: Item, slot: { tabIndex: number }) => ReactNode
  onOpen?: (item: Item) => void
  texts: CellTextFormatters
}

/**
 * The following five constants are heights in CSS pixels at the default text size of 16 px. `PADDING_PX` is the top and
 * bottom padding of a card together. `LINE_PX` is the height of a field with a single line of text, and
 * `FURTHER_TEXT_LINE_PX` is the height of each further line. `GAP_PX` is the gap between two cards. All heights except
 * the gap must equal the sizes in RecordCards.module.css, where 1 rem is 16 px.
 */
const PADDING_PX = 24
const TITLE_PX = 24
const LINE_PX = 22
const FURTHER_TEXT_LINE_PX = 17
const GAP_PX = 8

/**
 * Shows records as cards on phones. Only cards in and near the visible area are rendered. A card shows the columns that
 * have a `cardPriority`, sorted by this number. The column with the lowest number is the title of the card. Each
 * further column is a line of the card. If a column is empty on all cards rendered until now, all cards omit its line.
 * All cards have the same height.
 */
export function RecordCards<Item extends { id: string }>(props: RecordCardsProps<Item>) {
  const { label, total, itemAt, texts } = props
  const [title, ...allLines] = cardColumns(props.columns)
  const [filledIds, setFilledIds] = useState<readonly string[]>([])
  const lines = filledIds.length === 0 ? allLines : allLines.filter(({ id }) => filledIds.includes(id))
  const rowHeight = PADDING_PX + TITLE_PX + sumLineHeights(lines) + GAP_PX
  const rows = useVirtualTableRows({ ...props, rowHeight })
  const records = rows.virtualRows.map(({ index }) => itemAt(index)).filter(record => record !== undefined)
  const newlyFilled = allLines.filter(
    column => !filledIds.includes(column.id) && records.some(record => isLineFilled(column, record, texts)),
  )
  if (newlyFilled.length > 0) setFilledIds([...filledIds, ...newlyFilled.map(({ id }) => id)])
  const heightPx = rows.rowHeight - Math.round(GAP_PX * rows.metrics.textScale)
  return (
    // biome-ignore lint/a11y/useSemanticElements: the items of a virtualized list have absolute positions
    <div
      ref={rows.metrics.ref}
      role="list"
      aria-label={label}
      className={styles.cards}
      style={{ blockSize: total * rows.rowHeight }}
      onKeyDown={rows.onKeyDown}
      onFocus={rows.onFocus}
    >
      {rows.virtualRows.map(({ index, start }) => (
        <RecordCard
          key={index}
          {...props}
          item={itemAt(index)}
          index={index}
          top={start - rows.metrics.top}
          height={heightPx}
          title={title}
          lines={lines}
          tabIndex={index === rows.tabStop ? 0 : -1}
        />
      ))}
    </div>
  )
}

type RecordCardProps<Item> = Pick<RecordCardsProps<Item>, 'check' | 'actions' | 'onOpen' | 'texts' | 'total'> & {
  item: Item | undefined
  index: number
  top: number
  height: number
  title: RecordTableColumn<Item> | undefined
  lines: readonly RecordTableColumn<Item>[]
  tabIndex: number
}

function RecordCard<Item>(props: RecordCardProps<Item>) {
  const { item, index, top, height, title, lines, tabIndex, check, actions, onOpen, texts, total } = props
  const content = (column: RecordTableColumn<Item>) =>
    item && <TableCellContent column={column} record={item} tabIndex={tabIndex} texts={texts} />
  return (
    // biome-ignore lint/a11y/useSemanticElements: an item of a virtualized list has an absolute position
    <div
      role="listitem"
      aria-setsize={total}
      aria-posinset={index + 1}
      className={styles.card}
      style={{ insetBlockStart: top, blockSize: height }}
      data-row={index}
      data-card-link=""
      aria-busy={item ? undefined : true}
      data-opens={onOpen ? true : undefined}
      tabIndex={tabIndex}
      onClick={event => {
        const isOnControl = event.target instanceof Element && event.target.closest('a, button, [role="menuitem"]')
        if (item && !isOnControl && event.currentTarget.contains(event.target as Node)) onOpen?.(item)
      }}
      onKeyDown={event => {
        if (!item || event.key !== 'Enter' || event.target !== event.currentTarget) return
        event.preventDefault()
        onOpen?.(item)
      }}
    >
      {check && item && <div className={styles.check}>{check(item, index)}</div>}
      <div className={styles.text}>
        <div className={styles.title}>{title && content(title)}</div>
        {lines.map(column => (
          <div key={column.id} className={styles.line} {...(column.cardTextLines && wrapText(column.cardTextLines))}>
            <span className={styles.label}>{texts.t(column.labelKey)}</span>
            <span className={styles.value}>{content(column)}</span>
          </div>
        ))}
      </div>
      {actions && item && <div className={styles.actions}>{actions(item, { tabIndex })}</div>}
    </div>
  )
}

const sumLineHeights = <Item,>(lines: readonly RecordTableColumn<Item>[]) =>
  lines.reduce((sum, { cardTextLines = 1 }) => sum + LINE_PX + (cardTextLines - 1) * FURTHER_TEXT_LINE_PX, 0)

/**
 * Returns whether a card shows a value for a column. Assumes that a column with a cell component always shows a value.
 */
const isLineFilled = <Item,>({ Cell, value }: RecordTableColumn<Item>, record: Item, texts: CellTextFormatters) =>
  Cell !== undefined || formatCellValue(value(record, texts), texts) !== ''

/** Returns the columns that a card shows, sorted by `cardPriority`. */
const cardColumns = <Item,>(columns: readonly RecordTableColumn<Item>[]): readonly RecordTableColumn<Item>[] =>
  columns
    .filter(({ cardPriority }) => cardPriority !== undefined)
    .sort((a, b) => (a.cardPriority ?? 0) - (b.cardPriority ?? 0))
