import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { fc, test } from '../../tests/harness/propertyTest'
import { createMockServerState } from '../createMockServerState'
import { createTimeSortedId } from './createTimeSortedId'
import type { BookRecord, ReadiumLocator, UserRecord } from './libraryRecords'
import { MockServerState } from './mockServerState'
import { loadStateSnapshot, saveStateAfterChanges } from './mockServerStateStorage'
import { TaskQueue } from './taskQueue'
import {
  findNearestEpubPosition,
  markBookCompleted,
  ProgressUpdateRejectedError,
  storePageProgress,
  storeReadiumProgression,
} from './updateReadProgress'
import { passesContentRestriction } from './visibilityRules'

const dataDir = mkdtempSync(join(tmpdir(), 'world-'))
afterAll(() => rmSync(dataDir, { recursive: true }))

const generated = await createMockServerState({ scenario: '5k' })
const book = [...generated.books.values()][7] as BookRecord
const userId = 'U'

describe('ids', () => {
  it('have 13 characters and grow strictly', () => {
    const ids = Array.from({ length: 5000 }, () => createTimeSortedId())
    expect(ids.every(id => /^0[0-9A-HJKMNP-TV-Z]{12}$/.test(id))).toBe(true)
    expect([...ids].sort()).toEqual(ids)
    expect(new Set(ids).size).toBe(5000)
  })
})

describe('progress', () => {
  it('completes a book on its last page and rejects a page outside the book', () => {
    storePageProgress(generated, userId, book, book.media.pagesCount - 1)
    expect(generated.progress.of(userId, book.id)?.completed).toBe(false)
    expect(generated.progress.countsOf(userId, book.seriesId)).toMatchObject({ read: 0, inProgress: 1 })
    storePageProgress(generated, userId, book, book.media.pagesCount)
    expect(generated.progress.countsOf(userId, book.seriesId)).toMatchObject({ read: 1, inProgress: 0 })
    expect(() => storePageProgress(generated, userId, book, book.media.pagesCount + 1)).toThrow(
      ProgressUpdateRejectedError,
    )
    markBookCompleted(generated, userId, book)
    expect(generated.progress.of(userId, book.id)).toMatchObject({ page: book.media.pagesCount, completed: true })
  })

  it('rejects a progression as a conflict if it is not newer than the stored progression', () => {
    const storedReadDate = generated.progress.of(userId, book.id)?.readDate ?? 0
    const older = { modified: storedReadDate, deviceId: 'd', deviceName: 'D', locator: { locations: { position: 1 } } }
    expect(() => storeReadiumProgression(generated, userId, book, older)).toThrow(/older/)
    storeReadiumProgression(generated, userId, book, { ...older, modified: storedReadDate + 1000 })
    expect(generated.progress.of(userId, book.id)).toMatchObject({
      page: 1,
      completed: false,
      deviceName: 'D',
      locator: null,
    })
  })

  const positions: ReadiumLocator[] = [0, 0.25, 0.5, 0.75].map((progression, i) => ({
    href: 'a',
    locations: { progression, position: i + 1 },
  }))

  test.prop([fc.double({ min: 0, max: 0.75, noNaN: true })])(
    'returns the last position that is not after the progression',
    progression => {
      const nearest = findNearestEpubPosition(positions, false, progression).locations?.progression ?? -1
      expect(nearest).toBeLessThanOrEqual(Math.fround(progression) + 1e-6)
      expect(Math.fround(progression) - nearest).toBeLessThan(0.2500001)
    },
  )

  it('rejects a progression after the last position, except in a fixed-layout file', () => {
    expect(() => findNearestEpubPosition(positions, false, 0.8)).toThrow('Invalid progression')
    expect(findNearestEpubPosition(positions.slice(0, 1), true, 1)).toBe(positions[0])
  })
})

describe('content restrictions', () => {
  const unrestrictedUser: UserRecord = {
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
  const template = [...generated.series.values()][0]
  const passes = (user: Partial<UserRecord>, ageRating: number | null, sharingLabels: string[] = []) =>
    template !== undefined &&
    passesContentRestriction(
      { ...unrestrictedUser, ...user },
      { ...template, metadata: { ...template.metadata, ageRating, sharingLabels } },
    )

  it('allow by age or label, and exclusion takes precedence', () => {
    const allowOnlyTen = { ageRestriction: { age: 10, restriction: 'ALLOW_ONLY' as const } }
    expect([passes(allowOnlyTen, 10), passes(allowOnlyTen, 11), passes(allowOnlyTen, null)]).toEqual([
      true,
      false,
      false,
    ])
    expect(passes({ ...allowOnlyTen, labelsAllow: ['kids'] }, 18, ['kids'])).toBe(true)
    expect(passes({ ...allowOnlyTen, labelsExclude: ['scary'] }, 5, ['scary'])).toBe(false)
    const excludeSixteen = { ageRestriction: { age: 16, restriction: 'EXCLUDE' as const } }
    expect([passes(excludeSixteen, 16), passes(excludeSixteen, 15), passes(excludeSixteen, null)]).toEqual([
      false,
      true,
      true,
    ])
  })
})

describe('tasks', () => {
  it('run by priority, and a new task replaces a waiting task with the same id', async () => {
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
    await queue.idle()
    expect(done).toEqual(['high', 'second', 'low'])
  })

  it('with equal priority run without a group first, then by group', async () => {
    const queue = new TaskQueue()
    const done: string[] = []
    for (const [name, group] of [
      ['b 1', 'b'],
      ['a 1', 'a'],
      ['b 2', 'b'],
      ['none', undefined],
      ['a 2', 'a'],
    ] as const)
      queue.add('AnalyzeBook', () => void done.push(name), { group })
    await queue.idle()
    expect(done).toEqual(['none', 'a 1', 'a 2', 'b 1', 'b 2'])
  })
})

describe('persisted state', () => {
  it('is restored after a restart, including its registered additional data', async () => {
    const open = async (): Promise<MockServerState> => createMockServerState({ dataDir, scenario: 'no-libraries' })
    const before = await open()
    let sessionData: unknown = { token: 'x' }
    const load = (saved: unknown) => {
      sessionData = saved
    }
    const storage = { save: () => sessionData, load }
    before.registerAdditionalData('sessions', storage)
    before.settings.rememberMeDurationDays = 3
    await before.close()
    sessionData = undefined
    const after = await open()
    after.registerAdditionalData('sessions', storage)
    expect(sessionData).toEqual({ token: 'x' })
    expect(after.settings.rememberMeDurationDays).toBe(3)
    expect([...after.users.values()].map(user => user.email)).toEqual(['demo@longbox.org'])
    const other = await createMockServerState({ dataDir, scenario: '5k' })
    expect(other.settings.rememberMeDurationDays).toBe(365)
    await other.close()
  })

  it('is not saved while records are being added', async () => {
    const folder = join(dataDir, 'being-filled')
    const world = new MockServerState(folder)
    saveStateAfterChanges(world, folder, 'sample', {}, () => false)
    await world.close()
    expect(loadStateSnapshot(folder)).toBeUndefined()
    const filled = new MockServerState(folder)
    saveStateAfterChanges(filled, folder, 'sample', {}, () => true)
    await filled.close()
    expect(loadStateSnapshot(folder)?.content).toBe('sample')
  })
})
