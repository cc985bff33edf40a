// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createTestBook, createTestEpubManifest } from '../../../tests/harness/createTestRecords'
import { dismissNotice, getVisibleNotices } from '../../api/notices'
import { ServerError } from '../../api/ServerError'
import type { Book, Positions, Progression } from '../../generated/model.schemas'
import { initInterfaceLanguage, loadTextBundle } from '../../language/interfaceLanguage'
import { ProgressRejectedError } from '../../machines/readerMachineTypes'
import { readPendingProgress } from '../../preferences/pendingProgress'
import { NewerPositionOnOtherDeviceError } from '../progress/NewerPositionOnOtherDeviceError'
import { sendQueuedProgress } from '../progress/progressQueue'
import { setProgressUndecided } from '../progress/setProgressUndecided'
import { type LoadedEpub, loadEpub, NotAnEpubError, prefetchEpub } from './loadEpub'
import { toEpubReaderPosition } from './locators/epubLocations'
import { fetchEpubPositionFromServer } from './progress/fetchEpubPositionFromServer'
import { findEpubLocationOnDevice } from './progress/findEpubLocationOnDevice'
import { getDeviceIdentity } from './progress/getDeviceIdentity'
import { saveEpubProgress } from './progress/saveEpubProgress'

const positions: Positions = {
  total: 4,
  positions: [0, 1, 2, 3].map(index => ({
    href: 'c.xhtml',
    type: 'application/xhtml+xml',
    locations: { progression: index / 4, position: index + 1, totalProgression: (index + 1) / 4 },
  })),
}

const createEpubBook = (): LoadedEpub => ({
  book: { metadata: { title: 'Title' } } as Book,
  publication: {
    chapters: [{ index: 0, path: 'c.xhtml', type: 'application/xhtml+xml' }],
    toc: [],
    hasTableOfContents: false,
    landmarks: [],
    pageList: [],
    shortenedLists: new Set(),
    direction: 'ltr',
    isDirectionUncertain: false,
    fixedLayout: false,
    hasFixedPages: false,
    language: '',
    identifier: '',
    ncxPath: '',
    resourceTypes: new Set(),
  },
  start: { chapter: 0, progression: 0 },
  firstChapter: undefined,
  progressKnown: true,
  positions: Promise.resolve(positions),
  lastWrittenMs: 0,
  lastOfferedMs: 0,
})

/** Progressions that the simulated server has received. */
let sentProgressions: Progression[]
/**
 * Status codes with which the simulated server answers the next write requests, in order. The last status code repeats.
 */
let writeStatuses: number[]
let storedProgression: Progression | undefined
/** URL suffixes. If the URL of a read request has such a suffix, the simulated server answers with `failureStatus`. */
let failingEndpoints: string[]
/** Status code with which the simulated server answers read requests for URLs in `failingEndpoints`. */
let failureStatus: number

let book: object
const manifest = createTestEpubManifest({
  readingOrder: [{ href: 'http://inner/api/v1/books/B/resource/c.xhtml', type: 'application/xhtml+xml' }],
})

beforeEach(() => {
  book = createTestBook({ media: { mediaProfile: 'EPUB' } })
  sentProgressions = []
  writeStatuses = [204]
  storedProgression = undefined
  failingEndpoints = []
  failureStatus = 500
  localStorage.clear()
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    const jsonResponse = (value: unknown) =>
      new Response(JSON.stringify(value), { headers: { 'content-type': 'application/json' } })
    if (method !== 'PUT' && failingEndpoints.some(end => String(url).endsWith(end)))
      return new Response('{}', { status: failureStatus })
    if (String(url).endsWith('/positions')) return jsonResponse(positions)
    if (String(url).endsWith('/manifest')) return jsonResponse(manifest)
    if (String(url).endsWith('/books/B')) return jsonResponse(book)
    if (method === 'PATCH') return new Response(null, { status: 204 })
    if (method !== 'PUT')
      return storedProgression ? jsonResponse(storedProgression) : new Response(null, { status: 204 })
    sentProgressions.push(JSON.parse(String(body)))
    const status = writeStatuses.length > 1 ? (writeStatuses.shift() ?? 204) : (writeStatuses[0] ?? 204)
    return new Response(status === 204 ? null : '{}', { status })
  })
})
afterEach(() => vi.unstubAllGlobals())

