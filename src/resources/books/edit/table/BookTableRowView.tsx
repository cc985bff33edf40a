import { type Dispatch, memo, type Ref } from 'react'
import { emptyFormDraftEdits } from '../../../../forms/formDraft'
import type { FormDraftState } from '../../../../forms/formDraftReducer'
import styles from './BookTable.module.css'
import { BookTableCell } from './BookTableCell'
import { type BookTableRow, bookTableFields } from './bookTableFields'
import type { BookTableEvent } from './bookTableReducer'

type BookTableRowViewProps = {
  row: BookTableRow
  index: number
  /** Distance between the start of the table body and this row, in CSS pixels. */
  startPx: number
  /** Whether the row shows the title of the series, because the table contains books of several series. */
  showsSeriesTitle: boolean
  draft: FormDraftState | undefined
  send: Dispatch<BookTableEvent>
  measure: Ref<HTMLDivElement>
}

function RowView({ row, index, startPx, showsSeriesTitle, draft, send, measure }: BookTableRowViewProps) {
  const edits = draft?.draft ?? emptyFormDraftEdits
  return (
    // biome-ignore lint/a11y/useSemanticElements: a virtualized table cannot be a table element
    // biome-ignore lint/a11y/useFocusableInteractive: the inputs of the row receive the focus
    <div
      ref={measure}
      role="row"
      aria-rowindex={index + 2}
      data-index={index}
      data-row={index}
      className={styles.row}
      style={{ insetBlockStart: startPx }}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a virtualized table cannot be a table element */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: the inputs of the row receive the focus */}
      <div role="rowheader" className={styles.file} title={row.path}>
        <bdi>{row.fileName}</bdi>
        {showsSeriesTitle && <small dir="auto">{row.seriesTitle}</small>}
      </div>
      {bookTableFields.map(field => (
        <BookTableCell key={field.name} row={row} field={field} edits={edits} send={send} />
      ))}
    </div>
  )
}

/** Memoized table row: a cell with the file name of a book and possibly its series, and a cell for each field. */
export const BookTableRowView = memo(RowView)
