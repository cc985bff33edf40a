import { createObservableStore } from '../../preferences/observableStore'

type SignOutConfirmation = { confirm: () => Promise<boolean> }

const confirmations = createObservableStore<readonly SignOutConfirmation[]>([])

/**
 * Registers a question that the user must confirm before signing out, for example about unsaved changes. The end of a
 * session by the server does not ask the question.
 * @param confirm asks the question and resolves to whether the user signs out
 * @returns function that removes the question
 */
export function addSignOutConfirmation(confirm: () => Promise<boolean>): () => void {
  const confirmation = { confirm }
  confirmations.set([...confirmations.get(), confirmation])
  return () => confirmations.set(confirmations.get().filter(other => other !== confirmation))
}

/**
 * Asks the registered questions one after the other. Asks a question that is registered several times only once.
 * @returns false if the user does not sign out
 */
export async function askSignOutConfirmations(): Promise<boolean> {
  for (const confirm of new Set(confirmations.get().map(confirmation => confirmation.confirm)))
    if (!(await confirm())) return false
  return true
}