const saveProgress = (book = createEpubBook(), progression = 0.6) =>
  saveEpubProgress(book, 'me', {
    bookId: 'B',
    position: toEpubReaderPosition({ chapter: 0, progression, cfi: 'epubcfi(/6/2!/4/2)' }),
    atEnd: false,
    time: Date.now(),
  })

function rejectedPositions(): Promise<Positions> {
  const rejected = Promise.reject(new ServerError({ operation: 'getBookPositions', status: 500 }))
  rejected.catch(() => {})
  return rejected
}

const progressionOfDevice = (modified: string, id = 'other'): Progression => ({
  modified,
  device: { id, name: 'Other' },
  locator: { href: 'c.xhtml' },
})

describe('saving the progress of an EPUB', () => {
  test('sends the device, the CFI and the server position at or before the location', async () => {
    await saveProgress()
    expect(sentProgressions).toHaveLength(1)
    expect(sentProgressions[0]?.device).toEqual(getDeviceIdentity())
    expect(sentProgressions[0]?.device.name).toMatch(/^Longbox \(.+\)$/)
    expect(sentProgressions[0]?.device.id).toMatch(/^[0-9a-f]{24}$/)
    expect(sentProgressions[0]?.locator).toEqual({
      href: 'c.xhtml',
      type: 'application/xhtml+xml',
      locations: { progression: 0.6, position: 3, totalProgression: 0.75, fragments: ['epubcfi(/6/2!/4/2)'] },
    })
  })

  test('sends the progression again with a later time when this device has stored a newer progression', async () => {
    writeStatuses = [409, 204]
    const future = new Date(Date.now() + 60_000).toISOString()
    storedProgression = progressionOfDevice(future, getDeviceIdentity().id)
    await saveProgress()
    expect(sentProgressions).toHaveLength(2)
    expect(Date.parse(sentProgressions[1]?.modified ?? '')).toBeGreaterThan(Date.parse(future))
  })

  test('is rejected when another device has stored a newer progression', async () => {
    writeStatuses = [409]
    storedProgression = progressionOfDevice(new Date(Date.now() + 60_000).toISOString())
    await expect(saveProgress()).rejects.toBeInstanceOf(ProgressRejectedError)
    expect(sentProgressions).toHaveLength(1)
  })

  test('does not offer the progression that the reader has loaded, but offers a newer progression', async () => {
    const loaded = new Date().toISOString()
    storedProgression = progressionOfDevice(loaded, getDeviceIdentity().id)
    const book = { ...createEpubBook(), lastWrittenMs: Date.parse(loaded) }
    expect(await fetchEpubPositionFromServer(book)).toBeUndefined()
    storedProgression = progressionOfDevice(new Date(Date.now() + 60_000).toISOString(), getDeviceIdentity().id)
    expect((await fetchEpubPositionFromServer(book))?.isFromThisDevice).toBe(true)
  })

  test('overwrites a progression of another device with a future time after the user has declined it', async () => {
    const future = new Date(Date.now() + 60_000).toISOString()
    storedProgression = progressionOfDevice(future)
    const book = createEpubBook()
    expect((await fetchEpubPositionFromServer(book))?.isFromThisDevice).toBe(false)
    expect((await fetchEpubPositionFromServer(book))?.isFromThisDevice, 'until the user decides').toBe(false)
    await saveProgress(book)
    expect(Date.parse(sentProgressions[0]?.modified ?? '')).toBeGreaterThan(Date.parse(future))
  })

  test('sends the previous position when the server refuses a progression between two positions', async () => {
    writeStatuses = [400, 204]
    await saveProgress()
    expect(sentProgressions.map(({ locator }) => locator.locations?.progression)).toEqual([0.6, 0.5])
  })

  test('queues the progress with its CFI while the server is unreachable', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    await expect(saveProgress()).rejects.toThrow()
    await expect(saveProgress(createEpubBook(), 0.7)).rejects.toThrow()
    const pending = readPendingProgress('me').map(({ write }) =>
      'progression' in write ? write.progression : undefined,
    )
    expect(pending).toHaveLength(1)
    expect(pending[0]).toMatchObject({
      locator: { href: 'c.xhtml', locations: { progression: 0.7, position: 3, fragments: ['epubcfi(/6/2!/4/2)'] } },
    })
  })

  test.each([
    ['a location', false, [0.6], 0.6],
    ['the end of the book', true, [1, 0.75], 0.75],
  ])('sends %s that was queued before the positions have arrived', async (_, atEnd, sent, accepted) => {
    const opened = { ...createEpubBook(), positions: new Promise<Positions>(() => {}) }
    const position = toEpubReaderPosition({ chapter: 0, progression: 0.6 })
    void saveEpubProgress(opened, 'me', { bookId: 'B', position, atEnd, time: Date.now() - 60_000 })
    if (atEnd) writeStatuses = [400, 204]
    await sendQueuedProgress('me')
    expect(sentProgressions.map(({ locator }) => locator.locations?.progression)).toEqual(sent)
    const { locations } = sentProgressions.at(-1)?.locator ?? {}
    expect(locations?.progression).toBe(accepted)
    expect(locations?.totalProgression).toBe(atEnd ? 1 : undefined)
    expect(readPendingProgress('me')).toEqual([])
  })

  test('is rejected with a single notice when the server also refuses the previous position', async () => {
    writeStatuses = [400]
    for (const { id } of getVisibleNotices()) dismissNotice(id)
    for (const progression of [0.6, 0.7])
      await expect(saveProgress(createEpubBook(), progression)).rejects.toBeInstanceOf(ProgressRejectedError)
    expect(sentProgressions).toHaveLength(4)
    expect(getVisibleNotices().map(({ text }) => text)).toEqual([expect.stringMatching(/^Title: /)])
  })

  test('moves to the same share of the book if the file of the open chapter was removed from the book', async () => {
    writeStatuses = [400, 204]
    const book = createEpubBook()
    const before = positions.positions.map(position => ({ ...position, href: 'removed.xhtml' }))
    const chapters = [{ index: 0, path: 'removed.xhtml', type: 'application/xhtml+xml' }]
    const publication = { ...book.publication, chapters }
    const opened = { ...book, publication, positions: Promise.resolve({ ...positions, positions: before }) }
    await saveProgress(opened)
    expect(sentProgressions.map(({ locator }) => locator)).toMatchObject([
      { href: 'removed.xhtml', locations: { totalProgression: 0.75 } },
      { href: 'c.xhtml', locations: { position: 3 } },
    ])
    expect(opened.lastWrittenMs).toBe(Date.parse(sentProgressions[1]?.modified ?? ''))
    expect(readPendingProgress('me')).toEqual([])
  })
})

