import { renderHook } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { dismissNotice, getVisibleNotices } from '../../../api/notices'
import { loadTextBundle } from '../../../language/interfaceLanguage'
import { writePreference } from '../../../preferences/preferenceStore'
import { EffectiveReaderSettingsProvider } from '../../settings/effectiveReaderSettings'
import { ScopedReaderSettings } from '../../settings/scopedReaderSettings'
import type { ComicPage } from '../pages/createComicSpreads'
import type { LoadedComic } from '../session/loadComic'
import { hasMostlyStrips, useSuggestWebtoonMode } from './useSuggestWebtoonMode'

const strip = { width: 800, height: 12_000 }
const page = { width: 800, height: 1_200 }
const numbered = (sizes: readonly Omit<ComicPage, 'number'>[]) => sizes.map((size, i) => ({ number: i + 1, ...size }))

/** Opens a book of a series, with strips as pages. Returns the settings of the book. */
async function openStrips(seriesId: string, direction?: 'VERTICAL' | null) {
  const book = { id: 'B', seriesId, libraryId: 'L', oneshot: false }
  const lateDirection = Promise.resolve(direction)
  const settings = new ScopedReaderSettings('U')
  settings.setBook(book)
  const comic = { book, pages: numbered([strip, strip]), lateDirection } as unknown as LoadedComic
  const { unmount } = renderHook(() => useSuggestWebtoonMode(comic), {
    wrapper: ({ children }) => (
      <EffectiveReaderSettingsProvider value={settings}>{children}</EffectiveReaderSettingsProvider>
    ),
  })
  await lateDirection
  return { settings, unmount }
}

beforeAll(() => loadTextBundle('reader'))
beforeEach(() => localStorage.clear())
afterEach(() => {
  for (const { id } of getVisibleNotices()) dismissNotice(id)
})

test.each([
  [[strip, strip, page], true],
  [[strip, page], true],
  [[strip, page, page], false],
  [[strip, {}, {}], false],
  [[strip], false],
  [[], false],
])('pages of the sizes %j are mostly strips: %s', (sizes, expected) => {
  expect(hasMostlyStrips(numbered(sizes))).toBe(expected)
})

test('a notice offers the webtoon mode for the series, once', async () => {
  const { settings, unmount } = await openStrips('S1')
  await vi.waitFor(() => expect(getVisibleNotices()).toHaveLength(1))
  const [notice] = getVisibleNotices()
  expect(notice?.text).toBe('The pages look like a webtoon. Change the reading mode of this series?')
  expect([notice?.action?.label, notice?.durationMs]).toEqual(['Webtoon', undefined])
  expect(settings.read('reader.mode')).toBe('LEFT_TO_RIGHT')
  notice?.action?.run()
  expect([settings.read('reader.mode'), settings.sourceOf('reader.mode')]).toEqual(['WEBTOON', 'series'])
  expect(getVisibleNotices()).toEqual([])
  unmount()
  settings.clear('series', 'reader.mode')
  await openStrips('S1')
  expect(getVisibleNotices()).toEqual([])
})

test('the notice ends when the book is closed', async () => {
  const { unmount } = await openStrips('S2')
  await vi.waitFor(() => expect(getVisibleNotices()).toHaveLength(1))
  unmount()
  expect(getVisibleNotices()).toEqual([])
})

test('no notice appears if the series metadata or the user has chosen a mode', async () => {
  await openStrips('S3', 'VERTICAL')
  writePreference('reader.mode', 'RIGHT_TO_LEFT')
  await openStrips('S4')
  expect(getVisibleNotices()).toEqual([])
})

test('no notice appears if the series metadata cannot be loaded', async () => {
  await openStrips('S5', null)
  expect(getVisibleNotices()).toEqual([])
})
