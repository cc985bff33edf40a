import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { createOperationQueryKey } from '../../api/cache/createOperationQueryKey'
import { errorText } from '../../api/errorText'
import { listBooksWithLegacyFallback } from '../../api/records/listBooksWithLegacyFallback'
import { ToggleChip } from '../../components/controls/ToggleChip'
import { useDebouncedValue } from '../../components/useDebouncedValue'
import { listSeries } from '../../generated/series/series.calls'
import { useTranslate } from '../../language/useTranslate'
import filterStyles from '../../lists/filters/FilterPanel.module.css'
import { type PickerSearchQuery, toPickerSearchQuery } from '../../lists/picker/pickerSearchQuery'
import type { CustomFilterProps } from '../../lists/table/tableDefinition'
import { formatFullBookTitle } from '../books'
import { cacheBookOrSeriesNames, getCachedBookOrSeriesName } from './historyEventBookAndSeriesQuery'

const MAX_RESULTS = 20

type NamedRecord = { id: string; name: string }

function toSearchBody(typed: string): { fullTextSearch?: string; condition?: PickerSearchQuery['condition'] } {
  const { text, condition } = toPickerSearchQuery(typed)
  return { ...(text !== undefined && { fullTextSearch: text }), ...(condition && { condition }) }
}

async function searchSeries(text: string, signal: AbortSignal): Promise<NamedRecord[]> {
  const { content } = await listSeries(toSearchBody(text), { size: MAX_RESULTS }, { signal })
  return content.map(({ id, metadata }) => ({ id, name: metadata.title }))
}

async function searchBooks(text: string, signal: AbortSignal): Promise<NamedRecord[]> {
  const { content } = await listBooksWithLegacyFallback(toSearchBody(text), { size: MAX_RESULTS }, { signal })
  return content.map(book => ({ id: book.id, name: formatFullBookTitle(book) }))
}

/** Input that filters the history by one or more series, with a search field and a list of all selected series. */
export const HistorySeriesFilterInput = (props: CustomFilterProps) => <RecordFilterInput {...props} resource="series" />

/** Input that filters the history by book, with a search field and the selected books. */
export const HistoryBookFilterInput = (props: CustomFilterProps) => <RecordFilterInput {...props} resource="books" />

function RecordFilterInput(props: CustomFilterProps & { resource: 'books' | 'series' }) {
  const { label, values, onChange, resource } = props
  const t = useTranslate()
  const [typed, setTyped] = useState('')
  const text = useDebouncedValue(typed.trim())
  const search = useQuery({
    queryKey: createOperationQueryKey(resource === 'books' ? 'listBooks' : 'listSeries', { historyFilter: text }),
    queryFn: async ({ signal }) => {
      const records = await (resource === 'books' ? searchBooks : searchSeries)(text, signal)
      cacheBookOrSeriesNames(resource, records)
      return records
    },
    enabled: text !== '',
    placeholderData: keepPreviousData,
    meta: { shownBy: 'page' },
  })
  const results = text === '' ? [] : (search.data ?? []).filter(({ id }) => !values.includes(id))
  return (
    <>
      <input
        type="search"
        dir="auto"
        className={filterStyles.search}
        value={typed}
        placeholder={t('list.filters.search')}
        aria-label={t('list.filters.searchIn', { filter: label })}
        onChange={event => setTyped(event.target.value)}
      />
      {values.length + results.length > 0 && (
        <ul className={filterStyles.values} aria-label={label}>
          {values.map(id => (
            <li key={id}>
              <ToggleChip isOn onToggle={() => onChange(values.filter(other => other !== id))}>
                {getCachedBookOrSeriesName(resource, id) ?? id}
              </ToggleChip>
            </li>
          ))}
          {results.map(({ id, name }) => (
            <li key={id}>
              <ToggleChip isOn={false} onToggle={() => onChange([...values, id])}>
                {name}
              </ToggleChip>
            </li>
          ))}
        </ul>
      )}
      {search.error && <p className={filterStyles.note}>{errorText(search.error)}</p>}
      {text !== '' && search.data?.length === 0 && <p className={filterStyles.note}>{t('list.filters.noMatch')}</p>}
    </>
  )
}
