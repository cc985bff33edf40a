// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Position } from '../machines/reading'
import type { Reader } from './useReader'
import { type Offer, watchElsewhere } from './watchElsewhere'

const server = vi.hoisted(() => ({ back: () => {} }))
vi.mock('../api/connection', () => ({
  onServerBack: (listener: () => void) => {
    server.back = listener
    return () => {}
  },
}))
vi.mock('../api/liveEvents', () => ({ onLiveEvent: () => () => {} }))
vi.mock('../api/listening', () => ({ isListening: () => true }))
vi.mock('./outbox', () => ({ guardSending: () => () => {}, ReadElsewhere: class extends Error {} }))

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('PerformanceNavigationTiming', class {})
})
afterEach(() => void vi.useRealTimers())

/** A reader at its first page whose person is at page 40 elsewhere. */
async function offered() {
  const listeners = new Set<(snapshot: object) => void>()
  let position: Position = { at: '1' }
  const snapshot = () => ({ context: { bookId: 'B', incognito: false, position } })
  const actor = {
    getSnapshot: snapshot,
    send: () => {},
    subscribe: (listener: (snapshot: object) => void) => {
      listeners.add(listener)
      return { unsubscribe: () => listeners.delete(listener) }
    },
  }
  const askPlace = async () => ({ position: { at: '40' }, isOurs: false, words: 'page 40' })
  const offers: (Offer | undefined)[] = []
  watchElsewhere({ actor, askPlace, userId: 'me', goTo: () => {} } as unknown as Reader, offer => offers.push(offer))
  server.back()
  await vi.advanceTimersByTimeAsync(0)
  expect(offers.at(-1)?.words).toBe('page 40')
  let page = 1
  const turn = () => {
    page += 1
    position = { at: String(page) }
    for (const listener of listeners) listener(snapshot())
  }
  return { turn, isOffered: () => offers.at(-1) !== undefined }
}

test('a held key does not refuse the place from elsewhere before it can be read; reading on does', async () => {
  const { turn, isOffered } = await offered()
  for (let turns = 0; turns < 20; turns += 1) turn()
  expect(isOffered()).toBe(true)
  vi.advanceTimersByTime(30_000)
  turn()
  expect(isOffered()).toBe(false)
})

test('nor does time alone', async () => {
  const { turn, isOffered } = await offered()
  vi.advanceTimersByTime(60_000)
  turn()
  expect(isOffered()).toBe(true)
})