describe('an EPUB without positions', () => {
  const originalPositions = positions.positions
  beforeEach(() => {
    Object.assign(positions, { total: 0, positions: [] })
    writeStatuses = [400]
    for (const { id } of getVisibleNotices()) dismissNotice(id)
  })
  afterEach(() => Object.assign(positions, { total: 4, positions: originalPositions }))

  test('opens at the location that this device has stored, until the server has newer progress', async () => {
    await saveProgress()
    expect(getVisibleNotices()).toEqual([])
    expect(readPendingProgress('me')).toEqual([])
    const opened = await loadEpub('B')
    const cfi = 'epubcfi(/6/2!/4/2)'
    expect(await findEpubLocationOnDevice('me', opened)).toEqual({ chapter: 0, progression: 0.6, cfi })
    expect(await findEpubLocationOnDevice('other', opened)).toBeUndefined()
    const date = '2099-01-01T00:00:00Z'
    const times = { readDate: date, created: date, lastModified: date }
    const readProgress = { ...times, completed: true, page: 4, deviceId: '', deviceName: '' }
    expect(await findEpubLocationOnDevice('me', { ...opened, book: { ...opened.book, readProgress } })).toBeUndefined()
    const analyzed = Promise.resolve({ total: 4, positions: originalPositions })
    expect(await findEpubLocationOnDevice('me', { ...opened, positions: analyzed })).toBeUndefined()
  })

  test('is marked as read at its end', async () => {
    await saveProgress()
    const none = Promise.resolve({ total: 0, positions: [] })
    const position = toEpubReaderPosition({ chapter: 0, progression: 0.9 })
    const fetchSpy = vi.spyOn(globalThis, 'fetch')
    const input = { bookId: 'B', position, atEnd: true, time: Date.now() }
    await saveEpubProgress({ ...createEpubBook(), positions: none }, 'me', input)
    const mark = fetchSpy.mock.calls.find(([url]) => String(url).endsWith('/read-progress'))
    expect(mark?.[1]).toMatchObject({ method: 'PATCH', body: '{"completed":true}' })
    expect(await findEpubLocationOnDevice('me', await loadEpub('B'))).toBeUndefined()
    expect(getVisibleNotices()).toEqual([])
  })

  test.each([
    '',
    '[]',
    'null',
    '{"B":null}',
    '{"B":{"modified":3,"locator":{}}}',
    '{"B":{"modified":"x","locator":3}}',
  ])('ignores a damaged stored location: %s', async text => {
    localStorage.setItem('longbox.epubProgressions.me', text)
    expect(await findEpubLocationOnDevice('me', await loadEpub('B'))).toBeUndefined()
  })
})

