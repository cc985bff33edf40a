import { Trash2 } from 'lucide-react'
import { Button } from '../../components/controls/Button'
import { openDialog } from '../../dialogs/dialogStore'
import { useLocaleFormatters } from '../../language/localeFormatters'
import { useTranslate } from '../../language/useTranslate'
import { useDeletionMarksContext } from './DeletionMarksContext'
import styles from './DuplicateFilesDeletionBar.module.css'
import { deleteDuplicateFiles, listFilesMarkedForDeletion } from './deleteDuplicateFiles'
import { noDeletionMarks } from './deletionMarks'
import { type DuplicateFileGroup, sumBookFileBytes } from './duplicateFileGroups'

/** Bar with the number and size of the marked files, and a button that deletes these files after a confirmation. */
export function DuplicateFilesDeletionBar({ groups }: { groups: readonly DuplicateFileGroup[] }) {
  const t = useTranslate()
  const format = useLocaleFormatters()
  const { marks, setMarks } = useDeletionMarksContext()
  const files = listFilesMarkedForDeletion(groups, marks)
  const books = files.map(({ book }) => book)
  const groupCount = new Set(files.map(({ group }) => group.id)).size
  const values = {
    count: files.length,
    number: format.number(files.length),
    groups: format.number(groupCount),
    size: format.bytes(sumBookFileBytes(books)),
  }
  const lostProgressCount = books.filter(({ readProgress }) => readProgress !== null).length
  const deleteMarked = async () => {
    const progressText =
      lostProgressCount > 0
        ? t('page.duplicateFiles.lostProgress', { count: lostProgressCount, number: format.number(lostProgressCount) })
        : ''
    const isConfirmed = await openDialog('confirm', {
      title: t('page.duplicateFiles.confirm.title', values),
      text: [t('page.duplicateFiles.confirm.text', values), progressText].filter(Boolean).join(' '),
      acknowledge: t('page.duplicateFiles.confirm.acknowledge', values),
      verb: t('page.duplicateFiles.confirm.verb', values),
      danger: true,
    })
    if (!isConfirmed) return
    setMarks(noDeletionMarks)
    void deleteDuplicateFiles(groups, marks)
  }
  return (
    <section className={styles.region} aria-label={t('page.duplicateFiles.marked')} aria-live="polite">
      {files.length > 0 && (
        <div className={styles.bar}>
          <p>{t('page.duplicateFiles.total', values)}</p>
          <Button variant="plain" onClick={() => setMarks(noDeletionMarks)}>
            {t('page.duplicateFiles.clear')}
          </Button>
          <Button variant="danger" icon={Trash2} onClick={() => void deleteMarked()}>
            {t('page.duplicateFiles.confirm.verb', values)}
          </Button>
        </div>
      )}
    </section>
  )
}
