import { canonicalLanguage } from '../archives/language'
import { type Body, isBlank } from '../http/body'
import type { Violation } from '../http/problems'
import { SERIES_STATUSES } from '../query/conditionSyntax'
import type { SeriesMetadataRecord } from '../world/records'
import { fieldTable } from './fieldTable'
import { readRows } from './readFields'

const READING_DIRECTIONS = ['LEFT_TO_RIGHT', 'RIGHT_TO_LEFT', 'VERTICAL', 'WEBTOON'] as const

/** Metadata fields of a series. */
export const seriesFields = fieldTable<'series', SeriesMetadataRecord>('series', {
  status: { blank: 'ONGOING', read: body => body.word('status', SERIES_STATUSES) },
  readingDirection: {
    blank: '',
    read: body => (body.isNull('readingDirection') ? '' : body.word('readingDirection', READING_DIRECTIONS)),
  },
  language: { blank: '', read: readLanguage },
  links: {
    blank: [],
    read: (body, faults) => (body.isNull('links') ? [] : readRows(body, 'links', ['label', 'url'], faults)),
  },
  alternateTitles: {
    blank: [],
    read: (body, faults) =>
      body.isNull('alternateTitles') ? [] : readRows(body, 'alternateTitles', ['label', 'title'], faults),
  },
})

function readLanguage(body: Body, faults: Violation[]): string | undefined {
  const text = body.text('language')
  if (text === undefined || isBlank(text)) return text?.trim()
  const language = canonicalLanguage(text)
  if (language === undefined)
    for (const message of ['Must be a valid BCP 47 language tag', 'Must be blank', 'must be null'])
      faults.push({ fieldName: 'language', message })
  return language
}
