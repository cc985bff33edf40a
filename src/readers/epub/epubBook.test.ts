// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { completeBook, completeManifest } from '../../../tests/harness/completeRecords'
import type { Book, Positions, Progression } from '../../generated/model.schemas'
import { ProgressRejected } from '../../machines/readerTypes'
import { pendingProgressOf } from '../../preferences/pendingProgress'
import { type EpubBook, loadEpub, NotAnEpubError, prefetchEpub, saveEpubProgress } from './epubBook'
import { positionAt } from './locators/bookLocations'
import { deviceIdentity } from './progress/deviceIdentity'
import { serverLocator } from './progress/serverLocator'

const positions: Positions = {
  total: 4,
  positions: [0, 1, 2, 3].map(index => ({
    href: 'c.xhtml',
    type: 'application/xhtml+xml',
    locations: { progression: index / 4, position: index + 1, totalProgression: (index + 1) / 4 },
  })),
}

const opened = (): EpubBook => ({
  book: {} as Book,
  publication: {
    chapters: [{ index: 0, path: 'c.xhtml', type: 'application/xhtml+xml' }],
    toc: [],
    landmarks: [],
    pageList: [],
    direction: 'ltr',
    fixedLayout: false,
    language: '',
    identifier: '',
    oldContents: '',
  },
  start: { chapter: 0, progression: 0 },
  first: undefined,
  progressKnown: true,
  positions: Promise.resolve(positions),
  lastWritten: 0,
  lastOffered: 0,
})

/** Progressions sent to the server, and the statuses of its responses to writes; the last status repeats. */
let written: Progression[]
let answers: number[]
let stored: Progression | undefined

/** The record of the book; its manifest has one file. */
let book: object
const manifest = completeManifest({
  readingOrder: [{ href: 'http://inner/api/v1/books/B/resource/c.xhtml', type: 'application/xhtml+xml' }],
})

beforeEach(() => {
  book = completeBook({ media: { mediaProfile: 'EPUB' } })
  written = []
  answers = [204]
  stored = undefined
  localStorage.clear()
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    const json = (value: unknown) =>
      new Response(JSON.stringify(value), { headers: { 'content-type': 'application/json' } })
    if (String(url).endsWith('/positions')) return json(positions)
    if (String(url).endsWith('/manifest')) return json(manifest)
    if (String(url).endsWith('/books/B')) return json(book)
    if (method !== 'PUT') return stored ? json(stored) : new Response(null, { status: 204 })
    written.push(JSON.parse(String(body)))
    const status = answers.length > 1 ? (answers.shift() ?? 204) : (answers[0] ?? 204)
    return new Response(status === 204 ? null : '{}', { status })
  })
})
afterEach(() => vi.unstubAllGlobals())

const save = (book = opened(), progression = 0.6) =>
  saveEpubProgress(book, 'me', {
    bookId: 'B',
    position: positionAt({ chapter: 0, progression, cfi: 'epubcfi(/6/2!/4/2)' }),
    atEnd: false,
    time: Date.now(),
  })

const elsewhere = (modified: string, id = 'other'): Progression => ({
  modified,
  device: { id, name: 'Other' },
  locator: {},
})

