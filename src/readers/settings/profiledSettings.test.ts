// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { writePreference } from '../../preferences/preferences'
import { ProfiledSettings } from './profiledSettings'
import { clearScope, nearestScopeWithValue, storeForScope, withScopedSettings } from './settingScope'

beforeEach(() => localStorage.clear())

const book = { seriesId: 'S', libraryId: 'L', oneshot: false }

function settingsOf(userId = 'U', of = book, said: Record<string, unknown> = {}) {
  const settings = new ProfiledSettings(userId)
  settings.about(of, said)
  return settings
}

test('uses the mode of the series until the user changes it, and stores the change for this series only', () => {
  const settings = settingsOf('U', book, { 'reader.mode': 'RIGHT_TO_LEFT' })
  expect([settings.read('reader.mode'), settings.sourceOf('reader.mode')]).toEqual(['RIGHT_TO_LEFT', 'said'])
  settings.write('reader.mode', 'VERTICAL')
  const again = settingsOf('U', book, { 'reader.mode': 'RIGHT_TO_LEFT' })
  expect([again.read('reader.mode'), again.sourceOf('reader.mode')]).toEqual(['VERTICAL', 'series'])
  expect(settingsOf('U', { ...book, seriesId: 'T' }).read('reader.mode')).toBe('LEFT_TO_RIGHT')
  expect(settingsOf('V').read('reader.mode')).toBe('LEFT_TO_RIGHT')
})

test('changes a setting in the scope where it was set', () => {
  settingsOf().writeFor('library', 'reader.scale', 'width')
  settingsOf().write('reader.scale', 'height')
  const neighbour = settingsOf('U', { ...book, seriesId: 'T' })
  expect([neighbour.read('reader.scale'), neighbour.sourceOf('reader.scale')]).toEqual(['height', 'library'])
})

test('notifies listeners of the book, of profiles and of preferences', () => {
  const settings = new ProfiledSettings('U')
  const heard = vi.fn()
  const stop = settings.listen('reader.scale', heard)
  settings.about(book)
  expect(heard).toHaveBeenCalledTimes(1)
  settings.writeFor('series', 'reader.scale', 'width')
  writePreference('reader.scale', 'height')
  expect(heard.mock.calls.length).toBeGreaterThanOrEqual(3)
  stop()
  heard.mockClear()
  settings.writeFor('series', 'reader.scale', 'original')
  expect(heard).not.toHaveBeenCalled()
})

test('stores the current settings for a series and clears them again', () => {
  const settings = settingsOf()
  writePreference('reader.scale', 'width')
  expect(nearestScopeWithValue(settings)).toBe('all')
  storeForScope(settings, 'series', ['reader.scale', 'reader.background'])
  writePreference('reader.scale', 'height')
  expect([settings.read('reader.scale'), nearestScopeWithValue(settings)]).toEqual(['width', 'series'])
  clearScope(settings, 'series')
  expect([settings.read('reader.scale'), nearestScopeWithValue(settings)]).toEqual(['height', 'all'])
})

test('writes changes of a sheet to its scope', () => {
  const settings = settingsOf()
  const sheet = withScopedSettings(settings, 'library')
  sheet.write('reader.background', 'white')
  expect([sheet.read('reader.background'), settings.sourceOf('reader.background')]).toEqual(['white', 'library'])
})

test('full screen is not set per series', () => {
  const settings = settingsOf()
  settings.writeFor('series', 'reader.alwaysFullscreen', true)
  expect([settings.sourceOf('reader.alwaysFullscreen'), nearestScopeWithValue(settings)]).toEqual(['all', 'all'])
})
