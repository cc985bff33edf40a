import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { onLiveEvent } from '../api/liveEvents'
import type { Target } from '../components/target'

type Kind = keyof typeof leaving

/**
 * From the page of what is deleted, here or elsewhere, one comes to where it stood: from a set to the list of those that are left,
 * from a series to its library, from a book to its series.
 */
export function useLeavingGone(kind: Kind, id: string): void {
  const navigate = useNavigate()
  useEffect(
    () => leaving[kind]((gone, target) => gone === id && void navigate({ ...target, replace: true })),
    [kind, id, navigate],
  )
}

type Leave = (gone: string, target: Target) => unknown

const setsLeft = (kind: 'collections' | 'readlists'): Target => ({
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
