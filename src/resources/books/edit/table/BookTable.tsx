import type { ClipboardEvent, KeyboardEvent, ReactNode, Ref } from 'react'
import { useImperativeHandle, useRef, useState } from 'react'
import { isTextCompositionKey } from '../../../../components/focus/isTextCompositionKey'
import styles from './BookTable.module.css'
import { BookTableRowView } from './BookTableRowView'
import { type BookTableFieldName, bookTableFields } from './bookTableFields'
import { type ControlPosition, getTargetControl } from './bookTableKeyboard'
import type { FillResult } from './bookTableTools'
import { fillPastedCells, parseSpreadsheetText } from './pastedCells'
import type { UseBookTableDraftResult } from './useBookTableDraft'
import { findCaretEdges, findControlPosition, useControlFocus } from './useControlFocus'
import { useVirtualBookRows } from './useVirtualBookRows'

/** Imperative handle of the table, for its `ref`. */
export type BookTableHandle = {
  focusControl: (position: ControlPosition) => void
  /** Focuses the button that opens the tool menu of a column. */
  focusTools: (name: BookTableFieldName) => void
}

type BookTableProps = {
  label: string
  table: UseBookTableDraftResult
  head: ReactNode
  onFill: (filled: FillResult) => void
  ref?: Ref<BookTableHandle>
}

/**
 * Virtualized table with a row for each book, and an input in each cell except the file name. Enter, arrow and page
 * keys move between the cells. Cells that the user pastes from a spreadsheet fill several rows and columns.
 */
export function BookTable({ label, table, head, onFill, ref }: BookTableProps) {
  const { rows } = table
  const box = useRef<HTMLDivElement>(null)
  const [focusedRow, setFocusedRow] = useState<number>()
  const virtual = useVirtualBookRows(box, rows.length, focusedRow)
  const focusControl = useControlFocus(box, virtual.scrollToRow)
  const focusTools = (name: BookTableFieldName) =>
    box.current?.querySelector<HTMLElement>(`[data-tools="${name}"]`)?.focus()
  useImperativeHandle(ref, () => ({ focusControl, focusTools }))
  const onKeyDown = (event: KeyboardEvent) => {
    const target = findTargetControl(event, rows.length, virtual.rowsPerScreen())
    if (!target) return
    event.preventDefault()
    focusControl(target)
  }
  const onPaste = (event: ClipboardEvent) => {
    const position = findControlPosition(event.target)
    const field = position && bookTableFields[position.controlIndex / 2]
    const text = event.clipboardData.getData('text/plain')
    if (!field || !/[\t\r\n]/.test(text.replace(/\r?\n$/, ''))) return
    event.preventDefault()
    onFill(fillPastedCells(rows, position.rowIndex, field.name, parseSpreadsheetText(text)))
  }
  return (
    <div ref={box} className={styles.scroller}>
      {/* biome-ignore lint/a11y/useSemanticElements: a virtualized table cannot be a table element */}
      <div
        role="table"
        aria-label={label}
        aria-rowcount={rows.length + 1}
        aria-colcount={bookTableFields.length + 1}
        className={styles.table}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        onFocus={({ target }) => setFocusedRow(findControlPosition(target)?.rowIndex)}
      >
        {head}
        <BookTableRows table={table} virtual={virtual} />
      </div>
    </div>
  )
}

type BookTableRowsProps = { table: UseBookTableDraftResult; virtual: ReturnType<typeof useVirtualBookRows> }

function BookTableRows({ table: { rows, drafts, send }, virtual }: BookTableRowsProps) {
  const showsSeriesTitle = rows.some(({ seriesTitle }) => seriesTitle !== rows[0]?.seriesTitle)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a virtualized table cannot be a table element
    <div role="rowgroup" className={styles.rows} style={{ blockSize: virtual.totalSize }}>
      {virtual.items.map(({ index, start }) => {
        const row = rows[index]
        return (
          row && (
            <BookTableRowView
              key={row.id}
              row={row}
              index={index}
              startPx={start}
              showsSeriesTitle={showsSeriesTitle}
              draft={drafts[row.id]}
              send={send}
              measure={virtual.measureElement}
            />
          )
        )
      })}
    </div>
  )
}

function findTargetControl(event: KeyboardEvent, rowCount: number, rowsPerScreen: number): ControlPosition | undefined {
  const position = findControlPosition(event.target)
  const isComposing = isTextCompositionKey(event.nativeEvent)
  if (!position || isComposing || event.altKey || event.ctrlKey || event.metaKey) return undefined
  // A cell can contain a lock button, which locks the field against automatic changes by the server. If this button has
  // the focus, the Enter key clicks the button and does not move the focus.
  if (event.key === 'Enter' && !(event.target instanceof HTMLInputElement)) return undefined
  return getTargetControl(
    event,
    position,
    { rowCount, controlCount: 2 * bookTableFields.length, rowsPerScreen },
    findCaretEdges(event.target),
    getComputedStyle(event.currentTarget).direction === 'rtl',
  )
}
