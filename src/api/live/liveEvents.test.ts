// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { onServerDataChange } from '../cache/serverDataChanges'
import { broadcastToOtherTabs } from './crossTabChannel'
import { isReceivingLiveEvents } from './isReceivingLiveEvents'
import { connectLiveEvents, onLiveEvent } from './liveEvents'

class FakeEventSource extends EventTarget {
  static all: FakeEventSource[] = []
  static get open() {
    return FakeEventSource.all.filter(({ isClosed }) => !isClosed)
  }
  isClosed = false
  constructor(readonly url: string) {
    super()
    FakeEventSource.all.push(this)
  }
  close() {
    this.isClosed = true
  }
  says(event: string, data: unknown) {
    this.dispatchEvent(new MessageEvent(event, { data: JSON.stringify(data) }))
  }
}

class FakeLocks {
  queue: (() => Promise<unknown>)[] = []
  running = false
  request(_name: string, { signal }: { signal: AbortSignal }, work: () => Promise<unknown>) {
    return new Promise((resolve, reject) => {
      const turn = async () => (signal.aborted ? reject(new DOMException('', 'AbortError')) : resolve(await work()))
      this.queue.push(turn as () => Promise<unknown>)
      void this.next()
    })
  }
  async next() {
    if (this.running) return
    this.running = true
    for (let turn = this.queue.shift(); turn; turn = this.queue.shift()) await turn()
    this.running = false
  }
}

/**
 * The real `setTimeout`. The tests use this function to wait for messages of BroadcastChannel, because these messages
 * arrive in real time even while the tests use fake timers.
 */
const realTimeout = globalThis.setTimeout
const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
const onChange = vi.fn(() => undefined)
const signedIn = vi.fn(async () => true)
const stopFunctions: (() => void)[] = []
const listen = () => {
  const stop = connectLiveEvents({ isSignedIn: signedIn })
  stopFunctions.push(stop)
  return stop
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('EventSource', FakeEventSource)
  Object.defineProperty(navigator, 'locks', { value: new FakeLocks(), configurable: true })
  stopFunctions.push(onServerDataChange(onChange))
  signedIn.mockReset().mockResolvedValue(true)
})
afterEach(() => {
  for (const stop of stopFunctions.splice(0)) stop()
  FakeEventSource.all = []
  onChange.mockClear()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('the connection', () => {
  test('serves all tabs; when its tab closes, another tab connects and refetches all data', async () => {
    const first = listen()
    listen()
    listen()
    await wait(2000)
    expect(FakeEventSource.open).toHaveLength(1)
    FakeEventSource.open[0]?.dispatchEvent(new Event('open'))
    expect(onChange).not.toHaveBeenCalled()
    first()
    await wait(100)
    expect(FakeEventSource.open).toHaveLength(1)
    FakeEventSource.open[0]?.dispatchEvent(new Event('open'))
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ kind: 'gap', pictures: false })
  })

  test('broadcasts its state to the other tabs, including new tabs', async () => {
    const other = new BroadcastChannel('longbox')
    const received = vi.fn()
    other.addEventListener('message', ({ data }) => received(data))
    const receives = async (isOpen: boolean) => {
      vi.useRealTimers()
      await vi.waitFor(() => expect(received).toHaveBeenLastCalledWith({ kind: 'stream', isOpen }))
      received.mockClear()
      vi.useFakeTimers()
    }
    listen()
    await wait(0)
    FakeEventSource.open[0]?.dispatchEvent(new Event('open'))
    await receives(true)
    other.postMessage({ kind: 'signedIn' })
    await receives(true)
    FakeEventSource.open[0]?.dispatchEvent(new Event('error'))
    await receives(false)
    other.close()
  })

  test('reports its state to a tab that receives events through another tab', async () => {
    const leader = new BroadcastChannel('longbox')
    listen()
    await wait(0)
    vi.useRealTimers()
    for (const isOpen of [true, false]) {
      leader.postMessage({ kind: 'stream', isOpen })
      await vi.waitFor(() => expect(isReceivingLiveEvents()).toBe(isOpen))
    }
    leader.close()
  })

  test('closes at the end of the session', async () => {
    const stop = listen()
    await wait(0)
    stop()
    expect(FakeEventSource.open).toHaveLength(0)
    await wait(100_000)
    expect(FakeEventSource.open).toHaveLength(0)
  })
})

describe('an event', () => {
  test('invalidates queries and reaches its handlers; malformed events are ignored', async () => {
    const received = vi.fn()
    const stopListening = onLiveEvent('BookAdded', received)
    listen()
    await wait(0)
    const [source] = FakeEventSource.open
    const data = { bookId: 'B', seriesId: 'S', libraryId: 'L' }
    source?.says('BookAdded', data)
    expect(received).toHaveBeenCalledExactlyOnceWith(data)
    expect(onChange).toHaveBeenCalledWith({ kind: 'event', event: 'BookAdded', data })
    stopListening()
    source?.dispatchEvent(new MessageEvent('BookAdded', { data: '{broken' }))
    source?.says('NeverHeardOf', {})
    expect(received).toHaveBeenCalledTimes(1)
  })

  test('is broadcast to the other tabs', async () => {
    const other = new BroadcastChannel('longbox')
    const message = new Promise(resolve => other.addEventListener('message', event => resolve(event.data)))
    listen()
    await wait(0)
    FakeEventSource.open[0]?.says('SeriesDeleted', { seriesId: 'S', libraryId: 'L' })
    vi.useRealTimers()
    expect(await message).toEqual({ kind: 'event', event: 'SeriesDeleted', data: { seriesId: 'S', libraryId: 'L' } })
    other.close()
  })
})