describe('opening an EPUB', () => {
  const halfway = { href: 'c.xhtml', type: 'application/xhtml+xml', locations: { progression: 0.5 } }

  test('starts at the stored location', async () => {
    storedProgression = { ...progressionOfDevice(new Date().toISOString()), locator: halfway }
    expect((await loadEpub('B')).start.progression).toBe(0.5)
  })

  test('names the opened file in the requests for its resources', async () => {
    book = { ...book, fileHash: 'hash' }
    const fetchSpy = vi.spyOn(globalThis, 'fetch')
    await loadEpub('B')
    const [, init] = fetchSpy.mock.calls.find(([url]) => String(url).endsWith('/resource/c.xhtml')) ?? []
    expect(new Headers(init?.headers).get('x-longbox-book-file')).toBe('hash')
  })

  test('starts at a progression that another device stored after an old prefetch', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    try {
      const fetchSpy = vi.spyOn(globalThis, 'fetch')
      prefetchEpub('B')
      await vi.waitFor(() => expect(fetchSpy).toHaveBeenCalledTimes(5))
      await new Promise(resolve => setTimeout(resolve))
      vi.setSystemTime(Date.now() + 60_000)
      storedProgression = { ...progressionOfDevice(new Date().toISOString()), locator: halfway }
      expect((await loadEpub('B')).start.progression).toBe(0.5)
    } finally {
      vi.useRealTimers()
    }
  })

  test('uses an old prefetch if only the hash of the file was calculated since then', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    book = { ...book, fileHash: '' }
    const fetchSpy = vi.spyOn(globalThis, 'fetch')
    const manifestRequests = () => fetchSpy.mock.calls.filter(([url]) => String(url).endsWith('/manifest'))
    prefetchEpub('B')
    await vi.waitFor(() => expect(fetchSpy).toHaveBeenCalledTimes(5))
    await new Promise(resolve => setTimeout(resolve))
    vi.setSystemTime(Date.now() + 60_000)
    book = { ...book, fileHash: 'hash' }
    await loadEpub('B')
    expect(manifestRequests()).toHaveLength(1)
  })

  test('starts a finished book at its first page, and writes no progress', async () => {
    storedProgression = { ...progressionOfDevice(new Date().toISOString()), locator: halfway }
    const date = '2026-01-01T00:00:00Z'
    const times = { readDate: date, created: date, lastModified: date }
    book = { ...book, readProgress: { ...times, completed: true, page: 4, deviceId: '', deviceName: '' } }
    expect((await loadEpub('B')).start).toEqual({ chapter: 0, progression: 0 })
    expect(sentProgressions).toEqual([])
  })

  test('resumes at a point before the end even if the server regards the last position as completed', async () => {
    const cfi = 'epubcfi(/6/2!/4/6/1:3)'
    const locations = { progression: 0.75, totalProgression: 1, fragments: [cfi] }
    storedProgression = { ...progressionOfDevice(new Date().toISOString()), locator: { ...halfway, locations } }
    const date = '2026-01-01T00:00:00Z'
    const times = { readDate: date, created: date, lastModified: date }
    book = { ...book, readProgress: { ...times, completed: true, page: 4, deviceId: '', deviceName: '' } }
    expect((await loadEpub('B')).start).toEqual({ chapter: 0, progression: 0.75, cfi })
  })

  test.each([
    ['resumes at a fixed page before the last page', 0.995, 0.5],
    ['starts at the first page after the last fixed page', 1, 0],
  ])('%s, if the server regards the book as completed', async (_, totalProgression, progression) => {
    const locations = { progression: 0.5, totalProgression }
    storedProgression = { ...progressionOfDevice(new Date().toISOString()), locator: { ...halfway, locations } }
    const date = '2026-01-01T00:00:00Z'
    const times = { readDate: date, created: date, lastModified: date }
    book = { ...book, readProgress: { ...times, completed: true, page: 199, deviceId: '', deviceName: '' } }
    expect((await loadEpub('B')).start).toEqual({ chapter: 0, progression })
  })

  test('throws NotAnEpubError for a comic', async () => {
    book = createTestBook()
    await expect(loadEpub('B')).rejects.toBeInstanceOf(NotAnEpubError)
  })

  test('starts at the first page when the file of the progression no longer exists and the book has no positions', async () => {
    storedProgression = {
      ...progressionOfDevice(new Date().toISOString()),
      locator: { ...halfway, href: 'gone.xhtml' },
    }
    const originalPositions = positions.positions
    Object.assign(positions, { total: 0, positions: [] })
    try {
      expect((await loadEpub('B')).start).toEqual({ chapter: 0, progression: 0 })
    } finally {
      Object.assign(positions, { total: 4, positions: originalPositions })
    }
  })
})

