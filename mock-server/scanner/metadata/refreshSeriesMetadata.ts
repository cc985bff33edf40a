import { join } from 'node:path'
import { archiveLimits } from '../../archives/archiveLimits'
import { canonicalizeLanguageTag } from '../../archives/canonicalizeLanguageTag'
import { getVolumeSuffix, parseComicInfoAgeRating } from '../../archives/formats/comicInfo'
import { parseMylarSeriesJson } from '../../archives/formats/parseMylarSeriesJson'
import { getOwnProperty } from '../../state/getOwnProperty'
import { readLibraryFile } from '../../state/libraryFiles'
import type { BookRecord, SeriesMetadataField, SeriesMetadataRecord, SeriesRecord } from '../../state/libraryRecords'
import type { MockServerState } from '../../state/mockServerState'
import { truncateMetadata } from '../truncateMetadata'
import { addToCollection } from './addToCollectionOrReadList'
import { readBookComicInfo, readBookEpubMetadata, splitCommaSeparatedText } from './refreshBookMetadata'
import { compareAuthors } from './sortAndMergeAuthors'

type SeriesPatch = Partial<Pick<SeriesMetadataRecord, SeriesMetadataField>>
const DIRECTIONS_BY_MANGA_FIELD = { No: 'LEFT_TO_RIGHT', YesAndRightToLeft: 'RIGHT_TO_LEFT' } as const

type SeriesPatchFromBook = SeriesPatch & { collections?: string[] }

/**
 * Imports metadata of a series. Does not change locked metadata fields. The library options determine whether to read
 * the book files and the file series.json. For a one-shot, copies the title and summary of its book and does not read
 * series.json.
 */
export async function refreshSeriesMetadata(world: MockServerState, series: SeriesRecord): Promise<void> {
  const library = world.libraries.get(series.libraryId)
  if (!library) return
  const books = world.booksOf(series.id)
  if (library.importComicInfoSeries || library.importComicInfoCollection) {
    const patches = await patchesFromBooks(books, book =>
      patchFromComicInfo(world, book, library.importComicInfoSeriesAppendVolume),
    )
    if (library.importComicInfoSeries) applySeriesPatch(world, series, combinePatches(patches))
    if (library.importComicInfoCollection)
      for (const name of new Set(patches.flatMap(patch => patch.collections ?? [])))
        addToCollection(world, name, series)
  }
  if (library.importEpubSeries)
    applySeriesPatch(world, series, combinePatches(await patchesFromBooks(books, book => patchFromEpub(world, book))))
  if (series.oneshot) applySeriesPatch(world, series, patchFromOneshot(books[0]))
  else if (library.importMylarSeries) applySeriesPatch(world, series, patchFromMylar(world, series))
  emitSeriesChanged(world, 'SeriesChanged', series)
}

/**
 * Combines the metadata of the books of a series. The result contains the authors and tags of all books (at most
 * `archiveLimits.metadataListLength` of each), the earliest release date, and the summary of the first book that has a
 * summary.
 */
export function aggregateSeriesMetadata(world: MockServerState, series: SeriesRecord): void {
  const books = world.booksOf(series.id).map(book => book.metadata)
  const summarized = books.find(book => book.summary !== '')
  const authors = new Map(books.flatMap(book => book.authors).map(author => [`${author.name}\n${author.role}`, author]))
  const dates = books.flatMap(book => book.releaseDate ?? []).sort()
  series.aggregation = {
    authors: truncateMetadata([...authors.values()].sort(compareAuthors)),
    tags: truncateMetadata([...new Set(books.flatMap(book => book.tags))]),
    releaseDate: dates[0] ?? null,
    summary: summarized?.summary ?? '',
    summaryNumber: summarized?.number ?? '',
    created: series.aggregation.created,
    lastModified: world.now(),
  }
  emitSeriesChanged(world, 'SeriesChanged', series)
  world.markChanged()
}

export function emitSeriesChanged(
  world: MockServerState,
  event: 'SeriesAdded' | 'SeriesChanged',
  series: SeriesRecord,
): void {
  world.emit('everyone', event, { seriesId: series.id, libraryId: series.libraryId })
}

function applySeriesPatch(world: MockServerState, series: SeriesRecord, patch: SeriesPatch): void {
  const { metadata } = series
  const unlockedFields = Object.entries(patch).filter(
    ([field, value]) => value !== undefined && !metadata.locks[field as SeriesMetadataField],
  )
  Object.assign(metadata, truncateMetadata(Object.fromEntries(unlockedFields)))
  metadata.lastModified = world.now()
  world.markChanged()
}

