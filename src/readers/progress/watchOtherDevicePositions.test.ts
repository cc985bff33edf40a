// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reportServerDataChange } from '../../api/cache/serverDataChanges'
import type { BookPosition } from '../../machines/readerMachineTypes'
import { readPendingProgress, storePendingProgress } from '../../preferences/pendingProgress'
import type { ReaderController, ServerReadingPosition } from '../session/useReaderController'
import { booksToCheckBeforeWrite, knownFingerprintsByBook } from './knownServerProgress'
import { type OtherDevicePositionOffer, watchOtherDevicePositions } from './watchOtherDevicePositions'

const server = vi.hoisted(() => ({
  back: () => {},
  state: 'ok',
  sent: [] as string[],
}))
vi.mock('../../api/serverConnection', () => ({
  getServerConnectionState: () => server.state,
  onServerReachableAgain: (listener: () => void) => {
    server.back = listener
    return () => {}
  },
}))
vi.mock('../../api/live/liveEvents', () => ({ onLiveEvent: () => () => {} }))
vi.mock('../../api/live/isReceivingLiveEvents', () => ({ isReceivingLiveEvents: () => true }))
vi.mock('./progressQueue', () => ({
  setProgressWriteGuard: () => () => {},
  sendQueuedProgress: async (_: string, bookId: string) => void server.sent.push(bookId),
}))

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  Object.assign(server, { state: 'ok', sent: [] })
  booksToCheckBeforeWrite.clear()
  knownFingerprintsByBook.clear()
  vi.stubGlobal('PerformanceNavigationTiming', class {})
})
afterEach(() => void vi.useRealTimers())

/**
 * Opens a book at its first page. The reading position on the server is page 40. By default, another device has stored
 * this position. If `isElsewhere` is false, this device has stored the position.
 */
async function watchReader({ refused = false, isElsewhere = true, isBack = true } = {}) {
  let serverPosition = { at: '40', isFromThisDevice: !isElsewhere }
  let written: BookPosition | undefined
  const listeners = new Set<(snapshot: object) => void>()
  let position: BookPosition = { at: '1' }
  let read: { position: BookPosition } | undefined
  const snapshot = () => ({
    context: {
      bookId: 'B',
      incognito: false,
      position,
      read,
      written,
      ...(refused && { rejection: new Error('newer progress on another device') }),
    },
  })
  const actor = {
    getSnapshot: snapshot,
    send: () => {},
    subscribe: (listener: (snapshot: object) => void) => {
      listeners.add(listener)
      return { unsubscribe: () => listeners.delete(listener) }
    },
  }
  const fetchServerPosition = async (): Promise<ServerReadingPosition> => ({
    position: { at: serverPosition.at },
    isFromThisDevice: serverPosition.isFromThisDevice,
    description: `page ${serverPosition.at}`,
    fingerprint: 'read date',
  })
  const offers: (OtherDevicePositionOffer | undefined)[] = []
  const reader = { fetchServerPosition, userId: 'me', goTo: () => {} } satisfies Partial<ReaderController>
  const stop = watchOtherDevicePositions({ ...reader, actor } as unknown as ReaderController, offer =>
    offers.push(offer),
  )
  if (!refused && isBack) server.back()
  await vi.advanceTimersByTimeAsync(0)
  expect(offers.at(-1)?.description).toBe(isElsewhere ? 'page 40' : undefined)
  let page = 1
  const isAt = (at: string) => {
    position = { at }
    for (const listener of listeners) listener(snapshot())
  }
  const turn = () => {
    page += 1
    read = { position: { at: String(page) } }
    isAt(String(page))
  }
  const write = (at: string) => {
    written = { at }
    isAt(at)
  }
  const readElsewhere = (at: string) => {
    serverPosition = { at, isFromThisDevice: false }
  }
  const offer = () => offers.at(-1)
  return {
    turn,
    write,
    readElsewhere,
    layOut: () => isAt(`${page} or so`),
    isOffered: () => offer() !== undefined,
    offer,
    stop,
  }
}

