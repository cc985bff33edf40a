import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { onLiveEvent } from '../api/live/liveEvents'
import type { LinkTarget } from '../components/page/linkTarget'

type Kind = keyof typeof leaving

/**
 * Leaves the page of a record when it is deleted: a collection or read list leads to the list of the others, a series
 * to its library, a book to its series.
 */
export function useRedirectOnDelete(kind: Kind, id: string): void {
  const navigate = useNavigate()
  useEffect(
    () => leaving[kind]((gone, target) => gone === id && void navigate({ ...target, replace: true })),
    [kind, id, navigate],
  )
}

type Leave = (gone: string, target: LinkTarget) => unknown

const setsLeft = (kind: 'collections' | 'readlists'): LinkTarget => ({
  to: `/libraries/$libraryId/${kind}`,
  params: { libraryId: 'all' },
})

const leaving = {
  collections: (leave: Leave) =>
    onLiveEvent('CollectionDeleted', ({ collectionId }) => leave(collectionId, setsLeft('collections'))),
  readlists: (leave: Leave) =>
    onLiveEvent('ReadListDeleted', ({ readListId }) => leave(readListId, setsLeft('readlists'))),
  series: (leave: Leave) =>
    onLiveEvent('SeriesDeleted', ({ seriesId, libraryId }) =>
      leave(seriesId, { to: '/libraries/$libraryId/series', params: { libraryId } }),
    ),
  books: (leave: Leave) =>
    onLiveEvent('BookDeleted', ({ bookId, seriesId }) =>
      leave(bookId, { to: '/series/$seriesId', params: { seriesId } }),
    ),
}
