// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { publisherStyleEpubAppearance } from '../../../../../tests/harness/publisherStyleEpubAppearance'
import type { ChapterView, PositionInChapter } from '../chapterView'
import { ChapterViewPool } from '../chapterViewPool'
import type { EpubRendererOptions } from '../epubRendererOptions'
import { ScrolledRenderer } from './scrolledRenderer'

afterEach(() => vi.restoreAllMocks())

const SCREEN_PX = 800

/** Simulated chapter with images above its text. Tests can increase the height of the images. */
class FakeChapter {
  readonly element = document.createElement('div')
  readonly document = document
  readonly index: number
  isVertical = false
  isMissing = false
  pages = 4
  onResize = () => {}
  imagesHeight = 0

  constructor(index = 0) {
    this.index = index
  }

  get height() {
    return this.imagesHeight + 4 * SCREEN_PX
  }

  growImages(heightPx: number) {
    this.imagesHeight += heightPx
    this.onResize()
  }

  firstPointBelow = (top: number) => ({ node: document.body, offset: top - this.imagesHeight })
  offsetOf = (position: PositionInChapter) => ('point' in position ? position.point.offset + this.imagesHeight : 0)
  isRendered = () => true
  isReached = () => true
  pointOfElement = () => undefined
  cfiOf = () => undefined
  relayout() {}
  refetchMissingFiles() {}
}

/**
 * Creates a scrolled renderer at the start of its first chapter. The function `fireScroll` dispatches the event that a
 * browser dispatches after a scroll.
 * @param nextChapters chapters after the first chapter
 */
async function createStrip(...nextChapters: readonly FakeChapter[]) {
  const chapter = new FakeChapter()
  const chapters = [chapter, ...nextChapters]
  const view = chapter as unknown as ChapterView
  vi.spyOn(ChapterViewPool.prototype, 'fetch').mockResolvedValue(undefined)
  vi.spyOn(ChapterViewPool.prototype, 'layOut').mockImplementation(
    async index => chapters[index] as unknown as ChapterView,
  )
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  const onMoved = vi.fn()
  const onMissingChapter = vi.fn()
  const onVerticalText = vi.fn()
  const options = {
    onMoved,
    onVerticalText,
    onFailed: vi.fn(),
    onWaiting: vi.fn(),
    onContentMissing: vi.fn(),
    onMissingChapter,
    onChapter: () => () => undefined,
  }
  const host = document.createElement('div')
  const renderer = new TestRenderer(host, {
    book: { chapters: chapters.map(({ index }) => ({ index, path: `${index}.xhtml`, type: '' })), fixedLayout: false },
    appearance: { ...publisherStyleEpubAppearance, layout: 'scroll' },
    direction: 'ltr',
    ...options,
  } as unknown as EpubRendererOptions)
  const scroller = host.firstElementChild as HTMLElement
  Object.defineProperty(scroller, 'clientHeight', { value: SCREEN_PX })
  Object.defineProperty(scroller, 'scrollHeight', { get: () => chapter.height })
  scroller.scrollTo = ((to: ScrollToOptions) => {
    scroller.scrollTop = to.top ?? 0
  }) as typeof scroller.scrollTo
  renderer.registerView(view)
  renderer.show({ chapter: 0, progression: 0 })
  await vi.waitFor(() => expect(onMoved).toHaveBeenCalled())
  const fireScroll = () => scroller.dispatchEvent(new Event('scroll'))
  return { renderer, chapter, scroller, fireScroll, onMoved, onMissingChapter, onVerticalText }
}

/** Resolves when all navigations of the renderer have ended. */
const settle = (renderer: TestRenderer) => new Promise<void>(resolve => renderer.afterNavigations(resolve))

class TestRenderer extends ScrolledRenderer {
  afterNavigations(callback: () => void) {
    this.enqueue(async () => callback())
  }
  registerView(view: ChapterView) {
    this.onChapterCreated(view)
  }
}

test('keeps the visible text in place when an image above the text loads', async () => {
  const { renderer, chapter, scroller, fireScroll, onMoved } = await createStrip()
  renderer.turn(1)
  fireScroll()
  await vi.waitFor(() => expect(onMoved).toHaveBeenCalledTimes(2))
  chapter.growImages(300)
  expect(scroller.scrollTop).toBe(0.9 * SCREEN_PX + 300)
})

test('an image that loads before the scroll event does not revert a page turn', async () => {
  const { renderer, chapter, scroller, fireScroll, onMoved } = await createStrip()
  renderer.turn(1)
  chapter.growImages(300)
  expect(scroller.scrollTop).toBe(0.9 * SCREEN_PX + 300)
  fireScroll()
  await vi.waitFor(() => expect(onMoved).toHaveBeenCalledTimes(2))
  chapter.growImages(100)
  expect(scroller.scrollTop).toBe(0.9 * SCREEN_PX + 400)
})

test('a jump ends a running smooth scroll, also if a chapter changes its height afterwards', async () => {
  const { renderer, chapter, scroller } = await createStrip()
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  const scrollTo = vi.spyOn(scroller, 'scrollTo').mockImplementation(() => undefined)
  renderer.turn(1)
  expect(scrollTo).toHaveBeenCalledWith({ top: 0.9 * SCREEN_PX, behavior: 'smooth' })
  scrollTo.mockClear()
  renderer.show({ chapter: 0, progression: 0 })
  await settle(renderer)
  chapter.growImages(100)
  expect(scrollTo).not.toHaveBeenCalled()
})

