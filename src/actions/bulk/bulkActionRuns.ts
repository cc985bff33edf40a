import { type ActorRefFrom, createActor } from 'xstate'
import { reportServerWrite } from '../../api/cache/serverDataChanges'
import { errorText } from '../../api/errorText'
import { showNotice } from '../../api/notices'
import type { WritingOperationId } from '../../generated/operations'
import { translate } from '../../language/interfaceLanguage'
import { type BulkActionMachineInput, bulkActionMachine } from '../../machines/bulkActionMachine'
import { createObservableStore } from '../../preferences/observableStore'
import { useObservableValue } from '../../preferences/useObservableValue'

/**
 * Bulk action that is running, or whose result is not dismissed yet. `name` selects its texts under the translation key
 * `bulk`.
 */
export type BulkActionRun = { id: number; name: string; actor: ActorRefFrom<typeof bulkActionMachine> }

type BulkRunRequest = BulkActionMachineInput & {
  name: string
  /** API call for each record. The cached queries that it affects are invalidated when the run ends. */
  operation: WritingOperationId
}

const runs = createObservableStore<readonly BulkActionRun[]>([])
let lastRunId = 0
let ownerUserId: string | undefined

/**
 * Starts a bulk action with one call per record and reports its result. A notice, with undo where possible, appears
 * when all calls succeed. Otherwise, a panel shows the failed records.
 * @returns resolves when the run ends for the first time; true when all calls succeeded
 */
export function startBulkActionRun({ name, operation, ...input }: BulkRunRequest): Promise<boolean> {
  lastRunId += 1
  const actor = createActor(bulkActionMachine, { input })
  const run: BulkActionRun = { id: lastRunId, name, actor }
  runs.set([...runs.get(), run])
  return new Promise(resolve => {
    actor.subscribe(snapshot => {
      if (snapshot.matches('working')) return
      void reportServerWrite(operation)
      if (snapshot.matches('complete') || snapshot.matches('undone')) notifyCompleted(run)
      else if (snapshot.context.total === 1) notifyFailed(run)
      resolve(snapshot.matches('complete'))
    })
    actor.start()
  })
}

/** Removes a run; a run that is still working is stopped. */
export function dismissBulkActionRun(id: number): void {
  const all = runs.get()
  all.find(run => run.id === id)?.actor.stop()
  runs.set(all.filter(run => run.id !== id))
}

/** Dismisses all runs when another user signs in. A retry would run in the session of that user. */
export function setBulkActionRunOwner(userId: string): void {
  if (ownerUserId !== undefined && ownerUserId !== userId) for (const { id } of runs.get()) dismissBulkActionRun(id)
  ownerUserId = userId
}

/** Returns the runs that are working or whose result is not dismissed yet, oldest first. */
export function useBulkActionRuns(): readonly BulkActionRun[] {
  return useObservableValue(runs)
}

/** Time after the success notice in which an action can be undone. */
const UNDO_WINDOW_MS = 30_000

function notifyCompleted(run: BulkActionRun) {
  const snapshot = run.actor.getSnapshot()
  const { done, undo, undoable } = snapshot.context
  const isUndone = snapshot.matches('undone')
  const canUndo = !isUndone && undo !== undefined && undoable.length > 0
  if (canUndo)
    setTimeout(() => run.actor.getSnapshot().matches('complete') && dismissBulkActionRun(run.id), UNDO_WINDOW_MS)
  else dismissBulkActionRun(run.id)
  if (done === 0) return
  showNotice({
    kind: 'success',
    text: translate(isUndone ? 'bulk.undone' : `bulk.${run.name}.done`, { count: done }),
    ...(canUndo && { action: { label: translate('bulk.undo'), run: () => run.actor.send({ type: 'user.undo' }) } }),
  })
}

function notifyFailed(run: BulkActionRun) {
  const { failed, broken } = run.actor.getSnapshot().context
  showNotice({ kind: 'error', text: errorText(failed[0]?.error ?? broken) })
  dismissBulkActionRun(run.id)
}
