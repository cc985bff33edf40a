// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { isAnnotationKey } from '../../../preferences/annotations/annotationEntryKeys'
import { mergeServerCopyOfSyncedMap } from '../../../preferences/syncedMaps/mergeServerCopyOfSyncedMap'
import { listSyncedMapsToUpload, readStoredSyncedMap } from '../../../preferences/syncedReaderData'
import { parseStoredEpubBookmarks } from '../../epub/annotations/epubAnnotations'
import { usePageBookmarkNotes } from './usePageBookmarkNotes'
import { parseBookmarkedPages, usePageBookmarks } from './usePageBookmarks'

vi.mock('../../../access/SessionContext', () => ({ useCurrentUser: () => ({ id: 'U' }) }))
beforeEach(() => localStorage.clear())

const mapKey = { userId: 'U', kind: 'bookmarks', id: 'B' } as const
const renderBookmarks = () => renderHook(() => ({ ...usePageBookmarks('B'), ...usePageBookmarkNotes('B') })).result

type Bookmarks = ReturnType<typeof renderBookmarks>

/** Applies changes on a device that has only the given copy of the bookmarks. Returns the copy after the changes. */
function changeOnDevice(copy: ReturnType<typeof readStoredSyncedMap>, change: (bookmarks: Bookmarks) => void) {
  localStorage.clear()
  mergeServerCopyOfSyncedMap(mapKey, copy)
  const bookmarks = renderBookmarks()
  act(() => change(bookmarks))
  return readStoredSyncedMap(mapKey)
}

test('a note is stored for upload, and removed by an empty text', () => {
  const result = renderBookmarks()
  act(() => void result.current.toggle(3))
  act(() => result.current.storeNote(3, 'The bell'))
  expect(result.current.getNote(3)).toBe('The bell')
  expect(result.current.getNote(4)).toBe('')
  expect(listSyncedMapsToUpload('U')).toMatchObject([{ kind: 'bookmarks' }])
  act(() => result.current.storeNote(3, ''))
  expect(renderBookmarks().current.getNote(3)).toBe('')
})

test('a removed bookmark has its note again when the page is bookmarked again', () => {
  const bookmarks = renderBookmarks()
  act(() => void bookmarks.current.toggle(3))
  act(() => bookmarks.current.storeNote(3, 'The bell'))
  act(() => void bookmarks.current.toggle(3))
  expect(bookmarks.current.pages).toEqual([])
  act(() => void bookmarks.current.toggle(3))
  expect(renderBookmarks().current.getNote(3)).toBe('The bell')
})

test('a note from one device and a bookmark that another device has set again are both in the merged copy', () => {
  const common = changeOnDevice({}, ({ current }) => void current.toggle(3))
  const phone = changeOnDevice(common, ({ current }) => current.storeNote(3, 'The bell'))
  const removed = changeOnDevice(common, ({ current }) => void current.toggle(3))
  const tablet = changeOnDevice(removed, ({ current }) => void current.toggle(3))
  changeOnDevice(phone, () => mergeServerCopyOfSyncedMap(mapKey, tablet))
  const merged = renderBookmarks()
  expect(merged.current.pages).toEqual([3])
  expect(merged.current.getNote(3)).toBe('The bell')
})

test('a note is not counted or listed as a bookmark', () => {
  const map = changeOnDevice({}, ({ current }) => {
    current.toggle(3)
    current.storeNote(3, 'The bell')
  })
  const entries = new Map(Object.entries(map).map(([key, { value }]) => [key, value]))
  expect([...entries.keys()]).toEqual(['page.3', 'note:page.3'])
  expect(parseBookmarkedPages(entries)).toEqual([3])
  expect(parseStoredEpubBookmarks(entries, [])).toEqual([])
  expect([...entries.keys()].filter(isAnnotationKey)).toEqual(['page.3'])
})
