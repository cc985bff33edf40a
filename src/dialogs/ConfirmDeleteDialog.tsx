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
 * Dialog that asks for confirmation of a deletion. If the user confirms, the result is a function that deletes a
 * record. The dialog gets this function from the hook `useDeleteRecord`, because callers outside of components cannot
 * call hooks. If the user cancels, the result is undefined.
 */
export function ConfirmDeleteDialog({ request, close }: DialogProps<'confirmDelete'>) {
  const deleteRecord = useDeleteRecord(request.resource)
  return <ConfirmDialog request={request} close={isConfirmed => close(isConfirmed && deleteRecord)} />
}
