import { Button } from '../../../../components/controls/Button'
import { FieldConflictRow } from '../../../../dialogs/FieldConflictRow'
import { isEmptyFieldValue } from '../../../../forms/validationRules'
import { useTranslate } from '../../../../language/useTranslate'
import styles from './BookTable.module.css'
import type { UseBookTableDraftResult } from './useBookTableDraft'

/** Maximum number of conflicts that the panel shows at once. Further conflicts follow when these are resolved. */
const MAX_SHOWN_CONFLICTS = 10

/**
 * Shows the edited cells that another user or the server has also changed while the table was open. The user chooses a
 * value for each cell, or for all cells.
 */
export function BookTableConflicts({ table: { conflicts, send } }: { table: UseBookTableDraftResult }) {
  const t = useTranslate()
  if (conflicts.length === 0) return null
  const cells = conflicts.map(({ row, conflict }) => ({ row, name: conflict.name }))
  const formatValue = (value: unknown) => (isEmptyFieldValue(value) ? t('form.none') : String(value))
  return (
    <section className={styles.conflicts} role="alert">
      <h3>{t('dialog.conflict.title')}</h3>
      {conflicts.slice(0, MAX_SHOWN_CONFLICTS).map(({ row, conflict }) => (
        <FieldConflictRow
          key={`${row.id} ${conflict.name}`}
          conflict={conflict}
          label={t('dialog.editBooksTable.cell', {
            field: t(`resources.books.fields.${conflict.name}`),
            book: row.fileName,
          })}
          formatValue={formatValue}
          resolve={(name, keep) => send({ type: 'user.resolved', cells: [{ row, name }], keep })}
        />
      ))}
      {conflicts.length > 1 && (
        <div className={styles.resolveAll}>
          <Button onClick={() => send({ type: 'user.resolved', cells, keep: 'mine' })}>
            {t('dialog.editBooksTable.keepAllMine')}
          </Button>
          <Button onClick={() => send({ type: 'user.resolved', cells, keep: 'theirs' })}>
            {t('dialog.editBooksTable.takeAllTheirs')}
          </Button>
        </div>
      )}
    </section>
  )
}
