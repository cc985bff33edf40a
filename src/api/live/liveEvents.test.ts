// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { onChange } from '../cache/changes'
import { isReceivingEvents } from './liveEventStatus'
import { connectLiveEvents, onLiveEvent } from './liveEvents'
import { broadcastToTabs } from './tabs'

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

/** One lock for all tabs of a browser. */
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

/** What comes through a channel does so in real time. */
const realTimeout = globalThis.setTimeout
const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
const changed = vi.fn(() => undefined)
const signedIn = vi.fn(async () => true)
const stops: (() => void)[] = []
const listen = () => {
  const stop = connectLiveEvents({ isSignedIn: signedIn })
  stops.push(stop)
  return stop
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('EventSource', FakeEventSource)
  Object.defineProperty(navigator, 'locks', { value: new FakeLocks(), configurable: true })
  stops.push(onChange(changed))
  signedIn.mockReset().mockResolvedValue(true)
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  FakeEventSource.all = []
  changed.mockClear()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('one connection', () => {
  test('serves all tabs; the next one takes over when the first goes, and reads everything again', async () => {
    const first = listen()
    listen()
    listen()
    await wait(2000)
    expect(FakeEventSource.open).toHaveLength(1)
    FakeEventSource.open[0]?.dispatchEvent(new Event('open'))
    expect(changed).not.toHaveBeenCalled()
    first()
    await wait(100)
    expect(FakeEventSource.open).toHaveLength(1)
    FakeEventSource.open[0]?.dispatchEvent(new Event('open'))
    expect(changed).toHaveBeenCalledExactlyOnceWith({ kind: 'gap', pictures: false })
  })

  test('tells the other tabs whether it is open, also one that has just begun', async () => {
    const other = new BroadcastChannel('longbox')
    const heard = vi.fn()
    other.addEventListener('message', ({ data }) => heard(data))
    const hears = async (isOpen: boolean) => {
      vi.useRealTimers()
      await vi.waitFor(() => expect(heard).toHaveBeenLastCalledWith({ kind: 'stream', isOpen }))
      heard.mockClear()
      vi.useFakeTimers()
    }
    listen()
    await wait(0)
    FakeEventSource.open[0]?.dispatchEvent(new Event('open'))
    await hears(true)
    other.postMessage({ kind: 'signedIn' })
    await hears(true)
    FakeEventSource.open[0]?.dispatchEvent(new Event('error'))
    await hears(false)
    other.close()
  })

  test('that is gone is gone for the tabs that hear through it', async () => {
    const leader = new BroadcastChannel('longbox')
    listen()
    await wait(0)
    vi.useRealTimers()
    for (const isOpen of [true, false]) {
      leader.postMessage({ kind: 'stream', isOpen })
      await vi.waitFor(() => expect(isReceivingEvents()).toBe(isOpen))
    }
    leader.close()
  })

  test('is closed with the session', async () => {
    const stop = listen()
    await wait(0)
    stop()
    expect(FakeEventSource.open).toHaveLength(0)
    await wait(100_000)
    expect(FakeEventSource.open).toHaveLength(0)
  })
})

describe('what it brings', () => {
  test('makes stale and is handed to whoever listens; nonsense is passed over', async () => {
    const heard = vi.fn()
    const stopHearing = onLiveEvent('BookAdded', heard)
    listen()
    await wait(0)
    const [source] = FakeEventSource.open
    const data = { bookId: 'B', seriesId: 'S', libraryId: 'L' }
    source?.says('BookAdded', data)
    expect(heard).toHaveBeenCalledExactlyOnceWith(data)
    expect(changed).toHaveBeenCalledWith({ kind: 'event', event: 'BookAdded', data })
    stopHearing()
    source?.dispatchEvent(new MessageEvent('BookAdded', { data: '{broken' }))
    source?.says('NeverHeardOf', {})
    expect(heard).toHaveBeenCalledTimes(1)
  })

  test('is told to the other tabs', async () => {
    const other = new BroadcastChannel('longbox')
    const told = new Promise(resolve => other.addEventListener('message', event => resolve(event.data)))
    listen()
    await wait(0)
    FakeEventSource.open[0]?.says('SeriesDeleted', { seriesId: 'S', libraryId: 'L' })
    vi.useRealTimers()
    expect(await told).toEqual({ kind: 'event', event: 'SeriesDeleted', data: { seriesId: 'S', libraryId: 'L' } })
    other.close()
  })
})

describe('a broken connection', () => {
  const breaks = () => FakeEventSource.open[0]?.dispatchEvent(new Event('error'))

  test('is opened again with growing pauses, and after the gap everything is read again', async () => {
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
    expect(changed).toHaveBeenCalledExactlyOnceWith({ kind: 'gap', pictures: true })
  })

  test('stays closed when nobody is signed in any more: the browser would ask for a password', async () => {
    signedIn.mockResolvedValue(false)
    listen()
    await wait(0)
    breaks()
    await wait(300_000)
    expect(FakeEventSource.all).toHaveLength(1)
  })

  test('is tried on while the server is away', async () => {
    signedIn.mockRejectedValueOnce(new Error('away')).mockRejectedValueOnce(new Error('away'))
    listen()
    await wait(0)
    breaks()
    await wait(30_000)
    expect(FakeEventSource.all).toHaveLength(2)
  })
})

describe('a browser without locks', () => {
  let other: BroadcastChannel
  const says = async (says: 'leads' | 'leaves') => {
    other.postMessage({ kind: 'election', says, by: '' })
    await new Promise(resolve => realTimeout(resolve, 20))
  }

  /** What elects a tab is fetched first. */
  const listenAlone = async () => {
    listen()
    await vi.dynamicImportSettled()
  }

  beforeEach(() => {
    Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true })
    other = new BroadcastChannel('longbox')
  })
  afterEach(() => other.close())

  test('has one connection too: for the tab that nobody answers', async () => {
    await listenAlone()
    await wait(1000)
    expect(FakeEventSource.open).toHaveLength(1)
    FakeEventSource.open[0]?.dispatchEvent(new Event('open'))
    expect(isReceivingEvents()).toBe(true)
    expect(changed).not.toHaveBeenCalled()
  })

  test('hears through the tab that leads, takes over when it goes, and reads everything again', async () => {
    await listenAlone()
    await says('leads')
    await wait(5000)
    expect(FakeEventSource.all).toHaveLength(0)
    await says('leaves')
    await wait(1000)
    expect(FakeEventSource.open).toHaveLength(1)
    FakeEventSource.open[0]?.dispatchEvent(new Event('open'))
    expect(changed).toHaveBeenCalledExactlyOnceWith({ kind: 'gap', pictures: false })
  })

  test('steps back where two lead, and still counts as listening', async () => {
    await listenAlone()
    await wait(1000)
    FakeEventSource.open[0]?.dispatchEvent(new Event('open'))
    await says('leads')
    expect(FakeEventSource.open).toHaveLength(0)
    expect(isReceivingEvents()).toBe(true)
  })
})

test('a browser that cannot listen at all is left in peace', async () => {
  vi.stubGlobal('EventSource', undefined)
  listen()
  await wait(10_000)
  broadcastToTabs({ kind: 'gap', pictures: false })
  expect(FakeEventSource.all).toHaveLength(0)
  expect(isReceivingEvents()).toBe(false)
})
