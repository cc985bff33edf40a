import type { WritableResource } from '../api/records/invalidateAfterRecordWrite'
import { useDeleteRecord } from '../lists/record/recordMutations'
import { ConfirmDialog, type ConfirmDialogRequest } from './ConfirmDialog'
import type { DialogProps } from './dialogStore'

declare module './dialogStore' {
  interface DialogRequestAndResultTypes {
    confirmDelete: {
      request: ConfirmDialogRequest & { resource: WritableResource<'delete'> }
      result: (id: string) => Promise<void>
    }
  }
}

/**
 * Dialog that asks for confirmation of a deletion. The result is a function that deletes a record, or undefined if the
 * user cancels. The dialog returns a function, because actions are not components and cannot call the hook that creates
 * it.
 */
export function ConfirmDeleteDialog({ request, close }: DialogProps<'confirmDelete'>) {
  const deleteRecord = useDeleteRecord(request.resource)
  return <ConfirmDialog request={request} close={isConfirmed => close(isConfirmed && deleteRecord)} />
}
