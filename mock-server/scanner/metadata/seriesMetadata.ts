import { join } from 'node:path'
import { ageOf } from '../../archives/formats/comicInfo'
import { parseMylar } from '../../archives/formats/mylar'
import { canonicalLanguage } from '../../archives/language'
import { archiveLimits } from '../../archives/limits'
import { readLibraryFile } from '../../world/bookFiles'
import { ownValue } from '../../world/ownValue'
import type { BookRecord, SeriesField, SeriesMetadataRecord, SeriesRecord } from '../../world/records'
import type { World } from '../../world/world'
import { limitMetadata } from '../metadataLimits'
import { byNameAndRole } from '../orderBooks'
import { comicInfoOf, epubMetadataOf, listValues } from './bookMetadata'
import { addToCollection } from './memberLists'

type SeriesPatch = Partial<Pick<SeriesMetadataRecord, SeriesField>>
const MANGA_DIRECTIONS = { No: 'LEFT_TO_RIGHT', YesAndRightToLeft: 'RIGHT_TO_LEFT' } as const

type FromBook = SeriesPatch & { collections?: string[] }

/** Imports metadata of a series from its books and series.json into unlocked fields, as the library options allow. */
export async function refreshSeriesMetadata(world: World, series: SeriesRecord): Promise<void> {
  const library = world.libraries.get(series.libraryId)
  if (!library) return
  const books = world.booksOf(series.id)
  if (library.importComicInfoSeries || library.importComicInfoCollection) {
    const patches = await fromEach(books, book => fromComicInfo(world, book, library.importComicInfoSeriesAppendVolume))
    if (library.importComicInfoSeries) applySeriesPatch(world, series, combined(patches))
    if (library.importComicInfoCollection)
      for (const name of new Set(patches.flatMap(patch => patch.collections ?? [])))
        addToCollection(world, name, series)
  }
  if (library.importEpubSeries)
    applySeriesPatch(world, series, combined(await fromEach(books, book => fromEpub(world, book))))
  if (series.oneshot) applySeriesPatch(world, series, fromOnlyBook(books[0]))
  else if (library.importMylarSeries) applySeriesPatch(world, series, fromMylar(world, series))
  if (library.importComicInfoSeries || library.importEpubSeries || library.importMylarSeries)
    emitSeriesChanged(world, 'SeriesChanged', series)
}

/** Aggregates the metadata of the books: authors, tags, earliest date, first summary. */
export function aggregateSeries(world: World, series: SeriesRecord): void {
  const books = world.booksOf(series.id).map(book => book.metadata)
  const summarized = books.find(book => book.summary !== '')
  const authors = new Map(books.flatMap(book => book.authors).map(author => [`${author.name}\n${author.role}`, author]))
  const dates = books.flatMap(book => book.releaseDate ?? []).sort()
  series.aggregation = {
    authors: [...authors.values()].sort(byNameAndRole),
    tags: [...new Set(books.flatMap(book => book.tags))],
    releaseDate: dates[0] ?? null,
    summary: summarized?.summary ?? '',
    summaryNumber: summarized?.number ?? '',
    created: series.aggregation.created,
    lastModified: world.now(),
  }
  emitSeriesChanged(world, 'SeriesChanged', series)
  world.changed()
}

/** Sends the event of an added or changed series. */
export function emitSeriesChanged(world: World, event: 'SeriesAdded' | 'SeriesChanged', series: SeriesRecord): void {
  world.tell('everyone', event, { seriesId: series.id, libraryId: series.libraryId })
}

function applySeriesPatch(world: World, series: SeriesRecord, patch: SeriesPatch): void {
  const { metadata } = series
  const wanted = Object.entries(patch).filter(
    ([field, value]) => value !== undefined && !metadata.locks[field as SeriesField],
  )
  Object.assign(metadata, limitMetadata(Object.fromEntries(wanted)))
  metadata.lastModified = world.now()
  world.changed()
}

async function fromEach(
  books: readonly BookRecord[],
  read: (book: BookRecord) => Promise<FromBook | undefined>,
): Promise<FromBook[]> {
  const found: FromBook[] = []
  for (const book of books) {
    const patch = await read(book)
    if (patch) found.push(patch)
  }
  return found
}

async function fromComicInfo(world: World, book: BookRecord, appendVolume: boolean): Promise<FromBook | undefined> {
  const info = await comicInfoOf(world, book)
  if (!info) return undefined
  const volume = appendVolume && info.Volume && Number(info.Volume) !== 1 ? ` (${info.Volume})` : ''
  const title = info.Series === undefined ? undefined : info.Series + volume
  return {
    title,
    titleSort: title,
    readingDirection: ownValue<SeriesPatch['readingDirection']>(MANGA_DIRECTIONS, info.Manga ?? ''),
    publisher: info.Publisher,
    ageRating: ageOf(info.AgeRating) ?? undefined,
    language: info.LanguageISO && canonicalLanguage(info.LanguageISO),
    genres: listValues(info.Genre),
    totalBookCount: info.Count === undefined ? undefined : Number(info.Count),
    collections: limitMetadata(listValues(info.SeriesGroup)),
  }
}

async function fromEpub(world: World, book: BookRecord): Promise<FromBook | undefined> {
  const found = await epubMetadataOf(world, book)
  return (
    found && {
      title: found.seriesTitle ?? undefined,
      titleSort: found.seriesTitle ?? undefined,
      readingDirection: found.readingDirection ?? undefined,
      publisher: found.publisher ?? undefined,
      language: found.language ?? undefined,
      genres: found.genres,
    }
  )
}

function fromOnlyBook(book: BookRecord | undefined): SeriesPatch {
  if (!book) return {}
  const { title, summary } = book.metadata
  return { title, titleSort: title, summary, status: 'ENDED', totalBookCount: 1 }
}

function fromMylar(world: World, series: SeriesRecord): SeriesPatch {
  try {
    const path = join(series.path, 'series.json')
    const found = parseMylar(
      readLibraryFile(world, series.libraryId, path, archiveLimits.seriesJsonBytes).toString('utf8'),
    )
    if (!found) return {}
    return {
      title: found.title,
      titleSort: found.title,
      status: found.status,
      summary: found.summary ?? undefined,
      publisher: found.publisher ?? undefined,
      ageRating: found.ageRating ?? undefined,
      totalBookCount: found.totalBookCount ?? undefined,
    }
  } catch {
    return {}
  }
}

/** Combines the patches of all books: most frequent values, largest numbers, all genres. */
function combined(patches: FromBook[]): SeriesPatch {
  const most = <Field extends keyof FromBook>(field: Field) => mostFrequent(patches.map(patch => patch[field]))
  const greatest = (field: 'ageRating' | 'totalBookCount') => {
    const numbers = patches.flatMap(patch => patch[field] ?? [])
    return numbers.length ? Math.max(...numbers) : undefined
  }
  const genres = [...new Set(patches.flatMap(patch => patch.genres ?? []).map(genre => genre.toLowerCase()))]
  return {
    title: most('title'),
    titleSort: most('titleSort'),
    readingDirection: most('readingDirection'),
    publisher: most('publisher'),
    language: most('language'),
    ageRating: greatest('ageRating'),
    totalBookCount: greatest('totalBookCount'),
    genres: genres.length ? genres : undefined,
  }
}

function mostFrequent<Value>(values: (Value | undefined)[]): Value | undefined {
  const counts = new Map<Value, number>()
  for (const value of values) if (value !== undefined) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].reduce<[Value | undefined, number]>(
    (best, one) => (one[1] > best[1] ? one : best),
    [undefined, 0],
  )[0]
}
