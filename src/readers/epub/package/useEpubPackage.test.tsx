// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  createTestBook,
  createTestEpubManifest,
  createTestEpubPackage,
  createTestSpineItem,
} from '../../../../tests/harness/createTestRecords'
import { writePreference } from '../../../preferences/preferenceStore'
import { ScopedReaderSettings } from '../../settings/scopedReaderSettings'
import { type EpubPublication, parseReadiumManifest } from '../epubPublication'
import type { LoadedEpub } from '../loadEpub'
import type { VisibleEpubLocation } from '../locators/visibleEpubLocation'
import type { EpubPackageData } from './epubPackageData'
import { useEpubPackage } from './useEpubPackage'

const fake = vi.hoisted(() => ({ roles: ['FILE_DOWNLOAD'] as string[], load: vi.fn() }))
vi.mock('../../../access/SessionContext', () => ({ useCurrentUser: () => ({ id: 'U', roles: fake.roles }) }))
vi.mock('./loadEpubPackage', () => ({ loadEpubPackage: fake.load }))

const bookPackage = createTestEpubPackage({ uniqueIdentifier: 'x', pageDirection: 'rtl', language: 'ja' })

const reportConnection = (connection: object) =>
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })

beforeEach(() => {
  fake.roles = ['FILE_DOWNLOAD']
  fake.load.mockReset()
  fake.load.mockResolvedValue(bookPackage)
})
afterEach(() => {
  vi.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'connection')
  writePreference('epub.direction', 'auto')
})

/**
 * Creates the location of a visible page. The chapter has nine pages.
 * @param byLayout whether a change of the layout moved the text
 * @param textOfPage number that identifies the text on the page, independent of the layout
 */
const createLocation = (page: number, byLayout = false, textOfPage = page): VisibleEpubLocation => ({
  start: { chapter: 0, progression: textOfPage / 10 },
  page,
  pages: 9,
  atStart: false,
  atEnd: false,
  byLayout,
  isReached: () => true,
  progressionOf: () => undefined,
  shows: ({ progression = 0 }) => Math.round(progression * 10) === textOfPage,
})

interface HookState {
  readonly location: VisibleEpubLocation | undefined
  readonly needsPackage: boolean
}

const displayed: HookState = { location: createLocation(1), needsPackage: false }

function renderUseEpubPackage(
  sizeBytes: number,
  initial: Partial<HookState> = {},
  traits: Partial<EpubPublication> = {},
  packageLoad?: LoadedEpub['packageLoad'],
) {
  const readingOrder = [{ href: 'http://inner/api/v1/books/B/resource/a.xhtml' }]
  const publication = { ...parseReadiumManifest(createTestEpubManifest({ readingOrder })), ...traits }
  const book = createTestBook({ sizeBytes, media: { mediaProfile: 'EPUB' } })
  const opened = { book, publication, ...(packageLoad && { packageLoad }) } as LoadedEpub
  return renderHook(({ location, needsPackage }: HookState) => useEpubPackage(opened, location, needsPackage), {
    initialProps: { ...displayed, ...initial },
  })
}

/** Makes each request for the package document wait until the test calls the returned function. */
function delayLoad(loadedPackage = bookPackage): () => Promise<void> {
  let finish: (value: EpubPackageData) => void = () => {}
  fake.load.mockReturnValue(new Promise<EpubPackageData>(resolve => (finish = resolve)))
  return () => act(async () => finish(loadedPackage))
}

const waitForLoad = async () => {
  await act(async () => {})
  await act(() => vi.dynamicImportSettled())
}

/** Returns how much of the file the hook fetches. Undefined if the hook fetches nothing. */
const getFetchedExtent = async (...parameters: Parameters<typeof renderUseEpubPackage>) =>
  (await isFetched(...parameters)) ? fake.load.mock.lastCall?.[3] : undefined

const isFetched = async (...parameters: Parameters<typeof renderUseEpubPackage>) => {
  fake.load.mockClear()
  const { unmount } = renderUseEpubPackage(...parameters)
  await waitForLoad()
  unmount()
  return fake.load.mock.calls.length > 0
}

