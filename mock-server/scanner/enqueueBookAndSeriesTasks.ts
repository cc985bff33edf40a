import { storeBookPageRecords } from '../state/bookContents/bookPageStore'
import { deleteEpubPublication, storeEpubPublication } from '../state/bookContents/epubPublicationStore'
import { isBookFileReadable } from '../state/libraryFiles'
import type { BookRecord, SeriesRecord, ThumbnailRecord } from '../state/libraryRecords'
import type { MockServerState } from '../state/mockServerState'
import { addSidecarPoster, generatePoster } from '../state/posterStore'
import { TASK_PRIORITY } from '../state/taskQueue'
import { createAnalysisOfMissingFile } from './analyzeBookFileContents'
import { analyzeBookFileInWorker, analyzeGeneratedBook } from './analyzeBookFileInWorker'
import { findBookArtwork, findSeriesArtwork } from './metadata/findArtwork'
import { type BookMetadataScope, emitBookChanged, refreshBookMetadata } from './metadata/refreshBookMetadata'
import { aggregateSeriesMetadata, refreshSeriesMetadata } from './metadata/refreshSeriesMetadata'
import { restartUnfinishedProgressAfterPageCountChange } from './restartUnfinishedProgressAfterPageCountChange'

/**
 * Adds a task that analyzes a book. If the analysis succeeds, this task then adds tasks for the poster and the
 * metadata.
 */
export function enqueueBookAnalysis(world: MockServerState, book: BookRecord, priority = TASK_PRIORITY.default): void {
  const id = `AnalyzeBook_${book.id}`
  world.tasks.add(
    'AnalyzeBook',
    () => runIfBookExists(world, book.id, current => analyzeBook(world, current, priority)),
    { id, priority, group: book.seriesId },
  )
}

/** Adds a task that generates the poster of a book. */
export function enqueuePosterGeneration(
  world: MockServerState,
  book: BookRecord,
  priority = TASK_PRIORITY.default,
): void {
  const id = `GenerateBookThumbnail_${book.id}`
  const run = async (current: BookRecord) => emitPosterChanged(world, await generatePoster(world, current))
  world.tasks.add('GenerateBookThumbnail', () => runIfBookExists(world, book.id, run), { id, priority })
}

/**
 * Adds a task that reads the metadata of a book. This task then adds another task, which reads the metadata of the
 * series.
 * @param scope reason for the task, which determines what the task reads. See `refreshBookMetadata`
 */
export function enqueueBookMetadataRefresh(
  world: MockServerState,
  book: BookRecord,
  priority = TASK_PRIORITY.default,
  scope: BookMetadataScope = 'all',
): void {
  const run = async (current: BookRecord) => {
    await refreshBookMetadata(world, current, scope)
    enqueueSeriesMetadataRefresh(world, current.seriesId, priority - 1)
  }
  world.tasks.add('RefreshBookMetadata', () => runIfBookExists(world, book.id, run), {
    id: `RefreshBookMetadata_${book.id}`,
    priority,
    group: book.seriesId,
  })
}

/** Adds a task that reads the metadata of a book again after its number has changed. The task skips EPUB metadata. */
export function enqueueBookMetadataRefreshAfterRenumbering(world: MockServerState, book: BookRecord): void {
  enqueueBookMetadataRefresh(world, book, TASK_PRIORITY.default, 'number')
}

/**
 * Adds a task that reads the metadata of a series. This task then adds another task, which combines the metadata of the
 * books of the series.
 */
export function enqueueSeriesMetadataRefresh(
  world: MockServerState,
  seriesId: string,
  priority = TASK_PRIORITY.default,
): void {
  const run = async (series: SeriesRecord) => {
    await refreshSeriesMetadata(world, series)
    enqueueSeriesMetadataAggregation(world, seriesId, priority)
  }
  world.tasks.add('RefreshSeriesMetadata', () => runIfSeriesExists(world, seriesId, run), {
    id: `RefreshSeriesMetadata_${seriesId}`,
    priority,
    group: seriesId,
  })
}

/** Adds a task that combines the metadata of the books of a series. */
export function enqueueSeriesMetadataAggregation(
  world: MockServerState,
  seriesId: string,
  priority = TASK_PRIORITY.default,
): void {
  const run = (series: SeriesRecord) => aggregateSeriesMetadata(world, series)
  world.tasks.add('AggregateSeriesMetadata', () => runIfSeriesExists(world, seriesId, run), {
    id: `AggregateSeriesMetadata_${seriesId}`,
    priority,
    group: seriesId,
  })
}

