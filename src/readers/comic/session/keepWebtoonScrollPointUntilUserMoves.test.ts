// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { BookViewerHandle } from '../../session/bookViewer'
import { useReaderController } from '../../session/useReaderController'
import { keepWebtoonScrollPointUntilUserMoves } from './keepWebtoonScrollPointUntilUserMoves'
import { createComicPosition } from './loadComic'

vi.mock('../../progress/progressQueue', () => ({ sendQueuedProgress: async () => undefined }))
vi.mock('../../session/useHandleSessionChangeWhileReading', () => ({ useHandleSessionChangeWhileReading: () => {} }))

const point = { page: 3, fraction: 0.4 }

const createViewer = (pointAtTop?: BookViewerHandle['pointAtTop']) =>
  ({
    ...{ ready: true, show: vi.fn(), next: () => {}, previous: () => {}, scroll: () => false },
    ...(pointAtTop && { pointAtTop }),
  }) satisfies BookViewerHandle

/** Opens a comic in a paged viewer. The stored position is a point in the middle of page 3. */
async function openInPages() {
  const { result } = renderHook(() =>
    useReaderController(
      { bookId: 'B', incognito: true },
      {
        userId: 'U',
        openBook: async () => ({ position: { ...createComicPosition(3), point } }),
        findNeighbors: async () => ({}),
        saveProgress: async () => {},
        fetchServerPosition: async () => undefined,
        onOpenBook: () => {},
        onLeave: () => {},
      },
    ),
  )
  const reader = keepWebtoonScrollPointUntilUserMoves(result.current)
  const { actor } = reader
  await vi.waitFor(() => expect(actor.getSnapshot().context.position).toBeDefined())
  const showPages = (page: number, first = page) =>
    act(() =>
      reader.onRelocated({ position: createComicPosition(page, undefined, first), atStart: false, atEnd: false }),
    )
  act(() => reader.register(createViewer()))
  return { reader, showPages, position: () => actor.getSnapshot().context.position }
}

/** Replaces the paged viewer by a webtoon viewer. Returns the position at which the webtoon viewer opens. */
function shownInWebtoon({ register }: Awaited<ReturnType<typeof openInPages>>['reader']) {
  const webtoon = createViewer(() => point)
  act(() => register(null))
  act(() => register(webtoon))
  return webtoon.show.mock.lastCall?.[0]
}

test.each([
  ['a page', 3],
  ['two pages', 4],
])('a webtoon that follows %s starts at the point', async (_, page) => {
  const { reader, showPages } = await openInPages()
  showPages(page, 3)
  showPages(page, 3)
  expect(shownInWebtoon(reader)).toMatchObject({ page, first: 3, point })
})

test('the point is dropped when the user turns the page, and when the webtoon reports its own position', async () => {
  const { reader, showPages } = await openInPages()
  showPages(3)
  act(() => reader.send({ type: 'user.next' }))
  showPages(4)
  act(() => reader.send({ type: 'user.previous' }))
  showPages(3)
  expect(shownInWebtoon(reader)).toEqual(createComicPosition(3))

  const other = await openInPages()
  other.showPages(3)
  shownInWebtoon(other.reader)
  other.reader.onRelocated({ position: createComicPosition(3), atStart: false, atEnd: false })
  expect(other.position()).toEqual(createComicPosition(3))
})
