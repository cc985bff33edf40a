import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { fc, test } from '../../tests/harness/property'
import { createWorld } from '../createWorld'
import { newTsid } from './ids'
import {
  markBookCompleted,
  nearestPosition,
  ProgressRejectedError,
  storePageProgress,
  storeProgression,
} from './readProgress'
import type { BookRecord, Locator, UserRecord } from './records'
import { readSnapshot, saveWorldPeriodically } from './storage'
import { TaskQueue } from './tasks'
import { passesContentRestriction } from './visibility'
import { World } from './world'

const dataDir = mkdtempSync(join(tmpdir(), 'world-'))
afterAll(() => rmSync(dataDir, { recursive: true }))

const drawn = await createWorld({ scenario: '5k' })
const book = [...drawn.books.values()][7] as BookRecord
const userId = 'U'

describe('ids', () => {
  it('have 13 characters and grow strictly', () => {
    const ids = Array.from({ length: 5000 }, () => newTsid())
    expect(ids.every(id => /^0[0-9A-HJKMNP-TV-Z]{12}$/.test(id))).toBe(true)
    expect([...ids].sort()).toEqual(ids)
    expect(new Set(ids).size).toBe(5000)
  })
})

describe('progress', () => {
  it('completes a book on its last page and rejects a page outside the book', () => {
    storePageProgress(drawn, userId, book, book.media.pagesCount - 1)
    expect(drawn.progress.of(userId, book.id)?.completed).toBe(false)
    expect(drawn.progress.countsOf(userId, book.seriesId)).toMatchObject({ read: 0, inProgress: 1 })
    storePageProgress(drawn, userId, book, book.media.pagesCount)
    expect(drawn.progress.countsOf(userId, book.seriesId)).toMatchObject({ read: 1, inProgress: 0 })
    expect(() => storePageProgress(drawn, userId, book, book.media.pagesCount + 1)).toThrow(ProgressRejectedError)
    markBookCompleted(drawn, userId, book)
    expect(drawn.progress.of(userId, book.id)).toMatchObject({ page: book.media.pagesCount, completed: true })
  })

  it('rejects a progression that is not newer as a conflict', () => {
    const stored = drawn.progress.of(userId, book.id)?.readDate ?? 0
    const older = { modified: stored, deviceId: 'd', deviceName: 'D', locator: { locations: { position: 1 } } }
    expect(() => storeProgression(drawn, userId, book, older)).toThrow(/older/)
    storeProgression(drawn, userId, book, { ...older, modified: stored + 1000 })
    expect(drawn.progress.of(userId, book.id)).toMatchObject({
      page: 1,
      completed: false,
      deviceName: 'D',
      locator: null,
    })
  })

  const positions: Locator[] = [0, 0.25, 0.5, 0.75].map((progression, i) => ({
    href: 'a',
    locations: { progression, position: i + 1 },
  }))

  test.prop([fc.double({ min: 0, max: 0.75, noNaN: true })])(
    'returns the position at or before the progression',
    progression => {
      const place = nearestPosition(positions, false, progression).locations?.progression ?? -1
      expect(place).toBeLessThanOrEqual(Math.fround(progression) + 1e-6)
      expect(Math.fround(progression) - place).toBeLessThan(0.2500001)
    },
  )

  it('rejects a progression behind the last position, except in a fixed-layout file', () => {
    expect(() => nearestPosition(positions, false, 0.8)).toThrow('Invalid progression')
    expect(nearestPosition(positions.slice(0, 1), true, 1)).toBe(positions[0])
  })
})

describe('content restrictions', () => {
  const anybody: UserRecord = {
    id: 'u',
    email: '',
    passwordHash: '',
    roles: [],
    sharedAllLibraries: true,
    sharedLibrariesIds: [],
    labelsAllow: [],
    labelsExclude: [],
    ageRestriction: null,
  }
  const template = [...drawn.series.values()][0]
  const passes = (user: Partial<UserRecord>, ageRating: number | null, sharingLabels: string[] = []) =>
    template !== undefined &&
    passesContentRestriction(
      { ...anybody, ...user },
      { ...template, metadata: { ...template.metadata, ageRating, sharingLabels } },
    )

  it('allow by age or label, and exclusion takes precedence', () => {
    const young = { ageRestriction: { age: 10, restriction: 'ALLOW_ONLY' as const } }
    expect([passes(young, 10), passes(young, 11), passes(young, null)]).toEqual([true, false, false])
    expect(passes({ ...young, labelsAllow: ['kids'] }, 18, ['kids'])).toBe(true)
    expect(passes({ ...young, labelsExclude: ['scary'] }, 5, ['scary'])).toBe(false)
    const grown = { ageRestriction: { age: 16, restriction: 'EXCLUDE' as const } }
    expect([passes(grown, 16), passes(grown, 15), passes(grown, null)]).toEqual([false, true, true])
  })
})

describe('tasks', () => {
  it('run by priority, and a later task replaces a waiting one with the same id', async () => {
    const queue = new TaskQueue()
    const done: string[] = []
    const add = (name: string, priority: number, id?: string) =>
      queue.add('AnalyzeBook', () => void done.push(name), { priority, id })
    add('low', 1)
    add('high', 5)
    add('first', 3, 'same')
    add('second', 3, 'same')
    expect(queue.status()).toEqual({ count: 3, countByType: { AnalyzeBook: 3 } })
    await queue.idle()
    expect(done).toEqual(['high', 'second', 'low'])
    add('dropped', 1)
    expect(queue.clear()).toBe(1)
  })
})

describe('persisted state', () => {
  it('is restored after a restart, with its registered parts', async () => {
    const open = async (): Promise<World> => createWorld({ dataDir, scenario: 'no-libraries' })
    const before = await open()
    let kept: unknown = { token: 'x' }
    const load = (saved: unknown) => {
      kept = saved
    }
    const part = { save: () => kept, load }
    before.part('sessions', part)
    before.settings.rememberMeDurationDays = 3
    await before.close()
    kept = undefined
    const after = await open()
    after.part('sessions', part)
    expect(kept).toEqual({ token: 'x' })
    expect(after.settings.rememberMeDurationDays).toBe(3)
    expect([...after.users.values()].map(user => user.email)).toEqual(['demo@longbox.org'])
    const other = await createWorld({ dataDir, scenario: '5k' })
    expect(other.settings.rememberMeDurationDays).toBe(365)
    await other.close()
  })

  it('is not saved while the world is being filled', async () => {
    const folder = join(dataDir, 'being-filled')
    const world = new World(folder)
    saveWorldPeriodically(world, folder, 'sample', {}, () => false)
    await world.close()
    expect(readSnapshot(folder)).toBeUndefined()
    const filled = new World(folder)
    saveWorldPeriodically(filled, folder, 'sample', {}, () => true)
    await filled.close()
    expect(readSnapshot(folder)?.content).toBe('sample')
  })
})
