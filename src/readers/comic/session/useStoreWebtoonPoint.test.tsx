// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { ReaderController } from '../../session/useReaderController'
import { type ComicPosition, createComicPosition } from './loadComic'
import { storeWebtoonPoint } from './storeWebtoonPoint'
import { useStoreWebtoonPoint } from './useStoreWebtoonPoint'
import { readWebtoonPoint } from './webtoonPointsOfDevice'

const point = { page: 3, fraction: 0.4 }

/**
 * Creates a reader, by default at page 2 with a webtoon viewer. Pass a viewer without `pointAtTop` to simulate a paged
 * viewer.
 */
const createReader = (
  viewer: object | null = { pointAtTop: () => point },
  located = true,
  position: () => ComicPosition = () => createComicPosition(2),
  incognito = false,
) =>
  ({
    userId: 'U',
    viewer: () => viewer,
    actor: { getSnapshot: () => ({ context: { position: position(), located, incognito } }) },
  }) as unknown as ReaderController

/** Renders the hook. Returns a function that closes the book, as the comic reader does. */
function renderStore(reader = createReader()) {
  const registry: { onBookClosing?: () => void } = {}
  renderHook(() => useStoreWebtoonPoint(reader, registry, 'B'))
  return { close: () => registry.onBookClosing?.() }
}
const storedPoint = () => readWebtoonPoint('U', 'B', 2)

beforeEach(() => localStorage.clear())

test('stores the point of a webtoon when the book is closed or the window is hidden', () => {
  const { close } = renderStore()
  expect(storedPoint()).toBeUndefined()
  window.dispatchEvent(new Event('pagehide'))
  expect(storedPoint()).toEqual(point)
  localStorage.clear()
  close()
  expect(storedPoint()).toEqual(point)
})

test('stores nothing in incognito mode, before the first page is visible, and without a viewer', () => {
  renderStore(createReader(undefined, true, undefined, true)).close()
  renderStore(createReader(undefined, false)).close()
  renderStore(createReader(null)).close()
  expect(localStorage).toHaveLength(0)
})

test('deletes the point when the user has read on in pages', () => {
  storeWebtoonPoint('U', 'B', 2, point)
  renderStore(createReader({})).close()
  expect(storedPoint()).toBeUndefined()
})

test('keeps the stored point while the comic is shown in pages and the user has not moved', () => {
  storeWebtoonPoint('U', 'B', 2, point)
  renderStore(createReader({}, true, () => ({ ...createComicPosition(3, undefined, 2), point }))).close()
  expect(storedPoint()).toEqual(point)
})

test.each(['the window is hidden', 'the book is closed'])(
  'stores the page at which a smooth scroll ends when %s during the scroll',
  event => {
    let page = 1
    const reportPosition = () => {
      page = 2
    }
    const viewer = { pointAtTop: () => point, reportPosition }
    const { close } = renderStore(createReader(viewer, true, () => createComicPosition(page)))
    if (event === 'the book is closed') close()
    else window.dispatchEvent(new Event('pagehide'))
    expect(storedPoint()).toEqual(point)
  },
)
