import { useQueries } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { ServerError } from '../../api/ServerError'
import { EmptyState } from '../../components/feedback/EmptyState'
import { TitledPageLayout } from '../../components/page/TitledPageLayout'
import { openDialog } from '../../dialogs/dialogStore'
import { useTranslate } from '../../language/useTranslate'
import { RecordTable } from '../../lists/table/RecordTable'
import { RowFetchProgressNote } from '../../lists/table/RowFetchProgressNote'
import { HistoryEventRowMenu } from './HistoryEventRowMenu'
import { historyEventBookAndSeriesQueryOptions } from './historyEventBookAndSeriesQuery'
import type { HistoryEventWithId } from './historyEventRecord'
import { historyFetchProgress } from './historyEventsQuery'
import { historyTableDefinition } from './historyTableDefinition'

const openDetails = (event: HistoryEventWithId) => void openDialog('historyEvent', { event })

/** Page with the history of file changes. */
export function HistoryPage() {
  const t = useTranslate()
  useFilterNames()
  return (
    <TitledPageLayout title={t('page.history.title')} intro={t('page.history.intro')}>
      <RecordTable
        table={historyTableDefinition}
        tools={<RowFetchProgressNote store={historyFetchProgress} />}
        onOpen={openDetails}
        RowActions={HistoryEventRowMenu}
        permanentFailureText={failure =>
          failure instanceof ServerError && failure.status === 403 ? t('page.history.forbidden') : undefined
        }
        empty={<EmptyState title={t('page.history.empty.title')} text={t('page.history.empty.text')} />}
      />
    </TitledPageLayout>
  )
}

function useFilterNames() {
  const search: { book?: unknown; series?: unknown } = useSearch({ strict: false })
  const idsOf = (value: unknown) => [value].flat().filter(id => typeof id === 'string' && id !== '')
  useQueries({
    queries: [
      ...idsOf(search.book).map(id => historyEventBookAndSeriesQueryOptions({ bookId: String(id), seriesId: null })),
      ...idsOf(search.series).map(id => historyEventBookAndSeriesQueryOptions({ bookId: null, seriesId: String(id) })),
    ],
  })
}
