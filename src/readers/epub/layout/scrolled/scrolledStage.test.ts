// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { plainLook } from '../../../../../tests/harness/plainLook'
import type { BookLayoutOptions } from '../../locators/visibleLocation'
import { ChapterPool } from '../chapterPool'
import type { ChapterTarget, ChapterView } from '../chapterView'
import { ScrolledStage } from './scrolledStage'

afterEach(() => vi.restoreAllMocks())

/** How high a screen of the strips below is. */
const screen = 800

/** A chapter whose text begins below pictures that may grow: its points are named by their distance from these. */
class Chapter {
  readonly element = document.createElement('div')
  readonly document = document
  readonly index = 0
  isVertical = false
  isMissing = false
  pages = 4
  onResize = () => {}
  pictures = 0

  get height() {
    return this.pictures + 4 * screen
  }

  grow(by: number) {
    this.pictures += by
    this.onResize()
  }

  firstPointBelow = (top: number) => ({ node: document.body, offset: top - this.pictures })
  offsetOf = (spot: ChapterTarget) => ('point' in spot ? spot.point.offset + this.pictures : 0)
  isRendered = () => true
  isReached = () => true
  cfiOf = () => undefined
  relayout() {}
  refetchMissingFiles() {}
}

/** A strip of one chapter, opened at its beginning; as in a browser, it tells of a scroll only when `frame` comes. */
async function stripOf() {
  const chapter = new Chapter()
  const view = chapter as unknown as ChapterView
  vi.spyOn(ChapterPool.prototype, 'fetch').mockResolvedValue(undefined)
  vi.spyOn(ChapterPool.prototype, 'layOut').mockResolvedValue(view)
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  const onMoved = vi.fn()
  const onMissingChapter = vi.fn()
  const options = {
    onMoved,
    onFailed: vi.fn(),
    onWaiting: vi.fn(),
    onContentMissing: vi.fn(),
    onMissingChapter,
    onChapter: () => () => undefined,
  }
  const host = document.createElement('div')
  const stage = new TestedStrip(host, {
    book: { chapters: [{ index: 0, path: 'one.xhtml', type: '' }], fixedLayout: false },
    appearance: { ...plainLook, layout: 'scroll' },
    direction: 'ltr',
    ...options,
  } as unknown as BookLayoutOptions)
  const scroller = host.firstElementChild as HTMLElement
  Object.defineProperty(scroller, 'clientHeight', { value: screen })
  Object.defineProperty(scroller, 'scrollHeight', { get: () => chapter.height })
  scroller.scrollTo = ((to: ScrollToOptions) => {
    scroller.scrollTop = to.top ?? 0
  }) as typeof scroller.scrollTo
  stage.take(view)
  stage.show({ chapter: 0, progression: 0 })
  await vi.waitFor(() => expect(onMoved).toHaveBeenCalled())
  const frame = () => scroller.dispatchEvent(new Event('scroll'))
  return { stage, chapter, scroller, frame, onMoved, onMissingChapter }
}

class TestedStrip extends ScrolledStage {
  take(view: ChapterView) {
    this.onChapterCreated(view)
  }
}

test('what is read stays where it is when a picture above it comes', async () => {
  const { stage, chapter, scroller, frame, onMoved } = await stripOf()
  stage.turn(1)
  frame()
  await vi.waitFor(() => expect(onMoved).toHaveBeenCalledTimes(2))
  chapter.grow(300)
  expect(scroller.scrollTop).toBe(0.9 * screen + 300)
})

test('a turn that nobody was told of yet is not undone by a picture that comes', async () => {
  const { stage, chapter, scroller, frame, onMoved } = await stripOf()
  stage.turn(1)
  chapter.grow(300)
  expect(scroller.scrollTop).toBe(0.9 * screen + 300)
  frame()
  await vi.waitFor(() => expect(onMoved).toHaveBeenCalledTimes(2))
  chapter.grow(100)
  expect(scroller.scrollTop).toBe(0.9 * screen + 400)
})

test('nor by another appearance that is taken in the same moment', async () => {
  const { stage, scroller } = await stripOf()
  stage.turn(1)
  stage.restyle({ ...plainLook, layout: 'scroll', fontSize: 130 }, 'ltr')
  expect(scroller.scrollTop).toBe(0.9 * screen)
})

test('a chapter that is missing is told of as long as some of it is seen', async () => {
  const { chapter, scroller, frame, onMoved, onMissingChapter } = await stripOf()
  chapter.isMissing = true
  const scrollTo = async (top: number) => {
    onMoved.mockClear()
    scroller.scrollTop = top
    frame()
    await vi.waitFor(() => expect(onMoved).toHaveBeenCalled())
    return onMissingChapter.mock.lastCall?.[0]
  }
  expect(await scrollTo(4 * screen - 10)).toBe(chapter)
  expect(await scrollTo(4 * screen)).toBeUndefined()
  expect(await scrollTo(100)).toBe(chapter)
})
