import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { onLiveEvent } from '../api/liveEvents'
import type { SetKind } from './setAccess'

/** From the page of a set that is deleted, here or elsewhere, one comes to the list of those that are left. */
export function useLeavingGone(kind: SetKind, id: string): void {
  const navigate = useNavigate()
  useEffect(() => {
    const leave = (gone: string) =>
      gone === id && void navigate({ to: `/libraries/$libraryId/${kind}`, params: { libraryId: 'all' }, replace: true })
    return kind === 'collections'
      ? onLiveEvent('CollectionDeleted', ({ collectionId }) => leave(collectionId))
      : onLiveEvent('ReadListDeleted', ({ readListId }) => leave(readListId))
  }, [kind, id, navigate])
}
