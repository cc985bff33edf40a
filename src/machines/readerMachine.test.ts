import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { readerMachine } from './readerMachine'
import {
  type OpenBookResult,
  type PreviousAndNextBooks,
  ProgressRejectedError,
  type ReaderMachineEmittedEvent,
  type ReaderMachineInput,
  type SaveProgressInput,
} from './readerMachineTypes'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const neighbor = (id: string) => ({
  id,
  title: id,
  detail: '',
  pagesCount: 10,
  reader: 'comic' as const,
  readProgress: null,
})

interface Options {
  opened?: Partial<OpenBookResult> | Error
  neighbors?: PreviousAndNextBooks | (() => Promise<PreviousAndNextBooks>)
  save?: (input: SaveProgressInput) => Promise<void>
  input?: Partial<ReaderMachineInput>
}

async function startReading(options: Options = {}) {
  const saved: string[] = []
  const emitted: ReaderMachineEmittedEvent[] = []
  const save = options.save ?? (async () => {})
  const actor = createActor(
    readerMachine.provide({
      actors: {
        openBook: fromPromise<OpenBookResult, ReaderMachineInput>(async () => {
          if (options.opened instanceof Error) throw options.opened
          return { position: { at: '1' }, ...options.opened }
        }),
        findNeighbors: fromPromise<PreviousAndNextBooks, ReaderMachineInput>(async () =>
          typeof options.neighbors === 'function' ? options.neighbors() : (options.neighbors ?? {}),
        ),
        saveProgress: fromPromise<void, SaveProgressInput>(async ({ input }) => {
          saved.push(`${input.position?.at}${input.atEnd ? ' end' : ''}`)
          await save(input)
        }),
      },
    }),
    { input: { bookId: 'B', incognito: false, ...options.input } },
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

describe('position', () => {
  test('opens at the stored position and notifies the viewer', async () => {
    const { actor, emitted } = await startReading({ opened: { position: { at: '3' } } })
    expect(actor.getSnapshot().matches({ position: { opened: 'reading' } })).toBe(true)
    expect(emitted).toEqual([{ type: 'show', position: { at: '3' } }])
  })

  test('a book that fails to open can be retried', async () => {
    const { actor } = await startReading({ opened: new Error('book not found') })
    expect(actor.getSnapshot().matches({ position: 'failed' })).toBe(true)
    expect(actor.getSnapshot().context.failure).toEqual(new Error('book not found'))
    actor.send({ type: 'user.retry' })
    expect(actor.getSnapshot().matches({ position: 'opening' })).toBe(true)
  })

  test('next moves the viewer, opens the end card at the end, then the next book', async () => {
    const { actor, at, emitted, emittedTypes } = await startReading({ neighbors: { next: neighbor('C') } })
    at(4)
    actor.send({ type: 'user.next' })
    at(5)
    actor.send({ type: 'user.next' })
    expect(actor.getSnapshot().matches({ position: { opened: 'atEnd' } })).toBe(true)
    actor.send({ type: 'user.next' })
    expect(emittedTypes()).toEqual(['show', 'next', 'openBook'])
    expect(emitted.at(-1)).toEqual({ type: 'openBook', book: neighbor('C') })
  })

  test('previous on the end card returns to the last page', async () => {
    const { actor, at, emittedTypes } = await startReading()
    at(5)
    actor.send({ type: 'user.next' })
    actor.send({ type: 'user.previous' })
    expect(actor.getSnapshot().matches({ position: { opened: 'reading' } })).toBe(true)
    expect(emittedTypes()).toEqual(['show'])
  })

  test('next after the last book leaves the reader', async () => {
    const { actor, at, emittedTypes } = await startReading()
    at(5)
    actor.send({ type: 'user.next' })
    actor.send({ type: 'user.next' })
    expect(emittedTypes()).toEqual(['show', 'leave'])
  })

  test.each(['the lookup fails', 'only the previous book is found'])(
    'next looks up an unknown next book again instead of leaving the book (%s)',
    async cause => {
      const lookups: (() => Promise<PreviousAndNextBooks>)[] = [
        async () => {
          if (cause === 'the lookup fails') throw new Error('network')
          return { previous: neighbor('A'), unknownSides: { next: true } }
        },
        async () => ({ unknownSides: { next: true, previous: true } }),
        async () => ({ unknownSides: { next: true } }),
        async () => ({ next: neighbor('C') }),
      ]
      const { actor, at, wait, emittedTypes } = await startReading({
        neighbors: () => lookups.shift()?.() ?? Promise.reject(),
      })
      const next = async () => {
        actor.send({ type: 'user.next' })
        await wait(0)
      }
      at(5)
      await next()
      await next()
      expect(actor.getSnapshot().matches({ position: { opened: 'atEnd' } })).toBe(true)
      actor.send({ type: 'server.reachable' })
      await wait(0)
      await next()
      expect(emittedTypes()).toEqual(['show', 'openBook'])
    },
  )

  test('next leaves the last book although the previous book is unknown; previous at the start looks up the previous book again', async () => {
    const neighbors = vi.fn(async (): Promise<PreviousAndNextBooks> => ({ unknownSides: { previous: true } }))
    const { actor, at, wait, emittedTypes } = await startReading({ neighbors })
    at(1)
    actor.send({ type: 'user.previous' })
    await wait(0)
    expect(neighbors).toHaveBeenCalledTimes(2)
    at(5)
    actor.send({ type: 'user.goTo', position: { at: '5' } })
    actor.send({ type: 'user.next' })
    actor.send({ type: 'user.next' })
    expect(emittedTypes()).toEqual(['show', 'show', 'leave'])
    expect(neighbors).toHaveBeenCalledTimes(2)
  })

  test('previous at the start shows the start card, then opens an existing previous book', async () => {
    const { actor, at, emitted } = await startReading({ neighbors: { previous: neighbor('A') } })
    at(1)
    actor.send({ type: 'user.previous' })
    expect(actor.getSnapshot().matches({ position: { opened: 'atStart' } })).toBe(true)
    actor.send({ type: 'user.previous' })
    expect(emitted.at(-1)).toEqual({ type: 'openBook', book: neighbor('A') })
  })

  test('previous before the first book leaves the reader and writes nothing', async () => {
    const { actor, at, emittedTypes, saved } = await startReading({ neighbors: { unknownSides: { next: true } } })
    at(1)
    actor.send({ type: 'user.previous' })
    expect(actor.getSnapshot().matches({ position: { opened: 'atStart' } })).toBe(true)
    actor.send({ type: 'user.previous' })
    expect(emittedTypes()).toEqual(['show', 'leave'])
    expect(saved).toEqual([])
  })

  test.each([
    ['loading', () => new Promise<never>(() => {})],
    ['unknown', async () => ({ unknownSides: { previous: true } })],
  ] as const)('previous does not leave the reader while the previous book is %s', async (_state, neighbors) => {
    const { actor, at, emittedTypes, wait } = await startReading({ neighbors })
    at(1)
    for (let press = 1; press <= 3; press++) {
      actor.send({ type: 'user.previous' })
      await wait(0)
    }
    expect(actor.getSnapshot().matches({ position: { opened: 'atStart' } })).toBe(true)
    expect(emittedTypes()).toEqual(['show'])
  })

  test('a jump from the end card goes back to reading', async () => {
    const { actor, at, emitted } = await startReading()
    at(5)
    actor.send({ type: 'user.next' })
    actor.send({ type: 'user.goTo', position: { at: '2' } })
    expect(actor.getSnapshot().matches({ position: { opened: 'reading' } })).toBe(true)
    expect(emitted.at(-1)).toEqual({ type: 'show', position: { at: '2' } })
  })
})

describe('progress', () => {
  test('opening writes nothing despite repeated layouts', async () => {
    const { at, saved, wait } = await startReading({ opened: { position: { at: '3' } } })
    at(3)
    at(3)
    await wait(5_000)
    expect(saved).toEqual([])
  })

  test('a position that the viewer corrects on opening is not written', async () => {
    const { at, saved, wait } = await startReading({ opened: { position: { at: '99' } } })
    at(4)
    await wait(5_000)
    expect(saved).toEqual([])
  })

  test('twenty page turns within a second cause one write of the last position', async () => {
    const { at, saved, wait } = await startReading()
    for (let page = 1; page <= 20; page++) at(page, 30)
    await wait(1_000)
    expect(saved).toEqual(['20'])
  })

  test('continuous reading writes at most once a second and ends with the last position', async () => {
    const { at, saved, wait } = await startReading()
    for (let page = 1; page <= 31; page++) {
      at(page, 40)
      await wait(100)
    }
    await wait(2_000)
    expect(saved.length).toBeLessThanOrEqual(4)
    expect(saved.at(-1)).toBe('31')
  })

  test('a return to the saved position within a second writes nothing', async () => {
    const { at, saved, wait } = await startReading()
    at(1)
    at(2)
    at(1)
    await wait(3_000)
    expect(saved).toEqual([])
  })

  test('incognito mode writes nothing but reaches the end card', async () => {
    const { actor, at, saved, wait } = await startReading({ input: { incognito: true } })
    at(4)
    at(5)
    await wait(3_000)
    actor.send({ type: 'user.next' })
    expect(actor.getSnapshot().matches({ position: { opened: 'atEnd' } })).toBe(true)
    expect(saved).toEqual([])
  })

  test('hiding the page and leaving the book write the position immediately', async () => {
    const { actor, at, saved } = await startReading()
    at(1)
    at(2)
    actor.send({ type: 'page.hidden' })
    expect(saved).toEqual(['2'])
    at(3)
    actor.send({ type: 'user.leave' })
    expect(saved).toEqual(['2', '3'])
  })

  test('a book of one page is completed by moving past the end, not by opening', async () => {
    const { actor, at, saved, wait } = await startReading()
    at(1, 1)
    await wait(3_000)
    expect(saved).toEqual([])
    actor.send({ type: 'user.next' })
    await wait(3_000)
    expect(saved).toEqual(['1 end'])
  })

  test('a webtoon of one page is completed when its end becomes visible', async () => {
    const { at, saved, wait } = await startReading()
    at(1, 9)
    at(1, 1)
    await wait(3_000)
    expect(saved).toEqual(['1 end'])
  })

  test('a book that is opened again after a failure has no failed attempts to save the progress', async () => {
    const { actor, at, wait } = await startReading({
      save: async () => {
        throw new Error('network')
      },
    })
    at(1)
    at(2)
    await wait(5_000)
    expect(actor.getSnapshot().context.attempts).toBeGreaterThan(1)
    actor.send({ type: 'viewer.failed', failure: new Error('layout') })
    actor.send({ type: 'user.retry' })
    expect(actor.getSnapshot().context.attempts).toBe(0)
  })

  test('an unreachable server receives the last position in a retry', async () => {
    let reachable = false
    const { actor, at, saved, wait } = await startReading({
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

  test('a rejected write is not retried', async () => {
    const { actor, at, saved, wait } = await startReading({
      save: async () => {
        throw new ProgressRejectedError('older')
      },
    })
    at(1)
    at(2)
    await wait(60_000)
    expect(saved).toEqual(['2'])
    expect(actor.getSnapshot().context.rejection).toEqual(new ProgressRejectedError('older'))
  })
})
