import { startBulkActionRun } from '../../../actions/bulk/bulkActionRuns'
import { reportServerWrite } from '../../../api/cache/serverDataChanges'
import { errorText } from '../../../api/errorText'
import { showNotice } from '../../../api/notices'
import { openDialog } from '../../../dialogs/dialogStore'
import { shutDownServer } from '../../../generated/actuator/actuator.calls'
import { emptyLibraryTrash, scanLibrary } from '../../../generated/libraries/libraries.calls'
import type { Library } from '../../../generated/model.schemas'
import type { WriteOperationId } from '../../../generated/operations'
import { cancelTasks } from '../../../generated/tasks/tasks.calls'
import { regenerateBookThumbnails } from '../../../generated/thumbnails/thumbnails.calls'
import { translate } from '../../../language/interfaceLanguage'

const libraryActions = {
  scan: { operation: 'scanLibrary', call: id => scanLibrary(id) },
  scanDeep: { operation: 'scanLibrary', call: id => scanLibrary(id, { deep: true }) },
  emptyTrash: { operation: 'emptyLibraryTrash', call: emptyLibraryTrash },
} satisfies Record<string, { operation: WriteOperationId; call: (id: string) => Promise<unknown> }>

export type AllLibrariesActionName = keyof typeof libraryActions

/** Runs an action on all libraries, after a confirmation by the user. Then shows a success message or the errors. */
export async function runActionOnAllLibrariesAfterConfirmation(
  name: AllLibrariesActionName,
  libraries: readonly Library[],
): Promise<void> {
  const { operation, call } = libraryActions[name]
  const isConfirmed = await confirmAction(name, { count: libraries.length, danger: name === 'emptyTrash' })
  if (!isConfirmed) return
  await startBulkActionRun({
    name,
    operation,
    total: libraries.length,
    items: libraries.map(library => ({ id: library.id, title: library.name })),
    call: ({ id }) => call(id),
  })
}

/**
 * Removes all waiting tasks from the task queue of the server, after a confirmation by the user. Then shows the number
 * of removed tasks, or an error message.
 * @param count number of waiting tasks, as known by the client
 * @returns whether the user has confirmed and the request has succeeded
 */
export async function cancelQueuedTasksAfterConfirmation(count: number): Promise<boolean> {
  if (!(await confirmAction('cancelTasks', { count, danger: true }))) return false
  return reportResult(async () => {
    const canceled = await cancelTasks()
    await reportServerWrite('cancelTasks')
    return translate('page.server.done.cancelTasks', { count: canceled })
  })
}

/**
 * Asks the user which posters the server must generate again. Then starts the generation, unless the user has closed
 * the dialog.
 */
export async function regeneratePostersAfterConfirmation(request: { hasNewSize: boolean }): Promise<void> {
  const choice = await openDialog('regeneratePosters', request)
  if (!choice) return
  await reportResult(async () => {
    await regenerateBookThumbnails({ for_bigger_result_only: choice === 'biggerOnly' })
    return translate('page.server.done.regeneratePosters')
  })
}

/**
 * Shuts down the server, after a confirmation by the user. Then opens a dialog that stays open until the server runs
 * again or the user closes the dialog.
 */
export async function shutDownServerAfterConfirmation(): Promise<void> {
  if (!(await confirmAction('shutDown', { danger: true }))) return
  try {
    await shutDownServer()
  } catch (error) {
    showNotice({ kind: 'error', text: errorText(error) })
    return
  }
  await openDialog('serverShutdown', {})
}

const confirmAction = async (name: string, { count = 0, danger }: { count?: number; danger?: boolean }) =>
  (await openDialog('confirm', {
    title: translate(`page.server.confirm.${name}.title`, { count }),
    text: translate(`page.server.confirm.${name}.text`, { count }),
    verb: translate(`page.server.action.${name}`),
    acknowledge: translate(`page.server.confirm.${name}.acknowledge`),
    danger,
  })) === true

async function reportResult(run: () => Promise<string>): Promise<boolean> {
  try {
    showNotice({ kind: 'success', text: await run() })
    return true
  } catch (error) {
    showNotice({ kind: 'error', text: errorText(error) })
    return false
  }
}
