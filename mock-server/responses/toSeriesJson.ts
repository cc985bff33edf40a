import type { components } from '../../src/generated/openapi'
import { createMetadataLockFlags } from '../fields/metadataFieldDefinitions'
import { seriesMetadataFieldDefinitions } from '../fields/seriesMetadataFieldDefinitions'
import type { SeriesRecord, UserRecord } from '../state/libraryRecords'
import type { MockServerState } from '../state/mockServerState'
import { formatUtcTime, isAdmin } from './formatResponseValues'

type Series = components['schemas']['Series']

/**
 * Converts a series to JSON for a user. Includes the read counts of the user. Only administrators see the path of the
 * series.
 */
export function toSeriesJson(world: MockServerState, user: UserRecord, series: SeriesRecord): Series {
  const { read, inProgress } = world.progress.countsOf(user.id, series.id)
  return {
    id: series.id,
    libraryId: series.libraryId,
    name: series.name,
    url: isAdmin(user) ? series.path : '',
    created: formatUtcTime(series.created),
    lastModified: formatUtcTime(series.lastModified),
    fileLastModified: formatUtcTime(series.fileLastModified),
    booksCount: series.booksCount,
    booksReadCount: read,
    booksUnreadCount: series.booksCount - read - inProgress,
    booksInProgressCount: inProgress,
    metadata: metadataResponse(series),
    booksMetadata: {
      authors: series.aggregation.authors,
      tags: series.aggregation.tags,
      releaseDate: series.aggregation.releaseDate,
      summary: series.aggregation.summary,
      summaryNumber: series.aggregation.summaryNumber,
      created: formatUtcTime(series.aggregation.created),
      lastModified: formatUtcTime(series.aggregation.lastModified),
    },
    deleted: series.deleted,
    oneshot: series.oneshot,
  }
}

function metadataResponse({ metadata }: SeriesRecord): Series['metadata'] {
  const { locks, created, lastModified, ...fields } = metadata
  return {
    ...fields,
    ...createMetadataLockFlags(seriesMetadataFieldDefinitions, locks),
    created: formatUtcTime(created),
    lastModified: formatUtcTime(lastModified),
  }
}
