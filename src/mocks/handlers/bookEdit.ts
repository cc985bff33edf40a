import { isbn13 } from '../archives/isbn'
import { type Body, isBlank } from '../http/body'
import { type Violation, violations } from '../http/problems'
import { unreadable } from '../query/conditionValues'
import type { BookMetadataRecord } from '../world/records'
import { given, readFilled, readLocks, readRows, readWords } from './metadataFields'

const FIELDS = ['title', 'summary', 'number', 'numberSort', 'releaseDate', 'authors', 'tags', 'isbn', 'links'] as const

/** A book's metadata after an edit; as `readSeriesEdit`, but here null clears the summary too. */
export function readBookEdit(body: Body, metadata: BookMetadataRecord | undefined): BookMetadataRecord | undefined {
  const faults: Violation[] = []
  const edit = given({
    title: readFilled(body, 'title', faults),
    summary: body.isNull('summary') ? '' : body.text('summary')?.trim(),
    number: readFilled(body, 'number', faults),
    numberSort: body.number('numberSort'),
    releaseDate: body.isNull('releaseDate') ? null : readDay(body),
    authors: body.isNull('authors')
      ? []
      : readRows(body, 'authors', ['name', 'role'], faults)?.map(({ name, role }) => ({
          name,
          role: role.toLowerCase(),
        })),
    tags: readWords(body, 'tags'),
    isbn: body.isNull('isbn') ? '' : readIsbn(body, faults),
    links: body.isNull('links') ? [] : readRows(body, 'links', ['label', 'url'], faults),
  })
  const locks = readLocks(body, FIELDS, metadata?.locks ?? {})
  if (faults.length) throw violations(faults)
  return metadata && { ...metadata, ...edit, locks }
}

function readDay(body: Body): string | undefined {
  const text = body.text('releaseDate')
  if (text === undefined) return undefined
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text)
    throw unreadable(`Cannot deserialize value of type \`java.time.LocalDate\` from String "${text}"`)
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
