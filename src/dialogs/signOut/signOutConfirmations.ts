import { awaitWithTimeout } from '../../api/timeouts/awaitWithTimeout'

type SignOutConfirmation = { confirm: () => Promise<boolean> }

/** Maximum time in milliseconds for which a sign-out waits for the code of the dialog. */
const DIALOG_TIMEOUT_MS = 3_000

const confirmations = new Set<SignOutConfirmation>()

/**
 * Registers a question that the user must confirm before signing out, for example about unsaved changes. If the server
 * ends the session, the client does not show the question.
 * @param confirm shows the question in the dialog `confirm`. Resolves to true if the user signs out
 * @returns function that removes the question
 */
export function addSignOutConfirmation(confirm: () => Promise<boolean>): () => void {
  const confirmation = { confirm }
  confirmations.add(confirmation)
  void loadConfirmDialog()
  return () => void confirmations.delete(confirmation)
}

/**
 * Asks the registered questions in sequence. Asks each question only once, even if it is registered several times. Asks
 * no question if the code of the dialog cannot be loaded in time, for example because the device is offline. Otherwise,
 * the sign-out would wait until the server sends this code, and the user could not sign out.
 * @returns false if the user does not sign out
 */
export async function askSignOutConfirmations(): Promise<boolean> {
  const questions = new Set([...confirmations].map(({ confirm }) => confirm))
  if (questions.size === 0 || !(await awaitWithTimeout(DIALOG_TIMEOUT_MS, loadConfirmDialog()))) return true
  for (const confirm of questions) if (!(await confirm())) return false
  return true
}

let loadingDialog: Promise<boolean> | undefined

/** Loads the code of the dialog that asks the questions. Resolves to false if it cannot be loaded. */
function loadConfirmDialog(): Promise<boolean> {
  loadingDialog ??= import('../ConfirmDialog').then(
    () => true,
    () => {
      loadingDialog = undefined
      return false
    },
  )
  return loadingDialog
}