test('keeps the offer while a key is held down, and ends the offer when the user continues reading', async () => {
  const { turn, isOffered } = await watchReader()
  for (let turns = 0; turns < 20; turns += 1) turn()
  expect(isOffered()).toBe(true)
  vi.advanceTimersByTime(30_000)
  turn()
  expect(isOffered()).toBe(false)
})

test('keeps the offer when time passes without page turns', async () => {
  const { turn, isOffered } = await watchReader()
  vi.advanceTimersByTime(60_000)
  turn()
  expect(isOffered()).toBe(true)
})

test('keeps the offer when a new layout changes the position of the same text', async () => {
  const { turn, layOut, isOffered } = await watchReader()
  for (let turns = 0; turns < 3; turns += 1) turn()
  vi.advanceTimersByTime(30_000)
  layOut()
  expect(isOffered()).toBe(true)
  turn()
  expect(isOffered()).toBe(false)
})

test('offers a position immediately when a write was rejected before the watch began', async () => {
  const { isOffered } = await watchReader({ refused: true })
  expect(isOffered()).toBe(true)
})

const queueProgress = (bookId = 'B') => storePendingProgress({ bookId, userId: 'me', time: 0, write: { page: 5 } })

test('checks the position after an interruption of the live events', async () => {
  const { readElsewhere, offer } = await watchReader({ isElsewhere: false })
  readElsewhere('41')
  reportServerDataChange({ kind: 'gap', pictures: false })
  await vi.advanceTimersByTimeAsync(0)
  expect(offer()?.description).toBe('page 41')
})

test('offers an earlier page of another device, but not a page that this reader has just written', async () => {
  const { write, readElsewhere, offer } = await watchReader({ isElsewhere: false })
  for (let page = 2; page <= 30; page += 1) write(String(page))
  readElsewhere('29')
  reportServerDataChange({ kind: 'gap', pictures: false })
  await vi.advanceTimersByTimeAsync(0)
  expect(offer()).toBeUndefined()
  readElsewhere('5')
  reportServerDataChange({ kind: 'gap', pictures: false })
  await vi.advanceTimersByTimeAsync(0)
  expect(offer()?.description).toBe('page 5')
})

test('checks the position when a tab that was opened in the background becomes visible', async () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const { readElsewhere, offer } = await watchReader({ isElsewhere: false })
  readElsewhere('41')
  vi.advanceTimersByTime(10_000)
  visibility.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(0)
  expect(offer()?.description).toBe('page 41')
  visibility.mockRestore()
})

test('when the server is reachable again, sends progress that was queued before the book was opened', async () => {
  queueProgress()
  server.state = 'lost'
  await watchReader({ isElsewhere: false })
  expect(server.sent).toEqual(['B'])
})

test('sends queued progress when the server became reachable again before the watch began', async () => {
  queueProgress()
  await watchReader({ isElsewhere: false, isBack: false })
  expect(server.sent).toEqual(['B'])
})

test('while an offer is open, progress of this book stays queued, and progress of other books is sent', async () => {
  queueProgress()
  queueProgress('A')
  server.state = 'lost'
  await watchReader()
  expect(server.sent).toEqual(['A'])
})

test('if the user leaves the book while an offer is open, its progress is undecided', async () => {
  const { stop } = await watchReader()
  queueProgress()
  stop()
  expect(readPendingProgress('me')).toEqual([expect.objectContaining({ isUndecided: true })])
  expect([...booksToCheckBeforeWrite]).toEqual(['B'])
})

test.each([
  ['goThere', []],
  ['keepLocalPosition', [expect.objectContaining({ isUndecided: false })]],
] as const)('the choice %s decides the queued progress', async (choice, queued) => {
  queueProgress()
  server.state = 'lost'
  const { offer, stop } = await watchReader()
  expect(readPendingProgress('me')).toEqual([expect.objectContaining({ isUndecided: true })])
  offer()?.[choice]()
  stop()
  expect(readPendingProgress('me')).toEqual(queued)
  expect([...booksToCheckBeforeWrite]).toEqual([])
})

test('a declined position is known, so that a later attempt may replace it', async () => {
  const { offer, stop } = await watchReader()
  offer()?.keepLocalPosition()
  stop()
  expect(knownFingerprintsByBook.get('B')).toEqual(['read date'])
})

