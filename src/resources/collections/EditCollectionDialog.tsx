import { membershipApiByResource } from '../../actions/membership/membershipApiByResource'
import type { DialogProps } from '../../dialogs/dialogStore'
import { EditSingleRecordDialog, type SingleRecordFormProps } from '../../dialogs/EditSingleRecordDialog'
import { getCollection } from '../../generated/collections/collections'
import type { Collection } from '../../generated/model.schemas'
import { RecordFormWithPosters } from '../thumbnails'
import { collectionFormFields } from './collectionFormFields'

declare module '../../dialogs/dialogStore' {
  interface DialogRequestAndResultTypes {
    editCollection: { request: { collection: Collection }; result: true }
  }
}

/**
 * Dialog in which the user edits the name, order and posters of a collection. The promise of the dialog resolves to
 * `true` after saving.
 */
export const EditCollectionDialog = ({ request, close }: DialogProps<'editCollection'>) => (
  <EditSingleRecordDialog
    initialRecord={request.collection}
    read={getCollection}
    onChanged={membershipApiByResource.collections.onChanged}
    onClose={close}
    form={EditCollectionForm}
  />
)

const EditCollectionForm = (props: SingleRecordFormProps) => (
  <RecordFormWithPosters {...props} resource="collections" fields={collectionFormFields} />
)
