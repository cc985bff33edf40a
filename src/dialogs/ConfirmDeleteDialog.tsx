import type { WritableResource } from '../api/records/recordWrites'
import { useDeleteRecord } from '../lists/record/recordMutations'
import { ConfirmDialog, type ConfirmRequest } from './ConfirmDialog'
import type { DialogProps } from './dialogs'

declare module './dialogs' {
  interface Dialogs {
    confirmDelete: {
      asks: ConfirmRequest & { resource: WritableResource<'delete'> }
      answers: (id: string) => Promise<void>
    }
  }
}

/**
 * Asks for confirmation of a deletion. Results in a function that deletes a record: actions run outside React, where the
 * mutation hooks of react-admin are not available.
 */
export function ConfirmDeleteDialog({ asks, answer }: DialogProps<'confirmDelete'>) {
  const deleteRecord = useDeleteRecord(asks.resource)
  return <ConfirmDialog asks={asks} answer={isConfirmed => answer(isConfirmed && deleteRecord)} />
}
