import { isBookFile } from '../world/bookFiles'
import { storePages } from '../world/pageStore'
import { addSidecarPoster, generatePoster } from '../world/posters'
import type { BookRecord, SeriesRecord, ThumbnailRecord } from '../world/records'
import { TASK_PRIORITY } from '../world/tasks'
import type { World } from '../world/world'
import { missingFile } from './analysis'
import { analyzeBookFile } from './analyzeBookFile'
import { bookArtwork, seriesArtwork } from './metadata/artwork'
import { emitBookChanged, refreshBookMetadata } from './metadata/bookMetadata'
import { aggregateSeries, refreshSeriesMetadata } from './metadata/seriesMetadata'
import { adjustProgress } from './readingAfterAnalysis'

/** Adds a task that analyses a book. If the file is readable, tasks for poster and metadata follow. */
export function enqueueAnalyzeBook(world: World, book: BookRecord, priority = TASK_PRIORITY.default): void {
  const id = `AnalyzeBook_${book.id}`
  world.tasks.add('AnalyzeBook', () => withBook(world, book.id, found => analyzeBook(world, found, priority)), {
    id,
    priority,
  })
}

/** Adds a task that generates the poster of a book. */
export function enqueueGeneratePoster(world: World, book: BookRecord, priority = TASK_PRIORITY.default): void {
  const id = `GenerateBookThumbnail_${book.id}`
  const run = async (found: BookRecord) => emitPosterChanged(world, await generatePoster(world, found))
  world.tasks.add('GenerateBookThumbnail', () => withBook(world, book.id, run), { id, priority })
}

/**
 * Adds a task that reads the metadata of a book, then that of its series.
 * @param asked `number` after the book was renumbered: skips EPUB metadata
 */
export function enqueueRefreshBookMetadata(
  world: World,
  book: BookRecord,
  priority = TASK_PRIORITY.default,
  asked: 'all' | 'number' = 'all',
): void {
  const run = async (found: BookRecord) => {
    await refreshBookMetadata(world, found, asked)
    enqueueRefreshSeriesMetadata(world, found.seriesId, priority - 1)
  }
  world.tasks.add('RefreshBookMetadata', () => withBook(world, book.id, run), {
    id: `RefreshBookMetadata_${book.id}`,
    priority,
  })
}

/** Adds a task that reads the metadata of a renumbered book again, except from an EPUB. */
export function enqueueNumberBooks(world: World, book: BookRecord): void {
  enqueueRefreshBookMetadata(world, book, TASK_PRIORITY.default, 'number')
}

/** Adds a task that reads the metadata of a series, then aggregates that of its books. */
export function enqueueRefreshSeriesMetadata(world: World, seriesId: string, priority = TASK_PRIORITY.default): void {
  const run = async (series: SeriesRecord) => {
    await refreshSeriesMetadata(world, series)
    enqueueAggregateSeries(world, seriesId, priority)
  }
  world.tasks.add('RefreshSeriesMetadata', () => withSeries(world, seriesId, run), {
    id: `RefreshSeriesMetadata_${seriesId}`,
    priority,
  })
}

/** Adds a task that aggregates the metadata of the books of a series. */
export function enqueueAggregateSeries(world: World, seriesId: string, priority = TASK_PRIORITY.default): void {
  const run = (series: SeriesRecord) => aggregateSeries(world, series)
  world.tasks.add('AggregateSeriesMetadata', () => withSeries(world, seriesId, run), {
    id: `AggregateSeriesMetadata_${seriesId}`,
    priority,
  })
}

/** Adds a task that adds image files beside a book as posters, if the library imports artwork. */
export function enqueueBookArtwork(world: World, book: BookRecord, priority = TASK_PRIORITY.default): void {
  const run = async (found: BookRecord) => {
    if (!world.libraries.get(found.libraryId)?.importLocalArtwork) return
    for (const [i, file] of bookArtwork(found).entries())
      emitPosterChanged(world, await addSidecarPoster(world, 'book', found.id, file, i === 0))
  }
  const id = `RefreshBookLocalArtwork_${book.id}`
  world.tasks.add('RefreshBookLocalArtwork', () => withBook(world, book.id, run), { id, priority })
}

/** Adds a task that adds image files beside a series as posters, if the library imports artwork. */
export function enqueueSeriesArtwork(world: World, series: SeriesRecord, priority = TASK_PRIORITY.default): void {
  const run = async (found: SeriesRecord) => {
    if (!world.libraries.get(found.libraryId)?.importLocalArtwork) return
    for (const [i, file] of seriesArtwork(found).entries())
      emitPosterChanged(world, await addSidecarPoster(world, 'series', found.id, file, i === 0))
  }
  const id = `RefreshSeriesLocalArtwork_${series.id}`
  world.tasks.add('RefreshSeriesLocalArtwork', () => withSeries(world, series.id, run), { id, priority })
}

/** Adds tasks that refresh metadata and artwork of a book. */
export function enqueueRefreshBook(world: World, book: BookRecord, priority = TASK_PRIORITY.default): void {
  enqueueRefreshBookMetadata(world, book, priority)
  enqueueBookArtwork(world, book, priority)
}

/** Sends the event of an added, selected or deleted poster. */
export function emitPosterChanged(
  world: World,
  thumbnail: ThumbnailRecord | undefined,
  event: 'Added' | 'Deleted' = 'Added',
): void {
  if (!thumbnail) return
  const { owner, ownerId, selected } = thumbnail
  if (owner === 'series') world.tell('everyone', `ThumbnailSeries${event}`, { seriesId: ownerId, selected })
  if (owner === 'book')
    world.tell('everyone', `ThumbnailBook${event}`, {
      bookId: ownerId,
      seriesId: world.books.get(ownerId)?.seriesId ?? '',
      selected,
    })
}

async function analyzeBook(world: World, book: BookRecord, priority: number): Promise<void> {
  const measure = world.libraries.get(book.libraryId)?.analyzeDimensions ?? true
  const { files: _, ...found } = isBookFile(world, book)
    ? await analyzeBookFile(world.archives, book.path, measure)
    : missingFile()
  const before = book.media
  book.media = { ...found, lastModified: world.now() }
  storePages(world, book)
  if (before.status === 'OUTDATED' && before.pagesCount !== book.media.pagesCount) adjustProgress(world, book)
  world.changed()
  emitBookChanged(world, 'BookChanged', book)
  if (book.media.status !== 'READY') return
  enqueueGeneratePoster(world, book, priority + 1)
  enqueueRefreshBookMetadata(world, book, priority + 1)
}

/** Runs a callback with a book, if it still exists. */
export function withBook(
  world: World,
  id: string,
  run: (book: BookRecord) => Promise<void> | void,
): Promise<void> | void {
  const book = world.books.get(id)
  return book && run(book)
}

function withSeries(
  world: World,
  id: string,
  run: (series: SeriesRecord) => Promise<void> | void,
): Promise<void> | void {
  const series = world.series.get(id)
  return series && run(series)
}
