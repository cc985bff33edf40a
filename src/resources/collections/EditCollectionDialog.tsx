import { useMemo } from 'react'
import { membershipApiByResource } from '../../actions/membership/membershipApiByResource'
import type { DialogProps } from '../../dialogs/dialogStore'
import { EditSingleRecordDialog, type SingleRecordFormProps } from '../../dialogs/EditSingleRecordDialog'
import { getCollection, useGetCollections } from '../../generated/collections/collections'
import type { Collection } from '../../generated/model.schemas'
import { RecordFormWithPosters } from '../thumbnails'
import { createCollectionFormFields } from './createCollectionFormFields'

declare module '../../dialogs/dialogStore' {
  interface DialogRequestAndResultTypes {
    editCollection: { request: { collection: Collection }; result: true }
  }
}

/**
 * Dialog in which the user edits the name, order and posters of a collection. Its promise resolves to `true` after
 * saving.
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

function EditCollectionForm(props: SingleRecordFormProps) {
  const { id } = props
  const { data } = useGetCollections({ unpaged: true }, { query: { meta: { shownBy: 'none' } } })
  const fields = useMemo(
    () => createCollectionFormFields(data?.content.filter(other => other.id !== id).map(({ name }) => name) ?? []),
    [data, id],
  )
  return <RecordFormWithPosters {...props} resource="collections" fields={fields} />
}
