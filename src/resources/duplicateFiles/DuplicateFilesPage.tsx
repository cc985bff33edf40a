import { ListChecks } from 'lucide-react'
import { useCallback, useMemo } from 'react'
import { useLeavePageConfirmation } from '../../actions/useLeavePageConfirmation'
import { Button } from '../../components/controls/Button'
import { EmptyState } from '../../components/feedback/EmptyState'
import { TitledPageLayout } from '../../components/page/TitledPageLayout'
import { openDialog } from '../../dialogs/dialogStore'
import { useRestorablePageState } from '../../forms/pageFormDraftStorage'
import { useGetDuplicateBooks } from '../../generated/books/books'
import { translate } from '../../language/interfaceLanguage'
import { useTranslate } from '../../language/useTranslate'
import { RecordTable } from '../../lists/table/RecordTable'
import { DeletionMarksContext, type DeletionMarksContextValue } from './DeletionMarksContext'
import { DuplicateFileGroups } from './DuplicateFileGroups'
import { DuplicateFilesDeletionBar } from './DuplicateFilesDeletionBar'
import { changeDeletionMarks, type DeletionMarks, noDeletionMarks, removeInvalidDeletionMarks } from './deletionMarks'
import { groupBooksByFileHash } from './duplicateFileGroups'
import { duplicateFilesTableDefinition } from './duplicateFilesTableDefinition'
import { useRequestedFileDeletions } from './requestedFileDeletions'

const allInOnePage = { unpaged: true }
const shownByPage = { query: { meta: { shownBy: 'page' } } } as const

/** Page with groups of identical files. The user chooses which files stay. */
export function DuplicateFilesPage() {
  const t = useTranslate()
  const { data, error, refetch } = useGetDuplicateBooks(allInOnePage, shownByPage)
  const groups = useMemo(() => data && groupBooksByFileHash(data.content), [data])
  const controls = useDeletionMarks(groups ?? [])
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
          rows={{ data: groups, error, refetch }}
          Body={DuplicateFileGroups}
          pageSize="duplicates.pageSize"
          empty={<EmptyState title={t('page.duplicateFiles.empty')} text={t('page.duplicateFiles.emptyText')} />}
        />
        <DuplicateFilesDeletionBar groups={groups ?? []} />
      </DeletionMarksContext.Provider>
    </TitledPageLayout>
  )
}

/** Asks the user whether to leave the page without the marks. Resolves to true if the user agrees. */
const confirmLossOfMarks = async (): Promise<boolean> =>
  (await openDialog('confirm', {
    title: translate('page.importReadList.leave.title'),
    text: translate('page.duplicateFiles.leaveText'),
    verb: translate('page.importReadList.leave.verb'),
    cancelLabel: translate('page.importReadList.leave.cancel'),
    danger: true,
  })) === true

function useDeletionMarks(
  groups: readonly ReturnType<typeof groupBooksByFileHash>[number][],
): DeletionMarksContextValue {
  const requested = useRequestedFileDeletions()
  const [selected, setMarks] = useRestorablePageState<DeletionMarks>('duplicateFiles', noDeletionMarks)
  const marks = useMemo(() => removeInvalidDeletionMarks(groups, selected, requested), [groups, selected, requested])
  const change = useCallback<DeletionMarksContextValue['change']>(
    (group, markChange) => setMarks(changeDeletionMarks(group, marks, requested, markChange)),
    [marks, requested, setMarks],
  )
  return useMemo(() => ({ marks, requested, change, setMarks }), [marks, requested, change, setMarks])
}