/**
 * Adds a task that imports image files as posters of a book. The image files are in the folder of the book file. The
 * task does nothing if the library option for local artwork is off.
 */
export function enqueueBookArtworkImport(
  world: MockServerState,
  book: BookRecord,
  priority = TASK_PRIORITY.default,
): void {
  const run = async (current: BookRecord) => {
    if (!world.libraries.get(current.libraryId)?.importLocalArtwork) return
    await addSidecarPosters(world, 'book', current.id, findBookArtwork(current))
  }
  const id = `RefreshBookLocalArtwork_${book.id}`
  world.tasks.add('RefreshBookLocalArtwork', () => runIfBookExists(world, book.id, run), { id, priority })
}

/**
 * Adds a task that imports image files as posters of a series. The image files are in the folder of the series. The
 * task does nothing if the library option for local artwork is off.
 */
export function enqueueSeriesArtworkImport(
  world: MockServerState,
  series: SeriesRecord,
  priority = TASK_PRIORITY.default,
): void {
  const run = async (current: SeriesRecord) => {
    if (!world.libraries.get(current.libraryId)?.importLocalArtwork) return
    await addSidecarPosters(world, 'series', current.id, findSeriesArtwork(current))
  }
  const id = `RefreshSeriesLocalArtwork_${series.id}`
  world.tasks.add('RefreshSeriesLocalArtwork', () => runIfSeriesExists(world, series.id, run), { id, priority })
}

/** Adds a poster for each file that is an image. The first of these posters replaces a selected generated poster. */
async function addSidecarPosters(
  world: MockServerState,
  owner: 'book' | 'series',
  ownerId: string,
  files: readonly string[],
): Promise<void> {
  let isFirst = true
  for (const file of files) {
    const poster = await addSidecarPoster(world, owner, ownerId, file, isFirst)
    emitPosterChanged(world, poster)
    if (poster) isFirst = false
  }
}

/** Adds tasks that read the metadata and the posters of a book again. */
export function enqueueBookMetadataAndArtworkRefresh(
  world: MockServerState,
  book: BookRecord,
  priority = TASK_PRIORITY.default,
): void {
  enqueueBookMetadataRefresh(world, book, priority)
  enqueueBookArtworkImport(world, book, priority)
}

/** Sends the live event about a poster that was added, selected or deleted. */
export function emitPosterChanged(
  world: MockServerState,
  thumbnail: ThumbnailRecord | undefined,
  event: 'Added' | 'Deleted' = 'Added',
): void {
  if (!thumbnail) return
  const { owner, ownerId, selected } = thumbnail
  if (owner === 'series') world.emit('everyone', `ThumbnailSeries${event}`, { seriesId: ownerId, selected })
  if (owner === 'book')
    world.emit('everyone', `ThumbnailBook${event}`, {
      bookId: ownerId,
      seriesId: world.books.get(ownerId)?.seriesId ?? '',
      selected,
    })
}

async function analyzeBook(world: MockServerState, book: BookRecord, priority: number): Promise<void> {
  const measure = world.libraries.get(book.libraryId)?.analyzeDimensions ?? true
  const analysis =
    analyzeGeneratedBook(book) ??
    (isBookFileReadable(world, book)
      ? await analyzeBookFileInWorker(world.archives, book, measure)
      : createAnalysisOfMissingFile())
  if (!world.books.has(book.id)) return
  const { files: _, epub, ...current } = analysis
  const before = book.media
  if (epub) storeEpubPublication(world, book.id, epub)
  else deleteEpubPublication(world, book)
  book.media = { ...current, lastModified: world.now() }
  storeBookPageRecords(world, book)
  if (before.status === 'OUTDATED' && before.pagesCount !== book.media.pagesCount)
    restartUnfinishedProgressAfterPageCountChange(world, book)
  world.markChanged()
  emitBookChanged(world, 'BookChanged', book)
  if (book.media.status !== 'READY') return
  enqueuePosterGeneration(world, book, priority + 1)
  enqueueBookMetadataRefresh(world, book, priority + 1)
}

/** Calls `run` with the book that has the given id. Does nothing if the book no longer exists. */
export function runIfBookExists(
  world: MockServerState,
  id: string,
  run: (book: BookRecord) => Promise<void> | void,
): Promise<void> | void {
  const book = world.books.get(id)
  return book && run(book)
}

function runIfSeriesExists(
  world: MockServerState,
  id: string,
  run: (series: SeriesRecord) => Promise<void> | void,
): Promise<void> | void {
  const series = world.series.get(id)
  return series && run(series)
}
