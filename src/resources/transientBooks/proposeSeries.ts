import { operationQueryKey } from '../../api/cache/operationQueryKey'
import { queryClient } from '../../api/cache/queryClient'
import { getSeries, listSeries } from '../../generated/series/series.calls'
import type { ImportRowCalls } from '../../machines/import/importCalls'
import {
  isConfidentProposal,
  matchSeries,
  rateServerProposal,
  type SeriesOption,
  type SeriesProposal,
  toSeriesOption,
} from '../../machines/import/matchSeries'

/** Maximum number of search results that are compared with the names of a file. */
const MAX_CANDIDATES = 30
const fetchSettings = { meta: { shownBy: 'none' }, retry: false } as const

/**
 * Suggests the series of a file. Prefers the suggestion of the server. Otherwise, returns the series whose title is
 * most similar to the names of folder and file.
 * @throws ServerError
 */
export const proposeSeries: ImportRowCalls['proposeSeries'] = async (file, { seriesId }) => {
  const serverProposal = seriesId === null ? undefined : await rateSeriesOfServer(file, seriesId)
  if (serverProposal && isConfidentProposal(serverProposal)) return serverProposal
  const text = toSearchText(file.series)
  const candidates = text === '' ? [] : await searchSeries(text)
  const ownProposal = matchSeries(file, candidates)
  return ownProposal && (isConfidentProposal(ownProposal) || !serverProposal) ? ownProposal : serverProposal
}

async function rateSeriesOfServer(
  file: Parameters<typeof rateServerProposal>[0],
  seriesId: string,
): Promise<SeriesProposal> {
  const series = await queryClient.fetchQuery({
    queryKey: operationQueryKey('getSeries', { seriesId }),
    queryFn: () => getSeries(seriesId),
    ...fetchSettings,
  })
  return rateServerProposal(file, toSeriesOption(series))
}

async function searchSeries(text: string): Promise<SeriesOption[]> {
  const { content } = await queryClient.fetchQuery({
    queryKey: operationQueryKey('listSeries', { search: text, purpose: 'import' }),
    queryFn: () =>
      listSeries({ condition: { deleted: { operator: 'isFalse' } }, fullTextSearch: text }, { size: MAX_CANDIDATES }),
    ...fetchSettings,
  })
  return content.map(toSeriesOption)
}

/**
 * Returns the words of a title for the full-text search of the server. Removes characters and upper case that have a
 * meaning in the search syntax.
 */
export const toSearchText = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