async function patchesFromBooks(
  books: readonly BookRecord[],
  read: (book: BookRecord) => Promise<SeriesPatchFromBook | undefined>,
): Promise<SeriesPatchFromBook[]> {
  const patches: SeriesPatchFromBook[] = []
  for (const book of books) {
    const patch = await read(book)
    if (patch) patches.push(patch)
  }
  return patches
}

async function patchFromComicInfo(
  world: MockServerState,
  book: BookRecord,
  appendVolume: boolean,
): Promise<SeriesPatchFromBook | undefined> {
  const info = await readBookComicInfo(world, book)
  if (!info) return undefined
  const title = info.Series === undefined ? undefined : info.Series + (appendVolume ? getVolumeSuffix(info) : '')
  return {
    title,
    titleSort: title,
    readingDirection: getOwnProperty<SeriesPatch['readingDirection']>(DIRECTIONS_BY_MANGA_FIELD, info.Manga ?? ''),
    publisher: info.Publisher,
    ageRating: parseComicInfoAgeRating(info.AgeRating) ?? undefined,
    language: info.LanguageISO && canonicalizeLanguageTag(info.LanguageISO),
    genres: splitCommaSeparatedText(info.Genre),
    totalBookCount: info.Count === undefined ? undefined : Number(info.Count),
    collections: truncateMetadata(splitCommaSeparatedText(info.SeriesGroup).slice(0, archiveLimits.memberListNames)),
  }
}

async function patchFromEpub(world: MockServerState, book: BookRecord): Promise<SeriesPatchFromBook | undefined> {
  const patches = await readBookEpubMetadata(world, book)
  return (
    patches && {
      title: patches.seriesTitle ?? undefined,
      titleSort: patches.seriesTitle ?? undefined,
      readingDirection: patches.readingDirection ?? undefined,
      publisher: patches.publisher ?? undefined,
      language: patches.language ?? undefined,
      genres: patches.genres,
    }
  )
}

function patchFromOneshot(book: BookRecord | undefined): SeriesPatch {
  if (!book) return {}
  const { title, summary } = book.metadata
  return { title, titleSort: title, summary, status: 'ENDED', totalBookCount: 1 }
}

function patchFromMylar(world: MockServerState, series: SeriesRecord): SeriesPatch {
  try {
    const path = join(series.path, 'series.json')
    const patches = parseMylarSeriesJson(
      readLibraryFile(world, series.libraryId, path, archiveLimits.seriesJsonBytes).toString('utf8'),
    )
    if (!patches) return {}
    return {
      title: patches.title,
      titleSort: patches.title,
      status: patches.status,
      summary: patches.summary ?? undefined,
      publisher: patches.publisher ?? undefined,
      ageRating: patches.ageRating ?? undefined,
      totalBookCount: patches.totalBookCount,
    }
  } catch {
    return {}
  }
}

/**
 * Combines the series metadata from the files of all books. For a text field, takes the most frequent value. For a
 * number field, takes the largest value. Takes the genres of all books.
 */
function combinePatches(patches: SeriesPatchFromBook[]): SeriesPatch {
  const mostFrequentOf = <Field extends keyof SeriesPatchFromBook>(field: Field) =>
    mostFrequent(patches.map(patch => patch[field]))
  const greatest = (field: 'ageRating' | 'totalBookCount') => {
    const numbers = patches.flatMap(patch => patch[field] ?? [])
    return numbers.length ? numbers.reduce((a, b) => Math.max(a, b)) : undefined
  }
  const genres = [...new Set(patches.flatMap(patch => patch.genres ?? []).map(genre => genre.toLowerCase()))]
  return {
    title: mostFrequentOf('title'),
    titleSort: mostFrequentOf('titleSort'),
    readingDirection: mostFrequentOf('readingDirection'),
    publisher: mostFrequentOf('publisher'),
    language: mostFrequentOf('language'),
    ageRating: greatest('ageRating'),
    totalBookCount: greatest('totalBookCount'),
    genres: genres.length ? genres : undefined,
  }
}

function mostFrequent<Value>(values: (Value | undefined)[]): Value | undefined {
  const counts = new Map<Value, number>()
  for (const value of values) if (value !== undefined) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].reduce<[Value | undefined, number]>(
    (best, entry) => (entry[1] > best[1] ? entry : best),
    [undefined, 0],
  )[0]
}
