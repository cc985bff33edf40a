import type { WritableResource } from '../api/records/recordWrites'
import { useDeleteRecord } from '../lists/record/recordMutations'
import { ConfirmDialog, type ConfirmRequest } from './ConfirmDialog'
import type { DialogProps } from './dialogStore'

declare module './dialogStore' {
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
export function ConfirmDeleteDialog({ request, close }: DialogProps<'confirmDelete'>) {
  const deleteRecord = useDeleteRecord(request.resource)
  return <ConfirmDialog request={request} close={isConfirmed => close(isConfirmed && deleteRecord)} />
}
