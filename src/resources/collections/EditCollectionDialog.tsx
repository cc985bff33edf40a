import { useMemo } from 'react'
import { membershipApiByResource } from '../../actions/membership/membershipApiByResource'
import type { DialogProps } from '../../dialogs/dialogStore'
import { EditSingleRecordDialog, type SingleRecordFormProps } from '../../dialogs/EditSingleRecordDialog'
import { RecordFormDialog } from '../../dialogs/RecordFormDialog'
import { buildRecordUpdate, type FormDraft, type FormValues } from '../../forms/formDraft'
import { getCollection, useGetCollections } from '../../generated/collections/collections'
import type { Collection } from '../../generated/model.schemas'
import { useUpdateRecord } from '../../lists/record/recordMutations'
import { usePostersFormSection } from '../thumbnails'
import { collectionFormFields } from './collectionFormFields'

declare module '../../dialogs/dialogStore' {
  interface DialogTypes {
    editCollection: { request: { collection: Collection }; result: true }
  }
}

/** Dialog that edits name, order mode and posters of a collection. Resolves to `true` after saving. */
export const EditCollectionDialog = ({ request, close }: DialogProps<'editCollection'>) => (
  <EditSingleRecordDialog
    initialRecord={request.collection}
    read={getCollection}
    onChanged={membershipApiByResource.collections.onChanged}
    onClose={close}
    form={EditCollectionForm}
  />
)

function EditCollectionForm({ id, ...props }: SingleRecordFormProps) {
  const posters = usePostersFormSection('collections', id)
  const update = useUpdateRecord('collections')
  const { data } = useGetCollections({ unpaged: true }, { query: { meta: { shownBy: 'none' } } })
  const fields = useMemo(
    () => collectionFormFields(data?.content.filter(other => other.id !== id).map(({ name }) => name) ?? []),
    [data, id],
  )
  const save = async (draft: FormDraft, [record = {}]: readonly FormValues[]) => {
    const changes = buildRecordUpdate(record, draft, fields)
    if (Object.keys(changes).length > 0) await update({ ...record, id }, changes)
    await posters.save()
  }
  return (
    <RecordFormDialog {...props} resource="collections" fields={fields} save={save} customSection={posters.section} />
  )
}
