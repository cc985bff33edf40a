// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { writePreference } from '../../preferences/preferenceStore'
import { ScopedReaderSettings } from './scopedReaderSettings'
import {
  clearSettingsOfScope,
  findNarrowestStoredSettingScope,
  limitSettingWritesToScope,
  storeSettingsInScope,
} from './settingScopeActions'

beforeEach(() => localStorage.clear())

const book = { seriesId: 'S', libraryId: 'L', oneshot: false }

function settingsOf(userId = 'U', settingsBook = book, seriesMetadata: Record<string, unknown> = {}) {
  const settings = new ScopedReaderSettings(userId)
  settings.setBook(settingsBook, seriesMetadata)
  return settings
}

test('uses the mode of the series until the user changes the mode, and stores the change only for this series', () => {
  const settings = settingsOf('U', book, { 'reader.mode': 'RIGHT_TO_LEFT' })
  expect([settings.read('reader.mode'), settings.sourceOf('reader.mode')]).toEqual(['RIGHT_TO_LEFT', 'metadata'])
  settings.write('reader.mode', 'VERTICAL')
  const reopened = settingsOf('U', book, { 'reader.mode': 'RIGHT_TO_LEFT' })
  expect([reopened.read('reader.mode'), reopened.sourceOf('reader.mode')]).toEqual(['VERTICAL', 'series'])
  expect(settingsOf('U', { ...book, seriesId: 'T' }).read('reader.mode')).toBe('LEFT_TO_RIGHT')
  expect(settingsOf('V').read('reader.mode')).toBe('LEFT_TO_RIGHT')
})

test('changes a setting in the scope that provides its current value', () => {
  settingsOf().writeForScope('library', 'reader.scale', 'width')
  settingsOf().write('reader.scale', 'height')
  const neighbor = settingsOf('U', { ...book, seriesId: 'T' })
  expect([neighbor.read('reader.scale'), neighbor.sourceOf('reader.scale')]).toEqual(['height', 'library'])
})

test('notifies listeners when the book, a profile or a preference changes', () => {
  const settings = new ScopedReaderSettings('U')
  const listener = vi.fn()
  const stop = settings.subscribe('reader.scale', listener)
  settings.setBook(book)
  expect(listener).toHaveBeenCalledTimes(1)
  settings.writeForScope('series', 'reader.scale', 'width')
  writePreference('reader.scale', 'height')
  expect(listener.mock.calls.length).toBeGreaterThanOrEqual(3)
  stop()
  listener.mockClear()
  settings.writeForScope('series', 'reader.scale', 'original')
  expect(listener).not.toHaveBeenCalled()
})

test('stores the current settings for a series, and clears these settings again', () => {
  const settings = settingsOf()
  writePreference('reader.scale', 'width')
  expect(findNarrowestStoredSettingScope(settings)).toBe('all')
  storeSettingsInScope(settings, 'series', ['reader.scale', 'reader.background'])
  writePreference('reader.scale', 'height')
  expect([settings.read('reader.scale'), findNarrowestStoredSettingScope(settings)]).toEqual(['width', 'series'])
  clearSettingsOfScope(settings, 'series')
  expect([settings.read('reader.scale'), findNarrowestStoredSettingScope(settings)]).toEqual(['height', 'all'])
})

test('stores changes in the scope of the sheet', () => {
  const settings = settingsOf()
  const sheet = limitSettingWritesToScope(settings, 'library')
  sheet.write('reader.background', 'white')
  expect([sheet.read('reader.background'), settings.sourceOf('reader.background')]).toEqual(['white', 'library'])
})

test('stores the full screen setting for all books, even if another scope is selected', () => {
  const settings = settingsOf()
  settings.writeForScope('series', 'reader.alwaysFullscreen', true)
  expect([settings.sourceOf('reader.alwaysFullscreen'), findNarrowestStoredSettingScope(settings)]).toEqual([
    'all',
    'all',
  ])
})
