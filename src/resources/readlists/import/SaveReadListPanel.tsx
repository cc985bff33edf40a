import { ListPlus, RotateCw } from 'lucide-react'
import { useMemo } from 'react'
import { errorText } from '../../../api/errorText'
import { Button } from '../../../components/controls/Button'
import { Checkbox } from '../../../components/controls/Checkbox'
import { Callout } from '../../../components/feedback/Callout'
import { ErrorState } from '../../../components/feedback/ErrorState'
import { useTranslate } from '../../../language/useTranslate'
import { findReadListImportProblem, type ReadListImportFile } from '../../../machines/import/readListImportFiles'
import { countReadListRowsByStatus } from '../../../machines/import/readListMatchRows'
import styles from './ImportReadListPage.module.css'
import { MissingBooksReportButtons } from './MissingBooksReportButtons'
import type { UseReadListImportResult } from './useReadListImport'

type SaveReadListPanelProps = Pick<UseReadListImportResult, 'savingId' | 'send'> & { list: ReadListImportFile }

/**
 * Button that creates a read list, or adds the books to an existing read list. If no book is selected for some entries
 * of the file, the user must first confirm that these entries are omitted. If it is unknown whether an earlier attempt
 * has created the read list, the button first checks whether the read list exists.
 */
export function SaveReadListPanel({ list, savingId, send }: SaveReadListPanelProps) {
  const t = useTranslate()
  const { id, rows, targetId, progress, error, isAcknowledged } = list
  const counts = useMemo(() => countReadListRowsByStatus(rows), [rows])
  const unmatchedCount = counts.missing + counts.ambiguous
  const isSaving = savingId === id
  const problem = findReadListImportProblem(list)
  const isUnconfirmed = progress === 'sent' && !isSaving
  return (
    <div className={styles.save}>
      {error !== undefined && !isSaving && <ErrorState inline text={errorText(error)} />}
      {isUnconfirmed && <Callout>{t('page.importReadList.save.unconfirmed')}</Callout>}
      {counts.duplicate > 0 && <p>{t('page.importReadList.save.duplicates', { count: counts.duplicate })}</p>}
      {counts.matched === 0 && <p>{t('page.importReadList.save.noBooks')}</p>}
      {unmatchedCount > 0 && counts.matched > 0 && !isUnconfirmed && (
        <Checkbox
          checked={isAcknowledged}
          disabled={isSaving}
          onChange={checked => send({ type: 'user.edit', listId: id, changes: { isAcknowledged: checked } })}
        >
          {t('page.importReadList.save.acknowledge', { count: unmatchedCount })}
        </Checkbox>
      )}
      <div className={styles.buttons}>
        <Button
          variant="filled"
          icon={isUnconfirmed ? RotateCw : ListPlus}
          busy={isSaving}
          disabled={problem !== undefined || savingId !== undefined}
          onClick={() => send({ type: 'user.save', listId: id })}
        >
          {isUnconfirmed
            ? t('page.importReadList.save.check')
            : targetId === undefined
              ? t('page.importReadList.save.create', { count: counts.matched })
              : t('page.importReadList.save.add', { count: counts.matched })}
        </Button>
        {unmatchedCount > 0 && <MissingBooksReportButtons list={list} />}
      </div>
    </div>
  )
}
