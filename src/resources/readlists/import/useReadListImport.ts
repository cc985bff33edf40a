import { useActorRef } from '@xstate/react'
import { useMemo, useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import { useCurrentUser } from '../../../access/SessionContext'
import type { ReadListMatchMachineContext } from '../../../machines/import/readListImportFiles'
import { readListMatchMachine } from '../../../machines/import/readListMatchMachine'
import { useActorSelector } from '../../../machines/useActorSelector'
import { createReadListImportServerAndStorageCalls } from './createReadListImportServerAndStorageCalls'

type ReadListImportActor = ActorRefFrom<typeof readListMatchMachine>

/** State of the import of read list files, and a function that sends events to its state machine. */
export type UseReadListImportResult = Pick<
  ReadListMatchMachineContext,
  'lists' | 'isRestored' | 'matchingId' | 'savingId'
> & {
  send: ReadListImportActor['send']
  matching: 'restoring' | 'idle' | 'running' | 'interrupted'
  hasStoreFailed: boolean
}

/** Runs the import of read list files for the current user while the component is mounted. */
export function useReadListImport(): UseReadListImportResult {
  const { id } = useCurrentUser()
  const [hasStoreFailed, setStoreFailed] = useState(false)
  const input = useMemo(
    () => ({ calls: createReadListImportServerAndStorageCalls(id, () => setStoreFailed(true)) }),
    [id],
  )
  const actor = useActorRef(readListMatchMachine, { input })
  const context = useActorSelector(actor, snapshot => snapshot.context)
  const matching = useActorSelector(actor, ({ value }) => value.matching)
  return { ...context, matching, hasStoreFailed, send: actor.send }
}
