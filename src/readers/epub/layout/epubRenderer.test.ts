// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { publisherStyleEpubAppearance } from '../../../../tests/harness/publisherStyleEpubAppearance'
import type { EpubAppearanceSettings } from '../content/createEpubStyleSheet'
import type { EpubLocation } from '../locators/epubLocations'
import type { ChapterView } from './chapterView'
import { ChapterViewPool } from './chapterViewPool'
import { EpubRenderer } from './epubRenderer'
import type { EpubRendererOptions } from './epubRendererOptions'

/** Renderer whose chapters load when the test resolves their promises. */
class WaitingRenderer extends EpubRenderer {
  readonly opened: number[] = []
  readonly pendingChapters = new Map<number, PromiseWithResolvers>()

  protected async open({ chapter }: EpubLocation): Promise<void> {
    const resolvers = createResolvers()
    this.pendingChapters.set(chapter, resolvers)
    await this.waitForContent(resolvers.promise)
    this.opened.push(chapter)
  }

  private readonly view = { index: 0, cfiOf: () => undefined } as unknown as ChapterView
  room = { '-1': 2, '1': 0 }
  readonly turned: number[] = []

  protected hasRoom = (direction: 1 | -1) => this.room[direction] > 0

  protected turnImmediately(direction: 1 | -1): boolean {
    if (!this.hasRoom(direction)) return false
    this.room[direction] -= 1
    this.turned.push(direction)
    return true
  }

  protected async loadAndTurn(direction: 1 | -1): Promise<void> {
    await this.open(startOf(direction))
    this.turned.push(direction)
  }

  scroll = () => false
  restyle = () => this.reportLocation(true)
  protected currentChapter = () => (this.isOpen ? this.view : undefined)
  isOpen = false
  inWindow: readonly ChapterView[] = []
  protected override get viewsInWindow() {
    return this.inWindow
  }
  protected describeLocation = () => ({
    progression: 0,
    page: 1,
    pages: 1,
    atStart: false,
    atEnd: false,
    isReached: () => true,
    progressionOf: () => undefined,
    shows: () => true,
  })
  protected updateAnchor(): void {}
  protected prepare(): void {}
}

interface PromiseWithResolvers {
  readonly promise: Promise<void>
  readonly resolve: () => void
  readonly reject: (failure: Error) => void
}

function createResolvers(): PromiseWithResolvers {
  let resolve = () => {}
  let reject: (failure: Error) => void = () => {}
  const promise = new Promise<void>((done, failed) => {
    resolve = done
    reject = failed
  })
  return { promise, resolve, reject }
}

class LayOutRenderer extends WaitingRenderer {
  readonly laidOut: unknown[] = []
  protected override async open({ chapter }: EpubLocation): Promise<void> {
    this.laidOut.push(await this.layOut(chapter))
  }
  setAppearance(appearance: EpubAppearanceSettings) {
    this.appearance = appearance
  }
}

const callbacks = { failed: vi.fn(), waiting: vi.fn(), contentMissing: vi.fn(), moved: vi.fn(), missing: vi.fn() }

const options = {
  book: { chapters: [], fixedLayout: false },
  appearance: publisherStyleEpubAppearance,
  direction: 'ltr',
  onFailed: callbacks.failed,
  onWaiting: callbacks.waiting,
  onContentMissing: callbacks.contentMissing,
  onMoved: callbacks.moved,
  onMissingChapter: callbacks.missing,
} as unknown as EpubRendererOptions
const createRenderer = () => new WaitingRenderer(document.body, options)
const startOf = (chapter: number) => ({ chapter, progression: 0 })

beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('a jump cancels the wait for the chapter of the previous jump', async () => {
  const book = createRenderer()
  book.show(startOf(40))
  await vi.advanceTimersByTimeAsync(10)
  book.show(startOf(20))
  await vi.advanceTimersByTimeAsync(10)
  book.pendingChapters.get(20)?.resolve()
  book.pendingChapters.get(40)?.resolve()
  await vi.advanceTimersByTimeAsync(10)
  expect(book.opened).toEqual([20])
  expect(callbacks.failed).not.toHaveBeenCalled()
})

test('is navigating until the content of a jump or page turn has loaded or cannot be loaded', async () => {
  const book = createRenderer()
  expect(book.isNavigating()).toBe(false)
  book.isOpen = true
  book.show(startOf(1))
  expect(book.isNavigating()).toBe(true)
  await vi.advanceTimersByTimeAsync(10)
  expect(book.isNavigating()).toBe(true)
  book.pendingChapters.get(1)?.resolve()
  await vi.advanceTimersByTimeAsync(10)
  expect(book.isNavigating()).toBe(false)
  book.turn(-1)
  expect(book.isNavigating()).toBe(false)
  book.turn(1)
  await vi.advanceTimersByTimeAsync(10)
  expect(book.isNavigating()).toBe(true)
  book.pendingChapters.get(1)?.reject(new Error('unreachable'))
  await vi.advanceTimersByTimeAsync(10)
  expect(book.isNavigating()).toBe(false)
})

