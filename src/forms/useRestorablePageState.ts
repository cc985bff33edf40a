import { type Dispatch, type SetStateAction, useEffect, useState } from 'react'
import { usePageFormDraftStorage } from './pageFormDraftStorage'

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
