import { useState } from 'react'
import { parseCalendarDay } from '../../api/serverDates'
import type { DialogProps } from '../../dialogs/dialogStore'
import type { Series, SeriesCondition } from '../../generated/model.schemas'
import { useLocaleFormatters } from '../../language/localeFormatters'
import { useTranslate } from '../../language/useTranslate'
import { combineConditionsWithAnd } from '../../lists/filters/filterConditions'
import { buildLibraryConditions } from '../../lists/filters/libraryConditions'
import type { ListQuery } from '../../lists/paging/useWindowedList'
import { PickerLibrarySelect } from '../../lists/picker/PickerLibrarySelect'
import { toPickerSearchQuery } from '../../lists/picker/pickerSearchQuery'
import { RecordPickerDialog } from '../../lists/picker/RecordPickerDialog'
import { usePickerResults } from '../../lists/picker/usePickerResults'
import { useLibraries } from '../libraries'
import { SeriesPoster } from './SeriesCard'
import type { SeriesListFilter } from './seriesDataSource'

declare module '../../dialogs/dialogStore' {
  interface DialogRequestAndResultTypes {
    pickSeries: {
      request: {
        title: string
        initialText?: string
        /**
         * Ids of the libraries whose series the user can pick. If undefined, the user can pick a series of any library.
         */
        libraryIds?: string[]
      }
      result: Series
    }
  }
}

/**
 * Dialog in which the user picks a series or one-shot by its title. The promise of the dialog resolves to the series.
 */
export function PickSeriesDialog({ request, close }: DialogProps<'pickSeries'>) {
  const t = useTranslate()
  const { year } = useLocaleFormatters()
  const allLibraries = useLibraries()
  const libraries = request.libraryIds
    ? allLibraries.filter(({ id }) => request.libraryIds?.includes(id))
    : allLibraries
  const [text, setText] = useState(request.initialText ?? '')
  const [libraryId, setLibraryId] = useState('all')
  const conditions =
    libraryId === 'all' && request.libraryIds ? anyLibrary(request.libraryIds) : buildLibraryConditions(libraryId)
  const results = usePickerResults<Series>('series', text, typed => toSeriesQuery(typed, conditions))
  return (
    <RecordPickerDialog
      title={request.title}
      searchLabel={t('dialog.pick.searchSeries')}
      text={text}
      onText={setText}
      filter={<PickerLibrarySelect libraries={libraries} value={libraryId} onChange={setLibraryId} />}
      results={results}
      toOption={series => ({
        title: series.metadata.title,
        notes: [
          allLibraries.find(({ id }) => id === series.libraryId)?.name,
          year(parseCalendarDay(series.booksMetadata.releaseDate)),
          series.oneshot ? t('resources.series.oneshot') : t('resources.books.count', { count: series.booksCount }),
        ],
        poster: <SeriesPoster series={series} width={40} withoutBadges />,
      })}
      onPick={close}
      onClose={() => close()}
    />
  )
}

const anyLibrary = (libraryIds: readonly string[]): SeriesCondition[] => [
  { anyOf: libraryIds.map(value => ({ libraryId: { operator: 'is', value } })) },
]

function toSeriesQuery(typed: string, conditions: readonly SeriesCondition[]): ListQuery {
  const { text, condition } = toPickerSearchQuery(typed)
  const filter: SeriesListFilter = {
    condition: combineConditionsWithAnd<SeriesCondition>(condition ? [...conditions, condition] : conditions),
    text,
  }
  return { filter, sort: { field: text ? 'relevance' : 'metadata.titleSort', order: 'ASC' } }
}
