import { canonicalLanguage } from '../archives/language'
import { type Body, isBlank } from '../http/body'
import { type Violation, violations } from '../http/problems'
import { SERIES_STATUSES } from '../query/conditionSyntax'
import type { SeriesMetadataRecord } from '../world/records'
import { given, readFilled, readLocks, readRows, readWords } from './metadataFields'

const DIRECTIONS = ['LEFT_TO_RIGHT', 'RIGHT_TO_LEFT', 'VERTICAL', 'WEBTOON'] as const
const FIELDS = [
  'status',
  'title',
  'titleSort',
  'summary',
  'readingDirection',
  'publisher',
  'ageRating',
  'language',
  'genres',
  'tags',
  'totalBookCount',
  'sharingLabels',
  'links',
  'alternateTitles',
] as const

/**
 * A series' metadata after an edit: absent keeps, null clears only some (server-facts 3.8). Throws on what breaks a rule;
 * the body is judged even when there is no series to edit.
 */
export function readSeriesEdit(
  body: Body,
  metadata: SeriesMetadataRecord | undefined,
): SeriesMetadataRecord | undefined {
  const faults: Violation[] = []
  const edit = given({
    status: body.word('status', SERIES_STATUSES),
    title: readFilled(body, 'title', faults),
    titleSort: readFilled(body, 'titleSort', faults),
    summary: body.text('summary')?.trim(),
    readingDirection: body.isNull('readingDirection') ? ('' as const) : body.word('readingDirection', DIRECTIONS),
    publisher: body.text('publisher')?.trim(),
    ageRating: readCount(body, 'ageRating', { least: 0, message: 'must be greater than or equal to 0' }, faults),
    language: readLanguage(body, faults),
    genres: readWords(body, 'genres'),
    tags: readWords(body, 'tags'),
    totalBookCount: readCount(body, 'totalBookCount', { least: 1, message: 'must be greater than 0' }, faults),
    sharingLabels: readWords(body, 'sharingLabels'),
    links: body.isNull('links') ? [] : readRows(body, 'links', ['label', 'url'], faults),
    alternateTitles: body.isNull('alternateTitles')
      ? []
      : readRows(body, 'alternateTitles', ['label', 'title'], faults),
  })
  const locks = readLocks(body, FIELDS, metadata?.locks ?? {})
  if (faults.length) throw violations(faults)
  return metadata && { ...metadata, ...edit, locks }
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