describe('saveEpubProgress', () => {
  test('sends the device, the CFI and the server position at or before the location', async () => {
    await save()
    expect(written).toHaveLength(1)
    expect(written[0]?.device).toEqual(deviceIdentity())
    expect(written[0]?.device.name).toMatch(/^Longbox \(.+\)$/)
    expect(written[0]?.device.id).toMatch(/^[0-9a-f]{24}$/)
    expect(written[0]?.locator).toEqual({
      href: 'c.xhtml',
      type: 'application/xhtml+xml',
      locations: { progression: 0.6, position: 3, totalProgression: 0.75, fragments: ['epubcfi(/6/2!/4/2)'] },
    })
  })

  test('retries with a later time when the newer stored progression is of this device', async () => {
    answers = [409, 204]
    const future = new Date(Date.now() + 60_000).toISOString()
    stored = elsewhere(future, deviceIdentity().id)
    await save()
    expect(written).toHaveLength(2)
    expect(Date.parse(written[1]?.modified ?? '')).toBeGreaterThan(Date.parse(future))
  })

  test('is rejected when another device has stored a newer progression', async () => {
    answers = [409]
    stored = elsewhere(new Date(Date.now() + 60_000).toISOString())
    await expect(save()).rejects.toBeInstanceOf(ProgressRejected)
    expect(written).toHaveLength(1)
  })

  test('overwrites a future progression of another device after the user declined it', async () => {
    const future = new Date(Date.now() + 60_000).toISOString()
    stored = elsewhere(future)
    const book = opened()
    expect((await serverLocator(book))?.isOurs).toBe(false)
    expect((await serverLocator(book))?.isOurs, 'until the user decides').toBe(false)
    await save(book)
    expect(Date.parse(written[0]?.modified ?? '')).toBeGreaterThan(Date.parse(future))
  })

  test('snaps to the position before when the server refuses a progression between positions', async () => {
    answers = [400, 204]
    await save()
    expect(written.map(({ locator }) => locator.locations?.progression)).toEqual([0.6, 0.5])
  })

  test('queues the progress with its CFI while the server is unreachable', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    await expect(save()).rejects.toThrow()
    await expect(save(opened(), 0.7)).rejects.toThrow()
    const kept = pendingProgressOf('me').map(({ write }) => ('progression' in write ? write.progression : undefined))
    expect(kept).toHaveLength(1)
    expect(kept[0]).toMatchObject({
      locator: { href: 'c.xhtml', locations: { progression: 0.7, position: 3, fragments: ['epubcfi(/6/2!/4/2)'] } },
    })
  })

  test('is rejected when the server refuses the snapped progression too', async () => {
    answers = [400]
    await expect(save()).rejects.toBeInstanceOf(ProgressRejected)
    expect(written).toHaveLength(2)
  })
})

describe('loadEpub', () => {
  const halfway = { href: 'c.xhtml', type: 'application/xhtml+xml', locations: { progression: 0.5 } }

  test('starts at the stored location', async () => {
    stored = { ...elsewhere(new Date().toISOString()), locator: halfway }
    expect((await loadEpub('B')).start.progression).toBe(0.5)
  })

  test('starts at a progression that another device stored after an old prefetch', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    try {
      const answers = vi.spyOn(globalThis, 'fetch')
      prefetchEpub('B')
      await vi.waitFor(() => expect(answers).toHaveBeenCalledTimes(5))
      await new Promise(resolve => setTimeout(resolve))
      vi.setSystemTime(Date.now() + 60_000)
      stored = { ...elsewhere(new Date().toISOString()), locator: halfway }
      expect((await loadEpub('B')).start.progression).toBe(0.5)
    } finally {
      vi.useRealTimers()
    }
  })

  test('starts a finished book at its first page and writes nothing', async () => {
    stored = { ...elsewhere(new Date().toISOString()), locator: halfway }
    const date = '2026-01-01T00:00:00Z'
    const times = { readDate: date, created: date, lastModified: date }
    book = { ...book, readProgress: { ...times, completed: true, page: 4, deviceId: '', deviceName: '' } }
    expect((await loadEpub('B')).start).toEqual({ chapter: 0, progression: 0 })
    expect(written).toEqual([])
  })

  test('throws NotAnEpubError for a comic', async () => {
    book = completeBook()
    await expect(loadEpub('B')).rejects.toBeInstanceOf(NotAnEpubError)
  })

  test('starts at the first page when the stored file is gone and the book has no positions', async () => {
    stored = { ...elsewhere(new Date().toISOString()), locator: { ...halfway, href: 'gone.xhtml' } }
    const before = positions.positions
    Object.assign(positions, { total: 0, positions: [] })
    try {
      expect((await loadEpub('B')).start).toEqual({ chapter: 0, progression: 0 })
    } finally {
      Object.assign(positions, { total: 4, positions: before })
    }
  })
})

test.each([
  ['another device stored a later progression', 'other', 1, 0.75],
  ['another device stored an earlier progression', 'other', -1, 0.25],
  ['this device stored a later progression', undefined, 1, 0.25],
])('resolves pending progress when %s', async (_, device, later, progression) => {
  const at = (progression: number, time: number, id = deviceIdentity().id): Progression => ({
    modified: new Date(time).toISOString(),
    device: { id, name: '' },
    locator: { href: 'c.xhtml', locations: { progression } },
  })
  const time = Date.parse('2026-11-22T12:00:00Z')
  stored = at(0.75, time + later * 1_000, device)
  const { start } = await loadEpub('B', { bookId: 'B', userId: 'me', time, write: { progression: at(0.25, time) } })
  expect(start.progression).toBe(progression)
})
