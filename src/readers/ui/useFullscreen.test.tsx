import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { writePreference } from '../../preferences/preferenceStore'
import { useFullscreen } from './useFullscreen'

let fullscreenElement: Element | null
const defineOnDocument = (name: string, value: unknown) =>
  Object.defineProperty(document, name, { configurable: true, get: () => value })

beforeEach(() => {
  fullscreenElement = null
  defineOnDocument('fullscreenEnabled', true)
  Object.defineProperty(document, 'fullscreenElement', { configurable: true, get: () => fullscreenElement })
  document.documentElement.requestFullscreen = async () => {
    fullscreenElement = document.documentElement
  }
  document.exitFullscreen = async () => {
    fullscreenElement = null
  }
})
afterEach(() => localStorage.clear())

const renderAt = (address: string) => {
  history.replaceState(null, '', address)
  return renderHook(useFullscreen)
}

test('stays in full screen for the next book in either reader, and exits after the last book', () => {
  let reader = renderAt('/book/A/read')
  reader.result.current.toggle()
  for (const next of ['/book/B/read', '/book/C/read-epub']) {
    history.replaceState(null, '', next)
    reader.unmount()
    reader = renderAt(next)
    expect(fullscreenElement).not.toBe(null)
  }
  history.replaceState(null, '', '/book/C')
  reader.unmount()
  expect(fullscreenElement).toBe(null)
})

test('keeps full screen that was active before reading', () => {
  fullscreenElement = document.documentElement
  const reader = renderAt('/book/A/read')
  history.replaceState(null, '', '/book/A')
  reader.unmount()
  expect(fullscreenElement).not.toBe(null)
})

test('enters full screen automatically if the setting requires this', () => {
  writePreference('reader.alwaysFullscreen', true)
  renderAt('/book/A/read')
  expect(fullscreenElement).not.toBe(null)
})

test('does nothing and hides the setting if the browser does not support full screen', async () => {
  defineOnDocument('fullscreenEnabled', undefined)
  document.documentElement.requestFullscreen = undefined as never
  const { result } = renderAt('/book/A/read')
  expect(() => result.current.toggle()).not.toThrow()
  vi.resetModules()
  const { readerInputSettingDefinitions } = await import('../settings/readerInputSettingDefinitions')
  expect(readerInputSettingDefinitions.map(({ name }) => name)).not.toContain('reader.alwaysFullscreen')
})