test('a change of the appearance before the scroll event does not revert a page turn', async () => {
  const { renderer, scroller } = await createStrip()
  renderer.turn(1)
  renderer.restyle({ ...publisherStyleEpubAppearance, layout: 'scroll', fontSize: 130 }, 'ltr')
  expect(scroller.scrollTop).toBe(0.9 * SCREEN_PX)
})

test('reports a missing chapter while a part of the chapter is visible', async () => {
  const { chapter, scroller, fireScroll, onMoved, onMissingChapter } = await createStrip()
  chapter.isMissing = true
  const scrollTo = async (top: number) => {
    onMoved.mockClear()
    scroller.scrollTop = top
    fireScroll()
    await vi.waitFor(() => expect(onMoved).toHaveBeenCalled())
    return onMissingChapter.mock.lastCall?.[0]
  }
  expect(await scrollTo(4 * SCREEN_PX - 10)).toBe(chapter)
  expect(await scrollTo(4 * SCREEN_PX)).toBeUndefined()
  expect(await scrollTo(100)).toBe(chapter)
})

test('reports vertical text of a preloaded chapter, and does not show this chapter in the strip', async () => {
  const vertical = new FakeChapter(1)
  vertical.isVertical = true
  const { renderer, chapter, scroller, fireScroll, onMoved, onVerticalText } = await createStrip(vertical)
  await vi.waitFor(() => expect(onMoved).toHaveBeenCalled())
  expect(onVerticalText).not.toHaveBeenCalled()
  scroller.scrollTop = 3 * SCREEN_PX
  fireScroll()
  await vi.waitFor(() => expect(onVerticalText).toHaveBeenCalled())
  expect(chapter.element.dataset.shown).toBe('true')
  expect(vertical.element.dataset.shown).toBeUndefined()
  renderer.stop()
})

test('reports the target of a jump to vertical text, and does not report another location', async () => {
  const vertical = new FakeChapter(1)
  vertical.isVertical = true
  const { renderer, onMoved, onVerticalText } = await createStrip(vertical)
  onMoved.mockClear()
  const target = { chapter: 1, progression: 0.6, fragment: 'note' }
  renderer.show(target)
  await vi.waitFor(() => expect(onVerticalText).toHaveBeenCalledWith(target))
  await settle(renderer)
  expect(vertical.element.dataset.shown).toBeUndefined()
  expect(onMoved).not.toHaveBeenCalled()
  renderer.stop()
})

test('the target of a jump to a fragment in vertical text has the CFI of the fragment', async () => {
  const vertical = new FakeChapter(1)
  vertical.isVertical = true
  Object.assign(vertical, { pointOfElement: () => ({}), cfiOf: () => 'epubcfi(/6/4!/4/8)' })
  const { renderer, onVerticalText } = await createStrip(vertical)
  const target = { chapter: 1, progression: 0, fragment: 'note' }
  renderer.show(target)
  await vi.waitFor(() => expect(onVerticalText).toHaveBeenCalledWith({ ...target, cfi: 'epubcfi(/6/4!/4/8)' }))
  await settle(renderer)
  renderer.stop()
})

test('reports the start of a vertical chapter as the target of a page turn to this chapter', async () => {
  const vertical = new FakeChapter(1)
  vertical.isVertical = true
  const { renderer, scroller, onMoved, onVerticalText } = await createStrip(vertical)
  onMoved.mockClear()
  scroller.scrollTop = 3 * SCREEN_PX
  renderer.turn(1)
  await vi.waitFor(() => expect(onVerticalText).toHaveBeenCalledWith({ chapter: 1, progression: 0 }))
  await settle(renderer)
  renderer.stop()
  expect(onMoved).not.toHaveBeenCalled()
})

test('reports the end of a vertical chapter as the target of a backward page turn to this chapter', async () => {
  const { renderer, chapter, onVerticalText } = await createStrip(new FakeChapter(1))
  chapter.isVertical = true
  renderer.show({ chapter: 1, progression: 0 })
  renderer.turn(-1)
  await vi.waitFor(() => expect(onVerticalText).toHaveBeenCalledWith({ chapter: 0, progression: 1 }))
  renderer.stop()
})

test('reports the end of the book before the browser has dispatched the scroll event', async () => {
  const { renderer, onMoved } = await createStrip()
  for (let turn = 0; turn < 4; turn++) renderer.turn(1)
  expect(onMoved).toHaveBeenCalledTimes(1)
  renderer.flushLocationReport('ends')
  expect(onMoved).toHaveBeenCalledTimes(2)
  expect(onMoved).toHaveBeenLastCalledWith(expect.objectContaining({ atEnd: true }))
})

test.each([1, 4])('scrolls only once when an image loads before the scroll event, after %i page turns', async turns => {
  const { renderer, chapter, scroller } = await createStrip()
  for (let turn = 0; turn < turns; turn++) renderer.turn(1)
  renderer.flushLocationReport('ends')
  const before = scroller.scrollTop
  chapter.growImages(300)
  expect(scroller.scrollTop).toBe(before + 300)
})

test('does not repeat a scroll when an image loads while the report of an earlier scroll is pending', async () => {
  const { renderer, chapter, scroller, fireScroll } = await createStrip()
  renderer.turn(1)
  fireScroll()
  renderer.turn(1)
  const before = scroller.scrollTop
  chapter.growImages(300)
  expect(scroller.scrollTop).toBeLessThanOrEqual(before + 300)
})
