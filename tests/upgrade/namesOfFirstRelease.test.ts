// @vitest-environment jsdom

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { clientPageRoutes } from '../../server/clientFiles/clientPageRoutes'
import { bookSorts, parseSortUrlParam, type SortDefinitions, seriesSorts } from '../../src/lists/browse/sortDefinitions'
import { bookFilters, seriesFilters } from '../../src/lists/filters/filterDefinitions'
import { getSavedFiltersSettingKey } from '../../src/lists/savedFilters/getSavedFiltersSettingKey'
import { listCustomFontNames } from '../../src/preferences/databases/customFonts'
import { findDictionaryEntries, listStoredDictionaries } from '../../src/preferences/databases/dictionaryStore'
import { migrateReadingSpeed } from '../../src/preferences/migrateReadingSpeed'
import { preferenceDefinitions, readPreference } from '../../src/preferences/preferenceStore'
import { parseReaderDataSettingKey, toReaderDataSettingKey } from '../../src/preferences/readerDataSettingKey'
import { getSyncedMapValues, setSyncedMapEntry } from '../../src/preferences/syncedMap'
import { readStoredSyncedMap, type SyncedReaderDataKind } from '../../src/preferences/syncedReaderData'
import { parsePagePairing } from '../../src/readers/comic/pages/pagePairing'
import { parsePanelDetectionCorrections } from '../../src/readers/comic/panels/createGuidedViewStops'
import { parseBookmarkedPages } from '../../src/readers/comic/tools/usePageBookmarks'
import { parseStoredEpubBookmarks, parseStoredHighlights } from '../../src/readers/epub/annotations/epubAnnotations'
import { parseFontSource } from '../../src/readers/epub/fonts/fontSources'
import { parseCustomShortcuts } from '../../src/readers/input/keys/customShortcuts'
// Names that the first release used in stored data and in addresses. Later releases have changed many names in the
// code. The client must still read the old names.
import names from './releases/0.1.0.names.json'

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

test('each preference of the first release is still a preference, and the reading speed moves to its new name', () => {
  const removed = names.preferences.filter(name => !Object.hasOwn(preferenceDefinitions, name))
  expect(removed).toEqual(['epub.pace'])
  localStorage.setItem('longbox.epub.pace', '3')
  migrateReadingSpeed()
  expect(readPreference('epub.readingSpeed')).toBe(3)
})

test('each command of the first release is still a command, under its new name', () => {
  const keyChanges = { added: ['j'], removed: [] }
  const stored = JSON.stringify(Object.fromEntries(names.readerCommands.map(name => [name, keyChanges])))
  expect(Object.keys(parseCustomShortcuts(stored))).toHaveLength(names.readerCommands.length)
})

test('addresses of the first release have the same pages, filters and sorts', () => {
  expect(clientPageRoutes).toEqual(expect.arrayContaining(names.pages))
  expect(Object.keys(seriesFilters)).toEqual(expect.arrayContaining(names.seriesFilters))
  expect(Object.keys(bookFilters)).toEqual(expect.arrayContaining(names.bookFilters))
  const sortKeysOf = (sorts: SortDefinitions, sortNames: readonly string[]) =>
    sortNames.map(name => parseSortUrlParam(sorts, name, true).sortKey)
  expect(sortKeysOf(seriesSorts, names.seriesSorts)).toEqual(names.seriesSorts)
  expect(sortKeysOf(bookSorts, names.bookSorts)).toEqual(names.bookSorts)
})

test('the client settings have the same keys as in the first release', () => {
  expect(getSavedFiltersSettingKey('0S9YP')).toBe('longbox.filters.0s9yp')
  for (const kind of ['bookmarks', 'highlights', 'pairing', 'panels', 'profile'] as const) {
    expect(toReaderDataSettingKey({ kind, id: '0S9YP' })).toBe(`longbox.${kind}.0s9yp`)
    expect(parseReaderDataSettingKey(`longbox.${kind}.0s9yp`)).toEqual({ kind, id: '0s9yp' })
  }
})

describe('reader data that the first release stored', () => {
  /**
   * Stores entries under the storage key that the first release used. Returns the values that the current client reads
   * from the storage.
   */
  function readStored(kind: SyncedReaderDataKind, entries: Record<string, unknown>): ReadonlyMap<string, unknown> {
    let map = {}
    for (const [key, value] of Object.entries(entries)) map = setSyncedMapEntry(map, key, value, 1)
    localStorage.setItem(`longbox.kept.U1.${kind}.b1`, JSON.stringify(map))
    return getSyncedMapValues(readStoredSyncedMap({ userId: 'U1', kind, id: 'B1' }))
  }

  const annotation = {
    cfi: 'epubcfi(/6/4!/4/2)',
    text: 'The ferry was late.',
    created: 1_700_000_000_000,
    chapter: 1,
    path: 'two.xhtml',
    progression: 0.25,
    title: 'Two',
  }

  test('contains bookmarks of comics and EPUBs, and highlights', () => {
    const bookmarks = readStored('bookmarks', { 'page.3': { time: '2026-01-01' }, [annotation.cfi]: annotation })
    expect(parseBookmarkedPages(bookmarks)).toEqual([3])
    expect(parseStoredEpubBookmarks(bookmarks, [])).toEqual([annotation])
    const highlight = { ...annotation, colour: 'green', note: 'bell' }
    expect(parseStoredHighlights(readStored('highlights', { [annotation.cfi]: highlight }), [])).toEqual([highlight])
  })

  test('contains page pairs, corrected panels and settings of a series', () => {
    const pairing = parsePagePairing(readStored('pairing', { shift: 1, 'alone.5': true }))
    expect(pairing).toEqual({ shift: 1, alone: new Set([5]) })
    const panels = parsePanelDetectionCorrections(readStored('panels', { 'whole.4': true, order: true }))
    expect(panels).toEqual({ whole: new Set([4]), otherOrder: true })
    const profile = readStored('profile', { 'epub.font': 'own:Literata' })
    expect(parseFontSource(String(profile.get('epub.font')))).toEqual({ kind: 'custom', name: 'Literata' })
  })
})

test('fonts and dictionaries are read from the databases and object stores of the first release', async () => {
  const opened: string[] = []
  const request = (result: unknown) => {
    const pending = { result, onsuccess: () => {} }
    queueMicrotask(() => pending.onsuccess())
    return pending
  }
  const dictionary = { id: 1, name: 'Words', from: 'en', to: 'de', entries: 1, bytes: 20, rank: 0 }
  const entry = { key: 'ferry', word: 'ferry', meaning: 'a boat', form: 'text' }
  vi.stubGlobal('IDBKeyRange', { bound: () => undefined })
  vi.stubGlobal('indexedDB', {
    open: (database: string, version: number) => {
      const transaction = {
        error: null,
        oncomplete: () => {},
        objectStore: (store: string) => {
          opened.push(`${database} ${version} ${store}`)
          setTimeout(() => transaction.oncomplete())
          return {
            getAllKeys: () => request(['Literata']),
            getAll: () => request([dictionary]),
            openCursor: () => request({ value: [entry] }),
          }
        },
      }
      return request({ transaction: () => transaction, close: () => {} })
    },
  })
  expect(await listCustomFontNames()).toEqual(['Literata'])
  expect(await listStoredDictionaries()).toEqual([dictionary])
  expect(await findDictionaryEntries(1, ['ferry'])).toEqual([[entry]])
  expect(opened).toEqual([
    'longbox.fonts 1 files',
    'longbox.dictionaries 1 dictionaries',
    'longbox.dictionaries 1 blocks',
  ])
})