test('waits for the first text, and replaces the direction by the declared direction', async () => {
  const { result, rerender } = renderUseEpubPackage(1_000, { location: undefined })
  await waitForLoad()
  expect(fake.load).not.toHaveBeenCalled()
  expect(result.current.publication?.direction).toBe('ltr')
  rerender(displayed)
  await waitFor(() => expect(result.current.publication?.direction).toBe('rtl'))
  expect(result.current.displayedPublication).toBe(result.current.publication)
  expect(fake.load).toHaveBeenCalledTimes(1)
})

test('fetches nothing without the role FILE_DOWNLOAD', async () => {
  fake.roles = ['USER', 'PAGE_STREAMING']
  expect(await isFetched(1_000, { needsPackage: true }, { isDirectionUncertain: true })).toBe(false)
})

test('fetches only the beginning of a book above 2 MB, and the whole book if a font or page needs it', async () => {
  expect(await getFetchedExtent(2_000_000)).toBe('whole')
  expect(await getFetchedExtent(2_000_001)).toBe('beginning')
  expect(await getFetchedExtent(2_000_001, { needsPackage: true })).toBe('whole')
})

test('fetches the whole book if a font turns out to be unreadable after the beginning was read', async () => {
  fake.load.mockResolvedValueOnce({ ...bookPackage, isIncomplete: true })
  const { result, rerender } = renderUseEpubPackage(3_000_000)
  await waitForLoad()
  expect(result.current.publication?.package?.isIncomplete).toBe(true)
  rerender({ ...displayed, needsPackage: true })
  await waitForLoad()
  expect(result.current.publication?.package).toBe(bookPackage)
  expect(fake.load.mock.calls.map(([, , , extent]) => extent)).toEqual(['beginning', 'whole'])
})

test('aborts the fetch of the beginning if a font turns out to be unreadable', async () => {
  delayLoad()
  const { rerender } = renderUseEpubPackage(3_000_000)
  await waitForLoad()
  rerender({ ...displayed, needsPackage: true })
  await waitForLoad()
  expect(fake.load.mock.calls.map(([, , signal, extent]) => [extent, signal.aborted])).toEqual([
    ['beginning', true],
    ['whole', false],
  ])
})

test('stored data from the beginning of a book is complete enough until a font is unreadable', async () => {
  const incomplete = { package: { ...bookPackage, isIncomplete: true as const } }
  expect(await getFetchedExtent(3_000_000, {}, incomplete)).toBeUndefined()
  expect(await getFetchedExtent(3_000_000, { needsPackage: true }, incomplete)).toBe('whole')
})

test('on slow connections, fetches ordinary books only up to 100 kB', async () => {
  reportConnection({ effectiveType: '3g' })
  expect(await isFetched(100_000)).toBe(true)
  expect(await isFetched(100_001)).toBe(false)
  expect(await isFetched(100_001, { needsPackage: true })).toBe(true)
})

test('if data is saved, fetches only books that need their package document', async () => {
  reportConnection({ saveData: true })
  expect(await isFetched(1_000)).toBe(false)
  expect(await isFetched(1_000_000, { needsPackage: true })).toBe(true)
})

test('fetches nothing if this device has stored the package data', async () => {
  expect(await isFetched(1_000, { needsPackage: true }, { package: bookPackage })).toBe(false)
})

test('a change of the connection estimate neither aborts nor repeats a fetch', async () => {
  const finishLoad = delayLoad()
  reportConnection({ effectiveType: '4g' })
  const { result, rerender } = renderUseEpubPackage(1_000_000)
  await waitForLoad()
  for (const effectiveType of ['3g', '4g']) {
    reportConnection({ effectiveType })
    rerender(displayed)
    await waitForLoad()
  }
  expect(fake.load.mock.calls[0]?.[2].aborted).toBe(false)
  await finishLoad()
  const { publication } = result.current
  expect(publication?.package).toBe(bookPackage)
  for (const effectiveType of ['3g', '4g']) {
    reportConnection({ effectiveType })
    rerender(displayed)
    await waitForLoad()
  }
  expect(fake.load).toHaveBeenCalledTimes(1)
  expect(result.current.publication).toBe(publication)
})

test('a faster connection does not start a fetch while a book is read', async () => {
  reportConnection({ effectiveType: '3g' })
  const { rerender } = renderUseEpubPackage(1_000_000)
  reportConnection({ effectiveType: '4g' })
  rerender(displayed)
  await waitForLoad()
  expect(fake.load).not.toHaveBeenCalled()
})

