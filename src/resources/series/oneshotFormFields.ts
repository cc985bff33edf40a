import type { FormFieldDefinitions } from '../../forms/formFieldDefinitions'
import { AuthorsInput } from '../../forms/inputs/AuthorsInput'
import { DateInput } from '../../forms/inputs/DateInput'
import { LinksInput } from '../../forms/inputs/LinksInput'
import { LowerCaseChipsInput } from '../../forms/inputs/LowerCaseChipsInput'
import { TextInput } from '../../forms/inputs/TextInput'
import { authorRowsRule, isbn13Rule, isoDateRule, webLinkRowsRule } from '../../forms/validationRules'
import type { BookMetadata, SeriesMetadata } from '../../generated/model.schemas'
import { getGetBookTagsQueryOptions } from '../../generated/reference-data/reference-data'
import { toWesternDigits } from '../../language/toWesternDigits'
import { seriesFormFields } from './seriesFormFields'

const seriesFieldNames = [
  'titleSort',
  'readingDirection',
  'language',
  'publisher',
  'ageRating',
  'genres',
  'sharingLabels',
] as const
const bookFieldNames = ['releaseDate', 'isbn', 'authors', 'tags', 'links'] as const
const sharedFieldNames = ['title', 'summary'] as const

type LockName<Name extends string> = `${Name}Lock`
type SeriesFieldName = (typeof seriesFieldNames)[number] | (typeof sharedFieldNames)[number]
type BookFieldName = (typeof bookFieldNames)[number]

/** Values of the form in which the user edits a one-shot: metadata of its series and of its only book. */
export type OneshotFormValues = Pick<SeriesMetadata, SeriesFieldName | LockName<SeriesFieldName>> &
  Pick<BookMetadata, BookFieldName | LockName<BookFieldName>>

type SeriesField = (typeof seriesFormFields)[number]

function seriesField<Name extends SeriesField['name']>(name: Name): Extract<SeriesField, { name: Name }> {
  const field = seriesFormFields.find((row): row is Extract<SeriesField, { name: Name }> => row.name === name)
  if (!field) throw new Error(`Unknown series field: ${name}`)
  return field
}

/** Form fields of a one-shot, in display order. */
export const oneshotFormFields = [
  seriesField('title'),
  seriesField('titleSort'),
  seriesField('summary'),
  seriesField('language'),
  seriesField('readingDirection'),
  seriesField('publisher'),
  seriesField('ageRating'),
  {
    tab: 'general',
    name: 'releaseDate',
    lock: 'releaseDateLock',
    input: DateInput,
    rule: isoDateRule,
    clearedValue: null,
    batchEditable: false,
  },
  {
    tab: 'general',
    name: 'isbn',
    lock: 'isbnLock',
    input: TextInput,
    rule: isbn13Rule,
    clearedValue: '',
    normalize: toWesternDigits,
    batchEditable: false,
  },
  { tab: 'authors', name: 'authors', lock: 'authorsLock', input: AuthorsInput, rule: authorRowsRule, clearedValue: [] },
  seriesField('genres'),
  {
    tab: 'tags',
    name: 'tags',
    lock: 'tagsLock',
    input: LowerCaseChipsInput,
    clearedValue: [],
    suggest: () => getGetBookTagsQueryOptions(),
  },
  {
    tab: 'links',
    name: 'links',
    lock: 'linksLock',
    input: LinksInput,
    rule: webLinkRowsRule,
    clearedValue: [],
    batchEditable: false,
  },
  seriesField('sharingLabels'),
] satisfies FormFieldDefinitions<OneshotFormValues>

/**
 * Returns the form values of a one-shot. For each field, a further value such as `titleLock` tells whether the server
 * must not change the field automatically.
 */
export const toOneshotFormValues = (series: SeriesMetadata, book: BookMetadata): Record<string, unknown> =>
  Object.fromEntries([
    ...pickFieldsWithLocks(series, [...sharedFieldNames, ...seriesFieldNames]),
    ...pickFieldsWithLocks(book, bookFieldNames),
  ])

/**
 * Splits the changes in the form of a one-shot into changes of its series and changes of its book. A change of the
 * title or summary applies to both.
 * @param values values and locks of the form before the changes. The lock of a changed title or summary is always part
 *   of the changes of the book, because the lock of the book can differ from the lock of the series
 */
export function splitOneshotChangesIntoSeriesAndBook(
  values: Readonly<Record<string, unknown>>,
  changes: Readonly<Record<string, unknown>>,
) {
  const locks = sharedFieldNames.filter(name => name in changes).map(name => `${name}Lock`)
  return {
    seriesChanges: Object.fromEntries(pickFieldsWithLocks(changes, [...sharedFieldNames, ...seriesFieldNames])),
    bookChanges: Object.fromEntries([
      ...locks.map((lock): [string, unknown] => [lock, values[lock]]),
      ...pickFieldsWithLocks(changes, [...sharedFieldNames, ...bookFieldNames]),
    ]),
  }
}

function pickFieldsWithLocks(record: object, names: readonly string[]): [string, unknown][] {
  return Object.entries(record).filter(([name]) => names.includes(name) || names.includes(name.replace(/Lock$/, '')))
}
