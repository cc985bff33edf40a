import type { FormValues } from '../../../../forms/formDraft'
import type { FormFieldDefinition } from '../../../../forms/formFieldDefinitions'
import { normalizeInputNumberText, parseInputNumber } from '../../../../forms/inputs/parseInputNumber'
import { TextInput } from '../../../../forms/inputs/TextInput'
import {
  combineRules,
  finiteNumberRule,
  isoDateRule,
  requiredRule,
  type ValidationRule,
} from '../../../../forms/validationRules'
import type { Book } from '../../../../generated/model.schemas'
import { toWesternDigits } from '../../../../language/toWesternDigits'
import { getPathBaseName } from '../../../../machines/import/destinationFileName'
import { bookFormFields } from '../bookFormFields'

/** Metadata fields that are columns of the table, in display order. */
export const bookTableFieldNames = ['title', 'number', 'numberSort', 'releaseDate', 'isbn'] as const
export type BookTableFieldName = (typeof bookTableFieldNames)[number]

/** Column of the table. The values of all columns are texts, so that a cell can contain an invalid number. */
export type BookTableField = FormFieldDefinition & { name: BookTableFieldName; lock: string }

/** Row of the table. `values` contains the texts and the locks of the book on the server, by field name. */
export type BookTableRow = {
  id: string
  fileName: string
  path: string
  seriesTitle: string
  isOneshot: boolean
  values: FormValues
}

const sortNumberTextRule = combineRules<string>(requiredRule, text => finiteNumberRule(parseInputNumber(text)))

/** Returns a date or ISBN as the server expects it: without spaces around it, and with western digits. */
export const normalizeCellDigits = (text: string): string => toWesternDigits(text.trim())

/** Validation rules of the columns whose texts are converted before they are sent to the server. */
const textRules: Partial<Record<BookTableFieldName, ValidationRule<string>>> = {
  numberSort: sortNumberTextRule,
  releaseDate: text => isoDateRule(normalizeCellDigits(text)),
}

/** Returns the text of a cell as it will be saved. Changes only sort numbers, see {@link normalizeInputNumberText}. */
export const normalizeCellText = (name: BookTableFieldName, text: string): string =>
  name === 'numberSort' ? normalizeInputNumberText(text) : text

export const bookTableFields: readonly BookTableField[] = bookTableFieldNames.flatMap(name =>
  bookFormFields
    .filter(field => field.name === name)
    .map(field => ({
      ...field,
      name,
      ...(textRules[name] && { input: TextInput, rule: textRules[name] }),
      ...(name === 'releaseDate' && { normalize: normalizeCellDigits }),
    })),
)

export function toBookTableRow(book: Book): BookTableRow {
  return {
    id: book.id,
    fileName: getPathBaseName(book.url) || book.name,
    path: book.url,
    seriesTitle: book.seriesTitle,
    isOneshot: book.oneshot,
    values: toBookTableValues(book),
  }
}

/** Returns the texts and the locks of a book by field name. */
export const toBookTableValues = ({ metadata }: Book): Record<string, unknown> =>
  Object.fromEntries(
    bookTableFields.flatMap(({ name, lock }): [string, unknown][] => [
      [name, String(metadata[name] ?? '')],
      [lock, Reflect.get(metadata, lock) === true],
    ]),
  )

/**
 * Returns whether a cell is read-only. The title of a one-shot is also the title of its series, so the user can edit it
 * only in the dialog of the one-shot.
 */
export const isReadOnlyCell = ({ isOneshot }: Pick<BookTableRow, 'isOneshot'>, name: BookTableFieldName): boolean =>
  isOneshot && name === 'title'

/**
 * Groups books by series. The series have the same order as their first books in `books`. The books of a series are
 * sorted by sort number.
 */
export function sortBooksForTable(books: readonly Book[]): Book[] {
  const seriesIds = [...new Set(books.map(({ seriesId }) => seriesId))]
  const seriesIndexes = new Map(seriesIds.map((id, index) => [id, index]))
  const seriesIndexOf = ({ seriesId }: Book) => seriesIndexes.get(seriesId) ?? 0
  return books.toSorted((a, b) => seriesIndexOf(a) - seriesIndexOf(b) || a.metadata.numberSort - b.metadata.numberSort)
}
