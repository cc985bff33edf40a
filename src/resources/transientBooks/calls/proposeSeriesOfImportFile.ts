import { createOperationQueryKey } from '../../../api/cache/createOperationQueryKey'
import { queryClient } from '../../../api/cache/queryClient'
import { getSeries, listSeries } from '../../../generated/series/series.calls'
import type { ImportRowServerCalls } from '../../../machines/import/bookImportServerAndStorageCalls'
import {
  findMostSimilarSeries,
  type ImportTargetSeries,
  isConfidentSeriesProposal,
  type ProposedTargetSeries,
  rateSeriesProposedByServer,
  toImportTargetSeries,
} from '../../../machines/import/findMostSimilarSeries'

/** Maximum number of series whose titles the client compares with the name of the file. */
const MAX_CANDIDATES = 30
const fetchSettings = { meta: { shownBy: 'none' }, retry: false } as const

/**
 * Suggests a series for a file to import. First rates the series that the server has proposed for the file. If the
 * confidence is medium or high, suggests the server's proposal. Otherwise, the client looks for its own proposal: the
 * series whose title is most similar to the series name of the file. Suggests the client's proposal if its confidence
 * is medium or high, or if the server has proposed no series. In all other cases, suggests the server's proposal.
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
 * Returns the words of a title in lower case, separated by spaces. The result contains no punctuation and no upper-case
 * words such as `AND`, because punctuation and these words have a special meaning in the full-text search of the
 * server.
 */
export const toFullTextSearchTerms = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
