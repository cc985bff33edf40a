// @vitest-environment jsdom

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fc, test as property } from '../../tests/harness/propertyTest'
import { migrateReadingSpeed } from './migrateReadingSpeed'
import {
  onPreferenceChange,
  type PreferenceName,
  preferenceDefinitions,
  readPreference,
  writePreference,
} from './preferenceStore'
import { readSavedListState, writeSavedListState } from './savedListState'

beforeEach(() => localStorage.clear())
afterEach(() => vi.restoreAllMocks())

test('returns a valid default if nothing is stored', () => {
  for (const [name, row] of Object.entries(preferenceDefinitions)) {
    expect(row.isAllowed(row.defaultValue), name).toBe(true)
    expect(readPreference(name as PreferenceName)).toBe(row.defaultValue)
  }
})

property.prop([fc.anything()])('returns an allowed value for any stored value', stored => {
  localStorage.setItem('longbox.theme', JSON.stringify(stored) ?? 'undefined')
  expect(['system', 'light', 'dark']).toContain(readPreference('theme'))
})

property.prop([fc.string()])('treats invalid JSON as not stored', stored => {
  localStorage.setItem('longbox.reader.sidePadding', stored)
  expect([0, 5, 10, 15, 20, 25, 30, 35, 40]).toContain(readPreference('reader.sidePadding'))
})

test('reads a written value and notifies its listeners', () => {
  const listener = vi.fn()
  const unsubscribe = onPreferenceChange('theme', listener)
  writePreference('theme', 'dark')
  expect(readPreference('theme')).toBe('dark')
  expect(listener).toHaveBeenCalledTimes(1)
  writePreference('rememberMe', true)
  expect(listener).toHaveBeenCalledTimes(1)
  unsubscribe()
})

test('notifies listeners of a change in another tab', () => {
  const listener = vi.fn()
  const unsubscribe = onPreferenceChange('theme', listener)
  localStorage.setItem('longbox.theme', '"light"')
  window.dispatchEvent(new StorageEvent('storage', { key: 'longbox.theme' }))
  window.dispatchEvent(new StorageEvent('storage', { key: 'other.theme' }))
  expect(listener).toHaveBeenCalledTimes(1)
  expect(readPreference('theme')).toBe('light')
  unsubscribe()
})

test('keeps a value in memory if the browser cannot store it', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  writePreference('locale', 'pl')
  expect(readPreference('locale')).toBe('pl')
  vi.restoreAllMocks()
  writePreference('locale', 'de')
  expect(localStorage.getItem('longbox.locale')).toBe('"de"')
})

test('stores the members of a list state separately, by kind and id', () => {
  writeSavedListState('library', 'A', { view: 'collections' })
  writeSavedListState('library', 'A', { filters: { sort: '-added' } })
  expect(readSavedListState('library', 'A')).toEqual({ view: 'collections', filters: { sort: '-added' } })
  expect(readSavedListState('library', 'B')).toEqual({})
  expect(readSavedListState('collection', 'A')).toEqual({})
  localStorage.setItem('longbox.list.library.C', '{"view":"nonsense","columns":4,"filters":[1]}')
  expect(readSavedListState('library', 'C')).toEqual({})
})

test('the reading speed of an earlier version moves to its new key, unless there is a newer value', () => {
  localStorage.setItem('longbox.epub.pace', '3')
  migrateReadingSpeed()
  expect(readPreference('epub.readingSpeed')).toBe(3)
  expect(localStorage.getItem('longbox.epub.pace')).toBeNull()
  localStorage.setItem('longbox.epub.pace', '4')
  migrateReadingSpeed()
  expect(readPreference('epub.readingSpeed')).toBe(3)
  expect(localStorage.getItem('longbox.epub.pace')).toBeNull()
})
