import { canonicalizeLanguageTag } from '../archives/canonicalizeLanguageTag'
import type { RequestFieldViolation } from '../http/httpProblems'
import { isBlankText, type JsonRequestBody } from '../http/jsonRequestBody'
import { SERIES_STATUSES } from '../query/parseConditions'
import type { SeriesMetadataRecord } from '../state/libraryRecords'
import { createMetadataFieldDefinitions } from './metadataFieldDefinitions'
import { readJsonObjectArrayField, requireStorableLinks } from './readJsonMetadataFields'

const READING_DIRECTIONS = ['LEFT_TO_RIGHT', 'RIGHT_TO_LEFT', 'VERTICAL', 'WEBTOON'] as const

export const seriesMetadataFieldDefinitions = createMetadataFieldDefinitions<'series', SeriesMetadataRecord>('series', {
  status: { blank: 'ONGOING', read: body => body.enumValue('status', SERIES_STATUSES) },
  readingDirection: {
    blank: '',
    read: body => (body.isNull('readingDirection') ? '' : body.enumValue('readingDirection', READING_DIRECTIONS)),
  },
  language: { blank: '', read: readLanguage },
  links: {
    blank: [],
    read: (body, faults) =>
      body.isNull('links') ? [] : readJsonObjectArrayField(body, 'links', ['label', 'url'], faults),
    requireStorable: requireStorableLinks,
  },
  alternateTitles: {
    blank: [],
    read: (body, faults) =>
      body.isNull('alternateTitles')
        ? []
        : readJsonObjectArrayField(body, 'alternateTitles', ['label', 'title'], faults),
  },
})

function readLanguage(body: JsonRequestBody, faults: RequestFieldViolation[]): string | undefined {
  const text = body.text('language')
  if (text === undefined || isBlankText(text)) return text?.trim()
  const language = canonicalizeLanguageTag(text)
  if (language === undefined)
    for (const message of ['Must be a valid BCP 47 language tag', 'Must be blank', 'must be null'])
      faults.push({ fieldName: 'language', message })
  return language
}
