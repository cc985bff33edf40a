import { bookMetadataFieldDefinitions } from '../../fields/bookMetadataFieldDefinitions'
import { createEmptyMetadata } from '../../fields/metadataFieldDefinitions'
import { seriesMetadataFieldDefinitions } from '../../fields/seriesMetadataFieldDefinitions'
import type { BookRecord, LibraryRecord, SeriesRecord } from '../../state/libraryRecords'
import type { MockServerState } from '../../state/mockServerState'
import type { ScannedBook, ScannedSeries } from '../walkLibraryFolder'
import { emitBookChanged } from './refreshBookMetadata'
import { emitSeriesChanged } from './refreshSeriesMetadata'

/**
 * Adds a series and sends the event SeriesAdded. The title of the series is the name of its folder. The title of a
 * one-shot is its file name without extension.
 */
export function addScannedSeries(world: MockServerState, library: LibraryRecord, scanned: ScannedSeries): SeriesRecord {
  const now = world.now()
  const { name, path, fileLastModified, oneshot } = scanned
  const series: SeriesRecord = {
    id: world.newId(),
    libraryId: library.id,
    name,
    path,
    created: now,
    lastModified: now,
    fileLastModified,
    deleted: false,
    oneshot,
    booksCount: 0,
    metadata: {
      ...createEmptyMetadata(seriesMetadataFieldDefinitions),
      ...(oneshot && { status: 'ENDED', totalBookCount: 1 }),
      title: name,
      titleSort: name,
      locks: {},
      created: now,
      lastModified: now,
    },
    aggregation: {
      authors: [],
      tags: [],
      releaseDate: null,
      summary: '',
      summaryNumber: '',
      created: now,
      lastModified: now,
    },
  }
  world.series.set(series.id, series)
  emitSeriesChanged(world, 'SeriesAdded', series)
  return series
}

/** Adds a book and sends the event BookAdded. The title of the book is its file name without extension. */
export function addScannedBook(world: MockServerState, series: SeriesRecord, scanned: ScannedBook): BookRecord {
  const now = world.now()
  const { name, path, fileLastModified, sizeBytes } = scanned
  const book: BookRecord = {
    id: world.newId(),
    seriesId: series.id,
    libraryId: series.libraryId,
    name,
    path,
    number: 0,
    created: now,
    lastModified: now,
    fileLastModified,
    sizeBytes,
    fileHash: '',
    deleted: false,
    oneshot: series.oneshot,
    media: {
      status: 'UNKNOWN',
      mediaType: '',
      mediaProfile: '',
      pagesCount: 0,
      comment: '',
      epubDivinaCompatible: false,
      epubIsKepub: false,
      lastModified: now,
      pages: [],
    },
    metadata: {
      ...createEmptyMetadata(bookMetadataFieldDefinitions),
      title: name,
      locks: {},
      created: now,
      lastModified: now,
    },
  }
  world.books.set(book.id, book)
  emitBookChanged(world, 'BookAdded', book)
  return book
}
