import { useSyncExternalStore } from 'react'
import { type ActorRefFrom, createActor } from 'xstate'
import { afterWrite } from '../../api/cache/changes'
import { errorText } from '../../api/errorText'
import { notify } from '../../api/notices'
import type { WritingOperationId } from '../../generated/operations'
import { translate } from '../../language/language'
import { type BulkInput, bulkMachine } from '../../machines/bulkMachine'

/** A deed done to many, while it is done and until its result was seen. `name` finds its words under `bulk`. */
export type BulkRun = { id: number; name: string; actor: ActorRefFrom<typeof bulkMachine> }

type BulkRequest = BulkInput & {
  name: string
  /** The call that is made for each: what it makes stale is read again when all is done. */
  operation: WritingOperationId
}

let runs: readonly BulkRun[] = []
let lastId = 0
let owner: string | undefined
const listeners = new Set<() => void>()

/**
 * Does something to many, one call for each, and says how it went: a notice when all is right (with undo where there is one), a
 * panel with what failed when not. Resolves when it has ended for the first time, with whether all was right.
 */
export function startBulkRun({ name, operation, ...input }: BulkRequest): Promise<boolean> {
  lastId += 1
  const actor = createActor(bulkMachine, { input })
  const run: BulkRun = { id: lastId, name, actor }
  change([...runs, run])
  return new Promise(resolve => {
    actor.subscribe(snapshot => {
      if (snapshot.matches('working')) return
      void afterWrite(operation)
      if (snapshot.matches('complete') || snapshot.matches('undone')) tellDone(run)
      else if (snapshot.context.total === 1) tellFailed(run)
      resolve(snapshot.matches('complete'))
    })
    actor.start()
  })
}

/** Forgets a run; one that is still working is stopped. */
export function dismissBulkRun(id: number): void {
  runs.find(run => run.id === id)?.actor.stop()
  change(runs.filter(run => run.id !== id))
}

/** Forgets what somebody else began here: it would go on in the name of whoever sits here now. */
export function bulkRunsOf(userId: string): void {
  if (owner !== undefined && owner !== userId) for (const { id } of runs) dismissBulkRun(id)
  owner = userId
}

/** The runs that are working or wait to be seen, oldest first. */
export function useBulkRuns(): readonly BulkRun[] {
  return useSyncExternalStore(onRuns, () => runs)
}

/** How long a deed can be taken back after the notice that says so was raised. */
const UNDO_FOR = 30_000

function tellDone(run: BulkRun) {
  const snapshot = run.actor.getSnapshot()
  const { done, undo, undoable } = snapshot.context
  const isUndone = snapshot.matches('undone')
  const canUndo = !isUndone && undo !== undefined && undoable.length > 0
  if (canUndo) setTimeout(() => run.actor.getSnapshot().matches('complete') && dismissBulkRun(run.id), UNDO_FOR)
  else dismissBulkRun(run.id)
  if (done === 0) return
  notify({
    kind: 'success',
    text: translate(isUndone ? 'bulk.undone' : `bulk.${run.name}.done`, { count: done }),
    ...(canUndo && { action: { label: translate('bulk.undo'), run: () => run.actor.send({ type: 'user.undo' }) } }),
  })
}

function tellFailed(run: BulkRun) {
  const { failed, broken } = run.actor.getSnapshot().context
  notify({ kind: 'error', text: errorText(failed[0]?.error ?? broken) })
  dismissBulkRun(run.id)
}

function onRuns(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(next: readonly BulkRun[]) {
  runs = next
  for (const listener of listeners) listener()
}