describe('when an open EPUB was marked as read elsewhere', () => {
  const date = '2099-01-01T00:00:00Z'
  const times = { readDate: date, created: date, lastModified: date }

  beforeEach(() => {
    storedProgression = { ...progressionOfDevice(date, ''), locator: {} }
    const readProgress = { ...times, completed: true, page: 8, deviceId: '', deviceName: '' }
    book = createTestBook({ media: { mediaProfile: 'EPUB', pagesCount: 8 }, readProgress })
  })

  test('offers the end of the book', async () => {
    await initInterfaceLanguage()
    await loadTextBundle('reader')
    const opened = { ...createEpubBook(), book: { id: 'B' } as Book }
    expect(await fetchEpubPositionFromServer(opened)).toMatchObject({
      position: { chapter: 0, progression: 0.75 },
      isFromThisDevice: false,
      description: expect.stringMatching(/100\s?%/),
    })
  })

  test('offers nothing if the book has no position list', async () => {
    const none = Promise.resolve({ total: 0, positions: [] })
    const opened = { ...createEpubBook(), book: { id: 'B' } as Book, positions: none }
    expect(await fetchEpubPositionFromServer(opened)).toBeUndefined()
  })
})

describe('when the server fails while an EPUB opens', () => {
  const location = { href: 'c.xhtml', type: 'application/xhtml+xml', locations: { progression: 0.5 } }
  const date = '2026-01-01T00:00:00Z'
  const readProgress = { completed: false, page: 2, readDate: date, created: date, lastModified: date }

  /** Opens a book while requests to the given endpoints fail. Expects that the book opens at its start. */
  async function openWhileFailing(endpoints: string[], deviceId = 'other') {
    book = { ...book, readProgress: { ...readProgress, deviceId, deviceName: '' } }
    failingEndpoints = endpoints
    const opened = await loadEpub('B')
    expect(opened.start).toEqual({ chapter: 0, progression: 0 })
    return opened
  }

  test.each(['other', getDeviceIdentity().id])(
    'does not replace a progression of the device %s that it could not fetch, and offers it later',
    async device => {
      storedProgression = { ...progressionOfDevice(date, device), locator: location }
      const opened = await openWhileFailing(['/progression'], device)
      await expect(saveProgress(opened)).rejects.toBeInstanceOf(NewerPositionOnOtherDeviceError)
      expect(sentProgressions).toEqual([])
      expect(readPendingProgress('me')).toHaveLength(1)
      failingEndpoints = []
      expect(await fetchEpubPositionFromServer(opened)).toMatchObject({
        position: { progression: 0.5 },
        isFromThisDevice: false,
      })
      setProgressUndecided({ userId: 'me', bookId: 'B' }, false)
      await saveProgress(opened)
      expect(sentProgressions).toHaveLength(1)
      expect(readPendingProgress('me')).toEqual([])
    },
  )

  test('does not replace a progression in a removed file while the positions are unknown', async () => {
    const locations = { totalProgression: 0.75 }
    storedProgression = { ...progressionOfDevice(date), locator: { ...location, href: 'removed.xhtml', locations } }
    const opened = await openWhileFailing(['/positions'])
    await expect(saveProgress(opened)).rejects.toBeInstanceOf(NewerPositionOnOtherDeviceError)
    await expect(fetchEpubPositionFromServer(opened)).rejects.toBeInstanceOf(ServerError)
    failingEndpoints = []
    expect((await fetchEpubPositionFromServer(opened))?.position).toMatchObject({ progression: 0.5 })
    expect(sentProgressions).toEqual([])
    setProgressUndecided({ userId: 'me', bookId: 'B' }, false)
  })

  test('offers the page that the server returns with the book if the progression can never be fetched', async () => {
    book = createTestBook({ media: { mediaProfile: 'EPUB', pagesCount: 8 } })
    const deviceId = getDeviceIdentity().id
    const opened = await openWhileFailing(['/progression'], deviceId)
    const later = { ...readProgress, page: 6, readDate: '2099-01-01T00:00:00Z', deviceId, deviceName: '' }
    book = { ...book, readProgress: later }
    await expect(saveProgress(opened)).rejects.toBeInstanceOf(NewerPositionOnOtherDeviceError)
    expect(await fetchEpubPositionFromServer(opened)).toMatchObject({
      position: { progression: 0.5 },
      isFromThisDevice: false,
      fingerprint: '2099-01-01T00:00:00Z',
    })
    // The read date has a resolution of 1 s. The exact progression may therefore be up to 1 s newer than the read date.
    expect(opened.lastOfferedMs).toBeGreaterThanOrEqual(Date.parse('2099-01-01T00:00:01Z'))
    expect(sentProgressions).toEqual([])
    setProgressUndecided({ userId: 'me', bookId: 'B' }, false)
    await saveProgress(opened)
    expect(Date.parse(sentProgressions[0]?.modified ?? '')).toBeGreaterThan(Date.parse('2099-01-01T00:00:00Z'))
    expect(readPendingProgress('me')).toEqual([])
  })

  test('offers nothing if the progression can never be fetched and the book has no read progress', async () => {
    const opened = await openWhileFailing(['/progression'])
    book = createTestBook({ media: { mediaProfile: 'EPUB' } })
    expect(await fetchEpubPositionFromServer(opened)).toBeUndefined()
  })

  test.each<[string, () => void, Partial<LoadedEpub>]>([
    ['the server is temporarily unavailable', () => (failureStatus = 503), {}],
    ['the book opened at the progression of the server', () => {}, { progressKnown: true }],
    [
      'the positions cannot be fetched either',
      () => failingEndpoints.push('/positions'),
      { positions: rejectedPositions() },
    ],
  ])('offers no approximate position if %s', async (_, prepare, changes) => {
    const opened = await openWhileFailing(['/progression'])
    prepare()
    await expect(fetchEpubPositionFromServer({ ...opened, ...changes })).rejects.toMatchObject({
      operation: 'getBookProgression',
    })
  })

  test('saves the progress if the server has none', async () => {
    failingEndpoints = ['/progression']
    await saveProgress(await loadEpub('B'))
    expect(sentProgressions).toHaveLength(1)
  })
})

