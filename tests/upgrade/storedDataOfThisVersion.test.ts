// @vitest-environment jsdom

import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { beforeEach, expect, test, vi } from 'vitest'
import { version } from '../../package.json'
import { addOfflineBooks, createOfflineBookEntry, updateOfflineBook } from '../../src/api/offline/offlineBooks'
import { storePendingProgress, toPagePositionFingerprint } from '../../src/preferences/pendingProgress'
import { writePreference } from '../../src/preferences/preferenceStore'
import { writePendingFilterChanges, writeSavedFilters } from '../../src/preferences/savedFilters'
import { writeSavedListState } from '../../src/preferences/savedListState'
import { setSyncedMapEntry } from '../../src/preferences/syncedMap'
import { storeSyncedMap } from '../../src/preferences/syncedReaderData'
import { storeWebtoonPoint } from '../../src/readers/comic/session/storeWebtoonPoint'
import { createTestBook } from '../harness/createTestRecords'

/**
 * File with the stored data of the current version. This command writes the file: `RECORD_STORED_DATA=1 npm run
 * test:unit -- tests/upgrade`. A release must contain the file, because `storedDataOfEarlierReleases.test.ts` reads it.
 * After the release, the file must not change.
 */
const FILE = `tests/upgrade/releases/${version}.json`
const START_MS = 1_767_225_600_000
const userId = 'U1'

beforeEach(() => localStorage.clear())

/**
 * Calls the storage functions of the client as in a reading session. Returns the resulting entries of `localStorage`.
 */
function recordSession(): Record<string, string> {
  writePreference('locale', 'pl')
  writePreference('theme', 'dark')
  writePreference('rememberMe', true)
  writePreference('browse.pageSize', 100)
  writePreference('browse.density', 'dense')
  writePreference('browse.cardWidth', 200)
  writePreference('reader.mode', 'RIGHT_TO_LEFT')
  writePreference('reader.background', 'white')
  writePreference('reader.layout', 'double')
  writePreference('reader.tapZones', 'kindle')
  writePreference('reader.brightness', 80)
  writePreference('reader.crop', true)
  const scope = { userId, listId: 'L1' }
  const search = { readStatus: ['UNREAD'] }
  writeSavedFilters(scope, [{ name: 'Unread', search, pinned: true }], START_MS)
  writePendingFilterChanges(scope, { Old: null })
  writeSavedListState('library', 'L1', { view: 'series', filters: { sort: 'metadata.titleSort,asc', ...search } })
  storeDownloads()
  const fingerprints = [toPagePositionFingerprint(3)]
  storePendingProgress({ bookId: 'B1', userId, time: START_MS + 200_000, fingerprints, write: { page: 5 } })
  const progression = { modified: '2026-01-01T00:05:00Z', locator: { href: 'c1.xhtml' } }
  storePendingProgress({
    bookId: 'B2',
    userId,
    time: START_MS + 300_000,
    fingerprints: ['0.5'],
    write: { progression },
  })
  const bookmark = { page: 3, name: 'The bell' }
  storeSyncedMap({ userId, kind: 'bookmarks', id: 'B1' }, setSyncedMapEntry({}, 'page:3', bookmark, START_MS))
  storeWebtoonPoint(userId, 'B3', 2, { page: 3, fraction: 0.25 })
  return Object.fromEntries(
    Object.keys(localStorage)
      .sort()
      .map(key => [key, localStorage.getItem(key) ?? '']),
  )
}

function storeDownloads(): void {
  const comic = createTestBook({
    id: 'B1',
    seriesId: 'S1',
    seriesTitle: 'Harbour Nine',
    fileHash: 'b1',
    metadata: { title: 'The Late Ferry', number: '1' },
  })
  const epub = createTestBook({
    id: 'B2',
    seriesId: 'S2',
    seriesTitle: 'Saint Orlen',
    fileHash: 'b2',
    metadata: { title: 'The Ferry Clock', number: '1' },
    media: { mediaProfile: 'EPUB', mediaType: 'application/epub+zip' },
  })
  addOfflineBooks(userId, [createOfflineBookEntry(comic, START_MS)])
  updateOfflineBook(userId, 'B1', { files: 8, here: 8 })
  addOfflineBooks(userId, [createOfflineBookEntry(epub, START_MS + 100_000)])
  updateOfflineBook(userId, 'B2', { files: 60, here: 12 })
}

test.runIf(existsSync(FILE) || process.env.RECORD_STORED_DATA)(
  'this version stores the data that are recorded for its release',
  () => {
    vi.useFakeTimers({ now: START_MS, toFake: ['Date'] })
    const recorded = recordSession()
    vi.useRealTimers()
    if (process.env.RECORD_STORED_DATA) writeFileSync(FILE, `${JSON.stringify(recorded, null, 2)}\n`)
    expect(recorded).toEqual(JSON.parse(readFileSync(FILE, 'utf8')))
  },
)
