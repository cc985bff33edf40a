import { roundToFloat32 } from '../archives/epub/roundToFloat32'
import { parseIsbnOfEdit } from '../archives/formats/toIsbn13'
import { isCalendarDate } from '../archives/formats/zonedDateTime'
import type { RequestFieldViolation } from '../http/httpProblems'
import { isBlankText, type JsonRequestBody } from '../http/jsonRequestBody'
import { createJsonParseProblem } from '../query/parseConditionValues'
import type { Author, BookMetadataRecord } from '../state/libraryRecords'
import { createMetadataFieldDefinitions } from './metadataFieldDefinitions'
import { readJsonObjectArrayField, readNonBlankJsonTextField, requireStorableLinks } from './readJsonMetadataFields'

/**
 * Metadata fields of a book. The value null clears the summary of a book, but does not change the summary of a series.
 */
export const bookMetadataFieldDefinitions = createMetadataFieldDefinitions<'books', BookMetadataRecord>('books', {
  summary: { blank: '', read: body => (body.isNull('summary') ? '' : body.text('summary')?.trim()) },
  number: { blank: '0', read: (body, faults) => readNonBlankJsonTextField(body, 'number', faults) },
  numberSort: {
    blank: 0,
    read: body => {
      const number = body.number('numberSort')
      return number === undefined ? undefined : roundToFloat32(number)
    },
  },
  releaseDate: { blank: null, read: body => (body.isNull('releaseDate') ? null : readReleaseDate(body)) },
  authors: { blank: [], read: (body, faults) => (body.isNull('authors') ? [] : readAuthors(body, faults)) },
  isbn: { blank: '', read: (body, faults) => (body.isNull('isbn') ? '' : readIsbn(body, faults)) },
  links: {
    blank: [],
    read: (body, faults) =>
      body.isNull('links') ? [] : readJsonObjectArrayField(body, 'links', ['label', 'url'], faults),
    requireStorable: requireStorableLinks,
  },
})

const readAuthors = (body: JsonRequestBody, faults: RequestFieldViolation[]): Author[] | undefined =>
  readJsonObjectArrayField(body, 'authors', ['name', 'role'], faults)?.map(({ name, role }) => ({
    name: name.trim(),
    role: role.trim().toLowerCase(),
  }))

/** Reads the release date from an edit. Returns null for a blank text. Null means that the book has no release date. */
function readReleaseDate(body: JsonRequestBody): string | null | undefined {
  const text = body.text('releaseDate')
  if (text === undefined) return undefined
  if (isBlankText(text)) return null
  if (!isCalendarDate(text))
    throw createJsonParseProblem(`Cannot deserialize value of type \`java.time.LocalDate\` from String "${text}"`)
  return text
}

function readIsbn(body: JsonRequestBody, faults: RequestFieldViolation[]): string | undefined {
  const text = body.text('isbn')
  if (text === undefined || isBlankText(text)) return text?.trim()
  const isbn = parseIsbnOfEdit(text)
  if (isbn === undefined)
    for (const message of ['Must be blank', 'invalid ISBN', 'must be null']) faults.push({ fieldName: 'isbn', message })
  return isbn
}
