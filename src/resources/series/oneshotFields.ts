import type { FieldTable } from '../../forms/fieldTable'
import { AuthorsInput } from '../../forms/inputs/AuthorsInput'
import { ChipsInput } from '../../forms/inputs/ChipsInput'
import { DateInput } from '../../forms/inputs/DateInput'
import { EnumInput } from '../../forms/inputs/EnumInput'
import { LanguageInput } from '../../forms/inputs/LanguageInput'
import { LinksInput } from '../../forms/inputs/LinksInput'
import { NumberInput } from '../../forms/inputs/NumberInput'
import { SummaryInput } from '../../forms/inputs/SummaryInput'
import { TextInput } from '../../forms/inputs/TextInput'
import {
  distinctRows,
  every,
  isbn13,
  languageTag,
  plainDay,
  required,
  rowsOf,
  webAddress,
  wholeFrom,
} from '../../forms/rules'
import {
  type Author,
  type BookMetadata,
  ReadingDirection,
  type SeriesMetadata,
  type WebLink,
} from '../../generated/model.schemas'
import {
  getGetAgeRatingsQueryOptions,
  getGetBookTagsQueryOptions,
  getGetGenresQueryOptions,
  getGetPublishersQueryOptions,
  getGetSharingLabelsQueryOptions,
} from '../../generated/reference-data/reference-data'

const ofSeries = [
  'titleSort',
  'readingDirection',
  'language',
  'publisher',
  'ageRating',
  'genres',
  'sharingLabels',
] as const
const ofBook = ['releaseDate', 'isbn', 'authors', 'tags', 'links'] as const
const ofBoth = ['title', 'summary'] as const

type Locks<Name extends string> = `${Name}Lock`
type OfSeries = (typeof ofSeries)[number] | (typeof ofBoth)[number]
type OfBook = (typeof ofBook)[number]

/** A one-shot is a series and its only book: what is edited comes from both, the title and summary from the series. */
export type OneshotValues = Pick<SeriesMetadata, OfSeries | Locks<OfSeries>> &
  Pick<BookMetadata, OfBook | Locks<OfBook>>

const links = rowsOf<WebLink>({ label: required, url: every<string>(required, webAddress) })
const authors = every<readonly Author[]>(
  rowsOf<Author>({ name: required, role: required }),
  distinctRows('name', 'role'),
)

/** Every field of a one-shot in the order of its dialog (client-behaviour 3.4). */
export const oneshotFields = [
  { tab: 'general', name: 'title', lock: 'titleLock', input: TextInput, rule: required, many: false },
  { tab: 'general', name: 'titleSort', lock: 'titleSortLock', input: TextInput, rule: required, many: false },
  { tab: 'general', name: 'summary', lock: 'summaryLock', input: SummaryInput, clear: '', many: false },
  { tab: 'general', name: 'language', lock: 'languageLock', input: LanguageInput, rule: languageTag, clear: '' },
  {
    tab: 'general',
    name: 'readingDirection',
    lock: 'readingDirectionLock',
    input: EnumInput,
    clear: null,
    choices: { of: 'ReadingDirection', from: ReadingDirection },
  },
  {
    tab: 'general',
    name: 'publisher',
    lock: 'publisherLock',
    input: TextInput,
    clear: '',
    suggest: () => getGetPublishersQueryOptions(),
  },
  {
    tab: 'general',
    name: 'ageRating',
    lock: 'ageRatingLock',
    input: NumberInput,
    rule: wholeFrom(0),
    clear: null,
    suggest: () => getGetAgeRatingsQueryOptions(),
  },
  {
    tab: 'general',
    name: 'releaseDate',
    lock: 'releaseDateLock',
    input: DateInput,
    rule: plainDay,
    clear: null,
    many: false,
  },
  { tab: 'general', name: 'isbn', lock: 'isbnLock', input: TextInput, rule: isbn13, clear: '', many: false },
  { tab: 'authors', name: 'authors', lock: 'authorsLock', input: AuthorsInput, rule: authors, clear: [] },
  {
    tab: 'tags',
    name: 'genres',
    lock: 'genresLock',
    input: ChipsInput,
    clear: [],
    suggest: () => getGetGenresQueryOptions(),
  },
  {
    tab: 'tags',
    name: 'tags',
    lock: 'tagsLock',
    input: ChipsInput,
    clear: [],
    suggest: () => getGetBookTagsQueryOptions(),
  },
  { tab: 'links', name: 'links', lock: 'linksLock', input: LinksInput, rule: links, clear: [], many: false },
  {
    tab: 'sharing',
    name: 'sharingLabels',
    lock: 'sharingLabelsLock',
    input: ChipsInput,
    clear: [],
    suggest: () => getGetSharingLabelsQueryOptions(),
  },
] satisfies FieldTable<OneshotValues>

/** What is edited of a one-shot. */
export const oneshotValues = (series: SeriesMetadata, book: BookMetadata): Record<string, unknown> =>
  Object.fromEntries([...membersOf(series, [...ofBoth, ...ofSeries]), ...membersOf(book, ofBook)])

/** Which part of the changes goes to the series and which to the book; title and summary go to both, with their locks. */
export function splitChanges(changes: Readonly<Record<string, unknown>>) {
  return {
    ofSeries: Object.fromEntries(membersOf(changes, [...ofBoth, ...ofSeries])),
    ofBook: Object.fromEntries(membersOf(changes, [...ofBoth, ...ofBook])),
  }
}

function membersOf(record: object, names: readonly string[]): [string, unknown][] {
  return Object.entries(record).filter(([name]) => names.includes(name) || names.includes(name.replace(/Lock$/, '')))
}