test('reports a slow chapter until it has loaded', async () => {
  const book = createRenderer()
  book.show(startOf(1))
  await vi.advanceTimersByTimeAsync(300)
  expect(callbacks.waiting).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(600)
  expect(callbacks.waiting).toHaveBeenLastCalledWith(true)
  book.pendingChapters.get(1)?.resolve()
  await vi.advanceTimersByTimeAsync(10)
  expect(callbacks.waiting).toHaveBeenLastCalledWith(false)
})

test('reports content that fails to load while a page is visible, and loads the content again', async () => {
  const book = createRenderer()
  book.isOpen = true
  const failure = new Error('unreachable')
  book.turn(1)
  await vi.advanceTimersByTimeAsync(10)
  book.pendingChapters.get(1)?.reject(failure)
  await vi.advanceTimersByTimeAsync(10)
  expect(callbacks.failed).not.toHaveBeenCalled()
  expect(callbacks.contentMissing).toHaveBeenLastCalledWith(failure)
  await vi.advanceTimersByTimeAsync(5_000)
  book.pendingChapters.get(1)?.resolve()
  await vi.advanceTimersByTimeAsync(10)
  expect(book.turned).toEqual([1])
})

test('a jump cancels the retry of the previous jump', async () => {
  const book = createRenderer()
  book.isOpen = true
  book.show(startOf(7))
  await vi.advanceTimersByTimeAsync(10)
  book.pendingChapters.get(7)?.reject(new Error('unreachable'))
  await vi.advanceTimersByTimeAsync(10)
  book.show(startOf(8))
  expect(callbacks.contentMissing).toHaveBeenLastCalledWith(undefined)
  await vi.advanceTimersByTimeAsync(10_000)
  book.pendingChapters.get(8)?.resolve()
  await vi.advanceTimersByTimeAsync(10)
  expect(book.opened).toEqual([8])
})

test('a failure before the first chapter is visible is reported as a failure of the book', async () => {
  const book = createRenderer()
  book.show(startOf(7))
  await vi.advanceTimersByTimeAsync(10)
  book.pendingChapters.get(7)?.reject(new Error('unreachable'))
  await vi.advanceTimersByTimeAsync(10)
  expect(callbacks.failed).toHaveBeenCalled()
})

test.each([
  ['an immediate backward page turn cancels the waiting page turn', 10, []],
  ['a backward page turn after the loading message turns to the previous page', 1_000, [-1]],
])('%s', async (_name, after, turned) => {
  const book = createRenderer()
  book.isOpen = true
  book.turn(1)
  await vi.advanceTimersByTimeAsync(after)
  book.turn(-1)
  await vi.advanceTimersByTimeAsync(10)
  book.pendingChapters.get(1)?.resolve()
  await vi.advanceTimersByTimeAsync(10)
  expect(book.turned).toEqual(turned)
  book.turn(-1)
  expect(book.turned).toEqual([...turned, -1])
})

test('runs waiting page turns in their order', async () => {
  const book = createRenderer()
  book.isOpen = true
  for (const direction of [1, 1, -1] as const) book.turn(direction)
  await vi.advanceTimersByTimeAsync(10)
  book.pendingChapters.get(1)?.resolve()
  await vi.advanceTimersByTimeAsync(10)
  expect(book.turned).toEqual([1])
})

/**
 * Creates a renderer and turns to the next page. The page fails to load. The returned function `loadNext` makes the
 * page load: it advances the time by 50 ms, and every 10 ms it makes the current attempt to load the page succeed.
 */
async function createWithMissingNextPage() {
  const book = createRenderer()
  book.isOpen = true
  book.turn(1)
  await vi.advanceTimersByTimeAsync(10)
  book.pendingChapters.get(1)?.reject(new Error('unreachable'))
  await vi.advanceTimersByTimeAsync(10)
  const loadNext = async () => {
    for (let count = 0; count < 5; count++) {
      book.pendingChapters.get(1)?.resolve()
      await vi.advanceTimersByTimeAsync(10)
    }
  }
  return { book, loadNext }
}

test.each([
  ['is requested twice by the button', (book: WaitingRenderer) => book.tryAgain()],
  ['is requested by the button and by a page turn', (book: WaitingRenderer) => book.turn(1)],
  ['is requested by the button and by the timer', () => vi.advanceTimersByTimeAsync(5_000)],
])('turns only once to a missing page that %s', async (_name, retryAgain) => {
  const { book, loadNext } = await createWithMissingNextPage()
  book.tryAgain()
  await retryAgain(book)
  await loadNext()
  expect(book.turned).toEqual([1])
  expect(callbacks.contentMissing).toHaveBeenLastCalledWith(undefined)
})

