import { useMemo } from 'react'
import { PageSection } from '../../../components/page/PageSection'
import { useTranslate } from '../../../language/useTranslate'
import type { ReadListImportFile } from '../../../machines/import/readListImportFiles'
import { countReadListMatchTotals } from '../../../machines/import/readListMatchRows'
import { CreatedReadListNote } from './CreatedReadListNote'
import styles from './ImportReadListPage.module.css'
import { ReadListFileBookRows } from './ReadListFileBookRows'
import { SaveReadListPanel } from './SaveReadListPanel'
import { TargetReadListForm } from './TargetReadListForm'
import type { UseReadListImportResult } from './useReadListImport'

type ReadListFileDetailsProps = Pick<UseReadListImportResult, 'savingId' | 'send'> & { list: ReadListImportFile }

/**
 * Details of a read list file: numbers of matches, the form for the read list, the save button, and the books. The user
 * cannot edit the form and the books while the read list is being saved, or while it is unknown whether the server has
 * created the read list. In the second case, the save button first checks whether the read list exists. After the read
 * list is saved, a message replaces the form, the save button and the books.
 */
export function ReadListFileDetails({ list, savingId, send }: ReadListFileDetailsProps) {
  const t = useTranslate()
  const { rows, progress } = list
  const totals = useMemo(() => countReadListMatchTotals(rows), [rows])
  const isEditable = progress === 'open' && savingId !== list.id
  return (
    <PageSection title={list.name.trim() || list.fileName}>
      <div className={styles.details}>
        <p className={styles.totals}>
          {t('page.importReadList.totals.requested', {
            books: t('resources.books.count', { count: totals.requestedBooks }),
            series: t('resources.series.count', { count: totals.requestedSeries }),
          })}{' '}
          {t('page.importReadList.totals.matched', {
            books: t('resources.books.count', { count: totals.matchedBooks }),
            series: t('resources.series.count', { count: totals.matchedSeries }),
          })}
        </p>
        {progress === 'created' ? (
          <CreatedReadListNote list={list} />
        ) : (
          <>
            <div className={styles.editable} inert={!isEditable}>
              <TargetReadListForm list={list} send={send} />
            </div>
            <SaveReadListPanel list={list} savingId={savingId} send={send} />
            <div className={styles.editable} inert={!isEditable}>
              <ReadListFileBookRows list={list} send={send} />
            </div>
          </>
        )}
      </div>
    </PageSection>
  )
}
