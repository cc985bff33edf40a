import { describe, expect, test, vi } from 'vitest'
import { createActor, type StateValue, waitFor } from 'xstate'
import { fc, test as property } from '../../tests/harness/property'
import { ServerError } from '../api/ServerError'
import { type BulkInput, type BulkItem, bulkMachine } from './bulkMachine'

async function* numbered(count: number, read?: (id: string) => void): AsyncGenerator<BulkItem> {
  for (let at = 0; at < count; at += 1) {
    read?.(`${at}`)
    yield { id: `${at}`, title: `Thing ${at}` }
  }
}

type Given = { count: number; call?: BulkInput['call']; undo?: BulkInput['undo']; read?: (id: string) => void }

function running({ count, call = async () => {}, undo, read }: Given) {
  const actor = createActor(bulkMachine, { input: { total: count, things: numbered(count, read), call, undo } })
  actor.start()
  const reaches = (state: StateValue) => waitFor(actor, snapshot => snapshot.matches(state as never))
  return { actor, reaches, context: () => actor.getSnapshot().context }
}

const failing = (...ids: string[]) =>
  vi.fn(async ({ id }: BulkItem) => (ids.includes(id) ? Promise.reject(new Error(id)) : undefined))

describe('a run', () => {
  test('calls once for each and is complete', async () => {
    const call = vi.fn(async () => {})
    const run = running({ count: 300, call })
    await run.reaches('complete')
    expect(call).toHaveBeenCalledTimes(300)
    expect(run.context()).toMatchObject({ done: 300, failed: [] })
  })

  test('has at most four calls on their way, and reads no further ahead', async () => {
    let now = 0
    let most = 0
    let read = 0
    let called = 0
    const run = running({
      count: 60,
      read: () => {
        read += 1
      },
      call: async () => {
        called += 1
        now += 1
        most = Math.max(most, now)
        expect(read - called).toBeLessThanOrEqual(4)
        await new Promise(resolve => setTimeout(resolve, 1))
        now -= 1
      },
    })
    await run.reaches('complete')
    expect(most).toBe(4)
  })

  test('of nothing is complete', async () => {
    const call = vi.fn(async () => {})
    const run = running({ count: 0, call })
    await run.reaches('complete')
    expect(call).not.toHaveBeenCalled()
  })

  test('names what failed and repeats just that', async () => {
    const call = failing('17', '200')
    const run = running({ count: 300, call })
    await run.reaches('incomplete')
    expect(
      run
        .context()
        .failed.map(({ title }) => title)
        .toSorted(),
    ).toEqual(['Thing 17', 'Thing 200'])
    call.mockClear()
    call.mockImplementation(async () => undefined)
    run.actor.send({ type: 'user.repeat' })
    await run.reaches('complete')
    expect(call.mock.calls.map(([{ id }]) => id).toSorted()).toEqual(['17', '200'])
    expect(run.context().done).toBe(300)
  })
})

