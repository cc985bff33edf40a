import { describe, expect, test, vi } from 'vitest'
import { createActor, type StateValue, waitFor } from 'xstate'
import { fc, test as property } from '../../tests/harness/propertyTest'
import { ServerError } from '../api/ServerError'
import { type BulkActionItem, type BulkActionMachineInput, bulkActionMachine } from './bulkActionMachine'

async function* generateItems(count: number, read?: (id: string) => void): AsyncGenerator<BulkActionItem> {
  for (let index = 0; index < count; index += 1) {
    read?.(`${index}`)
    yield { id: `${index}`, title: `Item ${index}` }
  }
}

type RunOptions = {
  count: number
  call?: BulkActionMachineInput['call']
  undo?: BulkActionMachineInput['undo']
  read?: (id: string) => void
}

function startRun({ count, call = async () => {}, undo, read }: RunOptions) {
  const actor = createActor(bulkActionMachine, {
    input: { total: count, items: generateItems(count, read), call, undo },
  })
  actor.start()
  const reaches = (state: StateValue) => waitFor(actor, snapshot => snapshot.matches(state as never))
  return { actor, reaches, context: () => actor.getSnapshot().context }
}

const failing = (...ids: string[]) =>
  vi.fn(async ({ id }: BulkActionItem) => (ids.includes(id) ? Promise.reject(new Error(id)) : undefined))

describe('a bulk run', () => {
  test('calls the server once per item and completes', async () => {
    const call = vi.fn(async () => {})
    const run = startRun({ count: 300, call })
    await run.reaches('complete')
    expect(call).toHaveBeenCalledTimes(300)
    expect(run.context()).toMatchObject({ done: 300, failed: [] })
  })

  test('has at most four pending calls and reads items only when needed', async () => {
    let pending = 0
    let maxPending = 0
    let read = 0
    let called = 0
    const run = startRun({
      count: 60,
      read: () => {
        read += 1
      },
      call: async () => {
        called += 1
        pending += 1
        maxPending = Math.max(maxPending, pending)
        expect(read - called).toBeLessThanOrEqual(4)
        await new Promise(resolve => setTimeout(resolve, 1))
        pending -= 1
      },
    })
    await run.reaches('complete')
    expect(maxPending).toBe(4)
  })

  test('completes without items', async () => {
    const call = vi.fn(async () => {})
    const run = startRun({ count: 0, call })
    await run.reaches('complete')
    expect(call).not.toHaveBeenCalled()
  })

  test('lists the failed items and retries only them', async () => {
    const call = failing('17', '200')
    const run = startRun({ count: 300, call })
    await run.reaches('incomplete')
    expect(
      run
        .context()
        .failed.map(({ title }) => title)
        .toSorted(),
    ).toEqual(['Item 17', 'Item 200'])
    call.mockClear()
    call.mockImplementation(async () => undefined)
    run.actor.send({ type: 'user.retry' })
    await run.reaches('complete')
    expect(call.mock.calls.map(([{ id }]) => id).toSorted()).toEqual(['17', '200'])
    expect(run.context().done).toBe(300)
  })
})