test('a load that started before the first page is not repeated, unless the book needs complete data', async () => {
  const publication = { ...parseReadiumManifest(createTestEpubManifest({})), package: bookPackage }
  const createLoad = (extent: 'beginning' | 'whole') => ({
    publication: Promise.resolve(publication),
    extent,
    abortController: new AbortController(),
  })
  const { result } = renderUseEpubPackage(1_000, {}, {}, createLoad('whole'))
  await waitForLoad()
  expect(result.current.publication?.package).toBe(bookPackage)
  expect(fake.load).not.toHaveBeenCalled()
  const loadOfBeginning = createLoad('beginning')
  renderUseEpubPackage(3_000_000, { needsPackage: true }, {}, loadOfBeginning)
  await waitForLoad()
  expect(loadOfBeginning.abortController.signal.aborted).toBe(true)
  expect(fake.load.mock.lastCall?.[3]).toBe('whole')
})

test.each([
  ['the first page', [createLocation(1)], 'rtl'],
  ['the first page in a new layout', [createLocation(3, true), createLocation(3)], 'rtl'],
  ['the text of the first page in a new renderer', [createLocation(3, false, 1)], 'rtl'],
  ['a later page', [createLocation(2)], 'ltr'],
  ['the first page again', [createLocation(2), createLocation(1)], 'ltr'],
] as const)('the page direction if the data arrives on %s', async (_, locations, direction) => {
  const finishLoad = delayLoad()
  const { result, rerender } = renderUseEpubPackage(1_000)
  await waitForLoad()
  for (const location of locations) rerender({ ...displayed, location })
  await finishLoad()
  expect(result.current.publication).toMatchObject({ direction, package: bookPackage })
  expect(result.current.displayedPublication?.direction).toBe(direction)
})

test.each([
  ['is used if the data arrives on the first page', 1, [['epub.layout', 'scroll']]],
  ['waits until the book is opened again if the data arrives after a page turn', 2, []],
] as const)('the declared flow %s', async (_, page, declared) => {
  const declare = vi.spyOn(ScopedReaderSettings.prototype, 'setDeclaredByBook').mockReturnValue()
  const spine = [{ ...createTestSpineItem('a.xhtml'), flow: 'scrolled-doc' as const }]
  const finishLoad = delayLoad(createTestEpubPackage({ spine }))
  const { result, rerender } = renderUseEpubPackage(1_000)
  const before = result.current.displayedPublication
  await waitForLoad()
  rerender({ ...displayed, location: createLocation(page) })
  await finishLoad()
  expect(declare.mock.calls.flatMap(([values]) => [...values])).toEqual(declared)
  expect(result.current.displayedPublication === before).toBe(declared.length === 0)
})

test('fixed pages get the declared direction also after a page turn, because their sides depend on it', async () => {
  const finishLoad = delayLoad()
  const { result, rerender } = renderUseEpubPackage(1_000, {}, { hasFixedPages: true, fixedLayout: true })
  await waitForLoad()
  rerender({ ...displayed, location: createLocation(2) })
  await finishLoad()
  expect(result.current.displayedPublication?.direction).toBe('rtl')
})

test('a change of the direction setting does not remove the package data from the displayed book', async () => {
  const { result } = renderUseEpubPackage(1_000)
  await waitForLoad()
  const { displayedPublication } = result.current
  expect(displayedPublication?.package).toBe(bookPackage)
  act(() => writePreference('epub.direction', 'ltr'))
  expect(result.current.displayedPublication).toBe(displayedPublication)
})

test('fetches the file again if an older version of Longbox has stored the package data', async () => {
  const outdated = { ...bookPackage, isOutdated: true as const }
  expect(await isFetched(1_000, {}, { package: outdated })).toBe(true)
})

test('with a page direction set by the user, the declared direction causes no new layout', async () => {
  writePreference('epub.direction', 'ltr')
  const { result } = renderUseEpubPackage(1_000)
  const before = result.current.displayedPublication
  await waitForLoad()
  expect(result.current.publication?.package).toBe(bookPackage)
  expect(result.current.displayedPublication).toBe(before)
})
