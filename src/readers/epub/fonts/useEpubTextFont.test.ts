// @vitest-environment jsdom
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ServerError } from '../../../api/ServerError'
import { getFontCss, getFontFile } from '../../../generated/fonts/fonts.calls'
import { readCustomFont } from '../../../preferences/databases/customFonts'
import { notifySessionRestored } from '../../session/onServerOrSessionRestored'
import { useFontFromSource } from './useEpubTextFont'

vi.mock('../../../generated/fonts/fonts.calls', async original => ({
  ...(await original<object>()),
  getFontCss: vi.fn(),
  getFontFile: vi.fn(),
}))
vi.mock('../../../preferences/databases/customFonts')

/** Mock of the font loader of the browser, called with the source of each font. */
const loadFontFace = vi.fn<(source: string | ArrayBuffer) => Promise<void>>()
const fontCss = "@font-face { font-family: 'Open'; src: url('Open-Bold.woff') format('woff'), url('Open-Bold.woff2'); }"

const fontFaceRule = (file: string, declarations = '') =>
  `@font-face { font-family: 'Open'; src: url('${file}'); ${declarations} }`
const serverError = (status: number) => new ServerError({ operation: 'getFontFile', status })

beforeEach(() => {
  vi.clearAllMocks()
  vi.stubGlobal(
    'FontFace',
    class {
      private readonly source: string | ArrayBuffer
      constructor(_family: string, source: string | ArrayBuffer) {
        this.source = source
      }
      load = () => loadFontFace(this.source)
    },
  )
  vi.mocked(getFontFile).mockRejectedValue(serverError(404))
  vi.mocked(getFontCss).mockResolvedValue(fontCss as never)
  loadFontFace.mockResolvedValue()
})
// Unmounts the hooks, so that they release the fonts that the tests share.
afterEach(cleanup)

test('uses a font of the server as soon as one of its files has loaded', async () => {
  const { result } = renderHook(() => useFontFromSource('server:Open'))
  expect(result.current).toEqual({ isMissing: false })
  await waitFor(() => expect(result.current.font?.family).toBe('"Open"'))
  expect(result.current.font?.faces).toContain('/api/v1/fonts/resource/Open/Open-Bold.woff')
})

test.each([
  ['has no style sheet', () => vi.mocked(getFontCss).mockRejectedValue(serverError(404))],
  ['has no file', () => loadFontFace.mockRejectedValue(new Error('NetworkError'))],
  [
    'has an unusable file',
    () => {
      loadFontFace.mockRejectedValue(new Error('SyntaxError'))
      vi.mocked(getFontFile).mockResolvedValue({ arrayBuffer: async () => new ArrayBuffer(1) } as Blob)
    },
  ],
  ['refers to no file', () => vi.mocked(getFontCss).mockResolvedValue('' as never)],
])('reports a font of the server as missing when it %s', async (_why, arrange) => {
  arrange()
  const { result } = renderHook(() => useFontFromSource('server:Open'))
  await waitFor(() => expect(result.current).toEqual({ isMissing: true }))
})

test.each([
  ['style sheet', () => vi.mocked(getFontCss).mockRejectedValueOnce(serverError(0)), getFontCss],
  [
    'file',
    () => {
      loadFontFace.mockRejectedValueOnce(new Error('NetworkError'))
      vi.mocked(getFontFile).mockRejectedValueOnce(serverError(503))
    },
    getFontFile,
  ],
])('loads a %s again when the server is reachable again', async (_what, arrange, request) => {
  arrange()
  const { result } = renderHook(() => useFontFromSource('server:Open'))
  await waitFor(() => expect(request).toHaveBeenCalled())
  await new Promise(process.nextTick)
  expect(result.current).toEqual({ isMissing: false })
  notifySessionRestored()
  await waitFor(() => expect(result.current.font?.family).toBe('"Open"'))
})

test('uses a file that the browser failed to load, if the server can deliver the file', async () => {
  loadFontFace.mockRejectedValueOnce(new Error('NetworkError'))
  vi.mocked(getFontFile).mockResolvedValue({ arrayBuffer: async () => new ArrayBuffer(1) } as Blob)
  const { result } = renderHook(() => useFontFromSource('server:Open'))
  await waitFor(() => expect(result.current.font?.family).toBe('"Open"'))
  expect(getFontFile).toHaveBeenCalledWith('Open', 'Open-Bold.woff')
})

test('fetches only the regular style of a font', async () => {
  const sheet = [
    fontFaceRule('Bold.woff', 'font-weight: bold'),
    fontFaceRule('Italic.woff', 'font-style: italic'),
    fontFaceRule('Plain.woff'),
  ]
  vi.mocked(getFontCss).mockResolvedValue(sheet.join('\n') as never)
  const { result } = renderHook(() => useFontFromSource('server:Open'))
  await waitFor(() => expect(result.current.font).toBeDefined())
  expect(loadFontFace.mock.calls).toEqual([[expect.stringContaining('Plain.woff')]])
  expect(result.current.font?.faces.match(/@font-face/g)).toHaveLength(3)
})

test('shares a loaded font between hooks, and releases the font when no hook uses it', async () => {
  const book = renderHook(() => useFontFromSource('server:Open'))
  await waitFor(() => expect(book.result.current.font).toBeDefined())
  const sheet = renderHook(() => useFontFromSource('server:Open'))
  expect(sheet.result.current.font).toEqual(book.result.current.font)
  sheet.unmount()
  book.unmount()
  expect(getFontCss).toHaveBeenCalledTimes(1)
  renderHook(() => useFontFromSource('server:Open'))
  await waitFor(() => expect(getFontCss).toHaveBeenCalledTimes(2))
})

test('reports a font file that is not stored on this device as missing', async () => {
  vi.mocked(readCustomFont).mockResolvedValue(undefined)
  const { result } = renderHook(() => useFontFromSource('own:Mine'))
  await waitFor(() => expect(result.current).toEqual({ isMissing: true }))
})

test.each(['', 'odd:Mine'])('%j selects the font of the publisher', stored => {
  expect(renderHook(() => useFontFromSource(stored)).result.current).toEqual({ isMissing: false })
})
