import { type Dispatch, type SetStateAction, useEffect, useState } from 'react'
import { useCurrentUser, useIsUserStillSignedIn } from '../access/SessionContext'

type PageDraftMemory = { draft?: unknown }

/** Form drafts of pages that were closed by the end of a session. The key contains page and user. */
const draftsOfEndedSession = new Map<string, PageDraftMemory>()

/**
 * Returns an object that stores the form draft of a page. If the session ends while the page is open, the draft stays
 * in memory. After the same user has signed in again, the page continues with this draft.
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

/**
 * Like `useState` of React, but the value survives the end of the session. After the same user has signed in again, the
 * page continues with this value.
 * @param page unique name of the page
 */
export function useRestorablePageState<Value>(page: string, initial: Value): [Value, Dispatch<SetStateAction<Value>>] {
  const memory = usePageFormDraftStorage(page)
  const [value, setValue] = useState((memory.draft as Value | undefined) ?? initial)
  useEffect(() => {
    memory.draft = value
  }, [memory, value])
  return [value, setValue]
}

/** Removes the drafts of all pages, for example after a sign-out. */
export const deletePageFormDrafts = (): void => draftsOfEndedSession.clear()
