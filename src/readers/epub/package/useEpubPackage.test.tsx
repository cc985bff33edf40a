// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  createTestBook,
  createTestEpubManifest,
  createTestEpubPackage,
} from '../../../../tests/harness/createTestRecords'
import { writePreference } from '../../../preferences/preferenceStore'
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
  Reflect.deleteProperty(navigator, 'connection')
  writePreference('epub.direction', 'auto')
})

/**
 * Creates a visible location.
 * @param textOfPage number of the text on the page, which is the same in all layouts
 */
const createLocation = (page: number, byLayout = false, textOfPage = page): VisibleEpubLocation => ({
  start: { chapter: 0, progression: textOfPage / 10 },
  page,
  pages: 9,
  atStart: false,
  atEnd: false,
  byLayout,
  isReached: () => true,
  shows: ({ progression = 0 }) => Math.round(progression * 10) === textOfPage,
})

interface HookState {
  readonly location: VisibleEpubLocation | undefined
  readonly needsPackage: boolean
  readonly isVerticalText: boolean
}

const displayed: HookState = { location: createLocation(1), needsPackage: false, isVerticalText: false }

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
  return renderHook(
    ({ location, needsPackage, isVerticalText }: HookState) =>
      useEpubPackage(opened, location, needsPackage, isVerticalText),
    { initialProps: { ...displayed, ...initial } },
  )
}

/** Makes loads of the package document wait until the returned function is called. */
function delayLoad(): () => Promise<void> {
  let finish: (value: EpubPackageData) => void = () => {}
  fake.load.mockReturnValue(new Promise<EpubPackageData>(resolve => (finish = resolve)))
  return () => act(async () => finish(bookPackage))
}

const waitForLoad = async () => {
  await act(async () => {})
  await act(() => vi.dynamicImportSettled())
}

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
  expect(await isFetched(1_000, { needsPackage: true, isVerticalText: true }, { isDirectionUncertain: true })).toBe(
    false,
  )
})

test('fetches an ordinary book of more than 2 MB only if a font or page needs the package document', async () => {
  expect(await isFetched(2_000_000)).toBe(true)
  expect(await isFetched(2_000_001)).toBe(false)
  expect(await isFetched(2_000_001, { needsPackage: true })).toBe(true)
})

test('on slow connections, fetches ordinary books only up to 100 kB', async () => {
  reportConnection({ effectiveType: '3g' })
  expect(await isFetched(100_000)).toBe(true)
  expect(await isFetched(100_001)).toBe(false)
  expect(await isFetched(100_001, { needsPackage: true })).toBe(true)
})

test('fetches books up to 10 MB if their page direction is uncertain or their text is vertical', async () => {
  for (const [state, traits] of [
    [{ isVerticalText: true }, {}],
    [{}, { isDirectionUncertain: true }],
  ] as const) {
    expect(await isFetched(10_000_000, state, traits)).toBe(true)
    expect(await isFetched(10_000_001, state, traits)).toBe(false)
  }
})

test('does not fetch a file only for the page direction on slow connections or if data is saved', async () => {
  for (const connection of [{ effectiveType: '3g' }, { effectiveType: 'slow-2g' }, { saveData: true }]) {
    reportConnection(connection)
    expect(await isFetched(1_000_000, { isVerticalText: true })).toBe(false)
    expect(await isFetched(1_000_000, { needsPackage: true })).toBe(true)
  }
  reportConnection({ effectiveType: '4g' })
  expect(await isFetched(1_000_000, { isVerticalText: true })).toBe(true)
})

test('fetches nothing if this device has stored the package data', async () => {
  expect(await isFetched(1_000, { needsPackage: true }, { package: bookPackage })).toBe(false)
})

test('a change of the connection estimate neither aborts nor repeats a fetch', async () => {
  const finishLoad = delayLoad()
  reportConnection({ effectiveType: '4g' })
  const { result, rerender } = renderUseEpubPackage(1_000_000, { isVerticalText: true })
  await waitForLoad()
  for (const effectiveType of ['3g', '4g']) {
    reportConnection({ effectiveType })
    rerender({ ...displayed, isVerticalText: true })
    await waitForLoad()
  }
  expect(fake.load.mock.calls[0]?.[2].aborted).toBe(false)
  await finishLoad()
  const { publication } = result.current
  expect(publication?.package).toBe(bookPackage)
  for (const effectiveType of ['3g', '4g']) {
    reportConnection({ effectiveType })
    rerender({ ...displayed, isVerticalText: true })
    await waitForLoad()
  }
  expect(fake.load).toHaveBeenCalledTimes(1)
  expect(result.current.publication).toBe(publication)
})

test('a faster connection does not start a fetch while a book is read', async () => {
  reportConnection({ effectiveType: '3g' })
  const { rerender } = renderUseEpubPackage(1_000_000, { isVerticalText: true })
  reportConnection({ effectiveType: '4g' })
  rerender({ ...displayed, isVerticalText: true })
  await waitForLoad()
  expect(fake.load).not.toHaveBeenCalled()
})

test('a load that started before the first page is not repeated', async () => {
  const publication = { ...parseReadiumManifest(createTestEpubManifest({})), package: bookPackage }
  const packageLoad = { publication: Promise.resolve(publication), abortController: new AbortController() }
  const { result } = renderUseEpubPackage(1_000, {}, {}, packageLoad)
  await waitForLoad()
  expect(result.current.publication?.package).toBe(bookPackage)
  expect(fake.load).not.toHaveBeenCalled()
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

test('with a page direction set by the user, the declared direction causes no fetch and no new layout', async () => {
  writePreference('epub.direction', 'ltr')
  expect(await isFetched(3_000_000, { isVerticalText: true }, { isDirectionUncertain: true })).toBe(false)
  const { result } = renderUseEpubPackage(1_000)
  const before = result.current.displayedPublication
  await waitForLoad()
  expect(result.current.publication?.package).toBe(bookPackage)
  expect(result.current.displayedPublication).toBe(before)
})
