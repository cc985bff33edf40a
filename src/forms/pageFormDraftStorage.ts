import { useEffect, useState } from 'react'
import { useCurrentUser, useIsUserStillSignedIn } from '../access/SessionContext'

type PageDraftMemory = { draft?: unknown }

/** Drafts of pages that closed because the session ended, by page and user. */
const draftsOfEndedSession = new Map<string, PageDraftMemory>()

/**
 * Returns storage for the form draft of a page. If the session ends while the page is open, the draft stays in memory.
 * The page restores the draft after the same user has signed in again.
 * @param page unique name of the page
 */
export function usePageFormDraftStorage(page: string): PageDraftMemory {
  const { id: userId } = useCurrentUser()
  const isSignedIn = useIsUserStillSignedIn()
  const key = `${page} ${userId}`
  const [memory] = useState(() => draftsOfEndedSession.get(key) ?? {})
  useEffect(() => {
    draftsOfEndedSession.delete(key)
    return () => {
      if (!isSignedIn(userId)) draftsOfEndedSession.set(key, memory)
    }
  }, [key, userId, isSignedIn, memory])
  return memory
}

/** Removes the drafts of all pages, for example after a sign-out. */
export const deletePageFormDrafts = (): void => draftsOfEndedSession.clear()
