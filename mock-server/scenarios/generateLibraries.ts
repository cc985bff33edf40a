import { bookMetadataFieldDefinitions } from '../fields/bookMetadataFieldDefinitions'
import { createEmptyMetadata } from '../fields/metadataFieldDefinitions'
import { seriesMetadataFieldDefinitions } from '../fields/seriesMetadataFieldDefinitions'
import { DEFAULT_LIBRARY_OPTIONS } from '../scanner/addLibrary'
import { GENERATED_LIBRARY_FOLDER } from '../scanner/generatedLibraryFolder'
import { encodeTimeSortedId } from '../state/createTimeSortedId'
import type { Author, BookMediaRecord, BookRecord, LibraryRecord, SeriesRecord } from '../state/libraryRecords'
import type { MockServerState } from '../state/mockServerState'
import {
  GENERATED_AGE_RATINGS,
  GENERATED_AUTHORS,
  GENERATED_GENRES,
  GENERATED_LANGUAGES,
  GENERATED_LIBRARY_NAMES,
  GENERATED_PUBLISHERS,
  GENERATED_TAGS,
  GENERATED_TITLE_FIRST_WORDS,
  GENERATED_TITLE_LAST_WORDS,
  GENERATED_TITLE_MIDDLE_WORDS,
} from './generatedWords'
import { toPseudoRandomUint32 } from './toPseudoRandomUint32'

const DAY_MS = 86_400_000
const CREATION_SPAN_YEARS = 3
const FIRST_SERIES_ID = 1n << 54n

/**
 * Generates libraries without files. Every start generates the same libraries, but their times are relative to the
 * current day. The server draws a cover or page when a client requests it.
 * @param count number of series
 */
export function generateLibraries(world: MockServerState, count: number): void {
  world.isGenerated = true
  const today = Math.floor(world.now() / DAY_MS) * DAY_MS
  const libraries = GENERATED_LIBRARY_NAMES.map((name, i) => addGeneratedLibrary(world, name, i))
  const media = new Map<number, BookMediaRecord>()
  for (let i = 0; i < count; i++) {
    const library = libraries[i % 10 < 6 ? 0 : i % 10 < 9 ? 1 : 2] ?? libraries[0]
    if (library)
      generateSeries(world, {
        library,
        index: i,
        created: today - Math.floor(((count - i) / count) * CREATION_SPAN_YEARS * 365) * DAY_MS,
        media,
      })
  }
}

type SeriesPlan = { library: LibraryRecord; index: number; created: number; media: Map<number, BookMediaRecord> }

function addGeneratedLibrary(world: MockServerState, name: string, index: number): LibraryRecord {
  const id = encodeTimeSortedId((1n << 53n) + BigInt(index))
  const library: LibraryRecord = {
    id,
    ...DEFAULT_LIBRARY_OPTIONS,
    name,
    root: `${GENERATED_LIBRARY_FOLDER}/${name}`,
    scanInterval: 'DISABLED',
    unavailable: false,
  }
  world.libraries.set(id, library)
  return library
}

function generateSeries(world: MockServerState, { library, index, created, media }: SeriesPlan): void {
  const seed = toPseudoRandomUint32(index)
  const pick = <Item>(list: readonly Item[], shift: number): Item => list[(seed >>> shift) % list.length] as Item
  const oneshot = seed % 20 === 0
  const title = generatedTitle(index, seed)
  const count = oneshot ? 1 : 2 + (seed % 3) + (seed % 97 === 0 ? 20 : 0)
  const authors: Author[] = [
    { name: pick(GENERATED_AUTHORS, 3), role: 'writer' },
    { name: pick(GENERATED_AUTHORS, 9), role: 'penciller' },
  ]
  const tags = [pick(GENERATED_TAGS, 5)]
  const year = 1990 + (seed % 36)
  const id = encodeTimeSortedId(FIRST_SERIES_ID + (BigInt(index) << 10n))
  const isEnded = oneshot || seed % 3 === 0
  const series: SeriesRecord = {
    id,
    libraryId: library.id,
    name: title,
    path: `${library.root}/${title}`,
    created,
    lastModified: created + (seed % 5 === 0 ? DAY_MS : 0),
    fileLastModified: created,
    deleted: false,
    oneshot,
    booksCount: count,
    metadata: {
      ...BLANK_SERIES,
      status: isEnded ? 'ENDED' : seed % 11 === 0 ? 'HIATUS' : 'ONGOING',
      title,
      titleSort: title.replace(/^The /, ''),
      readingDirection: library.name === GENERATED_LIBRARY_NAMES[1] ? 'RIGHT_TO_LEFT' : 'LEFT_TO_RIGHT',
      publisher: pick(GENERATED_PUBLISHERS, 7),
      ageRating: pick(GENERATED_AGE_RATINGS, 11),
      language: pick(GENERATED_LANGUAGES, 13),
      genres: [pick(GENERATED_GENRES, 2), pick(GENERATED_GENRES, 8)].filter(
        (genre, i, all) => all.indexOf(genre) === i,
      ),
      totalBookCount: isEnded ? count : null,
      locks: NO_LOCKS,
      created,
      lastModified: created,
    },
    aggregation: {
      authors,
      tags,
      releaseDate: `${year}-01-15`,
      summary: '',
      summaryNumber: '',
      created,
      lastModified: created,
    },
  }
  world.series.set(id, series)
  generateBooks(world, series, { index, seed, media })
}