test('offers the progression of another device again if the book opens at undecided progress', async () => {
  const at = (progression: number, modified: string, id: string): Progression => ({
    ...progressionOfDevice(modified, id),
    locator: { href: 'c.xhtml', locations: { progression } },
  })
  storedProgression = at(0.75, '2026-11-22T11:00:00Z', 'other')
  const time = Date.parse('2026-11-22T12:00:00Z')
  const progression = at(0.25, '2026-11-22T12:00:00Z', getDeviceIdentity().id)
  const opened = await loadEpub('B', { bookId: 'B', userId: 'me', time, isUndecided: true, write: { progression } })
  expect(opened.start.progression).toBe(0.25)
  expect((await fetchEpubPositionFromServer(opened))?.position).toMatchObject({ progression: 0.75 })
})

test.each([
  ['another device has stored a later progression', 'other', 1, 0.75],
  ['another device has stored an earlier progression', 'other', -1, 0.25],
  ['this device has stored a later progression', undefined, 1, 0.25],
])('resolves pending progress when %s', async (_, deviceId, offsetSeconds, progression) => {
  const progressionAt = (progression: number, time: number, id = getDeviceIdentity().id): Progression => ({
    modified: new Date(time).toISOString(),
    device: { id, name: '' },
    locator: { href: 'c.xhtml', locations: { progression } },
  })
  const time = Date.parse('2026-11-22T12:00:00Z')
  storedProgression = progressionAt(0.75, time + offsetSeconds * 1_000, deviceId)
  const { start } = await loadEpub('B', {
    bookId: 'B',
    userId: 'me',
    time,
    write: { progression: progressionAt(0.25, time) },
  })
  expect(start.progression).toBe(progression)
})

test('sends all calls for the first page at once, while the server responds to none of them', () => {
  const sent: string[] = []
  vi.stubGlobal('fetch', (url: string) => {
    sent.push(new URL(url).pathname)
    return new Promise<Response>(() => {})
  })
  void loadEpub('B')
  return vi.waitFor(() =>
    expect(sent.sort()).toEqual(
      ['', '/manifest', '/positions', '/progression'].map(endpoint => `/api/v1/books/B${endpoint}`),
    ),
  )
})
