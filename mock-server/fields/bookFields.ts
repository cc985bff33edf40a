import { isDay } from '../archives/formats/calendar'
import { isbn13 } from '../archives/formats/isbn'
import { type Body, isBlank } from '../http/body'
import type { Violation } from '../http/problems'
import { unreadable } from '../query/conditionValues'
import type { Author, BookMetadataRecord } from '../world/records'
import { fieldTable } from './fieldTable'
import { readFilled, readRows } from './readFields'

/** Metadata fields of a book. Unlike for series, null clears the summary. */
export const bookFields = fieldTable<'books', BookMetadataRecord>('books', {
  summary: { blank: '', read: body => (body.isNull('summary') ? '' : body.text('summary')?.trim()) },
  number: { blank: '0', read: (body, faults) => readFilled(body, 'number', faults) },
  numberSort: { blank: 0, read: body => body.number('numberSort') },
  releaseDate: { blank: null, read: body => (body.isNull('releaseDate') ? null : readDay(body)) },
  authors: { blank: [], read: (body, faults) => (body.isNull('authors') ? [] : readAuthors(body, faults)) },
  isbn: { blank: '', read: (body, faults) => (body.isNull('isbn') ? '' : readIsbn(body, faults)) },
  links: {
    blank: [],
    read: (body, faults) => (body.isNull('links') ? [] : readRows(body, 'links', ['label', 'url'], faults)),
  },
})

const readAuthors = (body: Body, faults: Violation[]): Author[] | undefined =>
  readRows(body, 'authors', ['name', 'role'], faults)?.map(({ name, role }) => ({ name, role: role.toLowerCase() }))

/** Reads the release date. A blank text means no date. */
function readDay(body: Body): string | null | undefined {
  const text = body.text('releaseDate')
  if (text === undefined) return undefined
  if (isBlank(text)) return null
  if (!isDay(text)) throw unreadable(`Cannot deserialize value of type \`java.time.LocalDate\` from String "${text}"`)
  return text
}

function readIsbn(body: Body, faults: Violation[]): string | undefined {
  const text = body.text('isbn')
  if (text === undefined || isBlank(text)) return text?.trim()
  const isbn = text.replace(/\D/g, '').length === 13 ? isbn13(text) : undefined
  if (isbn === undefined)
    for (const message of ['Must be blank', 'invalid ISBN', 'must be null']) faults.push({ fieldName: 'isbn', message })
  return isbn
}