describe('a broken connection', () => {
  const breaks = () => FakeEventSource.open[0]?.dispatchEvent(new Event('error'))

  test('reopens with increasing delays and refetches all data after the gap', async () => {
    listen()
    await wait(0)
    const pauses: number[] = []
    for (let attempt = 0; attempt < 8; attempt++) {
      const since = Date.now()
      breaks()
      expect(FakeEventSource.open).toHaveLength(0)
      while (FakeEventSource.open.length === 0) await wait(50)
      pauses.push(Date.now() - since)
    }
    expect(pauses[0]).toBeLessThan(1500)
    expect(pauses[3]).toBeGreaterThan(5000)
    expect(Math.max(...pauses)).toBeLessThan(80_000)
    FakeEventSource.open[0]?.dispatchEvent(new Event('open'))
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ kind: 'gap', pictures: true })
  })

  test('refetches no posters after a short gap if the server sends the response headers late', async () => {
    listen()
    await wait(0)
    breaks()
    await wait(1500)
    expect(FakeEventSource.open).toHaveLength(1)
    await wait(15_000)
    FakeEventSource.open[0]?.dispatchEvent(new Event('open'))
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ kind: 'gap', pictures: false })
  })

  test('stays closed without a session, because the browser would show a password dialog', async () => {
    signedIn.mockResolvedValue(false)
    listen()
    await wait(0)
    breaks()
    await wait(300_000)
    expect(FakeEventSource.all).toHaveLength(1)
  })

  test('opens a single stream if several events reopen it at the same time', async () => {
    const checks: ((isSignedIn: boolean) => void)[] = []
    signedIn.mockImplementation(() => new Promise(resolve => void checks.push(resolve)))
    listen()
    await wait(0)
    breaks()
    await wait(2000)
    globalThis.dispatchEvent(new Event('online'))
    globalThis.dispatchEvent(new Event('online'))
    expect(checks).toHaveLength(3)
    for (const check of checks) check(true)
    await wait(0)
    expect(FakeEventSource.open).toHaveLength(1)
    expect(FakeEventSource.all).toHaveLength(2)
  })

  test('ignores a check that fails after a newer check has reopened the stream', async () => {
    let failFirst = () => {}
    signedIn.mockImplementationOnce(
      () =>
        new Promise((_, reject) => {
          failFirst = () => reject(new Error('away'))
        }),
    )
    listen()
    await wait(0)
    breaks()
    await wait(2000)
    globalThis.dispatchEvent(new Event('online'))
    await wait(0)
    expect(FakeEventSource.open).toHaveLength(1)
    failFirst()
    await wait(100_000)
    expect(FakeEventSource.all).toHaveLength(2)
    expect(FakeEventSource.open).toHaveLength(1)
  })

  test('does not open a second stream if a check fails just before a newer check reopens the stream', async () => {
    const checks: { allow: () => void; fail: () => void }[] = []
    signedIn.mockImplementation(
      () =>
        new Promise((resolve, reject) => {
          checks.push({ allow: () => resolve(true), fail: () => reject(new Error('away')) })
        }),
    )
    listen()
    await wait(0)
    breaks()
    await wait(2000)
    globalThis.dispatchEvent(new Event('online'))
    checks[0]?.fail()
    await wait(0)
    checks[1]?.allow()
    await wait(100_000)
    expect(checks).toHaveLength(2)
    expect(FakeEventSource.all).toHaveLength(2)
    expect(FakeEventSource.open).toHaveLength(1)
  })

  test('retries while the server is unreachable', async () => {
    signedIn.mockRejectedValueOnce(new Error('away')).mockRejectedValueOnce(new Error('away'))
    listen()
    await wait(0)
    breaks()
    await wait(30_000)
    expect(FakeEventSource.all).toHaveLength(2)
  })
})

describe('a browser without Web Locks', () => {
  let other: BroadcastChannel
  const says = async (says: 'leads' | 'leaves') => {
    other.postMessage({ kind: 'election', says, by: '' })
    await new Promise(resolve => realTimeout(resolve, 20))
  }

  const listenWithoutLocks = async () => {
    listen()
    await vi.dynamicImportSettled()
  }

  beforeEach(() => {
    Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true })
    other = new BroadcastChannel('longbox')
  })
  afterEach(() => other.close())

  test('connects if no leader responds', async () => {
    await listenWithoutLocks()
    await wait(1000)
    expect(FakeEventSource.open).toHaveLength(1)
    FakeEventSource.open[0]?.dispatchEvent(new Event('open'))
    expect(isReceivingLiveEvents()).toBe(true)
    expect(onChange).not.toHaveBeenCalled()
  })

  test('receives events from the leader, and connects and refetches all data when the leader leaves', async () => {
    await listenWithoutLocks()
    await says('leads')
    await wait(5000)
    expect(FakeEventSource.all).toHaveLength(0)
    await says('leaves')
    await wait(1000)
    expect(FakeEventSource.open).toHaveLength(1)
    FakeEventSource.open[0]?.dispatchEvent(new Event('open'))
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ kind: 'gap', pictures: false })
  })

  test('steps down if another tab leads too, and still receives events', async () => {
    await listenWithoutLocks()
    await wait(1000)
    FakeEventSource.open[0]?.dispatchEvent(new Event('open'))
    await says('leads')
    expect(FakeEventSource.open).toHaveLength(0)
    expect(isReceivingLiveEvents()).toBe(true)
  })
})

test('works without EventSource', async () => {
  vi.stubGlobal('EventSource', undefined)
  listen()
  await wait(10_000)
  broadcastToOtherTabs({ kind: 'gap', pictures: false })
  expect(FakeEventSource.all).toHaveLength(0)
  expect(isReceivingLiveEvents()).toBe(false)
})
