import { CircleCheck } from 'lucide-react'
import { LinkButton } from '../../../components/controls/Button'
import { Callout } from '../../../components/feedback/Callout'
import { useTranslate } from '../../../language/useTranslate'
import type { ReadListImportFile } from '../../../machines/import/readListImportFiles'
import { countReadListRowsByStatus } from '../../../machines/import/readListMatchRows'
import { getReadListDetailPageLink } from '../getReadListDetailPageLink'
import styles from './ImportReadListPage.module.css'
import { MissingBooksReportButtons } from './MissingBooksReportButtons'

/**
 * Message after the import of a read list file. Contains a link to the read list. If the read list lacks books of the
 * file, also contains buttons that save a list of these books.
 */
export function CreatedReadListNote({ list }: { list: ReadListImportFile }) {
  const t = useTranslate()
  const { rows, targetId, readListId = '' } = list
  const { matched, missing, ambiguous } = countReadListRowsByStatus(rows)
  const unmatchedCount = missing + ambiguous
  return (
    <Callout icon={CircleCheck} tone="success">
      <p role="status">
        {t(targetId === undefined ? 'page.importReadList.result.created' : 'page.importReadList.result.added', {
          count: matched,
        })}
      </p>
      {unmatchedCount > 0 && <p>{t('page.importReadList.result.missing', { count: unmatchedCount })}</p>}
      <div className={styles.buttons}>
        <LinkButton variant="filled" {...getReadListDetailPageLink({ id: readListId })}>
          {t('page.importReadList.open')}
        </LinkButton>
        {unmatchedCount > 0 && <MissingBooksReportButtons list={list} />}
      </div>
    </Callout>
  )
}