function generateBooks(
  world: MockServerState,
  series: SeriesRecord,
  { index, seed, media }: Pick<SeriesPlan, 'index' | 'media'> & { seed: number },
): void {
  const { authors, tags, releaseDate } = series.aggregation
  const year = Number(releaseDate?.slice(0, 4))
  const pages = 12 + (seed % 20)
  const shared = media.get(pages) ?? generatedMedia(pages, series.created)
  media.set(pages, shared)
  for (let number = 1; number <= series.booksCount; number++) {
    const released = `${Math.min(year + Math.floor(number / 6), 2026)}-01-15`
    addGeneratedBook(world, series, { index, number, authors, tags, releaseDate: released, media: shared, seed })
  }
}

type BookPlan = {
  index: number
  number: number
  authors: Author[]
  tags: string[]
  releaseDate: string
  media: BookMediaRecord
  seed: number
}

function addGeneratedBook(
  world: MockServerState,
  series: SeriesRecord,
  { index, number, authors, tags, releaseDate, media, seed }: BookPlan,
): void {
  const name = series.oneshot ? series.name : `${series.name} ${number}`
  const id = encodeTimeSortedId(FIRST_SERIES_ID + (BigInt(index) << 10n) + BigInt(number))
  const { created } = series
  const book: BookRecord = {
    id,
    seriesId: series.id,
    libraryId: series.libraryId,
    name,
    number,
    created,
    lastModified: created,
    fileLastModified: created,
    path: `${series.path}/${name}.cbz`,
    drawing: { seed: seed % 100_000, title: series.name, number: series.oneshot ? '' : String(number) },
    sizeBytes: media.pagesCount * 60_000,
    fileHash: '',
    deleted: false,
    oneshot: series.oneshot,
    media,
    metadata: {
      ...BLANK_BOOK,
      title: name,
      number: String(number),
      numberSort: number,
      releaseDate,
      authors,
      tags,
      locks: NO_LOCKS,
      created,
      lastModified: created,
    },
  }
  world.books.set(id, book)
}

/**
 * `BLANK_SERIES` and `BLANK_BOOK` are empty metadata objects. All generated series share the values of `BLANK_SERIES`.
 * All generated books share the values of `BLANK_BOOK`. This saves memory in large libraries.
 */
const BLANK_SERIES = createEmptyMetadata(seriesMetadataFieldDefinitions)
const BLANK_BOOK = createEmptyMetadata(bookMetadataFieldDefinitions)
const NO_LOCKS = {}

function generatedMedia(pagesCount: number, lastModified: number): BookMediaRecord {
  return {
    status: 'READY',
    mediaType: 'application/zip',
    mediaProfile: 'DIVINA',
    pagesCount,
    comment: '',
    epubDivinaCompatible: false,
    epubIsKepub: false,
    lastModified,
    pages: [],
  }
}

/** Creates a series title from a number. Titles repeat only after all combinations of words are used. */
function generatedTitle(index: number, seed: number): string {
  const first = GENERATED_TITLE_FIRST_WORDS[index % GENERATED_TITLE_FIRST_WORDS.length] ?? ''
  const last =
    GENERATED_TITLE_LAST_WORDS[
      Math.floor(index / GENERATED_TITLE_FIRST_WORDS.length) % GENERATED_TITLE_LAST_WORDS.length
    ] ?? ''
  const round = Math.floor(index / (GENERATED_TITLE_FIRST_WORDS.length * GENERATED_TITLE_LAST_WORDS.length))
  const middle =
    round === 0 ? '' : ` ${GENERATED_TITLE_MIDDLE_WORDS[(round - 1) % GENERATED_TITLE_MIDDLE_WORDS.length] ?? ''}`
  const title = `${first}${middle} ${last}`
  return seed % 7 === 0 ? `The ${title}` : title
}
