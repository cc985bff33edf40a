// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import {
  browserSettingGroupNames,
  getBrowserSettingGroupName,
  isBrowserSettingValid,
  onBrowserSettingsChange,
  readBrowserSettings,
  writeBrowserSettings,
} from './browserSettings'
import { type PreferenceName, preferenceDefinitions, readPreference, writePreference } from './preferenceStore'
import { writeSavedListState } from './savedListState'

beforeEach(() => localStorage.clear())

describe('getBrowserSettingGroupName', () => {
  test.each([
    ['theme', 'interface'],
    ['browse.density', 'browsing'],
    ['import.path', 'browsing'],
    ['reader.scale', 'comic'],
    ['epub.font', 'epub'],
    ['list.library.0ABC', 'lists'],
    ['device.id', undefined],
    ['wasSignedIn', undefined],
    ['unsent', undefined],
    ['toString', undefined],
    ['kept.USER.highlights.BOOK', undefined],
  ])('%s belongs to %s', (key, group) => {
    expect(getBrowserSettingGroupName(key)).toBe(group)
  })

  test('each group has settings', () => {
    const groups = [...Object.keys(preferenceDefinitions), 'list.library.all'].map(getBrowserSettingGroupName)
    expect(browserSettingGroupNames.filter(group => !groups.includes(group))).toEqual([])
  })
})

describe('settings of this browser', () => {
  test('are those that differ from their default', () => {
    writePreference('theme', 'dark')
    writePreference('reader.scale', 'screen')
    writePreference('device.id', 'secret')
    writeSavedListState('library', '0ABC', { filters: { q: 'x' } })
    localStorage.setItem('longbox.epub.columns', '"nine"')
    localStorage.setItem('longbox.epub.font', '{broken')
    localStorage.setItem('theme', '"dark"')
    expect(readBrowserSettings()).toEqual({ theme: 'dark', 'list.library.0ABC': { filters: { q: 'x' } } })
  })

  test('are written, reset and reported to listeners', () => {
    const listener = vi.fn()
    const stop = onBrowserSettingsChange(listener)
    writeBrowserSettings({ theme: 'light', 'device.id': 'x', 'reader.scale': 'nonsense', unknown: 1 })
    expect(readBrowserSettings()).toEqual({ theme: 'light' })
    expect(Object.keys(localStorage)).toEqual(['longbox.theme'])
    writeBrowserSettings({ theme: undefined, 'device.id': undefined })
    expect(readPreference('theme')).toBe('system')
    expect(listener).toHaveBeenCalledTimes(2)
    stop()
    writeBrowserSettings({ theme: 'dark' })
    expect(listener).toHaveBeenCalledTimes(2)
  })

  test('accept the default of each preference, but no array as a list state', () => {
    for (const name of Object.keys(preferenceDefinitions) as PreferenceName[])
      expect(isBrowserSettingValid(name, preferenceDefinitions[name].defaultValue)).toBe(
        getBrowserSettingGroupName(name) !== undefined,
      )
    expect(isBrowserSettingValid('list.library.all', [])).toBe(false)
    expect(isBrowserSettingValid('list.library.all', { view: 'series' })).toBe(true)
  })
})