test('the timer and a page turn of the user together cause only one retry', async () => {
  const { book, loadNext } = await createWithMissingNextPage()
  await vi.advanceTimersByTimeAsync(4_990)
  book.turn(1)
  await vi.advanceTimersByTimeAsync(4_990)
  await loadNext()
  expect(book.turned).toEqual([1])
})

test('a retry by the user shows a loading message until the content has loaded or failed', async () => {
  const { book, loadNext } = await createWithMissingNextPage()
  book.tryAgain()
  expect(callbacks.waiting).toHaveBeenLastCalledWith(true)
  await vi.advanceTimersByTimeAsync(10)
  book.pendingChapters.get(1)?.reject(new Error('unreachable'))
  await vi.advanceTimersByTimeAsync(10)
  expect(callbacks.waiting).toHaveBeenLastCalledWith(false)
  book.tryAgain()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(callbacks.waiting).toHaveBeenLastCalledWith(true)
  await loadNext()
  expect(callbacks.waiting).toHaveBeenLastCalledWith(false)
})

test('a backward page turn during a retry cancels the turn to the missing page', async () => {
  const { book, loadNext } = await createWithMissingNextPage()
  await vi.advanceTimersByTimeAsync(5_000)
  book.turn(-1)
  await loadNext()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(book.turned).toEqual([-1])
})

test.each([
  ['before the retry', () => {}],
  ['during the retry', (book: WaitingRenderer) => book.tryAgain()],
])('a new layout that contains the next page cancels the waiting page turn %s', async (_name, startRetry) => {
  const { book, loadNext } = await createWithMissingNextPage()
  startRetry(book)
  await vi.advanceTimersByTimeAsync(10)
  book.room[1] = 2
  book.restyle()
  expect(callbacks.contentMissing).toHaveBeenLastCalledWith(undefined)
  await loadNext()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(book.turned).toEqual([])
})

test('a new layout without the next page keeps the waiting page turn', async () => {
  const { book, loadNext } = await createWithMissingNextPage()
  book.restyle()
  await vi.advanceTimersByTimeAsync(5_000)
  await loadNext()
  expect(book.turned).toEqual([1])
})

test('lays out a chapter again when the appearance changes during the layout', async () => {
  const chapters = [{ index: 0, path: 'one.xhtml', type: 'application/xhtml+xml' }]
  const book = new LayOutRenderer(document.body, { ...options, book: { ...options.book, chapters } })
  const view = {} as ChapterView
  const pendingLayout = createResolvers()
  const layOut = vi.spyOn(ChapterViewPool.prototype, 'layOut')
  layOut.mockImplementationOnce(async () => void (await pendingLayout.promise)).mockImplementationOnce(async () => view)
  book.show(startOf(0))
  await vi.advanceTimersByTimeAsync(10)
  const larger = { ...publisherStyleEpubAppearance, fontSize: 120 }
  book.setAppearance(larger)
  pendingLayout.resolve()
  await vi.advanceTimersByTimeAsync(10)
  expect(book.laidOut).toEqual([view])
  expect(layOut.mock.lastCall?.[1]).toBe(larger)
})

test('does not wait for a chapter that the book does not contain', async () => {
  const book = new LayOutRenderer(document.body, options)
  book.show(startOf(0))
  await vi.advanceTimersByTimeAsync(10)
  expect(book.laidOut).toEqual([undefined])
})

test('reports a visible placeholder once, loads its chapter again, and reports when no placeholder is visible', async () => {
  const book = createRenderer()
  book.isOpen = true
  const missing = { index: 3, isMissing: true } as ChapterView
  book.inWindow = [{ index: 2, isMissing: false } as ChapterView, missing]
  book.restyle()
  book.restyle()
  expect(callbacks.missing.mock.calls).toEqual([[missing]])
  book.retryMissingChapter()
  await vi.advanceTimersByTimeAsync(10)
  book.pendingChapters.get(3)?.resolve()
  book.inWindow = []
  await vi.advanceTimersByTimeAsync(10)
  expect(book.opened).toEqual([3])
  expect(callbacks.missing).toHaveBeenLastCalledWith(undefined)
  book.retryMissingChapter()
  await vi.advanceTimersByTimeAsync(10)
  expect(book.opened).toEqual([3])
  book.inWindow = [missing]
  book.restyle()
  book.inWindow = []
  book.stop()
  expect(callbacks.missing.mock.calls.slice(2)).toEqual([[missing], [undefined]])
})
