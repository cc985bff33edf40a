import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { onLiveEvent } from '../api/live/liveEvents'
import type { RouterLinkTarget } from '../components/page/routerLinkTarget'
import { isLibraryDeleted } from './deletedLibraries'

type RedirectResource = keyof typeof redirectSubscriptions

/**
 * Navigates to the parent page when the record of the current page is deleted. For example, the page of a book
 * navigates to its series.
 */
export function useRedirectOnRecordDeletion(resource: RedirectResource, id: string): void {
  const navigate = useNavigate()
  useEffect(
    () =>
      redirectSubscriptions[resource](
        (deletedId, target) => deletedId === id && void navigate({ ...target, replace: true }),
      ),
    [resource, id, navigate],
  )
}

type Redirect = (deletedId: string, target: RouterLinkTarget) => unknown

const memberListsPage = (resource: 'collections' | 'readlists'): RouterLinkTarget => ({
  to: `/libraries/$libraryId/${resource}`,
  params: { libraryId: 'all' },
})

const redirectSubscriptions = {
  collections: (redirect: Redirect) =>
    onLiveEvent('CollectionDeleted', ({ collectionId }) => redirect(collectionId, memberListsPage('collections'))),
  readlists: (redirect: Redirect) =>
    onLiveEvent('ReadListDeleted', ({ readListId }) => redirect(readListId, memberListsPage('readlists'))),
  series: (redirect: Redirect) =>
    onLiveEvent('SeriesDeleted', ({ seriesId, libraryId }) =>
      redirect(
        seriesId,
        isLibraryDeleted(libraryId)
          ? { to: '/dashboard' }
          : { to: '/libraries/$libraryId/series', params: { libraryId } },
      ),
    ),
  books: (redirect: Redirect) =>
    onLiveEvent('BookDeleted', ({ bookId, seriesId }) =>
      redirect(bookId, { to: '/series/$seriesId', params: { seriesId } }),
    ),
}
