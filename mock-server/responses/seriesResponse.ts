import type { components } from '../../src/generated/openapi'
import { lockFlags } from '../fields/metadataFieldTable'
import { seriesMetadataFields } from '../fields/seriesMetadataFields'
import type { World } from '../world/world'
import type { SeriesRecord, UserRecord } from '../world/worldRecords'
import { formatUtc, isAdmin } from './formatResponseValues'

type Series = components['schemas']['Series']

/**
 * Converts a series to the response for a user: with the read counts of that user, and the path for administrators
 * only.
 */
export function seriesResponse(world: World, user: UserRecord, series: SeriesRecord): Series {
  const { read, inProgress } = world.progress.countsOf(user.id, series.id)
  return {
    id: series.id,
    libraryId: series.libraryId,
    name: series.name,
    url: isAdmin(user) ? series.path : '',
    created: formatUtc(series.created),
    lastModified: formatUtc(series.lastModified),
    fileLastModified: formatUtc(series.fileLastModified),
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
      created: formatUtc(series.aggregation.created),
      lastModified: formatUtc(series.aggregation.lastModified),
    },
    deleted: series.deleted,
    oneshot: series.oneshot,
  }
}

function metadataResponse({ metadata }: SeriesRecord): Series['metadata'] {
  const { locks, created, lastModified, ...fields } = metadata
  return {
    ...fields,
    ...lockFlags(seriesMetadataFields, locks),
    created: formatUtc(created),
    lastModified: formatUtc(lastModified),
  }
}
