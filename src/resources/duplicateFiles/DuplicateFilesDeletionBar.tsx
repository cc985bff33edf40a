import { Trash2 } from 'lucide-react'
import { useMemo } from 'react'
import { Button } from '../../components/controls/Button'
import { useFocusFallback } from '../../components/focus/useFocusFallback'
import { openDialog } from '../../dialogs/dialogStore'
import { useLocaleFormatters } from '../../language/localeFormatters'
import { useTranslate } from '../../language/useTranslate'
import { filterTableRows } from '../../lists/table/rows/filterSortAndPageRows'
import type { TableFilterState } from '../../lists/table/tableFilters'
import { useDeletionMarksContext } from './DeletionMarksContext'
import styles from './DuplicateFilesDeletionBar.module.css'
import { deleteDuplicateFiles, listFilesMarkedForDeletion } from './deleteDuplicateFiles'
import { type DeletionMarks, noDeletionMarks } from './deletionMarks'
import { type DuplicateFileGroupWithMark, sumBookFileBytes } from './duplicateFileGroups'
import { duplicateFilesTableDefinition } from './duplicateFilesTableDefinition'

const { filters: filterDefinitions = [] } = duplicateFilesTableDefinition

type DuplicateFilesDeletionBarProps = {
  groups: readonly DuplicateFileGroupWithMark[]
  filters: TableFilterState
  /** Filters the list by groups with marked files. */
  onShowMarked: () => void
}

/**
 * Bar with the number and size of the marked files, and a button that deletes these files after a confirmation. Shows
 * how many of these files are not in the list because of its filters.
 */
export function DuplicateFilesDeletionBar({ groups, filters, onShowMarked }: DuplicateFilesDeletionBarProps) {
  const t = useTranslate()
  const format = useLocaleFormatters()
  const { marks, setMarks } = useDeletionMarksContext()
  const files = listFilesMarkedForDeletion(groups, marks)
  const books = files.map(({ book }) => book)
  const hiddenCount = useMemo(() => countHiddenMarkedFiles(groups, filters, marks), [groups, filters, marks])
  const isOnlyMarkedShown = filters.marked?.[0] === 'true' && hiddenCount === 0
  const hiddenText = hiddenCount > 0 ? t('page.duplicateFiles.hidden', { number: format.number(hiddenCount) }) : ''
  const groupCount = new Set(files.map(({ group }) => group.id)).size
  const values = {
    count: files.length,
    number: format.number(files.length),
    groups: format.number(groupCount),
    size: format.bytes(sumBookFileBytes(books)),
  }
  const onFocus = useFocusFallback(() => document.getElementById('main'))
  const lostProgressCount = books.filter(({ readProgress }) => readProgress !== null).length
  const deleteMarked = async () => {
    const progressText =
      lostProgressCount > 0
        ? t('page.duplicateFiles.lostProgress', { count: lostProgressCount, number: format.number(lostProgressCount) })
        : ''
    const isConfirmed = await openDialog('confirm', {
      title: t('page.duplicateFiles.confirm.title', values),
      text: [t('page.duplicateFiles.confirm.text', values), progressText, hiddenText && `(${hiddenText})`]
        .filter(Boolean)
        .join(' '),
      acknowledge: t('page.duplicateFiles.confirm.acknowledge', values),
      verb: t('page.duplicateFiles.confirm.verb', values),
      danger: true,
    })
    if (!isConfirmed) return
    setMarks(noDeletionMarks)
    void deleteDuplicateFiles(groups, marks)
  }
  return (
    <section
      className={styles.region}
      aria-label={t('page.duplicateFiles.marked')}
      aria-live="polite"
      onFocus={onFocus}
    >
      {files.length > 0 && (
        <div className={styles.bar}>
          <p>{[t('page.duplicateFiles.total', values), hiddenText].filter(Boolean).join(' · ')}</p>
          <Button variant="plain" disabled={isOnlyMarkedShown} onClick={onShowMarked}>
            {t('page.duplicateFiles.showMarked')}
          </Button>
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

function countHiddenMarkedFiles(
  groups: readonly DuplicateFileGroupWithMark[],
  filters: TableFilterState,
  marks: DeletionMarks,
): number {
  const shownIds = new Set(filterTableRows(groups, filterDefinitions, filters).map(({ id }) => id))
  return listFilesMarkedForDeletion(groups, marks).filter(({ group }) => !shownIds.has(group.id)).length
}
