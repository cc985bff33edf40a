// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BookStage } from './bookStage'
import type { PagerOptions } from './pagerLocation'
import type { Place } from './places'

/** A stage on which each chapter comes when it is let come. */
class WaitingStage extends BookStage {
  readonly came: number[] = []
  readonly coming = new Map<number, PromiseWithResolvers>()

  protected async open({ chapter }: Place): Promise<void> {
    const resolvers = made()
    this.coming.set(chapter, resolvers)
    await this.awaited(resolvers.promise)
    this.came.push(chapter)
  }

  turn(): void {}
  scroll = () => false
  restyle(): void {}
  protected lead = () => undefined
  protected location = () => ({
    progression: 0,
    page: 1,
    pages: 1,
    atStart: false,
    atEnd: false,
    isReached: () => true,
    shows: () => true,
  })
  protected remember(): void {}
  protected prepare(): void {}
}

interface PromiseWithResolvers {
  readonly promise: Promise<void>
  readonly resolve: () => void
}

function made(): PromiseWithResolvers {
  let resolve = () => {}
  const promise = new Promise<void>(done => {
    resolve = done
  })
  return { promise, resolve }
}

const told = { failed: vi.fn(), waiting: vi.fn() }

const stage = () =>
  new WaitingStage(document.body, {
    book: { chapters: [], fixedLayout: false },
    look: { layout: 'paginated', columns: 'auto', margins: 1, fontSize: 100 },
    direction: 'ltr',
    onFailed: told.failed,
    onWaiting: told.waiting,
  } as unknown as PagerOptions)
const at = (chapter: number) => ({ chapter, progression: 0 })

beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
})
afterEach(() => vi.useRealTimers())

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
