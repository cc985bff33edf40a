import type { Dispatch } from 'react'
import { type FormDraftEdits, getDisplayedFieldLockState, validateFormDraft } from '../../../../forms/formDraft'
import inputBox from '../../../../forms/inputBox.module.css'
import { LockButton } from '../../../../forms/LockButton'
import { useTranslate } from '../../../../language/useTranslate'
import styles from './BookTable.module.css'
import { getCellText } from './bookTableDraft'
import {
  type BookTableField,
  type BookTableRow,
  bookTableFields,
  isReadOnlyCell,
  normalizeCellText,
} from './bookTableFields'
import type { BookTableEvent } from './bookTableReducer'

type BookTableCellProps = {
  row: BookTableRow
  field: BookTableField
  edits: FormDraftEdits
  send: Dispatch<BookTableEvent>
}

/** Cell of the table: input, lock, and validation message. On phones, the cell also shows the label of the column. */
export function BookTableCell({ row, field, edits, send }: BookTableCellProps) {
  const t = useTranslate()
  const { name } = field
  const label = t(`resources.books.fields.${name}`)
  const cellLabel = t('dialog.editBooksTable.cell', { field: label, book: row.fileName })
  const problem = validateFormDraft(edits, [field])[name]
  const isReadOnly = isReadOnlyCell(row, name)
  const note = problem
    ? t(`rule.${problem.rule}`, problem.values)
    : isReadOnly
      ? t('dialog.editBooksTable.oneshotTitle')
      : undefined
  const noteId = `book-table-${row.id}-${name}`
  const text = getCellText(row, edits, field)
  const changeText = (changed: string) => send({ type: 'user.typed', change: { row, name, text: changed } })
  const normalized = normalizeCellText(name, text)
  const controlIndex = 2 * bookTableFields.indexOf(field)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a virtualized table cannot be a table element
    <div role="cell" className={styles.cell} data-field={name} data-changed={name in edits.values || undefined}>
      <span className={styles.fieldLabel} aria-hidden>
        {label}
      </span>
      <div className={`${inputBox.box} ${styles.box}`} data-invalid={problem ? true : undefined}>
        <input
          data-control={controlIndex}
          dir="auto"
          autoComplete="off"
          spellCheck={name === 'title' ? undefined : false}
          inputMode={name === 'numberSort' ? 'decimal' : undefined}
          placeholder={name === 'releaseDate' ? t('dialog.editBooksTable.datePlaceholder') : undefined}
          value={text}
          readOnly={isReadOnly}
          aria-label={cellLabel}
          aria-invalid={problem ? true : undefined}
          aria-describedby={note ? noteId : undefined}
          onChange={event => changeText(event.target.value)}
          // Shows a sort number as it will be saved.
          onBlur={() => normalized !== text && changeText(normalized)}
        />
        {!isReadOnly && (
          <LockButton
            data-control={controlIndex + 1}
            tabIndex={-1}
            label={cellLabel}
            lock={getDisplayedFieldLockState([row.values], edits, field)}
            onLock={locked => send({ type: 'user.locked', rows: [row], name, locked })}
          />
        )}
      </div>
      {note && (
        <p id={noteId} className={styles.note}>
          {note}
        </p>
      )}
    </div>
  )
}
