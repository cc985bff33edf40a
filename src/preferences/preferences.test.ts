// @vitest-environment jsdom

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fc, test as property } from '../../tests/harness/property'
import { readListState, writeListState } from './listState'
import { onPreference, type PreferenceName, preferences, readPreference, writePreference } from './preferences'

beforeEach(() => localStorage.clear())
afterEach(() => vi.restoreAllMocks())

test('every default is allowed and holds when nothing is stored', () => {
  for (const [name, row] of Object.entries(preferences)) {
    expect(row.allows(row.initial), name).toBe(true)
    expect(readPreference(name as PreferenceName)).toBe(row.initial)
  }
})

property.prop([fc.anything()])('whatever is stored, a preference is one of its allowed values', stored => {
  localStorage.setItem('longbox.theme', JSON.stringify(stored) ?? 'undefined')
  expect(['system', 'light', 'dark']).toContain(readPreference('theme'))
})

property.prop([fc.string()])('text that is no JSON counts as not stored', stored => {
  localStorage.setItem('longbox.reader.sidePadding', stored)
  expect([0, 5, 10, 15, 20, 25, 30, 35, 40]).toContain(readPreference('reader.sidePadding'))
})

test('what is written is read, and heard', () => {
  const heard = vi.fn()
  const stop = onPreference('theme', heard)
  writePreference('theme', 'dark')
  expect(readPreference('theme')).toBe('dark')
  expect(heard).toHaveBeenCalledTimes(1)
  writePreference('rememberMe', true)
  expect(heard).toHaveBeenCalledTimes(1)
  stop()
})

test('a change in another tab is heard', () => {
  const heard = vi.fn()
  const stop = onPreference('theme', heard)
  localStorage.setItem('longbox.theme', '"light"')
  window.dispatchEvent(new StorageEvent('storage', { key: 'longbox.theme' }))
  window.dispatchEvent(new StorageEvent('storage', { key: 'other.theme' }))
  expect(heard).toHaveBeenCalledTimes(1)
  expect(readPreference('theme')).toBe('light')
  stop()
})

test('a browser that refuses to store still remembers while the page lives', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  writePreference('locale', 'pl')
  expect(readPreference('locale')).toBe('pl')
  vi.restoreAllMocks()
  writePreference('locale', 'de')
  expect(localStorage.getItem('longbox.locale')).toBe('"de"')
})

test('a list is remembered by kind and id, part by part', () => {
  writeListState('library', 'A', { view: 'collections' })
  writeListState('library', 'A', { filters: { sort: '-added' } })
  expect(readListState('library', 'A')).toEqual({ view: 'collections', filters: { sort: '-added' } })
  expect(readListState('library', 'B')).toEqual({})
  expect(readListState('collection', 'A')).toEqual({})
  localStorage.setItem('longbox.list.library.C', '{"view":"nonsense","columns":4,"filters":[1]}')
  expect(readListState('library', 'C')).toEqual({})
})
