import { membershipApiByResource } from '../../actions/membership/membershipApiByResource'
import type { DialogProps } from '../../dialogs/dialogStore'
import { EditSingleRecordDialog, type SingleRecordFormProps } from '../../dialogs/EditSingleRecordDialog'
import type { ReadList } from '../../generated/model.schemas'
import { getReadList } from '../../generated/readlists/readlists'
import { RecordFormWithPosters } from '../thumbnails'
import { readListFormFields } from './readListFormFields'

declare module '../../dialogs/dialogStore' {
  interface DialogRequestAndResultTypes {
    editReadList: { request: { readList: ReadList }; result: true }
  }
}

/**
 * Dialog in which the user edits the name, summary, order and posters of a read list. The promise of the dialog
 * resolves to `true` after saving.
 */
export const EditReadListDialog = ({ request, close }: DialogProps<'editReadList'>) => (
  <EditSingleRecordDialog
    initialRecord={request.readList}
    read={getReadList}
    onChanged={membershipApiByResource.readlists.onChanged}
    onClose={close}
    form={EditReadListForm}
  />
)

const EditReadListForm = (props: SingleRecordFormProps) => (
  <RecordFormWithPosters {...props} resource="readlists" fields={readListFormFields} />
)
