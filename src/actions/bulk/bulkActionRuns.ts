import { type ActorRefFrom, createActor } from 'xstate'
import { reportServerWrite } from '../../api/cache/serverDataChanges'
import { errorText } from '../../api/errorText'
import { getVisibleNotices, onVisibleNoticesChange, showNotice } from '../../api/notices'
import type { WriteOperationId } from '../../generated/operations'
import { translate } from '../../language/interfaceLanguage'
import { type BulkActionMachineInput, bulkActionMachine } from '../../machines/bulkActionMachine'
import { createObservableStore } from '../../preferences/observableStore'
import { useObservableStoreValue } from '../../preferences/useObservableStoreValue'
import { confirmEndOfBulkAction } from './confirmEndOfBulkAction'
import { stopRecordLoads } from './recordLoads'

/**
 * Bulk action that is running or has ended. An ended action is removed when the user can no longer undo the action, or
 * when the user dismisses the list of failures. `name` selects the texts of the action: the translation keys of the
 * texts start with `bulk.` and this name.
 */
export type BulkActionRun = {
  id: number
  name: string
  actor: ActorRefFrom<typeof bulkActionMachine>
  /**
   * Opens the form of the action again with the entered values, for the records with the given ids. Undefined if the
   * action has no form.
   */
  editAgain?: (ids: readonly string[]) => unknown
}

type BulkRunRequest = BulkActionMachineInput &
  Pick<BulkActionRun, 'editAgain'> & {
    name: string
    /**
     * `operationId` of the API call that the action sends for each record. After the action, the app refetches the data
     * that this call changes.
     */
    operation: WriteOperationId
  }

const runs = createObservableStore<readonly BulkActionRun[]>([])
let lastRunId = 0
let ownerUserId: string | undefined

/**
 * Starts a bulk action, which sends an API call for each record. At the end, shows a success notice or the list of
 * failed records. If the action has a single record and this record fails, shows an error notice instead of the list.
 * In two cases, the list appears even for a single record:
 * - The action has `editAgain`. The list contains the button to edit the entered values again.
 * - An undo has failed. The list contains the button to retry the undo.
 * @returns promise that resolves after the last record, or earlier if the user or a failure stops the action. The value
 *   of the promise is true if all calls succeeded.
 */
export function startBulkActionRun({ name, operation, editAgain, ...input }: BulkRunRequest): Promise<boolean> {
  lastRunId += 1
  const actor = createActor(bulkActionMachine, { input })
  const run: BulkActionRun = { id: lastRunId, name, actor, ...(editAgain && { editAgain }) }
  runs.set([...runs.get(), run])
  confirmEndWhileWorking(run)
  return new Promise(resolve => {
    actor.subscribe(snapshot => {
      if (snapshot.matches('working')) return
      void reportServerWrite(operation)
      if (snapshot.matches('complete') || snapshot.matches('undone')) notifyCompleted(run)
      // After a failed undo, the panel with the retry button stays visible. A notice would lose the data for the undo.
      else if (snapshot.context.total === 1 && snapshot.context.pass === 'run' && !editAgain) notifyFailed(run)
      resolve(snapshot.matches('complete'))
    })
    actor.start()
  })
}

/** While a bulk action is sending calls, the user must confirm a sign-out or the closing of the window. */
function confirmEndWhileWorking({ actor }: BulkActionRun) {
  let endConfirmation: (() => void) | undefined
  const update = (isWorking: boolean) => {
    if (isWorking) endConfirmation ??= confirmEndOfBulkAction('sending')
    else {
      endConfirmation?.()
      endConfirmation = undefined
    }
  }
  actor.subscribe({ next: snapshot => update(snapshot.matches('working')), complete: () => update(false) })
}

/** Stops a bulk action and removes its result. */
export function dismissBulkActionRun(id: number): void {
  const all = runs.get()
  all.find(run => run.id === id)?.actor.stop()
  runs.set(all.filter(run => run.id !== id))
}

/**
 * When another user signs in, removes all bulk actions of the previous user. A retry of these actions would use the
 * session of the new user.
 */
export function removeBulkActionsOfOtherUsers(userId: string): void {
  if (ownerUserId !== undefined && ownerUserId !== userId) {
    stopRecordLoads()
    for (const { id } of runs.get()) dismissBulkActionRun(id)
  }
  ownerUserId = userId
}

/** Returns every {@link BulkActionRun}, oldest first. */
export function useBulkActionRuns(): readonly BulkActionRun[] {
  return useObservableStoreValue(runs)
}

function notifyCompleted(run: BulkActionRun) {
  const snapshot = run.actor.getSnapshot()
  const { done, undo, undoable } = snapshot.context
  const isUndone = snapshot.matches('undone')
  const canUndo = !isUndone && undo !== undefined && undoable.length > 0
  if (!canUndo) dismissBulkActionRun(run.id)
  if (done === 0) return
  const noticeId = showNotice({
    kind: 'success',
    text: translate(isUndone ? 'bulk.undone' : `bulk.${run.name}.done`, { count: done }),
    ...(canUndo && { action: { label: translate('bulk.undo'), run: () => run.actor.send({ type: 'user.undo' }) } }),
  })
  if (canUndo) dismissRunAfterNotice(run, noticeId)
}

/** Removes a completed action when its notice disappears, because the user can then no longer undo the action. */
function dismissRunAfterNotice(run: BulkActionRun, noticeId: number) {
  const unsubscribe = onVisibleNoticesChange(() => {
    if (getVisibleNotices().some(({ id }) => id === noticeId)) return
    unsubscribe()
    if (run.actor.getSnapshot().matches('complete')) dismissBulkActionRun(run.id)
  })
}

function notifyFailed(run: BulkActionRun) {
  const { failed, broken } = run.actor.getSnapshot().context
  showNotice({ kind: 'error', text: errorText(failed[0]?.error ?? broken) })
  dismissBulkActionRun(run.id)
}
