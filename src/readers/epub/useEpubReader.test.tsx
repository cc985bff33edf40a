// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { createTestBook, createTestEpubManifest, createTestEpubPackage } from '../../../tests/harness/createTestRecords'
import type { OpenBookResult } from '../../machines/readerMachineTypes'
import { useReaderController } from '../session/useReaderController'
import { EffectiveReaderSettingsProvider } from '../settings/effectiveReaderSettings'
import { ScopedReaderSettings } from '../settings/scopedReaderSettings'
import { parseReadiumManifest } from './epubPublication'
import { type LoadedEpub, loadEpub } from './loadEpub'
import { loadEpubPackage } from './package/loadEpubPackage'
import { useEpubReader } from './useEpubReader'
import type { ReopeningLocationRef } from './useReopenOnFileReplaced'

vi.mock('../../access/SessionContext', () => ({ useCurrentUser: () => ({ id: 'U', roles: ['FILE_DOWNLOAD'] }) }))
vi.mock('../session/useReaderController')
vi.mock('./package/loadEpubPackage')
vi.mock('./loadEpub', async importOriginal => ({ ...(await importOriginal<object>()), loadEpub: vi.fn() }))

const book = createTestBook({ sizeBytes: 1_000, media: { mediaProfile: 'EPUB' } })

beforeEach(() => {
  localStorage.clear()
  vi.mocked(loadEpubPackage).mockReset()
  vi.mocked(loadEpubPackage).mockResolvedValue(createTestEpubPackage({ pageDirection: 'rtl' }))
  const readingOrder = [{ href: 'http://inner/api/v1/books/B/resource/a.xhtml' }]
  const manifest = parseReadiumManifest(createTestEpubManifest({ readingOrder }))
  const publication = { ...manifest, isDirectionUncertain: true }
  const loaded: Partial<LoadedEpub> = {
    book,
    publication,
    start: { chapter: 0, progression: 0 },
    progressKnown: true,
    positions: Promise.resolve({ total: 0, positions: [] }),
  }
  vi.mocked(loadEpub).mockResolvedValue(loaded as LoadedEpub)
})

/** Opens the book with the reader settings of user `U`. Returns the opened book and its start position. */
async function openBookAtStart(
  reopening: ReopeningLocationRef = { current: undefined },
): Promise<{ opened: LoadedEpub | undefined; start: OpenBookResult | undefined }> {
  const settings = new ScopedReaderSettings('U')
  const routes = { open: () => {}, leave: () => {} } as unknown as Parameters<typeof useEpubReader>[3]
  const { result } = renderHook(() => useEpubReader(book.id, false, {}, routes, reopening), {
    wrapper: ({ children }) => (
      <EffectiveReaderSettingsProvider value={settings}>{children}</EffectiveReaderSettingsProvider>
    ),
  })
  const functions = vi.mocked(useReaderController).mock.lastCall?.[1]
  const start = await act(async () =>
    functions?.openBook({ bookId: book.id, incognito: false }, undefined, new AbortController().signal),
  )
  return { opened: result.current.opened, start }
}

const openBook = async () => (await openBookAtStart()).opened

test('a book without positions opens at the location that this device has stored', async () => {
  const progression = {
    modified: '2026-01-01T00:00:00Z',
    locator: { href: 'a.xhtml', locations: { progression: 0.4 } },
  }
  localStorage.setItem('longbox.epubProgressions.U', JSON.stringify({ [book.id]: progression }))
  expect((await openBookAtStart()).start?.position).toMatchObject({ chapter: 0, progression: 0.4 })
})

test.each([
  ['opens at the location that was visible', book.id, { chapter: 0, progression: 0.3, cfi: 'epubcfi(/6/2!/4/2)' }],
  ['of another book does not change the start', 'other', { chapter: 0, progression: 0 }],
])('a book whose file was replaced %s', async (_, bookId, start) => {
  const locations = { progression: 0.3, fragments: ['epubcfi(/6/2!/4/2)'] }
  const reopening: ReopeningLocationRef = { current: { bookId, locator: { href: 'a.xhtml', locations } } }
  expect((await openBookAtStart(reopening)).start?.position).toMatchObject(start)
  expect((await openBookAtStart(reopening)).start?.position).toMatchObject({ chapter: 0, progression: 0 })
})

test('a book whose page direction is uncertain opens with its declared direction', async () => {
  expect((await openBook())?.publication.direction).toBe('rtl')
})

test('a book does not wait for its declared page direction if the user has set a direction for its series', async () => {
  const settings = new ScopedReaderSettings('U')
  settings.setBook(book)
  settings.writeForScope('series', 'epub.direction', 'ltr')
  expect((await openBook())?.publication.direction).toBe('ltr')
  expect(loadEpubPackage).not.toHaveBeenCalled()
})
