import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { readerMachine } from './readerMachine'
import {
  type Neighbours,
  type OpenedBook,
  ProgressRejected,
  type ReaderEmitted,
  type ReaderInput,
  type SaveInput,
} from './readerTypes'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const neighbour = (id: string) => ({ id, title: id, detail: '', pagesCount: 10, reader: 'comic' as const })

interface Given {
  opened?: Partial<OpenedBook> | Error
  neighbours?: Neighbours | (() => Promise<Neighbours>)
  save?: (input: SaveInput) => Promise<void>
  input?: Partial<ReaderInput>
}

async function reading(given: Given = {}) {
  const saved: string[] = []
  const emitted: ReaderEmitted[] = []
  const save = given.save ?? (async () => {})
  const actor = createActor(
    readerMachine.provide({
      actors: {
        openBook: fromPromise<OpenedBook, ReaderInput>(async () => {
          if (given.opened instanceof Error) throw given.opened
          return { position: { at: '1' }, progressKnown: true, ...given.opened }
        }),
        findNeighbours: fromPromise<Neighbours, ReaderInput>(async () =>
          typeof given.neighbours === 'function' ? given.neighbours() : (given.neighbours ?? {}),
        ),
        saveProgress: fromPromise<void, SaveInput>(async ({ input }) => {
          saved.push(`${input.position?.at}${input.atEnd ? ' end' : ''}`)
          await save(input)
        }),
      },
    }),
    { input: { bookId: 'B', incognito: false, ...given.input } },
  )
  for (const type of ['show', 'next', 'previous', 'openBook', 'leave'] as const) {
    actor.on(type, event => emitted.push(event))
  }
  actor.start()
  await vi.advanceTimersByTimeAsync(0)
  const at = (page: number, last = 5) =>
    actor.send({ type: 'viewer.relocated', position: { at: String(page) }, atStart: page === 1, atEnd: page === last })
  const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)
  const emittedTypes = () => emitted.map(event => event.type)
  return { actor, saved, emitted, emittedTypes, at, wait }
}

describe('place', () => {
  test('opens at the stored place and tells the viewer', async () => {
    const { actor, emitted } = await reading({ opened: { position: { at: '3' } } })
    expect(actor.getSnapshot().matches({ place: { opened: 'reading' } })).toBe(true)
    expect(emitted).toEqual([{ type: 'show', position: { at: '3' } }])
  })

  test('a book that cannot be opened can be tried again', async () => {
    const { actor } = await reading({ opened: new Error('gone') })
    expect(actor.getSnapshot().matches({ place: 'failed' })).toBe(true)
    expect(actor.getSnapshot().context.failure).toEqual(new Error('gone'))
    actor.send({ type: 'user.retry' })
    expect(actor.getSnapshot().matches({ place: 'opening' })).toBe(true)
  })

  test('next inside the book is the viewer’s, at the end it opens the card, then the next book', async () => {
    const { actor, at, emitted, emittedTypes } = await reading({ neighbours: { next: neighbour('C') } })
    at(4)
    actor.send({ type: 'user.next' })
    at(5)
    actor.send({ type: 'user.next' })
    expect(actor.getSnapshot().matches({ place: { opened: 'atEnd' } })).toBe(true)
    actor.send({ type: 'user.next' })
    expect(emittedTypes()).toEqual(['show', 'next', 'openBook'])
    expect(emitted.at(-1)).toEqual({ type: 'openBook', book: neighbour('C') })
  })

  test('previous on the end card returns to the last page', async () => {
    const { actor, at, emittedTypes } = await reading()
    at(5)
    actor.send({ type: 'user.next' })
    actor.send({ type: 'user.previous' })
    expect(actor.getSnapshot().matches({ place: { opened: 'reading' } })).toBe(true)
    expect(emittedTypes()).toEqual(['show'])
  })

  test('next after the last book leaves', async () => {
    const { actor, at, emittedTypes } = await reading()
    at(5)
    actor.send({ type: 'user.next' })
    actor.send({ type: 'user.next' })
    expect(emittedTypes()).toEqual(['show', 'leave'])
  })

  test.each(['the call is lost', 'only one of them was heard of'])(
    'while it is not known whether a book comes, next does not leave: it is asked again (%s)',
    async how => {
      const answers: (() => Promise<Neighbours>)[] = [
        async () => {
          if (how === 'the call is lost') throw new Error('network')
          return { previous: neighbour('A'), unsure: { next: true } }
        },
        async () => ({ unsure: { next: true, previous: true } }),
        async () => ({ unsure: { next: true } }),
        async () => ({ next: neighbour('C') }),
      ]
      const { actor, at, wait, emittedTypes } = await reading({
        neighbours: () => answers.shift()?.() ?? Promise.reject(),
      })
      const next = async () => {
        actor.send({ type: 'user.next' })
        await wait(0)
      }
      at(5)
      await next()
      await next()
      expect(actor.getSnapshot().matches({ place: { opened: 'atEnd' } })).toBe(true)
      actor.send({ type: 'server.reachable' })
      await wait(0)
      await next()
      expect(emittedTypes()).toEqual(['show', 'openBook'])
    },
  )

  test('next leaves a known last book though nobody could say what comes before it; that is asked again at the start', async () => {
    const neighbours = vi.fn(async (): Promise<Neighbours> => ({ unsure: { previous: true } }))
    const { actor, at, wait, emittedTypes } = await reading({ neighbours })
    at(1)
    actor.send({ type: 'user.previous' })
    await wait(0)
    expect(neighbours).toHaveBeenCalledTimes(2)
    at(5)
    actor.send({ type: 'user.goTo', position: { at: '5' } })
    actor.send({ type: 'user.next' })
    actor.send({ type: 'user.next' })
    expect(emittedTypes()).toEqual(['show', 'show', 'leave'])
    expect(neighbours).toHaveBeenCalledTimes(2)
  })

  test('previous at the start shows the start card, and goes on only when a book is there', async () => {
    const { actor, at, emitted } = await reading({ neighbours: { previous: neighbour('A') } })
    at(1)
    actor.send({ type: 'user.previous' })
    expect(actor.getSnapshot().matches({ place: { opened: 'atStart' } })).toBe(true)
    actor.send({ type: 'user.previous' })
    expect(emitted.at(-1)).toEqual({ type: 'openBook', book: neighbour('A') })

    const first = await reading()
    first.at(1)
    first.actor.send({ type: 'user.previous' })
    first.actor.send({ type: 'user.previous' })
    expect(first.actor.getSnapshot().matches({ place: { opened: 'atStart' } })).toBe(true)
  })

  test('a jump from the end card goes back to reading', async () => {
    const { actor, at, emitted } = await reading()
    at(5)
    actor.send({ type: 'user.next' })
    actor.send({ type: 'user.goTo', position: { at: '2' } })
    expect(actor.getSnapshot().matches({ place: { opened: 'reading' } })).toBe(true)
    expect(emitted.at(-1)).toEqual({ type: 'show', position: { at: '2' } })
  })
})

