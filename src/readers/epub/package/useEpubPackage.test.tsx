// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTestBook, createTestEpubManifest } from '../../../../tests/harness/createTestRecords'
import { type EpubPublication, parseReadiumManifest } from '../epubPublication'
import type { LoadedEpub } from '../loadEpub'
import type { EpubPackageData } from './epubPackageData'
import { useEpubPackage } from './useEpubPackage'

const fake = vi.hoisted(() => ({ roles: ['FILE_DOWNLOAD'] as string[], load: vi.fn() }))
vi.mock('../../../access/SessionContext', () => ({ useCurrentUser: () => ({ id: 'U', roles: fake.roles }) }))
vi.mock('./loadEpubPackage', () => ({ loadEpubPackage: fake.load }))

const bookPackage: EpubPackageData = {
  uniqueIdentifier: 'x',
  obfuscatedPaths: [],
  pageDirection: 'rtl',
  creatorDirections: new Map(),
  language: 'ja',
  contentsLabels: new Map(),
  spine: [],
  fallbacks: new Map(),
  overlayClasses: {},
}

const reportConnection = (connection: object) =>
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })

beforeEach(() => {
  fake.roles = ['FILE_DOWNLOAD']
  fake.load.mockReset()
  fake.load.mockResolvedValue(bookPackage)
})
afterEach(() => void Reflect.deleteProperty(navigator, 'connection'))

interface HookState {
  readonly hasText: boolean
  readonly needsPackage: boolean
  readonly isVerticalText: boolean
}

function renderUseEpubPackage(
  sizeBytes: number,
  initial: Partial<HookState> = {},
  traits: Partial<EpubPublication> = {},
) {
  const readingOrder = [{ href: 'http://inner/api/v1/books/B/resource/a.xhtml' }]
  const publication = { ...parseReadiumManifest(createTestEpubManifest({ readingOrder })), ...traits }
  const opened = { book: createTestBook({ sizeBytes, media: { mediaProfile: 'EPUB' } }), publication } as LoadedEpub
  const initialProps = { hasText: true, needsPackage: false, isVerticalText: false, ...initial }
  return renderHook(
    ({ hasText, needsPackage, isVerticalText }: HookState) =>
      useEpubPackage(opened, hasText, needsPackage, isVerticalText),
    { initialProps },
  )
}

const isFetched = async (...parameters: Parameters<typeof renderUseEpubPackage>) => {
  fake.load.mockClear()
  const { unmount } = renderUseEpubPackage(...parameters)
  await act(async () => {})
  await vi.dynamicImportSettled()
  unmount()
  return fake.load.mock.calls.length > 0
}

test('waits for the first text, and replaces the direction by the declared direction', async () => {
  const { result, rerender } = renderUseEpubPackage(1_000, { hasText: false })
  await act(async () => {})
  await vi.dynamicImportSettled()
  expect(fake.load).not.toHaveBeenCalled()
  expect(result.current.publication?.direction).toBe('ltr')
  rerender({ hasText: true, needsPackage: false, isVerticalText: false })
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

test('fetches an ordinary book of more than 100 kB only if a font or page needs the package document', async () => {
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