describe('stopping', () => {
  test('waits for calls on their way, keeps the count right, and goes on where it was', async () => {
    const called: string[] = []
    const run = running({
      count: 40,
      call: async ({ id }) => {
        called.push(id)
        if (id === '9') run.actor.send({ type: 'user.cancel' })
        await new Promise(resolve => setTimeout(resolve, 2))
      },
    })
    await run.reaches('stopped')
    expect(run.context().done).toBe(called.length)
    expect(called.length).toBeLessThan(20)
    run.actor.send({ type: 'user.repeat' })
    await run.reaches('complete')
    expect(called.toSorted()).toEqual(Array.from({ length: 40 }, (_, at) => `${at}`).toSorted())
    expect(new Set(called).size).toBe(40)
  })

  test.each([0, 401])('comes by itself when the server is away or the session ends, %i', async status => {
    const call = vi.fn(async () => {
      throw new ServerError({ operation: 'markSeriesRead', status })
    })
    const run = running({ count: 300, call })
    await run.reaches('stopped')
    expect(call.mock.calls.length).toBeLessThanOrEqual(4)
    call.mockImplementation(async () => undefined as never)
    run.actor.send({ type: 'user.repeat' })
    await run.reaches('complete')
    expect(run.context().done).toBe(300)
  })

  test('comes when the list cannot be read, and reads on when it is resumed', async () => {
    let at = 0
    let works = false
    const next = async (): Promise<IteratorResult<BulkItem>> => {
      if (at === 5 && !works) throw new Error('no list')
      at += 1
      return at <= 10 ? { done: false, value: { id: `${at}`, title: '' } } : { done: true, value: undefined }
    }
    const call = vi.fn(async () => {})
    const things = { [Symbol.asyncIterator]: () => ({ next }) }
    const actor = createActor(bulkMachine, { input: { total: 10, things, call } }).start()
    await waitFor(actor, snapshot => snapshot.matches('stopped'))
    expect(actor.getSnapshot().context).toMatchObject({ done: 5, broken: new Error('no list') })
    works = true
    actor.send({ type: 'user.repeat' })
    await waitFor(actor, snapshot => snapshot.matches('complete'))
    expect(actor.getSnapshot().context).toMatchObject({ done: 10, broken: undefined })
  })

  test('waits, when the list cannot be read on, for the calls that are on their way: they count and can be taken back', async () => {
    let at = 0
    const next = async (): Promise<IteratorResult<BulkItem>> => {
      if (at === 3) throw new Error('no list')
      at += 1
      return { done: false, value: { id: `${at}`, title: '' } }
    }
    let answer = () => {}
    const answered = new Promise<void>(resolve => {
      answer = resolve
    })
    const call = vi.fn(() => answered)
    const things = { [Symbol.asyncIterator]: () => ({ next }) }
    const actor = createActor(bulkMachine, { input: { total: 10, things, call, undo: call } }).start()
    await vi.waitFor(() => expect(call).toHaveBeenCalledTimes(3))
    answer()
    await waitFor(actor, snapshot => snapshot.matches('stopped'))
    await answered
    const { done, undoable, broken } = actor.getSnapshot().context
    expect({ done, undoable: undoable.length, broken }).toEqual({ done: 3, undoable: 3, broken: new Error('no list') })
  })
})

describe('taking back', () => {
  test('calls for what was done, not for what failed', async () => {
    const undo = vi.fn(async (_: BulkItem) => {})
    const run = running({ count: 12, call: failing('3'), undo })
    await run.reaches('incomplete')
    run.actor.send({ type: 'user.undo' })
    await run.reaches('undone')
    expect(undo).toHaveBeenCalledTimes(11)
    expect(undo.mock.calls.map(([{ id }]) => id)).not.toContain('3')
  })

  test('is not there where nothing takes it back', async () => {
    const run = running({ count: 3 })
    await run.reaches('complete')
    run.actor.send({ type: 'user.undo' })
    expect(run.actor.getSnapshot().matches('complete')).toBe(true)
  })

  test('repeats what could not be taken back', async () => {
    const undo = failing('1')
    const run = running({ count: 4, undo })
    await run.reaches('complete')
    run.actor.send({ type: 'user.undo' })
    await run.reaches('incomplete')
    undo.mockClear()
    undo.mockImplementation(async () => undefined)
    run.actor.send({ type: 'user.repeat' })
    await run.reaches('undone')
    expect(undo.mock.calls.map(([{ id }]) => id)).toEqual(['1'])
  })
})

property.prop([fc.integer({ min: 0, max: 50 }), fc.array(fc.nat({ max: 49 })), fc.nat({ max: 60 })], { numRuns: 30 })(
  'whatever fails and whenever it is stopped, repeating ends with every call right once',
  async (count, bad, stopAt) => {
    const right: string[] = []
    const stillBad = new Set(bad.map(String))
    const run = running({
      count,
      call: async ({ id }) => {
        if (id === String(stopAt)) run.actor.send({ type: 'user.cancel' })
        if (stillBad.delete(id)) throw new Error(id)
        right.push(id)
      },
    })
    for (;;) {
      await waitFor(run.actor, snapshot => !snapshot.matches('working'))
      if (run.actor.getSnapshot().matches('complete')) break
      run.actor.send({ type: 'user.repeat' })
    }
    expect(right.toSorted()).toEqual(Array.from({ length: count }, (_, at) => `${at}`).toSorted())
  },
)
