// @vitest-environment jsdom

import { readdirSync, readFileSync } from 'node:fs'
import { beforeEach, describe, expect, test } from 'vitest'
import { createOfflineCacheNames } from '../../src/api/offline/createOfflineCacheNames'
import { isDownloadComplete, readOfflineBooks } from '../../src/api/offline/offlineBooks'
import { findStoredDataKind } from '../../src/api/storedData/storedDataKinds'
import { readPendingProgress } from '../../src/preferences/pendingProgress'
import { type PreferenceName, preferenceDefinitions, readPreference } from '../../src/preferences/preferenceStore'
import { parseSavedFilters, readPendingFilterChanges, readSavedFiltersJson } from '../../src/preferences/savedFilters'
import { readSavedListState } from '../../src/preferences/savedListState'
import { listSyncedMapsToUpload, readStoredSyncedMap } from '../../src/preferences/syncedReaderData'
import { readWebtoonPoint } from '../../src/readers/comic/session/webtoonPointsOfDevice'

/**
 * Releases whose stored data the tests load. The file `releases/VERSION.json` contains the entries that `localStorage`
 * had after a session with this release. These files must never change. `scripts/release/writeReleaseFiles.mjs` checks
 * that the file of a new release exists.
 */
const RELEASES = readdirSync('tests/upgrade/releases').flatMap(name => /^(\d+\.\d+\.\d+)\.json$/.exec(name)?.[1] ?? [])

test('the data of the first release are tested', () => {
  expect(RELEASES).toContain('0.1.0')
})

describe.each(RELEASES)('data stored by release %s', version => {
  const stored: Record<string, string> = JSON.parse(readFileSync(`tests/upgrade/releases/${version}.json`, 'utf8'))

  beforeEach(() => {
    localStorage.clear()
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
  })

  test('the preferences have the stored values', () => {
    const values = Object.fromEntries(
      Object.keys(preferenceDefinitions).map(name => [name, readPreference(name as PreferenceName)]),
    )
    expect(values).toMatchObject({
      locale: 'pl',
      theme: 'dark',
      rememberMe: true,
      'browse.pageSize': 100,
      'browse.density': 'dense',
      'browse.cardWidth': 200,
      'reader.mode': 'RIGHT_TO_LEFT',
      'reader.background': 'white',
      'reader.layout': 'double',
      'reader.tapZones': 'kindle',
      'reader.brightness': 80,
      'reader.crop': true,
    })
  })

  test('the downloads are listed, and their caches have the same names', () => {
    expect(readOfflineBooks('U1').map(book => [book.title, book.reader, isDownloadComplete(book)])).toEqual([
      ['The Late Ferry', 'comic', true],
      ['The Ferry Clock', 'epub', false],
    ])
    const names = createOfflineCacheNames('/comics')
    expect([names.book('U1', 'B1'), names.userData, names.shellPrefix]).toEqual([
      'longbox/comics book U1 B1',
      'longbox/comics person',
      'longbox/comics shell ',
    ])
  })

  // Release 0.1.0 does not store the scroll position within a page of a webtoon. Later releases do.
  test.runIf(version !== '0.1.0')('webtoons open at the stored point', () => {
    expect(readWebtoonPoint('U1', 'B3', 2)).toEqual({ page: 3, fraction: 0.25 })
  })

  test('pending progress is sent', () => {
    expect(readPendingProgress('U1').map(({ bookId, write }) => [bookId, write])).toEqual([
      ['B1', { page: 5 }],
      ['B2', { progression: expect.objectContaining({ modified: '2026-01-01T00:05:00Z' }) }],
    ])
  })

  test('filters, list states and bookmarks are restored', () => {
    const scope = { userId: 'U1', listId: 'L1' }
    expect(parseSavedFilters(readSavedFiltersJson(scope))).toEqual([
      { name: 'Unread', search: { readStatus: ['UNREAD'] }, pinned: true },
    ])
    expect(readPendingFilterChanges(scope)).toEqual({ Old: null })
    expect(readSavedListState('library', 'L1')).toEqual({
      view: 'series',
      filters: { sort: 'metadata.titleSort,asc', readStatus: ['UNREAD'] },
    })
    const bookmarks = { userId: 'U1', kind: 'bookmarks', id: 'B1' } as const
    expect(Object.values(readStoredSyncedMap(bookmarks)).map(({ value }) => value)).toEqual([
      { page: 3, name: 'The bell' },
    ])
    expect(listSyncedMapsToUpload('U1')).toMatchObject([{ kind: 'bookmarks' }])
  })

  test('all keys are known storage keys, so that sign-out removes personal data', () => {
    expect(Object.keys(stored).filter(key => !findStoredDataKind('localStorage', key))).toEqual([])
  })
})
