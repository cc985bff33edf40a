import { createOperationQueryKey } from '../../api/cache/createOperationQueryKey'
import { queryClient } from '../../api/cache/queryClient'
import { getSeries, listSeries } from '../../generated/series/series.calls'
import type { ImportRowServerCalls } from '../../machines/import/bookImportServerAndStorageCalls'
import {
  findMostSimilarSeries,
  type ImportTargetSeries,
  isConfidentSeriesProposal,
  type ProposedTargetSeries,
  rateSeriesProposedByServer,
  toImportTargetSeries,
} from '../../machines/import/findMostSimilarSeries'

/** Maximum number of search results to compare with the name of a file. */
const MAX_CANDIDATES = 30
const fetchSettings = { meta: { shownBy: 'none' }, retry: false } as const

/**
 * Suggests the series of an import file. Prefers a series that the server found in the file. Otherwise, suggests the
 * series with the title most similar to the file or folder name.
 * @throws ServerError
 */
export const proposeSeriesOfImportFile: ImportRowServerCalls['proposeSeries'] = async (file, { seriesId }) => {
  const serverProposal = seriesId === null ? undefined : await rateSeriesOfServer(file, seriesId)
  if (serverProposal && isConfidentSeriesProposal(serverProposal)) return serverProposal
  const text = toFullTextSearchTerms(file.series)
  const candidates = text === '' ? [] : await searchSeries(text)
  const ownProposal = findMostSimilarSeries(file, candidates)
  return ownProposal && (isConfidentSeriesProposal(ownProposal) || !serverProposal) ? ownProposal : serverProposal
}

async function rateSeriesOfServer(
  file: Parameters<typeof rateSeriesProposedByServer>[0],
  seriesId: string,
): Promise<ProposedTargetSeries> {
  const series = await queryClient.fetchQuery({
    queryKey: createOperationQueryKey('getSeries', { seriesId }),
    queryFn: () => getSeries(seriesId),
    ...fetchSettings,
  })
  return rateSeriesProposedByServer(file, toImportTargetSeries(series))
}

async function searchSeries(text: string): Promise<ImportTargetSeries[]> {
  const { content } = await queryClient.fetchQuery({
    queryKey: createOperationQueryKey('listSeries', { search: text, purpose: 'import' }),
    queryFn: () =>
      listSeries({ condition: { deleted: { operator: 'isFalse' } }, fullTextSearch: text }, { size: MAX_CANDIDATES }),
    ...fetchSettings,
  })
  return content.map(toImportTargetSeries)
}

/**
 * Returns the words of a title in lower case, separated by spaces. The full-text search of the server would interpret
 * other characters and upper-case words as search syntax.
 */
export const toFullTextSearchTerms = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
