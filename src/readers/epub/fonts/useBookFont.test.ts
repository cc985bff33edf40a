// @vitest-environment jsdom
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ServerError } from '../../../api/ServerError'
import { getFontCss, getFontFile } from '../../../generated/fonts/fonts.calls'
import { readCustomFont } from '../../../preferences/customFonts'
import { notifySignedInAgain } from '../../session/signedInAgain'
import { useResolvedFont } from './useBookFont'

vi.mock('../../../generated/fonts/fonts.calls', async original => ({
  ...(await original<object>()),
  getFontCss: vi.fn(),
  getFontFile: vi.fn(),
}))
vi.mock('../../../preferences/customFonts')

/** Receives the source of each font that the browser loads. */
const load = vi.fn<(source: string | ArrayBuffer) => Promise<void>>()
const css = "@font-face { font-family: 'Open'; src: url('Open-Bold.woff') format('woff'), url('Open-Bold.woff2'); }"

const face = (file: string, how = '') => `@font-face { font-family: 'Open'; src: url('${file}'); ${how} }`
const answer = (status: number) => new ServerError({ operation: 'getFontFile', status })

beforeEach(() => {
  vi.clearAllMocks()
  vi.stubGlobal(
    'FontFace',
    class {
      private readonly source: string | ArrayBuffer
      constructor(_family: string, source: string | ArrayBuffer) {
        this.source = source
      }
      load = () => load(this.source)
    },
  )
  vi.mocked(getFontFile).mockRejectedValue(answer(404))
  vi.mocked(getFontCss).mockResolvedValue(css as never)
  load.mockResolvedValue()
})
// Unmounting releases the shared fonts.
afterEach(cleanup)

test('uses a font of the server once one of its files has loaded', async () => {
  const { result } = renderHook(() => useResolvedFont('server:Open'))
  expect(result.current).toEqual({ isMissing: false })
  await waitFor(() => expect(result.current.font?.family).toBe('"Open"'))
  expect(result.current.font?.faces).toContain('/api/v1/fonts/resource/Open/Open-Bold.woff')
})

test.each([
  ['has no style sheet', () => vi.mocked(getFontCss).mockRejectedValue(answer(404))],
  ['has no file', () => load.mockRejectedValue(new Error('NetworkError'))],
  [
    'has an unusable file',
    () => {
      load.mockRejectedValue(new Error('SyntaxError'))
      vi.mocked(getFontFile).mockResolvedValue({ arrayBuffer: async () => new ArrayBuffer(1) } as Blob)
    },
  ],
  ['refers to no file', () => vi.mocked(getFontCss).mockResolvedValue('' as never)],
])('reports a font of the server as missing when it %s', async (_why, arrange) => {
  arrange()
  const { result } = renderHook(() => useResolvedFont('server:Open'))
  await waitFor(() => expect(result.current).toEqual({ isMissing: true }))
})

test.each([
  ['style sheet', () => vi.mocked(getFontCss).mockRejectedValueOnce(answer(0)), getFontCss],
  [
    'file',
    () => {
      load.mockRejectedValueOnce(new Error('NetworkError'))
      vi.mocked(getFontFile).mockRejectedValueOnce(answer(503))
    },
    getFontFile,
  ],
])('loads a %s again when the server is reachable again', async (_what, arrange, asked) => {
  arrange()
  const { result } = renderHook(() => useResolvedFont('server:Open'))
  await waitFor(() => expect(asked).toHaveBeenCalled())
  await new Promise(process.nextTick)
  expect(result.current).toEqual({ isMissing: false })
  notifySignedInAgain()
  await waitFor(() => expect(result.current.font?.family).toBe('"Open"'))
})

test('uses a file that the browser failed to load but the server has', async () => {
  load.mockRejectedValueOnce(new Error('NetworkError'))
  vi.mocked(getFontFile).mockResolvedValue({ arrayBuffer: async () => new ArrayBuffer(1) } as Blob)
  const { result } = renderHook(() => useResolvedFont('server:Open'))
  await waitFor(() => expect(result.current.font?.family).toBe('"Open"'))
  expect(getFontFile).toHaveBeenCalledWith('Open', 'Open-Bold.woff')
})

test('fetches only the regular face of a font', async () => {
  const sheet = [face('Bold.woff', 'font-weight: bold'), face('Italic.woff', 'font-style: italic'), face('Plain.woff')]
  vi.mocked(getFontCss).mockResolvedValue(sheet.join('\n') as never)
  const { result } = renderHook(() => useResolvedFont('server:Open'))
  await waitFor(() => expect(result.current.font).toBeDefined())
  expect(load.mock.calls).toEqual([[expect.stringContaining('Plain.woff')]])
  expect(result.current.font?.faces.match(/@font-face/g)).toHaveLength(3)
})

test('shares a font while it is in use', async () => {
  const book = renderHook(() => useResolvedFont('server:Open'))
  await waitFor(() => expect(book.result.current.font).toBeDefined())
  const sheet = renderHook(() => useResolvedFont('server:Open'))
  expect(sheet.result.current.font).toEqual(book.result.current.font)
  sheet.unmount()
  book.unmount()
  expect(getFontCss).toHaveBeenCalledTimes(1)
  renderHook(() => useResolvedFont('server:Open'))
  await waitFor(() => expect(getFontCss).toHaveBeenCalledTimes(2))
})

test('reports a font file that is stored on another device as missing', async () => {
  vi.mocked(readCustomFont).mockResolvedValue(undefined)
  const { result } = renderHook(() => useResolvedFont('own:Mine'))
  await waitFor(() => expect(result.current).toEqual({ isMissing: true }))
})

test.each(['', 'odd:Mine'])('%j selects the font of the publisher', stored => {
  expect(renderHook(() => useResolvedFont(stored)).result.current).toEqual({ isMissing: false })
})
