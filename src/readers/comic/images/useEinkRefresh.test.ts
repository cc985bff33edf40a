// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useEinkRefresh } from './useEinkRefresh'

let settings: Record<string, unknown>
vi.mock('../../settings/effectiveReaderSettings', () => ({ useReaderSetting: (name: string) => [settings[name]] }))

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

function showPages(...pages: (number | undefined)[]) {
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
])(
  'with e-ink $eink and clearing $clearing, flashes the screen black after pages $black',
  ({ clearing, eink, black }) => {
    settings = { 'reader.eink': eink, 'reader.einkClearing': clearing }
    expect(showPages(undefined, 4, 4, 5, 6, 6, 7, 8)).toEqual(black)
  },
)

test('restarts the black flash when the page turns again during the flash', () => {
  settings = { 'reader.eink': true, 'reader.einkClearing': 'each' }
  const surface = document.createElement('div')
  const view = renderHook(({ page }) => useEinkRefresh(surface, page), { initialProps: { page: 1 } })
  view.rerender({ page: 2 })
  view.rerender({ page: 3 })
  expect(surface.childElementCount).toBe(1)
  view.unmount()
  expect(surface.childElementCount).toBe(0)
})