describe('a stop', () => {
  test('waits for pending calls, counts them, and can be resumed', async () => {
    const called: string[] = []
    const run = startRun({
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
    run.actor.send({ type: 'user.retry' })
    await run.reaches('complete')
    expect(called.toSorted()).toEqual(Array.from({ length: 40 }, (_, index) => `${index}`).toSorted())
    expect(new Set(called).size).toBe(40)
  })

  test.each([0, 401])('happens when the server is unreachable or the session has ended (status %i)', async status => {
    const call = vi.fn(async () => {
      throw new ServerError({ operation: 'markSeriesRead', status })
    })
    const run = startRun({ count: 300, call })
    await run.reaches('stopped')
    expect(call.mock.calls.length).toBeLessThanOrEqual(4)
    call.mockImplementation(async () => undefined as never)
    run.actor.send({ type: 'user.retry' })
    await run.reaches('complete')
    expect(run.context().done).toBe(300)
  })

  test('happens when the items cannot be read, and the resumed run continues to read', async () => {
    let index = 0
    let works = false
    const next = async (): Promise<IteratorResult<BulkActionItem>> => {
      if (index === 5 && !works) throw new Error('no list')
      index += 1
      return index <= 10 ? { done: false, value: { id: `${index}`, title: '' } } : { done: true, value: undefined }
    }
    const call = vi.fn(async () => {})
    const items = { [Symbol.asyncIterator]: () => ({ next }) }
    const actor = createActor(bulkActionMachine, { input: { total: 10, items, call } }).start()
    await waitFor(actor, snapshot => snapshot.matches('stopped'))
    expect(actor.getSnapshot().context).toMatchObject({ done: 5, broken: new Error('no list') })
    works = true
    actor.send({ type: 'user.retry' })
    await waitFor(actor, snapshot => snapshot.matches('complete'))
    expect(actor.getSnapshot().context).toMatchObject({ done: 10, broken: undefined })
  })

  test('after a failed read waits for pending calls, counts them, and can undo them', async () => {
    let index = 0
    const next = async (): Promise<IteratorResult<BulkActionItem>> => {
      if (index === 3) throw new Error('no list')
      index += 1
      return { done: false, value: { id: `${index}`, title: '' } }
    }
    let respond = () => {}
    const response = new Promise<void>(resolve => {
      respond = resolve
    })
    const call = vi.fn(() => response)
    const items = { [Symbol.asyncIterator]: () => ({ next }) }
    const actor = createActor(bulkActionMachine, { input: { total: 10, items, call, undo: call } }).start()
    await vi.waitFor(() => expect(call).toHaveBeenCalledTimes(3))
    respond()
    await waitFor(actor, snapshot => snapshot.matches('stopped'))
    await response
    const { done, undoable, broken } = actor.getSnapshot().context
    expect({ done, undoable: undoable.length, broken }).toEqual({ done: 3, undoable: 3, broken: new Error('no list') })
  })
})

describe('undo', () => {
  test('reverts successful items, not failed items', async () => {
    const undo = vi.fn(async (_: BulkActionItem) => {})
    const run = startRun({ count: 12, call: failing('3'), undo })
    await run.reaches('incomplete')
    run.actor.send({ type: 'user.undo' })
    await run.reaches('undone')
    expect(undo).toHaveBeenCalledTimes(11)
    expect(undo.mock.calls.map(([{ id }]) => id)).not.toContain('3')
  })

  test('is unavailable without an undo call', async () => {
    const run = startRun({ count: 3 })
    await run.reaches('complete')
    run.actor.send({ type: 'user.undo' })
    expect(run.actor.getSnapshot().matches('complete')).toBe(true)
  })

  test('retries failed items', async () => {
    const undo = failing('1')
    const run = startRun({ count: 4, undo })
    await run.reaches('complete')
    run.actor.send({ type: 'user.undo' })
    await run.reaches('incomplete')
    undo.mockClear()
    undo.mockImplementation(async () => undefined)
    run.actor.send({ type: 'user.retry' })
    await run.reaches('undone')
    expect(undo.mock.calls.map(([{ id }]) => id)).toEqual(['1'])
  })
})

property.prop([fc.integer({ min: 0, max: 50 }), fc.array(fc.nat({ max: 49 })), fc.nat({ max: 60 })], { numRuns: 30 })(
  'completes every item exactly once by retries, after any failures and stops',
  async (count, failingIds, stopAt) => {
    const succeeded: string[] = []
    const pendingFailures = new Set(failingIds.map(String))
    const run = startRun({
      count,
      call: async ({ id }) => {
        if (id === String(stopAt)) run.actor.send({ type: 'user.cancel' })
        if (pendingFailures.delete(id)) throw new Error(id)
        succeeded.push(id)
      },
    })
    for (;;) {
      await waitFor(run.actor, snapshot => !snapshot.matches('working'))
      if (run.actor.getSnapshot().matches('complete')) break
      run.actor.send({ type: 'user.retry' })
    }
    expect(succeeded.toSorted()).toEqual(Array.from({ length: count }, (_, index) => `${index}`).toSorted())
  },
)
