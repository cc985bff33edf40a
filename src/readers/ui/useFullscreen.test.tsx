import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { writePreference } from '../../preferences/preferences'
import { useFullscreen } from './useFullscreen'

let shown: Element | null
const give = (name: string, value: unknown) =>
  Object.defineProperty(document, name, { configurable: true, get: () => value })

beforeEach(() => {
  shown = null
  give('fullscreenEnabled', true)
  Object.defineProperty(document, 'fullscreenElement', { configurable: true, get: () => shown })
  document.documentElement.requestFullscreen = async () => {
    shown = document.documentElement
  }
  document.exitFullscreen = async () => {
    shown = null
  }
})
afterEach(() => localStorage.clear())

/** The frame of a book at an address. */
const read = (address: string) => {
  history.replaceState(null, '', address)
  return renderHook(useFullscreen)
}

test('full screen goes on with the next book, whichever reader opens it, and ends with the last', () => {
  let reader = read('/book/A/read')
  reader.result.current.toggle()
  for (const next of ['/book/B/read', '/book/C/read-epub']) {
    history.replaceState(null, '', next)
    reader.unmount()
    reader = read(next)
    expect(shown).not.toBe(null)
  }
  history.replaceState(null, '', '/book/C')
  reader.unmount()
  expect(shown).toBe(null)
})

test('full screen that was there before reading stays', () => {
  shown = document.documentElement
  const reader = read('/book/A/read')
  history.replaceState(null, '', '/book/A')
  reader.unmount()
  expect(shown).not.toBe(null)
})

test('it begins by itself where one wants it always', () => {
  writePreference('reader.alwaysFullscreen', true)
  read('/book/A/read')
  expect(shown).not.toBe(null)
})

test('where the browser cannot, its key does nothing and it is not offered', async () => {
  give('fullscreenEnabled', undefined)
  document.documentElement.requestFullscreen = undefined as never
  const { result } = read('/book/A/read')
  expect(() => result.current.toggle()).not.toThrow()
  vi.resetModules()
  const { controlSettings } = await import('../settings/controlSettings')
  expect(controlSettings.map(({ name }) => name)).not.toContain('reader.alwaysFullscreen')
})