test('the position that the user has chosen is known, so that later progress may replace it', async () => {
  const { offer, stop } = await watchReader()
  offer()?.goThere()
  stop()
  expect(knownFingerprintsByBook.get('B')).toEqual(['read date'])
})

test('an offered position is unknown until the user has chosen, even if the book was opened after it was written', async () => {
  knownFingerprintsByBook.set('B', ['read date', 'page 40', 'page 7'])
  storePendingProgress({
    bookId: 'B',
    userId: 'me',
    time: 0,
    write: { page: 5 },
    fingerprints: ['read date', 'page 5'],
  })
  server.state = 'lost'
  const { offer, stop } = await watchReader()
  expect(knownFingerprintsByBook.get('B')).toEqual(['page 7'])
  expect(readPendingProgress('me')).toEqual([expect.objectContaining({ fingerprints: ['page 5'], isUndecided: true })])
  offer()?.keepLocalPosition()
  stop()
  expect(knownFingerprintsByBook.get('B')).toEqual(['page 7', 'read date'])
})

test('offers the position of another device if the book was opened from the offline cache', async () => {
  booksToCheckBeforeWrite.add('B')
  const { isOffered } = await watchReader({ isBack: false })
  expect(isOffered()).toBe(true)
})

test('after a reload, sends queued progress after the check', async () => {
  vi.resetModules()
  class ReloadEntry {
    readonly type = 'reload'
  }
  vi.stubGlobal('PerformanceNavigationTiming', ReloadEntry)
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([new ReloadEntry() as unknown as PerformanceEntry])
  const { watchOtherDevicePositions: watchAfterReload } = await import('./watchOtherDevicePositions')
  queueProgress()
  queueProgress('A')
  const context = { bookId: 'B', incognito: false, position: { at: '1' } }
  const actor = { getSnapshot: () => ({ context }), send: () => {}, subscribe: () => ({ unsubscribe: () => {} }) }
  let answer = (_: undefined) => {}
  const fetchServerPosition = () => new Promise<undefined>(resolve => (answer = resolve))
  const stop = watchAfterReload({ actor, fetchServerPosition, userId: 'me' } as unknown as ReaderController, () => {})
  await vi.advanceTimersByTimeAsync(0)
  expect(server.sent).toEqual([])
  answer(undefined)
  await vi.advanceTimersByTimeAsync(0)
  expect(server.sent.toSorted()).toEqual(['A', 'B'])
  stop()
})

test('after a reload, does not offer the position that this tab has written itself before the reload', async () => {
  vi.resetModules()
  sessionStorage.setItem('longbox.writtenPosition', JSON.stringify({ bookId: 'B', place: ['40', '41'] }))
  class ReloadEntry {
    readonly type = 'reload'
  }
  vi.stubGlobal('PerformanceNavigationTiming', ReloadEntry)
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([new ReloadEntry() as unknown as PerformanceEntry])
  const { watchOtherDevicePositions: watchAfterReload } = await import('./watchOtherDevicePositions')
  const offers: unknown[] = []
  const open = (bookId: string) => {
    const context = {
      bookId,
      incognito: false,
      position: { at: '41' },
      written: { at: '39', atEnd: false },
      sending: { at: '42' },
    }
    const actor = { getSnapshot: () => ({ context }), send: () => {}, subscribe: () => ({ unsubscribe: () => {} }) }
    const fetchServerPosition = async () => ({ position: { at: '40' }, isFromThisDevice: true, description: 'page 40' })
    const reader = { actor, fetchServerPosition, userId: 'me', goTo: () => {} } as unknown as ReaderController
    return watchAfterReload(reader, offer => offers.push(offer))
  }
  const stop = open('B')
  await vi.advanceTimersByTimeAsync(0)
  expect(offers).toEqual([])
  dispatchEvent(new Event('pagehide'))
  expect(JSON.parse(sessionStorage.getItem('longbox.writtenPosition') ?? '')).toEqual({
    bookId: 'B',
    place: ['39', '42'],
  })
  stop()
  expect(sessionStorage.getItem('longbox.writtenPosition')).toBeNull()
})
