import { type Dispatch, type SetStateAction, useEffect, useState } from 'react'
import { useRestorableDialogUserInput } from '../dialogStore'

/**
 * Like `useState` of React, but the value survives while the dialog is unmounted, for example while the user signs in
 * again. A dialog can use this hook only once, because the storage of a dialog has a single draft.
 */
export function useRestorableDialogState<Value>(initial: Value): [Value, Dispatch<SetStateAction<Value>>] {
  const preserved = useRestorableDialogUserInput()
  const [value, setValue] = useState((preserved.draft as Value | undefined) ?? initial)
  useEffect(() => {
    preserved.draft = value
  }, [preserved, value])
  return [value, setValue]
}
