// @vitest-environment jsdom
import { beforeEach, expect, vi } from 'vitest'
import { fc, test } from '../../../../tests/harness/propertyTest'
import type { ChapterPageLayout } from '../content/createEpubStyleSheet'
import { TooManyTextColumnsError } from '../sanitize/chapterLimits'
import { ChapterIframe } from './chapterIframe'

interface MockedView {
  readonly element: HTMLElement
  readonly lockedWidth?: number
  readonly lockedHeight?: number
  lock(side: 'width' | 'height' | 'both', width: number, height: number): void
}

const frames = vi.hoisted(() => ({ laidOut: [] as unknown[], views: [] as MockedView[] }))

vi.mock('epubjs/src/layout', () => ({
  default: class {
    calculate = () => undefined
  },
}))
vi.mock('epubjs/src/managers/views/iframe', () => ({
  default: class {
    constructor() {
      frames.views.push(this as unknown as MockedView)
    }
    document = document
    element = document.createElement('div')
    iframe = document.createElement('iframe')
    contents = {}
    load = async () => undefined
    display = async () => this.load()
    show = () => undefined
    size = (...size: readonly number[]) => frames.laidOut.push(size)
    setLayout = () => undefined
    destroy = () => undefined
  },
}))

const page: ChapterPageLayout = {
  width: 400,
  height: 600,
  gap: 0,
  columns: 1,
  flow: 'paginated',
  direction: 'ltr',
  fixedLayout: false,
}
const fonts = new EventTarget()

beforeEach(() => {
  frames.laidOut = []
  Object.defineProperty(document, 'fonts', { value: fonts, configurable: true })
})

async function createChapterIframe() {
  const iframe = new ChapterIframe(0, { markupWithStyle: () => '', isImageOnly: false }, '', page, 'Text')
  await iframe.ready()
  iframe.onResize = vi.fn()
  return iframe
}

test('lays out paginated text again in the current frame when a font has loaded', async () => {
  const iframe = await createChapterIframe()
  iframe.relayout({ ...page, width: 300 })
  fonts.dispatchEvent(new Event('loadingdone'))
  expect(frames.laidOut).toEqual([
    [300, 600],
    [300, 600],
  ])
  expect(iframe.onResize).toHaveBeenCalledTimes(1)
  iframe.destroy()
  fonts.dispatchEvent(new Event('loadingdone'))
  expect(frames.laidOut).toHaveLength(2)
})

test('the iframe has the full width of the page if the browser reports the free space beside it as a margin', async () => {
  const iframe = await createChapterIframe()
  const [view] = frames.views.slice(-1)
  if (!view) throw new Error('no view')
  view.element.style.marginLeft = '400px'
  view.lock('width', 400, 600)
  expect([view.lockedWidth, view.lockedHeight]).toEqual([400, undefined])
  view.lock('both', 300, 500)
  expect([view.lockedWidth, view.lockedHeight]).toEqual([300, 500])
  iframe.destroy()
})

test('does not lay out scrolled text again when a font has loaded', async () => {
  const iframe = await createChapterIframe()
  iframe.relayout({ ...page, flow: 'scrolled' })
  fonts.dispatchEvent(new Event('loadingdone'))
  expect(frames.laidOut).toHaveLength(1)
  expect(iframe.onResize).not.toHaveBeenCalled()
})

test('adapts style sheets that load late to the font size of the user, and lays out the text again', async () => {
  const iframe = await createChapterIframe()
  document.head.innerHTML = '<style>p { font-size: 16px }</style>'
  iframe.applyLateStyles()
  const [rule] = document.styleSheets[0]?.cssRules ?? []
  expect((rule as CSSStyleRule).style.getPropertyValue('font-size')).toBe('1rem')
  expect(frames.laidOut).toHaveLength(1)
  expect(iframe.onResize).toHaveBeenCalled()
})

test.prop([fc.integer({ min: 401, max: 420 }), fc.integer({ min: 0, max: 100_000_000 })], { numRuns: 5 })(
  'shows a chapter of any height in the scrolled layout',
  async (paragraphs, heightPx) => {
    document.body.innerHTML = '<p>a</p>'.repeat(paragraphs)
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 400, heightPx))
    const contentSize = { chars: heightPx, elements: paragraphs }
    const showIn = (flow: ChapterPageLayout['flow']) =>
      new ChapterIframe(
        0,
        { markupWithStyle: () => '', isImageOnly: false, contentSize },
        '',
        { ...page, flow },
        'Text',
      ).ready()
    await showIn('scrolled')
    if ((heightPx / page.height) * paragraphs > 20_000_000)
      await expect(showIn('paginated')).rejects.toThrow(TooManyTextColumnsError)
    else await showIn('paginated')
  },
)
