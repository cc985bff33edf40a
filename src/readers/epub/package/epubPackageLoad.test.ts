import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  createTestBook,
  createTestEpubManifest,
  createTestEpubPackage,
} from '../../../../tests/harness/createTestRecords'
import type { User } from '../../../generated/model.schemas'
import { type EpubPublication, parseReadiumManifest } from '../epubPublication'
import type { LoadedEpub } from '../loadEpub'
import type { EpubPackageData } from './epubPackageData'
import { getPackageFetchExtent, loadEpubPackageBeforeFirstPage } from './epubPackageLoad'
import { loadEpubPackage } from './loadEpubPackage'

vi.mock('./loadEpubPackage')

const bookPackage = createTestEpubPackage({ uniqueIdentifier: 'x', pageDirection: 'rtl', language: 'ja' })
const user: Pick<User, 'id' | 'roles'> = { id: 'U', roles: ['FILE_DOWNLOAD'] }

beforeEach(() => {
  vi.stubGlobal('navigator', {})
  vi.mocked(loadEpubPackage).mockReset()
  vi.mocked(loadEpubPackage).mockResolvedValue(bookPackage)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function createLoadedEpub(sizeBytes: number, traits: Partial<EpubPublication> = {}): LoadedEpub {
  const readingOrder = [{ href: 'http://inner/api/v1/books/B/resource/a.xhtml' }]
  const publication = { ...parseReadiumManifest(createTestEpubManifest({ readingOrder })), ...traits }
  return { book: createTestBook({ sizeBytes, media: { mediaProfile: 'EPUB' } }), publication } as LoadedEpub
}

async function isFetchedBeforeFirstPage(
  epub: LoadedEpub,
  directionSetting: 'auto' | 'ltr' | 'rtl' = 'auto',
  roles: User['roles'] = user.roles,
): Promise<boolean> {
  vi.mocked(loadEpubPackage).mockClear()
  await loadEpubPackageBeforeFirstPage({ ...user, roles }, epub, directionSetting, signal)
  return vi.mocked(loadEpubPackage).mock.calls.length > 0
}

const { signal } = new AbortController()
const uncertain = { isDirectionUncertain: true }

test('the first page has the declared direction if the package document loads fast', async () => {
  const epub = createLoadedEpub(10_000_000, uncertain)
  const opened = await loadEpubPackageBeforeFirstPage(user, epub, 'auto', signal)
  expect(opened.publication).toMatchObject({ direction: 'rtl', isDirectionUncertain: false, package: bookPackage })
  expect(opened.packageLoad).toBeUndefined()
})

test('the first page waits at most half a second, and the load continues', async () => {
  vi.useFakeTimers()
  let finish: (value: EpubPackageData) => void = () => {}
  vi.mocked(loadEpubPackage).mockReturnValue(new Promise(resolve => (finish = resolve)))
  const opening = loadEpubPackageBeforeFirstPage(user, createLoadedEpub(1_000, uncertain), 'auto', signal)
  await vi.advanceTimersByTimeAsync(500)
  const { publication, packageLoad } = await opening
  expect(publication.direction).toBe('ltr')
  finish(bookPackage)
  expect((await packageLoad?.publication)?.direction).toBe('rtl')
  expect(loadEpubPackage).toHaveBeenCalledTimes(1)
})

test('a failed load does not prevent the opening of the book', async () => {
  vi.mocked(loadEpubPackage).mockRejectedValue(new Error('offline'))
  const opened = await loadEpubPackageBeforeFirstPage(user, createLoadedEpub(1_000, uncertain), 'auto', signal)
  expect(loadEpubPackage).toHaveBeenCalled()
  expect(opened.publication.direction).toBe('ltr')
})

test('the load ends when the user leaves the reader while the first page waits', async () => {
  vi.mocked(loadEpubPackage).mockReturnValue(new Promise(() => {}))
  const leaving = new AbortController()
  const opening = loadEpubPackageBeforeFirstPage(user, createLoadedEpub(1_000, uncertain), 'auto', leaving.signal)
  await vi.waitFor(() => expect(loadEpubPackage).toHaveBeenCalled())
  leaving.abort()
  expect(vi.mocked(loadEpubPackage).mock.lastCall?.[2].aborted).toBe(true)
  await opening
  vi.mocked(loadEpubPackage).mockClear()
  await loadEpubPackageBeforeFirstPage(user, createLoadedEpub(1_000, uncertain), 'auto', leaving.signal)
  expect(loadEpubPackage).not.toHaveBeenCalled()
})

test('only files with an uncertain direction are fetched before the first page, large files up to the package document', async () => {
  expect(await isFetchedBeforeFirstPage(createLoadedEpub(1_000))).toBe(false)
  for (const [sizeBytes, extent] of [
    [2_000_000, 'whole'],
    [2_000_001, 'beginning'],
  ] as const) {
    expect(await isFetchedBeforeFirstPage(createLoadedEpub(sizeBytes, uncertain))).toBe(true)
    expect(vi.mocked(loadEpubPackage).mock.lastCall?.[3]).toBe(extent)
  }
})

test('nothing is fetched before the first page without need or permission, or if data is saved', async () => {
  const epub = createLoadedEpub(1_000, uncertain)
  expect(await isFetchedBeforeFirstPage(epub, 'ltr')).toBe(false)
  expect(await isFetchedBeforeFirstPage(epub, 'auto', ['USER'])).toBe(false)
  const stored = { ...uncertain, package: bookPackage }
  expect(await isFetchedBeforeFirstPage(createLoadedEpub(1_000, stored))).toBe(false)
  const outdated = { ...uncertain, package: { ...bookPackage, isOutdated: true as const } }
  expect(await isFetchedBeforeFirstPage(createLoadedEpub(1_000, outdated))).toBe(true)
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  expect(await isFetchedBeforeFirstPage(epub)).toBe(false)
  vi.stubGlobal('navigator', { connection: { effectiveType: '3g' } })
  expect(await isFetchedBeforeFirstPage(createLoadedEpub(1_000_000, uncertain))).toBe(false)
})

const usual = { isNeeded: false, isConnectionSlow: false, isDataSaverEnabled: false }

test.each([
  ['a small book', 90_000, usual, 'whole'],
  ['a book of 2 MB', 2_000_000, usual, 'whole'],
  ['a larger book', 2_000_001, usual, 'beginning'],
  ['a book that needs complete data', 150_000_000, { ...usual, isNeeded: true, isDataSaverEnabled: true }, 'whole'],
  ['a book above 150 MB that needs complete data', 150_000_001, { ...usual, isNeeded: true }, 'beginning'],
  ['a small book on a slow connection', 100_000, { ...usual, isConnectionSlow: true }, 'whole'],
  ['a larger book on a slow connection', 100_001, { ...usual, isConnectionSlow: true }, undefined],
  ['a book if data is saved', 90_000, { ...usual, isDataSaverEnabled: true }, undefined],
  [
    'a needed book above 150 MB if data is saved',
    150_000_001,
    { ...usual, isNeeded: true, isDataSaverEnabled: true },
    undefined,
  ],
])('of %s, fetches the right part', (_, sizeBytes, conditions, extent) => {
  expect(getPackageFetchExtent(sizeBytes, conditions)).toBe(extent)
})
