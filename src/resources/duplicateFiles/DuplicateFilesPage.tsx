import { ListChecks } from 'lucide-react'
import { useMemo } from 'react'
import { fileDeletionTasks, removeFinishedFileDeletions } from '../../actions/fileDeletions/acceptedFileDeletions'
import { useLeavePageConfirmation } from '../../actions/useLeavePageConfirmation'
import { useEndedTasks } from '../../api/live/useEndedTasks'
import { Button } from '../../components/controls/Button'
import { EmptyState } from '../../components/feedback/EmptyState'
import { TitledPageLayout } from '../../components/page/TitledPageLayout'
import { openDialog } from '../../dialogs/dialogStore'
import { translate } from '../../language/interfaceLanguage'
import { useTranslate } from '../../language/useTranslate'
import { RecordTable } from '../../lists/table/RecordTable'
import { useTableState } from '../../lists/table/useTableState'
import { DeletionMarksContext } from './DeletionMarksContext'
import { DuplicateFileGroups } from './DuplicateFileGroups'
import { DuplicateFilesDeletionBar } from './DuplicateFilesDeletionBar'
import { addMarkedState, groupBooksByFileHash } from './duplicateFileGroups'
import { duplicateFilesTableDefinition } from './duplicateFilesTableDefinition'
import { useDeletionMarks } from './useDeletionMarks'
import { useDuplicateBooks } from './useDuplicateBooks'

/** Page with groups of identical files. The user chooses which files stay. */
export function DuplicateFilesPage() {
  const t = useTranslate()
  const { data, error, refetch } = useDuplicateBooks()
  const refetchBooks = async () => {
    const startedAt = Date.now()
    const { isSuccess, dataUpdatedAt } = await refetch()
    return isSuccess && dataUpdatedAt >= startedAt
  }
  useEndedTasks(fileDeletionTasks, refetchBooks, removeFinishedFileDeletions)
  const groups = useMemo(() => data && groupBooksByFileHash(data.content), [data])
  const { state, change } = useTableState(duplicateFilesTableDefinition)
  const controls = useDeletionMarks(groups ?? [], state.filters.marked?.[0])
  const { marksForFilter } = controls
  const rows = useMemo(() => groups?.map(group => addMarkedState(group, marksForFilter)), [groups, marksForFilter])
  useLeavePageConfirmation(controls.marks.size > 0, confirmLossOfMarks)
  const selectByRule = async () => {
    const marks = await openDialog('keepFilesByRule', { groups: groups ?? [], marks: controls.marks })
    if (marks) controls.setMarks(marks)
  }
  return (
    <TitledPageLayout
      title={t('page.duplicateFiles.title')}
      intro={t('page.duplicateFiles.intro')}
      actions={
        groups &&
        groups.length > 0 && (
          <Button icon={ListChecks} onClick={() => void selectByRule()}>
            {t('page.duplicateFiles.byRule')}
          </Button>
        )
      }
    >
      <DeletionMarksContext.Provider value={controls}>
        <RecordTable
          table={duplicateFilesTableDefinition}
          rows={{ data: rows, error, refetch }}
          Body={DuplicateFileGroups}
          pageSize="duplicates.pageSize"
          empty={<EmptyState title={t('page.duplicateFiles.empty')} text={t('page.duplicateFiles.emptyText')} />}
        />
        <DuplicateFilesDeletionBar
          groups={rows ?? []}
          filters={state.filters}
          onShowMarked={() => change({ filters: { marked: ['true'] } })}
        />
      </DeletionMarksContext.Provider>
    </TitledPageLayout>
  )
}

/** Asks the user whether to leave the page and lose the deletion marks. Resolves to true if the user agrees. */
const confirmLossOfMarks = async (): Promise<boolean> =>
  (await openDialog('confirm', {
    title: translate('page.importReadList.leave.title'),
    text: translate('page.duplicateFiles.leaveText'),
    verb: translate('page.importReadList.leave.verb'),
    cancelLabel: translate('page.importReadList.leave.cancel'),
    danger: true,
  })) === true
