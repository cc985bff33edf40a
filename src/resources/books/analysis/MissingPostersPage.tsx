import { Cpu } from 'lucide-react'
import { useListContext } from 'react-admin'
import { Button } from '../../../components/controls/Button'
import { EmptyState } from '../../../components/feedback/EmptyState'
import { TitledPageLayout } from '../../../components/page/TitledPageLayout'
import { openDialog } from '../../../dialogs/dialogStore'
import type { Book } from '../../../generated/model.schemas'
import { useTranslate } from '../../../language/useTranslate'
import { runWithRetryNotice } from '../../../lists/selection/runWithRetryNotice'
import { RecordTable } from '../../../lists/table/RecordTable'
import type { AllTableRowsQueryResult } from '../../../lists/table/useTableRows'
import { analyzeMatchingBooks } from './analyzeBooks'
import { MediaAnalysisTabs } from './MediaAnalysisTabs'
import { missingPostersTableDefinition } from './missingPostersTableDefinition'
import { ProblemBookRowMenu, problemBooksSelectionOptions } from './ProblemBookActions'
import { buildMissingPosterCondition } from './problemBooksFilter'
import { useMissingPostersSupport } from './useMissingPostersSupport'

const openDetails = (book: Book) => void openDialog('bookAnalysis', { book })

/**
 * Page with the books that were analyzed but have no poster. The user can let the server analyze these books again, so
 * that the server creates their posters. Servers before 1.25 cannot find these books.
 */
export function MissingPostersPage() {
  const t = useTranslate()
  const { isPending, missingSince } = useMissingPostersSupport()
  return (
    <TitledPageLayout
      title={t('page.analysis.missingPosters.title')}
      intro={t('page.analysis.missingPosters.intro')}
      tabs={<MediaAnalysisTabs />}
    >
      {missingSince !== undefined && (
        <EmptyState
          title={t('dialog.about.unsupported')}
          text={`${t('enum.ServerFeature.missingPosters')}: ${t('dialog.about.since', { since: missingSince })}`}
        />
      )}
      {missingSince === undefined && <MissingPostersTable isPending={isPending} />}
    </TitledPageLayout>
  )
}

/**
 * Query result for the table while the server version loads. The table then shows its loading state and sends no
 * request.
 */
const pendingRows: AllTableRowsQueryResult<Book> = { data: undefined, error: undefined, refetch: () => undefined }

function MissingPostersTable({ isPending }: { isPending: boolean }) {
  const t = useTranslate()
  return (
    <RecordTable
      table={missingPostersTableDefinition}
      rows={isPending ? pendingRows : undefined}
      tools={<CreateAllPostersButton />}
      selection={problemBooksSelectionOptions}
      RowActions={ProblemBookRowMenu}
      onOpen={openDetails}
      empty={
        <EmptyState
          drawing="done"
          title={t('page.analysis.missingPosters.empty.title')}
          text={t('page.analysis.missingPosters.empty.text')}
        />
      }
    />
  )
}

function CreateAllPostersButton() {
  const t = useTranslate()
  const { total = 0, filterValues } = useListContext()
  if (total === 0) return null
  const condition = buildMissingPosterCondition(filterValues.library)
  return (
    <Button icon={Cpu} onClick={() => void runWithRetryNotice(() => analyzeMatchingBooks(condition))}>
      {t('page.analysis.missingPosters.createAll')}
    </Button>
  )
}
