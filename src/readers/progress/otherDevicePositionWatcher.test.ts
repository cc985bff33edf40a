import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fc, test as property } from '../../../tests/harness/propertyTest'
import type { ServerReadingPosition } from '../session/useReaderController'
import { NewerPositionOnOtherDeviceError } from './NewerPositionOnOtherDeviceError'
import { OtherDevicePositionWatcher } from './otherDevicePositionWatcher'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const storedPosition = (at: number, isFromThisDevice = false): ServerReadingPosition => ({
  position: { at: String(at) },
  isFromThisDevice,
  description: `page ${at}`,
})

function createWatcher(
  stored: () => ServerReadingPosition | undefined,
  ownPages: readonly number[] = [1],
  isPositionKnown = true,
) {
  const offered: (string | undefined)[] = []
  const fetchPosition = vi.fn(async () => stored())
  const onNothingToOffer = vi.fn()
  const watch = new OtherDevicePositionWatcher({
    fetchPosition,
    isPositionKnown,
    isOwnPosition: at => ownPages.includes(Number(at)),
    maxAgeMs: () => 30_000,
    onOffer: position => offered.push(position?.description),
    onNothingToOffer,
  })
  const mayWrite = (write: Promise<unknown> = Promise.resolve()) =>
    watch.beforeWrite().then(
      reportWrite => {
        reportWrite(write)
        return true
      },
      error => {
        expect(error).toBeInstanceOf(NewerPositionOnOtherDeviceError)
        return false
      },
    )
  return { watch, offered, fetchPosition, mayWrite, onNothingToOffer }
}

test('offers a position from another device, and blocks writes until the user decides', async () => {
  const { watch, offered, mayWrite } = createWatcher(() => storedPosition(40))
  await watch.check()
  expect(offered).toEqual(['page 40'])
  expect(await mayWrite()).toBe(false)
  watch.decide()
  expect(offered).toEqual(['page 40', undefined])
  expect(await mayWrite()).toBe(true)
  await watch.check()
  expect(offered).toHaveLength(2)
})

test.each([
  ['no position is stored', undefined],
  ['this device has written the stored position', storedPosition(40, true)],
  ['the reader has already been at the stored position', storedPosition(1)],
])('offers nothing when %s', async (_, stored) => {
  const { watch, offered, mayWrite } = createWatcher(() => stored)
  await watch.check()
  expect(offered).toEqual([])
  expect(await mayWrite()).toBe(true)
})

test('ignores the event of its own write, and handles the event of another device', async () => {
  const { watch, fetchPosition, mayWrite } = createWatcher(() => storedPosition(40))
  await mayWrite()
  watch.onProgressEvent()
  expect(fetchPosition).not.toHaveBeenCalled()
  watch.onProgressEvent()
  expect(fetchPosition).toHaveBeenCalledTimes(1)
})

test.each([
  [
    'is allowed but never sent',
    async ({ watch }: ReturnType<typeof createWatcher>) => void (await watch.beforeWrite()),
  ],
  ['is refused', ({ mayWrite }: ReturnType<typeof createWatcher>) => mayWrite(Promise.reject(new Error('409')))],
])('after a write that %s, treats the next event as an event of another device', async (_, write) => {
  const watcher = createWatcher(() => storedPosition(40))
  await write(watcher)
  watcher.watch.onProgressEvent()
  await vi.waitFor(() => expect(watcher.offered).toEqual(['page 40']))
})

test('discards a response from before the event, and fetches again', async () => {
  const responses = [storedPosition(1), storedPosition(40)]
  const { watch, offered, fetchPosition } = createWatcher(() => responses.shift())
  const first = watch.check()
  watch.onProgressEvent()
  await first
  expect(fetchPosition).toHaveBeenCalledTimes(2)
  expect(offered).toEqual(['page 40'])
})

test('a write waits for a new fetch if the last fetched position is too old', async () => {
  const { offered, fetchPosition, mayWrite } = createWatcher(() => storedPosition(40))
  expect(await mayWrite()).toBe(true)
  expect(fetchPosition).not.toHaveBeenCalled()
  vi.advanceTimersByTime(31_000)
  expect(await mayWrite()).toBe(false)
  expect(offered).toEqual(['page 40'])
})

test('fetches the position before each write until a fetch succeeds, if the book was opened without it', async () => {
  let isReachable = false
  const stored = () => {
    if (!isReachable) throw new Error('unreachable')
    return storedPosition(1)
  }
  const { fetchPosition, mayWrite, onNothingToOffer } = createWatcher(stored, [1], false)
  await mayWrite()
  await mayWrite()
  expect(fetchPosition).toHaveBeenCalledTimes(2)
  expect(onNothingToOffer).not.toHaveBeenCalled()
  isReachable = true
  await mayWrite()
  await mayWrite()
  expect(fetchPosition).toHaveBeenCalledTimes(3)
  expect(onNothingToOffer).toHaveBeenCalledOnce()
})

test.each(['check', 'write'])(
  'offers a position of another tab at a later %s if the fetch after a reload fails',
  async next => {
    let isReachable = false
    const { watch, offered, mayWrite } = createWatcher(() => {
      if (!isReachable) throw new Error('unreachable')
      return storedPosition(40, true)
    })
    await watch.check(true)
    isReachable = true
    if (next === 'check') await watch.check()
    expect(await mayWrite()).toBe(false)
    expect(offered).toEqual(['page 40'])
  },
)

test('allows writes when the server does not respond', async () => {
  const { watch, mayWrite } = createWatcher(() => {
    throw new Error('unreachable')
  })
  await watch.check()
  expect(await mayWrite()).toBe(true)
})

const actions = fc.oneof(
  fc.record({ kind: fc.constant('otherDevice' as const), at: fc.integer({ min: 1, max: 6 }) }),
  fc.record({ kind: fc.constantFrom('check' as const, 'write' as const, 'decide' as const) }),
)

property.prop([fc.array(actions, { maxLength: 30 })])(
  'blocks all writes between an offer and the decision of the user',
  async steps => {
    let stored: ServerReadingPosition | undefined
    const { watch, offered, mayWrite } = createWatcher(() => stored)
    for (const step of steps) {
      if (step.kind === 'otherDevice') stored = storedPosition(step.at)
      if (step.kind === 'check') await watch.check()
      if (step.kind === 'decide') watch.decide()
      if (step.kind === 'write') expect(await mayWrite()).toBe(offered.at(-1) === undefined)
    }
  },
)
