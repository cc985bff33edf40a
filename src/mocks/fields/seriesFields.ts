import { canonicalLanguage } from '../archives/language'
import { type Body, isBlank } from '../http/body'
import type { Violation } from '../http/problems'
import { SERIES_STATUSES } from '../query/conditionSyntax'
import type { SeriesField, SeriesMetadataRecord } from '../world/records'
import type { FieldTable } from './fieldTable'
import { readFilled, readRows, readWords } from './readFields'

const DIRECTIONS = ['LEFT_TO_RIGHT', 'RIGHT_TO_LEFT', 'VERTICAL', 'WEBTOON'] as const

/** The fields of a series. */
export const seriesFields: FieldTable<SeriesField, SeriesMetadataRecord> = {
  status: { blank: 'ONGOING', read: body => body.word('status', SERIES_STATUSES) },
  title: { blank: '', read: (body, faults) => readFilled(body, 'title', faults) },
  titleSort: { blank: '', read: (body, faults) => readFilled(body, 'titleSort', faults) },
  summary: { blank: '', read: body => body.text('summary')?.trim() },
  readingDirection: {
    blank: '',
    read: body => (body.isNull('readingDirection') ? '' : body.word('readingDirection', DIRECTIONS)),
  },
  publisher: { blank: '', read: body => body.text('publisher')?.trim() },
  ageRating: {
    blank: null,
    read: (body, faults) =>
      readCount(body, 'ageRating', { least: 0, message: 'must be greater than or equal to 0' }, faults),
  },
  language: { blank: '', read: readLanguage },
  genres: { blank: [], read: body => readWords(body, 'genres') },
  tags: { blank: [], read: body => readWords(body, 'tags') },
  totalBookCount: {
    blank: null,
    read: (body, faults) => readCount(body, 'totalBookCount', { least: 1, message: 'must be greater than 0' }, faults),
  },
  sharingLabels: { blank: [], read: body => readWords(body, 'sharingLabels') },
  links: {
    blank: [],
    read: (body, faults) => (body.isNull('links') ? [] : readRows(body, 'links', ['label', 'url'], faults)),
  },
  alternateTitles: {
    blank: [],
    read: (body, faults) =>
      body.isNull('alternateTitles') ? [] : readRows(body, 'alternateTitles', ['label', 'title'], faults),
  },
}

function readCount(
  body: Body,
  name: string,
  rule: { least: number; message: string },
  faults: Violation[],
): number | null | undefined {
  if (body.isNull(name)) return null
  const value = body.int(name)
  if (value !== undefined && value < rule.least) faults.push({ fieldName: name, message: rule.message })
  return value
}

function readLanguage(body: Body, faults: Violation[]): string | undefined {
  const text = body.text('language')
  if (text === undefined || isBlank(text)) return text?.trim()
  const language = canonicalLanguage(text)
  if (language === undefined)
    for (const message of ['Must be a valid BCP 47 language tag', 'Must be blank', 'must be null'])
      faults.push({ fieldName: 'language', message })
  return language
}
