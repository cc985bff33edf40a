import { useEffect, useRef } from 'react'
import { Button } from '../../../../components/controls/Button'
import { FieldConflictRow } from '../../../../dialogs/FieldConflictRow'
import { isEmptyFieldValue } from '../../../../forms/validationRules'
import { useTranslate } from '../../../../language/useTranslate'
import styles from './BookTable.module.css'
import { type BookTableFieldName, bookTableFieldNames } from './bookTableFields'
import type { UseBookTableDraftResult } from './useBookTableDraft'

/**
 * Maximum number of conflicts that the panel shows at once. After the user has resolved a conflict, the panel shows the
 * next conflict.
 */
const MAX_SHOWN_CONFLICTS = 10

type BookTableConflictsProps = {
  table: UseBookTableDraftResult
  focusCell: (rowIndex: number, name: BookTableFieldName) => void
}

/** Cell whose conflict the user has just resolved. `index` is the position of the conflict in the panel. */
type ResolvedCell = { rowId: string; name: string; index: number; keep: 'mine' | 'theirs' }

/**
 * Shows the edited cells that another user or the server has also changed while the table was open. The user chooses a
 * value for each cell, or for all cells.
 */
export function BookTableConflicts({ table: { rows, conflicts, send }, focusCell }: BookTableConflictsProps) {
  const t = useTranslate()
  const section = useRef<HTMLElement>(null)
  const resolved = useRef<ResolvedCell>(undefined)
  useEffect(() => {
    if (!resolved.current) return
    const { rowId, name, index, keep } = resolved.current
    resolved.current = undefined
    const next = section.current?.querySelectorAll<HTMLElement>(`[data-keep="${keep}"]`)
    const button = next?.[Math.min(index, next.length - 1)]
    const field = bookTableFieldNames.find(fieldName => fieldName === name)
    if (button) button.focus()
    else if (field)
      focusCell(
        Math.max(
          0,
          rows.findIndex(({ id }) => id === rowId),
        ),
        field,
      )
  })
  if (conflicts.length === 0) return null
  const cells = conflicts.map(({ row, conflict }) => ({ row, name: conflict.name }))
  const resolve = (chosen: typeof cells, keep: 'mine' | 'theirs', index = 0) => {
    const [first] = chosen
    if (first) resolved.current = { rowId: first.row.id, name: first.name, index, keep }
    send({ type: 'user.resolved', cells: chosen, keep })
  }
  const formatValue = (value: unknown) => (isEmptyFieldValue(value) ? t('form.none') : String(value))
  return (
    <section ref={section} className={styles.conflicts} role="alert">
      <h3>{t('dialog.conflict.title')}</h3>
      {conflicts.slice(0, MAX_SHOWN_CONFLICTS).map(({ row, conflict }, index) => (
        <FieldConflictRow
          key={`${row.id} ${conflict.name}`}
          conflict={conflict}
          label={t('dialog.editBooksTable.cell', {
            field: t(`resources.books.fields.${conflict.name}`),
            book: row.fileName,
          })}
          formatValue={formatValue}
          resolve={(name, keep) => resolve([{ row, name }], keep, index)}
        />
      ))}
      {conflicts.length > 1 && (
        <div className={styles.resolveAll}>
          <Button onClick={() => resolve(cells, 'mine')}>{t('dialog.editBooksTable.keepAllMine')}</Button>
          <Button onClick={() => resolve(cells, 'theirs')}>{t('dialog.editBooksTable.takeAllTheirs')}</Button>
        </div>
      )}
    </section>
  )
}
