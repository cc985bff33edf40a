// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { plainLook } from '../../../../tests/harness/plainLook'
import type { BookAppearance } from '../content/createEpubStyleSheet'
import type { BookLocation } from '../locators/bookLocations'
import type { BookLayoutOptions } from '../locators/visibleLocation'
import { BookStage } from './bookStage'
import { ChapterPool } from './chapterPool'
import type { ChapterView } from './chapterView'

/** A stage on which each chapter comes when it is let come. */
class WaitingStage extends BookStage {
  readonly came: number[] = []
  readonly coming = new Map<number, PromiseWithResolvers>()

  protected async open({ chapter }: BookLocation): Promise<void> {
    const resolvers = made()
    this.coming.set(chapter, resolvers)
    await this.waitForContent(resolvers.promise)
    this.came.push(chapter)
  }

  private readonly view = { index: 0, cfiOf: () => undefined } as unknown as ChapterView
  /** How many pages of what is at hand lie behind and before the one in sight. */
  room = { '-1': 2, '1': 0 }
  readonly turned: number[] = []

  protected hasRoom = (way: 1 | -1) => this.room[way] > 0

  protected turnImmediately(way: 1 | -1): boolean {
    if (!this.hasRoom(way)) return false
    this.room[way] -= 1
    this.turned.push(way)
    return true
  }

  protected async loadAndTurn(way: 1 | -1): Promise<void> {
    await this.open(at(way))
    this.turned.push(way)
  }

