// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { createTestBook, createTestEpubManifest, createTestEpubPackage } from '../../../tests/harness/createTestRecords'
import { useReaderController } from '../session/useReaderController'
import { EffectiveReaderSettingsProvider } from '../settings/effectiveReaderSettings'
import { ScopedReaderSettings } from '../settings/scopedReaderSettings'
import { parseReadiumManifest } from './epubPublication'
import { type LoadedEpub, loadEpub } from './loadEpub'
import { loadEpubPackage } from './package/loadEpubPackage'
import { useEpubReader } from './useEpubReader'

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
  const loaded: Partial<LoadedEpub> = { book, publication, start: { chapter: 0, progression: 0 }, progressKnown: true }
  vi.mocked(loadEpub).mockResolvedValue(loaded as LoadedEpub)
})

/** Opens the book with the reader settings of user `U`. Returns the opened book. */
async function openBook(): Promise<LoadedEpub | undefined> {
  const settings = new ScopedReaderSettings('U')
  const routes = { open: () => {}, leave: () => {} } as unknown as Parameters<typeof useEpubReader>[3]
  const { result } = renderHook(() => useEpubReader(book.id, false, {}, routes), {
    wrapper: ({ children }) => (
      <EffectiveReaderSettingsProvider value={settings}>{children}</EffectiveReaderSettingsProvider>
    ),
  })
  const functions = vi.mocked(useReaderController).mock.lastCall?.[1]
  await act(
    async () =>
      void (await functions?.openBook({ bookId: book.id, incognito: false }, undefined, new AbortController().signal)),
  )
  return result.current.opened
}

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
