// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useEinkRefresh } from './useEinkRefresh'

let settings: Record<string, unknown>
vi.mock('../../settings/effectiveSettings', () => ({ useSetting: (name: string) => [settings[name]] }))

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

/** Reads pages one after the other and gives those after which the screen was black. */
function read(...pages: (number | undefined)[]) {
  const surface = document.createElement('div')
  const view = renderHook(({ page }) => useEinkRefresh(surface, page), { initialProps: { page: pages[0] } })
  return pages.filter(page => {
    view.rerender({ page })
    const isBlack = surface.querySelector('[data-clearing]') !== null
    vi.advanceTimersByTime(500)
    expect(surface.childElementCount).toBe(0)
    return isBlack
  })
}

test.each([
  { clearing: 'never', eink: true, black: [] },
  { clearing: 'each', eink: false, black: [] },
  { clearing: 'each', eink: true, black: [5, 6, 7, 8] },
  { clearing: 'third', eink: true, black: [7] },
])('e-ink $eink, $clearing: black after $black', ({ clearing, eink, black }) => {
  settings = { 'reader.eink': eink, 'reader.einkClearing': clearing }
  expect(read(undefined, 4, 4, 5, 6, 6, 7, 8)).toEqual(black)
})

test('a page that is turned within the moment is not hidden by the last one', () => {
  settings = { 'reader.eink': true, 'reader.einkClearing': 'each' }
  const surface = document.createElement('div')
  const view = renderHook(({ page }) => useEinkRefresh(surface, page), { initialProps: { page: 1 } })
  view.rerender({ page: 2 })
  view.rerender({ page: 3 })
  expect(surface.childElementCount).toBe(1)
  view.unmount()
  expect(surface.childElementCount).toBe(0)
})
