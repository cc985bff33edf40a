import { useNavigate, useSearch } from '@tanstack/react-router'
import { SegmentedControl } from '../../../components/controls/SegmentedControl'
import { EmptyState } from '../../../components/feedback/EmptyState'
import { TitledPageLayout } from '../../../components/page/TitledPageLayout'
import { openDialog } from '../../../dialogs/dialogStore'
import type { Book } from '../../../generated/model.schemas'
import { useTranslate } from '../../../language/useTranslate'
import { RecordTable } from '../../../lists/table/RecordTable'
import { RowFetchProgressNote } from '../../../lists/table/RowFetchProgressNote'
import { AnalysisErrorGroupList } from './AnalysisErrorGroupList'
import styles from './MediaAnalysisPage.module.css'
import { MediaAnalysisTabs } from './MediaAnalysisTabs'
import { mediaAnalysisTableDefinition } from './mediaAnalysisTableDefinition'
import { ProblemBookRowMenu, problemBooksSelectionOptions } from './ProblemBookActions'
import { problemBooksFetchProgress } from './problemBooksQuery'

const views = ['books', 'errors'] as const
type View = (typeof views)[number]

const openDetails = (book: Book) => void openDialog('bookAnalysis', { book })

/**
 * Page with the books whose analysis failed or reported errors. The URL parameter `view` selects a table of the books,
 * or a list of the errors.
 */
export function MediaAnalysisPage() {
  const t = useTranslate()
  const navigate = useNavigate()
  const search: { view?: unknown } = useSearch({ strict: false })
  const view = views.find(name => name === search.view) ?? 'books'
  const viewControl = (
    <SegmentedControl<View>
      hideLabel
      label={t('page.analysis.view.label')}
      value={view}
      choices={views.map(name => ({ value: name, label: t(`page.analysis.view.${name}`) }))}
      onChange={name => void navigate({ to: '.', search: (name === 'books' ? {} : { view: name }) as never })}
    />
  )
  const empty = (
    <EmptyState drawing="done" title={t('page.analysis.empty.title')} text={t('page.analysis.empty.text')} />
  )
  return (
    <TitledPageLayout title={t('page.analysis.title')} intro={t('page.analysis.intro')} tabs={<MediaAnalysisTabs />}>
      {view === 'errors' ? (
        <>
          <div className={styles.view}>{viewControl}</div>
          <AnalysisErrorGroupList empty={empty} />
        </>
      ) : (
        <RecordTable
          table={mediaAnalysisTableDefinition}
          tools={
            <>
              {viewControl}
              <RowFetchProgressNote store={problemBooksFetchProgress} />
            </>
          }
          selection={problemBooksSelectionOptions}
          RowActions={ProblemBookRowMenu}
          onOpen={openDetails}
          empty={empty}
        />
      )}
    </TitledPageLayout>
  )
}