describe('progress', () => {
  test('opening writes nothing, however often the viewer lays out', async () => {
    const { at, saved, wait } = await reading({ opened: { position: { at: '3' } } })
    at(3)
    at(3)
    await wait(5_000)
    expect(saved).toEqual([])
  })

  test('a place that a viewer had to correct while opening is not written', async () => {
    const { at, saved, wait } = await reading({ opened: { position: { at: '99' } } })
    at(4)
    await wait(5_000)
    expect(saved).toEqual([])
  })

  test('twenty turns within a second are one write of the last place', async () => {
    const { at, saved, wait } = await reading()
    for (let page = 1; page <= 20; page++) at(page, 30)
    await wait(1_000)
    expect(saved).toEqual(['20'])
  })

  test('steady reading writes at most once a second and ends with the last place', async () => {
    const { at, saved, wait } = await reading()
    for (let page = 1; page <= 31; page++) {
      at(page, 40)
      await wait(100)
    }
    await wait(2_000)
    expect(saved.length).toBeLessThanOrEqual(4)
    expect(saved.at(-1)).toBe('31')
  })

  test('going back to the written place within the second writes nothing', async () => {
    const { at, saved, wait } = await reading()
    at(1)
    at(2)
    at(1)
    await wait(3_000)
    expect(saved).toEqual([])
  })

  test('incognito never writes but knows the end', async () => {
    const { actor, at, saved, wait } = await reading({ input: { incognito: true } })
    at(4)
    at(5)
    await wait(3_000)
    actor.send({ type: 'user.next' })
    expect(actor.getSnapshot().matches({ place: { opened: 'atEnd' } })).toBe(true)
    expect(saved).toEqual([])
  })

  test('without having read the stored place nothing is written', async () => {
    const { at, saved, wait } = await reading({ opened: { progressKnown: false } })
    at(1)
    at(2)
    at(3)
    await wait(3_000)
    expect(saved).toEqual([])
  })

  test('a hidden page and a leaving reader are written at once', async () => {
    const { actor, at, saved } = await reading()
    at(1)
    at(2)
    actor.send({ type: 'page.hidden' })
    expect(saved).toEqual(['2'])
    at(3)
    actor.send({ type: 'user.leave' })
    expect(saved).toEqual(['2', '3'])
  })

  test('a book of one page is read when its reader goes past the end, not when it opens', async () => {
    const { actor, at, saved, wait } = await reading()
    at(1, 1)
    await wait(3_000)
    expect(saved).toEqual([])
    actor.send({ type: 'user.next' })
    await wait(3_000)
    expect(saved).toEqual(['1 end'])
  })

  test('a strip of one page is read when its end is scrolled into sight', async () => {
    const { at, saved, wait } = await reading()
    at(1, 9)
    at(1, 1)
    await wait(3_000)
    expect(saved).toEqual(['1 end'])
  })

  test('a server that does not answer is asked again, with the last place', async () => {
    let reachable = false
    const { actor, at, saved, wait } = await reading({
      save: async () => {
        if (!reachable) throw new Error('network')
      },
    })
    at(1)
    at(2)
    await wait(1_000)
    expect(actor.getSnapshot().matches({ progress: 'waiting' })).toBe(true)
    at(3)
    await wait(2_000)
    reachable = true
    actor.send({ type: 'server.reachable' })
    await wait(0)
    expect(saved).toEqual(['2', '3', '3'])
    expect(actor.getSnapshot().matches({ progress: 'saved' })).toBe(true)
  })

  test('what the server refuses is not repeated', async () => {
    const { actor, at, saved, wait } = await reading({
      save: async () => {
        throw new ProgressRejected('older')
      },
    })
    at(1)
    at(2)
    await wait(60_000)
    expect(saved).toEqual(['2'])
    expect(actor.getSnapshot().context.refusal).toEqual(new ProgressRejected('older'))
  })
})
