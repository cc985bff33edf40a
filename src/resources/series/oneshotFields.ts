import type { FieldTable } from '../../forms/fieldTable'
import { AuthorsInput } from '../../forms/inputs/AuthorsInput'
import { ChipsInput } from '../../forms/inputs/ChipsInput'
import { DateInput } from '../../forms/inputs/DateInput'
import { LinksInput } from '../../forms/inputs/LinksInput'
import { TextInput } from '../../forms/inputs/TextInput'
import { authorRows, isbn13, isoDate, webLinks } from '../../forms/validationRules'
import type { BookMetadata, SeriesMetadata } from '../../generated/model.schemas'
import { getGetBookTagsQueryOptions } from '../../generated/reference-data/reference-data'
import { seriesFields } from './fields'

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

/** Editable metadata of a one-shot: fields of the series and of its book. Title and summary come from the series. */
export type OneshotValues = Pick<SeriesMetadata, OfSeries | Locks<OfSeries>> &
  Pick<BookMetadata, OfBook | Locks<OfBook>>

type SeriesRow = (typeof seriesFields)[number]

/** Form field of a series by name. Throws when the series form has no such field. */
function fromSeries<Name extends SeriesRow['name']>(name: Name): Extract<SeriesRow, { name: Name }> {
  const found = seriesFields.find((row): row is Extract<SeriesRow, { name: Name }> => row.name === name)
  if (!found) throw new Error(`Unknown series field: ${name}`)
  return found
}

/** Form fields of a one-shot in display order (client-behaviour 3.4). */
export const oneshotFields = [
  fromSeries('title'),
  fromSeries('titleSort'),
  fromSeries('summary'),
  fromSeries('language'),
  fromSeries('readingDirection'),
  fromSeries('publisher'),
  fromSeries('ageRating'),
  {
    tab: 'general',
    name: 'releaseDate',
    lock: 'releaseDateLock',
    input: DateInput,
    rule: isoDate,
    clear: null,
    many: false,
  },
  { tab: 'general', name: 'isbn', lock: 'isbnLock', input: TextInput, rule: isbn13, clear: '', many: false },
  { tab: 'authors', name: 'authors', lock: 'authorsLock', input: AuthorsInput, rule: authorRows, clear: [] },
  fromSeries('genres'),
  {
    tab: 'tags',
    name: 'tags',
    lock: 'tagsLock',
    input: ChipsInput,
    clear: [],
    suggest: () => getGetBookTagsQueryOptions(),
  },
  { tab: 'links', name: 'links', lock: 'linksLock', input: LinksInput, rule: webLinks, clear: [], many: false },
  fromSeries('sharingLabels'),
] satisfies FieldTable<OneshotValues>

/** Form values of a one-shot with their locks. */
export const oneshotValues = (series: SeriesMetadata, book: BookMetadata): Record<string, unknown> =>
  Object.fromEntries([...membersOf(series, [...ofBoth, ...ofSeries]), ...membersOf(book, ofBook)])

/** Splits changes into those of the series and those of the book. Title and summary, with their locks, go to both. */
export function splitChanges(changes: Readonly<Record<string, unknown>>) {
  return {
    seriesChanges: Object.fromEntries(membersOf(changes, [...ofBoth, ...ofSeries])),
    bookChanges: Object.fromEntries(membersOf(changes, [...ofBoth, ...ofBook])),
  }
}

function membersOf(record: object, names: readonly string[]): [string, unknown][] {
  return Object.entries(record).filter(([name]) => names.includes(name) || names.includes(name.replace(/Lock$/, '')))
}