  scroll = () => false
  restyle = () => this.reportLocation(true)
  protected currentChapter = () => (this.isOpen ? this.view : undefined)
  isOpen = false
  seen: readonly ChapterView[] = []
  protected override get viewsInWindow() {
    return this.seen
  }
  protected location = () => ({
    progression: 0,
    page: 1,
    pages: 1,
    atStart: false,
    atEnd: false,
    isReached: () => true,
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

function made(): PromiseWithResolvers {
  let resolve = () => {}
  let reject: (failure: Error) => void = () => {}
  const promise = new Promise<void>((done, failed) => {
    resolve = done
    reject = failed
  })
  return { promise, resolve, reject }
}

/** A stage that goes to chapters as they are laid out on its shelf. */
class LayingStage extends WaitingStage {
  readonly laid: unknown[] = []
  protected override async open({ chapter }: BookLocation): Promise<void> {
    this.laid.push(await this.layOut(chapter))
  }
  takeLook(appearance: BookAppearance) {
    this.appearance = appearance
  }
}

const told = { failed: vi.fn(), waiting: vi.fn(), lacking: vi.fn(), moved: vi.fn(), missing: vi.fn() }

const options = {
  book: { chapters: [], fixedLayout: false },
  appearance: plainLook,
  direction: 'ltr',
  onFailed: told.failed,
  onWaiting: told.waiting,
  onContentMissing: told.lacking,
  onMoved: told.moved,
  onMissingChapter: told.missing,
} as unknown as BookLayoutOptions
const stage = () => new WaitingStage(document.body, options)
const at = (chapter: number) => ({ chapter, progression: 0 })

beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('who goes elsewhere does not wait for a chapter that does not come', async () => {
  const book = stage()
  book.show(at(40))
  await vi.advanceTimersByTimeAsync(10)
  book.show(at(20))
  await vi.advanceTimersByTimeAsync(10)
  book.coming.get(20)?.resolve()
  book.coming.get(40)?.resolve()
  await vi.advanceTimersByTimeAsync(10)
  expect(book.came).toEqual([20])
  expect(told.failed).not.toHaveBeenCalled()
})

test('one is told of a chapter that takes long, until it is there', async () => {
  const book = stage()
  book.show(at(1))
  await vi.advanceTimersByTimeAsync(300)
  expect(told.waiting).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(600)
  expect(told.waiting).toHaveBeenLastCalledWith(true)
  book.coming.get(1)?.resolve()
  await vi.advanceTimersByTimeAsync(10)
  expect(told.waiting).toHaveBeenLastCalledWith(false)
})

test('what cannot be had is said over the page that is read, and comes by itself', async () => {
  const book = stage()
  book.isOpen = true
  const away = new Error('away')
  book.turn(1)
  await vi.advanceTimersByTimeAsync(10)
  book.coming.get(1)?.reject(away)
  await vi.advanceTimersByTimeAsync(10)
  expect(told.failed).not.toHaveBeenCalled()
  expect(told.lacking).toHaveBeenLastCalledWith(away)
  await vi.advanceTimersByTimeAsync(5_000)
  book.coming.get(1)?.resolve()
  await vi.advanceTimersByTimeAsync(10)
  expect(book.turned).toEqual([1])
})

test('who goes elsewhere instead is not brought there later', async () => {
  const book = stage()
  book.isOpen = true
  book.show(at(7))
  await vi.advanceTimersByTimeAsync(10)
  book.coming.get(7)?.reject(new Error('away'))
  await vi.advanceTimersByTimeAsync(10)
  book.show(at(8))
  expect(told.lacking).toHaveBeenLastCalledWith(undefined)
  await vi.advanceTimersByTimeAsync(10_000)
  book.coming.get(8)?.resolve()
  await vi.advanceTimersByTimeAsync(10)
  expect(book.came).toEqual([8])
})

test('without anything in sight the book itself has failed', async () => {
  const book = stage()
  book.show(at(7))
  await vi.advanceTimersByTimeAsync(10)
  book.coming.get(7)?.reject(new Error('away'))
  await vi.advanceTimersByTimeAsync(10)
  expect(told.failed).toHaveBeenCalled()
})

test.each([
  ['at once, a turn back takes the turn on away', 10, []],
  ['after a while the way back is free', 1_000, [-1]],
])('%s', async (_name, after, turned) => {
  const book = stage()
  book.isOpen = true
  book.turn(1)
  await vi.advanceTimersByTimeAsync(after)
  book.turn(-1)
  await vi.advanceTimersByTimeAsync(10)
  book.coming.get(1)?.resolve()
  await vi.advanceTimersByTimeAsync(10)
  expect(book.turned).toEqual(turned)
  book.turn(-1)
  expect(book.turned).toEqual([...turned, -1])
})

test('turns wait in their order', async () => {
  const book = stage()
  book.isOpen = true
  for (const way of [1, 1, -1] as const) book.turn(way)
  await vi.advanceTimersByTimeAsync(10)
  book.coming.get(1)?.resolve()
  await vi.advanceTimersByTimeAsync(10)
  expect(book.turned).toEqual([1])
})

/** A page whose next one could not be had: the note is up. */
async function lackingNext() {
  const book = stage()
  book.isOpen = true
  book.turn(1)
  await vi.advanceTimersByTimeAsync(10)
  book.coming.get(1)?.reject(new Error('away'))
  await vi.advanceTimersByTimeAsync(10)
  const come = async () => {
    for (let more = 0; more < 5; more++) {
      book.coming.get(1)?.resolve()
      await vi.advanceTimersByTimeAsync(10)
    }
  }
  return { book, come }
}

test.each([
  ['is pressed for twice', (book: WaitingStage) => book.tryAgain()],
  ['is turned to as well', (book: WaitingStage) => book.turn(1)],
  ['is asked for by the clock as well', () => vi.advanceTimersByTimeAsync(5_000)],
])('a page that was not here %s, and is turned to once', async (_how, again) => {
  const { book, come } = await lackingNext()
  book.tryAgain()
  await again(book)
  await come()
  expect(book.turned).toEqual([1])
  expect(told.lacking).toHaveBeenLastCalledWith(undefined)
})

test('the clock and a turn of one’s own ask together once', async () => {
  const { book, come } = await lackingNext()
  await vi.advanceTimersByTimeAsync(4_990)
  book.turn(1)
  await vi.advanceTimersByTimeAsync(4_990)
  await come()
  expect(book.turned).toEqual([1])
})

test('who asks again is told at once that it is on its way, until it came or failed', async () => {
  const { book, come } = await lackingNext()
  book.tryAgain()
  expect(told.waiting).toHaveBeenLastCalledWith(true)
  await vi.advanceTimersByTimeAsync(10)
  book.coming.get(1)?.reject(new Error('away'))
  await vi.advanceTimersByTimeAsync(10)
  expect(told.waiting).toHaveBeenLastCalledWith(false)
  book.tryAgain()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(told.waiting).toHaveBeenLastCalledWith(true)
  await come()
  expect(told.waiting).toHaveBeenLastCalledWith(false)
})

test('who turns back while it is asked for again is left alone', async () => {
  const { book, come } = await lackingNext()
  await vi.advanceTimersByTimeAsync(5_000)
  book.turn(-1)
  await come()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(book.turned).toEqual([-1])
})

test.each([
  ['before', () => {}],
  ['while', (book: WaitingStage) => book.tryAgain()],
])(
  'text laid out anew with room for the turn is not turned by itself: %s it is asked for again',
  async (_when, ask) => {
    const { book, come } = await lackingNext()
    ask(book)
    await vi.advanceTimersByTimeAsync(10)
    book.room[1] = 2
    book.restyle()
    expect(told.lacking).toHaveBeenLastCalledWith(undefined)
    await come()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(book.turned).toEqual([])
  },
)

test('text laid out anew without room for the turn goes on waiting for it', async () => {
  const { book, come } = await lackingNext()
  book.restyle()
  await vi.advanceTimersByTimeAsync(5_000)
  await come()
  expect(book.turned).toEqual([1])
})

test('a chapter that is taken away while it is laid out, as for another appearance, is laid out anew in that appearance', async () => {
  const chapters = [{ index: 0, path: 'one.xhtml', type: 'application/xhtml+xml' }]
  const book = new LayingStage(document.body, { ...options, book: { ...options.book, chapters } })
  const there = {} as ChapterView
  const coming = made()
  const layOut = vi.spyOn(ChapterPool.prototype, 'layOut')
  layOut.mockImplementationOnce(async () => void (await coming.promise)).mockImplementationOnce(async () => there)
  book.show(at(0))
  await vi.advanceTimersByTimeAsync(10)
  const larger = { ...plainLook, fontSize: 120 }
  book.takeLook(larger)
  coming.resolve()
  await vi.advanceTimersByTimeAsync(10)
  expect(book.laid).toEqual([there])
  expect(layOut.mock.lastCall?.[1]).toBe(larger)
})

test('a chapter that the book does not have is not waited for', async () => {
  const book = new LayingStage(document.body, options)
  book.show(at(0))
  await vi.advanceTimersByTimeAsync(10)
  expect(book.laid).toEqual([undefined])
})

test('a chapter in sight that is only said to be missing is told of once, asked for again, and no more told of at the end', async () => {
  const book = stage()
  book.isOpen = true
  const missing = { index: 3, isMissing: true } as ChapterView
  book.seen = [{ index: 2, isMissing: false } as ChapterView, missing]
  book.restyle()
  book.restyle()
  expect(told.missing.mock.calls).toEqual([[missing]])
  book.retryMissingChapter()
  await vi.advanceTimersByTimeAsync(10)
  book.coming.get(3)?.resolve()
  book.seen = []
  await vi.advanceTimersByTimeAsync(10)
  expect(book.came).toEqual([3])
  expect(told.missing).toHaveBeenLastCalledWith(undefined)
  book.retryMissingChapter()
  await vi.advanceTimersByTimeAsync(10)
  expect(book.came).toEqual([3])
  book.seen = [missing]
  book.restyle()
  book.seen = []
  book.stop()
  expect(told.missing.mock.calls.slice(2)).toEqual([[missing], [undefined]])
})
