import { memo } from 'react'
import { RelativeTime } from '../../components/page/RelativeTime'
import { TruncatedPath } from '../../components/table/TruncatedPath'
import { TruncatedText } from '../../components/table/TruncatedText'
import type { CellTextFormatters, CellValue, RecordTableColumn } from './tableDefinition'

type ContentProps<Item> = {
  column: RecordTableColumn<Item>
  record: Item
  tabIndex: number
  texts: CellTextFormatters
}

function Content<Item>({ column, record, tabIndex, texts }: ContentProps<Item>) {
  const { Cell } = column
  if (Cell) return <Cell record={record} tabIndex={tabIndex} />
  const value = column.value(record, texts)
  if (value instanceof Date) return <RelativeTime at={value} />
  const text = formatCellValue(value, texts)
  if (text === '') return null
  return column.isPath ? <TruncatedPath>{text}</TruncatedPath> : <TruncatedText>{text}</TruncatedText>
}

/**
 * Content of a table cell. If the column defines a cell component, this component renders the cell. Otherwise, the cell
 * shows the formatted value.
 */
export const TableCellContent = memo(Content) as typeof Content

/** Returns the text of a cell value in the interface language. Returns an empty text for null and undefined. */
export function formatCellValue(value: CellValue, { t, format }: CellTextFormatters): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return value
  if (typeof value === 'number') return format.number(value)
  if (typeof value === 'boolean') return t(value ? 'table.yes' : 'table.no')
  return 'day' in value ? format.date(value) : format.dateTime(value)
}
