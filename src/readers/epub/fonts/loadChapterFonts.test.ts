// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import type { EpubResourceBlobUrls } from '../files/epubResourceBlobUrls'
import { fetchEpubResource } from '../files/fetchEpubResource'
import { EPUB_FONT_PLACEHOLDER_URL_PREFIX } from '../sanitize/copyAllowedAttributes'
import { loadChapterFonts } from './loadChapterFonts'

vi.mock('../files/fetchEpubResource', () => ({ fetchEpubResource: vi.fn() }))
vi.mock('./isFontLayoutFastEnough', () => ({ isFontLayoutFastEnough: async () => true }))

const bookFiles = () =>
  ({ bookId: 'B', decodeFont: async (bytes: Uint8Array) => bytes.buffer }) as unknown as EpubResourceBlobUrls

/** Creates a chapter whose text uses a font of the book. The browser has not loaded this font. */
function chapterWithFont(): { page: Document; added: FontFace[] } {
  class CSSFontFaceRule {
    cssText = 'rule'
    style = { getPropertyValue: (name: string) => fontDescriptors[name] ?? '' }
  }
  const added: FontFace[] = []
  const failedFont = { family: 'Serif', weight: '400', style: 'normal', status: 'error' }
  const page = {
    fonts: Object.assign([failedFont], { add: (font: FontFace) => added.push(font) }),
    styleSheets: [{ cssRules: [new CSSFontFaceRule()] }],
    body: { textContent: 'Text' },
    defaultView: {
      FontFace: class {
        load = async () => this
      },
    },
  }
  return { page: page as unknown as Document, added }
}

const fontDescriptors: Record<string, string> = {
  'font-family': 'Serif',
  'font-weight': '400',
  'font-style': 'normal',
  src: `local("${EPUB_FONT_PLACEHOLDER_URL_PREFIX}fonts/serif.otf")`,
}

const fontFile = { arrayBuffer: async () => new ArrayBuffer(4) } as Blob

beforeEach(() => vi.mocked(fetchEpubResource).mockReset().mockResolvedValue(fontFile))

test('requests a font once per book, and adds it to each chapter', async () => {
  const files = bookFiles()
  for (let chapter = 0; chapter < 3; chapter++) {
    const { page, added } = chapterWithFont()
    expect(await loadChapterFonts(page, files)).toBe(true)
    expect(added).toHaveLength(1)
  }
  expect(fetchEpubResource).toHaveBeenCalledOnce()
  await loadChapterFonts(chapterWithFont().page, bookFiles())
  expect(fetchEpubResource).toHaveBeenCalledTimes(2)
})

test('requests a font again after the request has failed', async () => {
  const files = bookFiles()
  vi.mocked(fetchEpubResource).mockRejectedValueOnce(new Error('network'))
  expect(await loadChapterFonts(chapterWithFont().page, files)).toBe(false)
  expect(await loadChapterFonts(chapterWithFont().page, files)).toBe(true)
})
