import { basename, dirname } from 'node:path/posix'
import type { HistoryRecord, KnownPageHashRecord } from '../state/administrationRecords'
import type { BookRecord } from '../state/libraryRecords'
import type { MockServerState } from '../state/mockServerState'
import { generateApiKeys, generateAuthenticationActivity } from './generateAuthenticationActivity'
import {
  createGeneratedPageHash,
  getGeneratedPageByteSize,
  LARGE_SCENARIO_ROW_COUNT,
} from './generateBookErrorsAndDuplicates'
import { toPseudoRandomUint32 } from './toPseudoRandomUint32'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
const HISTORY_DAYS = 3 * 365
const ACTIONS: KnownPageHashRecord['action'][] = ['DELETE_AUTO', 'DELETE_MANUAL', 'IGNORE']
/** Average number of history entries for each entry that refers to a deleted book or series. */
const HISTORY_ENTRIES_PER_DELETED_BOOK = 5

/**
 * Adds records for the administration pages to a generated library. Adds 10,000 history entries, 10,000 sign-ins,
 * 10,000 page hashes, and API keys.
 */
export function generateAdministrationRecords(world: MockServerState): void {
  const now = world.now()
  const books = [...world.books.values()]
  const rows = Array.from({ length: LARGE_SCENARIO_ROW_COUNT }, (_, index) => index)
  for (const index of rows) addKnownHash(world, index, now)
  generateApiKeys(world)
  generateAuthenticationActivity(world, LARGE_SCENARIO_ROW_COUNT)
  world.history = rows.map(index => historyRecord(world, books, index, rowTime(now, index)))
}

const rowTime = (now: number, index: number) =>
  now -
  MINUTE_MS -
  Math.floor(((LARGE_SCENARIO_ROW_COUNT - 1 - index) * HISTORY_DAYS * DAY_MS) / LARGE_SCENARIO_ROW_COUNT)

function addKnownHash(world: MockServerState, index: number, now: number): void {
  const seed = toPseudoRandomUint32(index)
  const created = now - (seed % 700) * DAY_MS
  world.knownPageHashes.set(createGeneratedPageHash(index), {
    hash: createGeneratedPageHash(index),
    size: seed % 50 === 0 ? null : getGeneratedPageByteSize(index),
    action: ACTIONS[seed % ACTIONS.length] ?? 'IGNORE',
    deleteCount: seed % 3 === 0 ? 0 : seed % 40,
    created,
    lastModified: created + (seed % 9) * MINUTE_MS,
  })
}

function historyRecord(
  world: MockServerState,
  books: readonly BookRecord[],
  index: number,
  timestamp: number,
): HistoryRecord {
  const seed = toPseudoRandomUint32(index)
  const book = books[seed % books.length]
  const isDeleted = (seed >>> 3) % HISTORY_ENTRIES_PER_DELETED_BOOK === 0
  const name = book?.path ?? ''
  const build = HISTORY_TYPES[(seed >>> 7) % HISTORY_TYPES.length] ?? HISTORY_TYPES[0]
  const { type, properties } = build(name, index)
  return {
    id: world.newId(),
    type,
    timestamp,
    bookId: type === 'SeriesFolderDeleted' ? null : isDeleted ? world.newId() : (book?.id ?? null),
    seriesId: isDeleted ? world.newId() : (book?.seriesId ?? null),
    properties,
  }
}

type HistoryContent = Pick<HistoryRecord, 'type' | 'properties'>

const HISTORY_TYPES: [HistoryBuilder, ...HistoryBuilder[]] = [
  name => ({ type: 'BookImported', properties: { name, source: `/downloads/${basename(name)}`, upgrade: 'No' } }),
  name => ({ type: 'BookConverted', properties: { name, 'former file': name.replace(/\.\w+$/, '.cbr') } }),
  name => ({ type: 'BookFileDeleted', properties: { name, reason: 'File was deleted by user request' } }),
  name => ({
    type: 'SeriesFolderDeleted',
    properties: { name: dirname(name), reason: 'Folder was deleted because it was empty' },
  }),
  (name, index) => ({
    type: 'DuplicatePageDeleted',
    properties: {
      name,
      'page number': '2',
      'page file name': '002.jpg',
      'page file hash': createGeneratedPageHash(index),
      'page file size': String(getGeneratedPageByteSize(index)),
      'page media type': 'image/jpeg',
    },
  }),
]
type HistoryBuilder = (name: string, index: number) => HistoryContent
