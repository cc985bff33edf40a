// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mergeServerCopyOfSyncedMap } from '../../../preferences/syncedMaps/mergeServerCopyOfSyncedMap'
import { readStoredSyncedMap } from '../../../preferences/syncedReaderData'
import type { EpubLocation } from '../locators/epubLocations'
import { filterBookmarksOnVisiblePage, useAnnotations } from './useAnnotations'

vi.mock('../../../access/SessionContext', () => ({ useCurrentUser: () => ({ id: 'U' }) }))
beforeEach(() => localStorage.clear())
afterEach(() => void vi.useRealTimers())

const chapters = [
  { index: 0, path: 'a.xhtml', type: 'application/xhtml+xml' },
  { index: 1, path: 'b.xhtml', type: 'application/xhtml+xml' },
]
const createBookmark = (cfi: string, path = 'b.xhtml') => ({
  cfi,
  text: '',
  created: 1,
  chapter: 1,
  path,
  progression: 0.5,
  title: '',
})
const requestedLocations = (bookmark: ReturnType<typeof createBookmark>) => {
  const requested: EpubLocation[] = []
  filterBookmarksOnVisiblePage([bookmark], { shows: location => requested.push(location) > 0 }, chapters)
  return requested
}

test('finds a bookmark on the page that contains the CFI of the bookmark', () => {
  const bookmark = createBookmark('epubcfi(/6/4!/4/2)')
  expect(requestedLocations(bookmark)).toEqual([{ chapter: 1, progression: 0.5, cfi: bookmark.cfi }])
  expect(filterBookmarksOnVisiblePage([bookmark], { shows: () => true }, chapters)).toEqual([bookmark])
  expect(filterBookmarksOnVisiblePage([bookmark], { shows: () => false }, chapters)).toEqual([])
})

test('finds a bookmark without a position in the text by its progression', () => {
  expect(requestedLocations(createBookmark('epubcfi(/6/4!/4)'))).toEqual([{ chapter: 1, progression: 0.5 }])
})

test('finds the chapter of a bookmark by its path, even if the chapter has another index now', () => {
  expect(requestedLocations(createBookmark('epubcfi(/6/4!/4/2)', 'a.xhtml'))[0]?.chapter).toBe(0)
})

const mapKey = { userId: 'U', kind: 'highlights', id: 'B' } as const
const highlight = { ...createBookmark('epubcfi(/6/4!/4/2)'), colour: 'yellow', note: '' } as const
const renderAnnotations = () => renderHook(() => useAnnotations('B', chapters)).result
type Annotations = ReturnType<typeof renderAnnotations>

/** Applies changes on a device that has only the given copy of the highlights. Returns the copy after the changes. */
function changeOnDevice(copy: ReturnType<typeof readStoredSyncedMap>, change: (annotations: Annotations) => void) {
  localStorage.clear()
  mergeServerCopyOfSyncedMap(mapKey, copy)
  const annotations = renderAnnotations()
  act(() => change(annotations))
  return readStoredSyncedMap(mapKey)
}

test('a later change of the color on another device does not remove a note, and a removal removes it', () => {
  const common = changeOnDevice({}, ({ current }) => current.storeHighlight(highlight))
  const phone = changeOnDevice(common, ({ current }) => current.storeHighlight({ ...highlight, note: 'An idea' }))
  vi.setSystemTime(Date.now() + 1000)
  const tablet = changeOnDevice(common, ({ current }) => current.storeHighlight({ ...highlight, colour: 'blue' }))
  mergeServerCopyOfSyncedMap(mapKey, phone)
  const annotations = renderAnnotations()
  expect(annotations.current.highlights).toMatchObject([{ colour: 'blue', note: 'An idea' }])
  act(() => annotations.current.storeHighlight({ ...highlight, colour: 'blue' }))
  expect(annotations.current.highlights).toMatchObject([{ note: '' }])
  mergeServerCopyOfSyncedMap(mapKey, tablet)
  expect(annotations.current.highlights).toMatchObject([{ note: '' }])
  act(() => annotations.current.removeHighlight(highlight))
  expect(annotations.current.highlights).toEqual([])
  act(() => annotations.current.storeHighlight(highlight))
  expect(annotations.current.highlights).toMatchObject([{ note: '' }])
})

test('a later change of the note on another device does not change the color back', () => {
  const common = changeOnDevice({}, ({ current }) => current.storeHighlight(highlight))
  const phone = changeOnDevice(common, ({ current }) => current.storeHighlight({ ...highlight, colour: 'blue' }))
  vi.setSystemTime(Date.now() + 1000)
  changeOnDevice(common, ({ current }) => current.storeHighlight({ ...highlight, note: 'An idea' }))
  mergeServerCopyOfSyncedMap(mapKey, phone)
  expect(renderAnnotations().current.highlights).toMatchObject([{ colour: 'blue', note: 'An idea' }])
})

test('reads and changes a note that an earlier version has stored as part of the highlight', () => {
  const stored = { [highlight.cfi]: { value: { ...highlight, note: 'Old' }, at: 1 } }
  changeOnDevice(stored, annotations => {
    expect(annotations.current.highlights).toMatchObject([{ note: 'Old' }])
    annotations.current.storeHighlight({ ...highlight, note: '' })
  })
  expect(renderAnnotations().current.highlights).toMatchObject([{ note: '' }])
})

test('a new bookmark does not create new highlights, which would be painted again', () => {
  const annotations = renderAnnotations()
  act(() => annotations.current.storeHighlight(highlight))
  const { highlights } = annotations.current
  act(() => annotations.current.storeBookmark(createBookmark('epubcfi(/6/4!/4/4)')))
  expect(annotations.current.bookmarks).toHaveLength(1)
  expect(annotations.current.highlights).toBe(highlights)
})
