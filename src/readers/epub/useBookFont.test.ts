// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { getFontCss } from '../../generated/fonts/fonts.calls'
import { ownFont } from '../../preferences/ownFonts'
import { useFoundFont } from './useBookFont'

vi.mock('../../generated/fonts/fonts.calls', async original => ({ ...(await original<object>()), getFontCss: vi.fn() }))
vi.mock('../../preferences/ownFonts')

const load = vi.fn<() => Promise<void>>()
const css = "@font-face { font-family: 'Open'; src: url('Open-Bold.woff') format('woff'), url('Open-Bold.woff2'); }"

beforeEach(() => {
  vi.stubGlobal(
    'FontFace',
    class {
      load = load
    },
  )
  vi.mocked(getFontCss).mockResolvedValue(css as never)
  load.mockResolvedValue()
})

test('a font of the server is used once a file of it is there', async () => {
  const { result } = renderHook(() => useFoundFont('server:Open'))
  expect(result.current).toEqual({ isMissing: false })
  await waitFor(() => expect(result.current.font?.family).toBe('"Open"'))
  expect(result.current.font?.faces).toContain('/api/v1/fonts/resource/Open/Open-Bold.woff')
})

test.each([
  ['has no style sheet', () => vi.mocked(getFontCss).mockRejectedValue(new Error('404'))],
  ['has no file', () => load.mockRejectedValue(new Error('404'))],
  ['names no file', () => vi.mocked(getFontCss).mockResolvedValue('' as never)],
])('a font of the server that %s leaves the publisher’s, and is missing', async (_why, arrange) => {
  arrange()
  const { result } = renderHook(() => useFoundFont('server:Open'))
  await waitFor(() => expect(result.current).toEqual({ isMissing: true }))
})

test('a file that was brought along to another device leaves the publisher’s here', async () => {
  vi.mocked(ownFont).mockResolvedValue(undefined)
  const { result } = renderHook(() => useFoundFont('own:Mine'))
  await waitFor(() => expect(result.current).toEqual({ isMissing: true }))
})

test.each(['', 'odd:Mine'])('%j is the publisher’s', stored => {
  expect(renderHook(() => useFoundFont(stored)).result.current).toEqual({ isMissing: false })
})
