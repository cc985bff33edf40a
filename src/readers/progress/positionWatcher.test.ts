import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fc, test as property } from '../../../tests/harness/property'
import type { StoredPosition } from '../session/useReader'
import { PositionWatcher } from './positionWatcher'
import { ReadOnOtherDevice } from './progressQueue'

vi.mock('./progressQueue', () => ({ ReadOnOtherDevice: class extends Error {} }))

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const place = (at: number, isOurs = false): StoredPosition => ({
  position: { at: String(at) },
  isOurs,
  words: `page ${at}`,
})

function watching(stored: () => StoredPosition | undefined, known: readonly number[] = [1]) {
  const offered: (string | undefined)[] = []
  const fetchPosition = vi.fn(async () => stored())
  const watch = new PositionWatcher({
    ask: fetchPosition,
    isKnown: at => known.includes(Number(at)),
    trust: () => 30_000,
    onFound: found => offered.push(found?.words),
  })
  const mayWrite = (write: Promise<unknown> = Promise.resolve()) =>
    watch.beforeWrite().then(
      hear => {
        hear(write)
        return true
      },
      error => {
        expect(error).toBeInstanceOf(ReadOnOtherDevice)
        return false
      },
    )
  return { watch, offered, fetchPosition, mayWrite }
}

test('offers a position from another device and blocks writes until the user decides', async () => {
  const { watch, offered, mayWrite } = watching(() => place(40))
  await watch.look()
  expect(offered).toEqual(['page 40'])
  expect(await mayWrite()).toBe(false)
  watch.decide()
  expect(offered).toEqual(['page 40', undefined])
  expect(await mayWrite()).toBe(true)
  await watch.look()
  expect(offered).toHaveLength(2)
})

test.each([
  ['nothing is stored', undefined],
  ['this device wrote it', place(40, true)],
  ['the reader was at the position', place(1)],
])('offers nothing when %s', async (_, stored) => {
  const { watch, offered, mayWrite } = watching(() => stored)
  await watch.look()
  expect(offered).toEqual([])
  expect(await mayWrite()).toBe(true)
})

test('ignores the event of its own write and handles the event of another device', async () => {
  const { watch, fetchPosition, mayWrite } = watching(() => place(40))
  await mayWrite()
  watch.changed()
  expect(fetchPosition).not.toHaveBeenCalled()
  watch.changed()
  expect(fetchPosition).toHaveBeenCalledTimes(1)
})

test.each([
  ['is not sent after all', async ({ watch }: ReturnType<typeof watching>) => void (await watch.beforeWrite())],
  ['is refused', ({ mayWrite }: ReturnType<typeof watching>) => mayWrite(Promise.reject(new Error('409')))],
])('after a write that %s, handles the next event as that of another device', async (_, write) => {
  const looking = watching(() => place(40))
  await write(looking)
  looking.watch.changed()
  await vi.waitFor(() => expect(looking.offered).toEqual(['page 40']))
})

test('discards a response from before the event and fetches again', async () => {
  const answers = [place(1), place(40)]
  const { watch, offered, fetchPosition } = watching(() => answers.shift())
  const first = watch.look()
  watch.changed()
  await first
  expect(fetchPosition).toHaveBeenCalledTimes(2)
  expect(offered).toEqual(['page 40'])
})

test('a write waits for a fetch when the last one is too old', async () => {
  const { offered, fetchPosition, mayWrite } = watching(() => place(40))
  expect(await mayWrite()).toBe(true)
  expect(fetchPosition).not.toHaveBeenCalled()
  vi.advanceTimersByTime(31_000)
  expect(await mayWrite()).toBe(false)
  expect(offered).toEqual(['page 40'])
})

test('allows writes when the server does not respond', async () => {
  const { watch, mayWrite } = watching(() => {
    throw new Error('away')
  })
  await watch.look()
  expect(await mayWrite()).toBe(true)
})

const deed = fc.oneof(
  fc.record({ kind: fc.constant('elsewhere' as const), at: fc.integer({ min: 1, max: 6 }) }),
  fc.record({ kind: fc.constantFrom('look' as const, 'write' as const, 'decide' as const) }),
)

property.prop([fc.array(deed, { maxLength: 30 })])(
  'blocks all writes between an offer and its decision',
  async deeds => {
    let stored: StoredPosition | undefined
    const { watch, offered, mayWrite } = watching(() => stored)
    for (const each of deeds) {
      if (each.kind === 'elsewhere') stored = place(each.at)
      if (each.kind === 'look') await watch.look()
      if (each.kind === 'decide') watch.decide()
      if (each.kind === 'write') expect(await mayWrite()).toBe(offered.at(-1) === undefined)
    }
  },
)
