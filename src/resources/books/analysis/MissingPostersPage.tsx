import { Cpu } from 'lucide-react'
import { useListContext } from 'react-admin'
import { Button } from '../../../components/controls/Button'
import { EmptyState } from '../../../components/feedback/EmptyState'
import { PageFrame } from '../../../components/page/PageFrame'
import { openDialog } from '../../../dialogs/dialogStore'
import type { Book } from '../../../generated/model.schemas'
import { useTranslate } from '../../../language/useTranslate'
import { runWithRetryNotice } from '../../../lists/selection/runWithRetryNotice'
import { RecordTable } from '../../../lists/table/RecordTable'
import { AnalysisRowMenu, analysisSelection } from './AnalysisActions'
import { analyzeMatchingBooks } from './analyzeBooks'
import { buildMissingPosterCondition } from './bookProblems'
import { MediaAnalysisTabs } from './MediaAnalysisTabs'
import { missingPostersTable } from './missingPostersTable'

const openDetails = (book: Book) => void openDialog('bookAnalysis', { book })

/** Page with the analyzed books without a selected poster. The analysis creates posters. */
export function MissingPostersPage() {
  const t = useTranslate()
  return (
    <PageFrame title={t('page.analysis.missingPosters.title')} intro={t('page.analysis.missingPosters.intro')}>
      <MediaAnalysisTabs />
      <RecordTable
        table={missingPostersTable}
        tools={<CreateAllPostersButton />}
        selection={analysisSelection}
        RowActions={AnalysisRowMenu}
        onOpen={openDetails}
        empty={
          <EmptyState
            drawing="done"
            title={t('page.analysis.missingPosters.empty.title')}
            text={t('page.analysis.missingPosters.empty.text')}
          />
        }
      />
    </PageFrame>
  )
}

/** Analyzes all books that match the filters, which creates their posters. */
function CreateAllPostersButton() {
  const t = useTranslate()
  const { total = 0, filterValues } = useListContext()
  if (total === 0) return null
  const condition = buildMissingPosterCondition(filterValues.library)
  return (
    <Button icon={Cpu} onClick={() => void runWithRetryNotice(() => analyzeMatchingBooks(condition, total))}>
      {t('page.analysis.missingPosters.createAll')}
    </Button>
  )
}
