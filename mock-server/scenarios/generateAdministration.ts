import type { ActivityRecord, HistoryRecord, KnownPageHashRecord } from '../state/administrationRecords'
import type { BookRecord, UserRecord } from '../state/libraryRecords'
import type { MockServerState } from '../state/mockServerState'
import { generatedPageBytes, generatedPageHash, LARGE_ROW_COUNT } from './generateMaintenance'
import { scrambleBits } from './scrambleBits'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
const HISTORY_DAYS = 3 * 365
const ACTIVITY_DAYS = 29
const ACTIONS: KnownPageHashRecord['action'][] = ['DELETE_AUTO', 'DELETE_MANUAL', 'IGNORE']
const SOURCES = ['Password', 'RememberMe', 'ApiKey']
const AGENTS = [
  'Mozilla/5.0 (X11; Linux x86_64; rv:146.0) Gecko/20100101 Firefox/146.0',
  'Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X) AppleWebKit/605.1.15 Version/18.6 Mobile/15E148 Safari/604.1',
  'KOReader/2026.03',
  'python-requests/2.32.5',
]
/** One of this number of sign-ins fails. */
const FAILURE_RATE = 4
const FAILING_ADDRESS_COUNT = 200
/** One of this number of history entries is about a book that is deleted. */
const DELETED_RATE = 5

/** Adds 10,000 rows each of history, authentication activity and known page hashes to a generated library. */
export function generateAdministration(world: MockServerState): void {
  const now = world.now()
  const books = [...world.books.values()]
  const users = [...world.users.values()]
  const rows = Array.from({ length: LARGE_ROW_COUNT }, (_, index) => index)
  for (const index of rows) addKnownHash(world, index, now)
  world.activity = rows.map(index => activityRecord(users, index, rowTime(now, ACTIVITY_DAYS, index)))
  world.history = rows.map(index => historyRecord(world, books, index, rowTime(now, HISTORY_DAYS, index)))
}

/** Time of a row, when rows are spread evenly over a number of days. The last row is a minute old. */
const rowTime = (now: number, days: number, index: number) =>
  now - MINUTE_MS - Math.floor(((LARGE_ROW_COUNT - 1 - index) * days * DAY_MS) / LARGE_ROW_COUNT)

function addKnownHash(world: MockServerState, index: number, now: number): void {
  const seed = scrambleBits(index)
  const created = now - (seed % 700) * DAY_MS
  world.knownPageHashes.set(generatedPageHash(index), {
    hash: generatedPageHash(index),
    size: seed % 50 === 0 ? null : generatedPageBytes(index),
    action: ACTIONS[seed % ACTIONS.length] ?? 'IGNORE',
    deleteCount: seed % 3 === 0 ? 0 : seed % 40,
    created,
    lastModified: created + (seed % 9) * MINUTE_MS,
  })
}

function activityRecord(users: readonly UserRecord[], index: number, dateTime: number): ActivityRecord {
  const seed = scrambleBits(index)
  const isFailure = seed % FAILURE_RATE === 0
  const user = isFailure ? undefined : users[seed % users.length]
  const address = (seed >>> 8) % FAILING_ADDRESS_COUNT
  return {
    userId: user?.id ?? null,
    email: user?.email ?? `visitor-${(seed >>> 4) % 50}@example.org`,
    apiKeyId: null,
    apiKeyComment: null,
    ip: isFailure ? `203.0.113.${address}` : `192.0.2.${10 + (seed % 40)}`,
    userAgent: AGENTS[(seed >>> 6) % AGENTS.length] ?? null,
    success: !isFailure,
    error: isFailure ? 'Bad credentials' : null,
    dateTime,
    source: SOURCES[(seed >>> 10) % SOURCES.length] ?? null,
  }
}

function historyRecord(
  world: MockServerState,
  books: readonly BookRecord[],
  index: number,
  timestamp: number,
): HistoryRecord {
  const seed = scrambleBits(index)
  const book = books[seed % books.length]
  const isDeleted = (seed >>> 3) % DELETED_RATE === 0
  const name = `/library/${book?.name ?? ''}.cbz`
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
  name => ({ type: 'BookImported', properties: { name, source: `/downloads${name}`, upgrade: 'No' } }),
  name => ({ type: 'BookConverted', properties: { name, 'former file': name.replace('.cbz', '.cbr') } }),
  name => ({ type: 'BookFileDeleted', properties: { name, reason: 'File was deleted by user request' } }),
  name => ({
    type: 'SeriesFolderDeleted',
    properties: { name: name.replace('.cbz', ''), reason: 'Folder was deleted because it was empty' },
  }),
  (name, index) => ({
    type: 'DuplicatePageDeleted',
    properties: {
      name,
      'page number': '1',
      'page file name': '001.jpg',
      'page file hash': generatedPageHash(index),
      'page file size': String(generatedPageBytes(index)),
      'page media type': 'image/jpeg',
    },
  }),
]
type HistoryBuilder = (name: string, index: number) => HistoryContent
