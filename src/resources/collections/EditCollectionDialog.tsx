import { useMemo } from 'react'
import { memberListApi } from '../../actions/membership/memberListApi'
import type { DialogProps } from '../../dialogs/dialogStore'
import { EditDialog } from '../../dialogs/EditDialog'
import { EditRecordDialog, type EditRecordFormProps } from '../../dialogs/EditRecordDialog'
import { buildRecordUpdate, type FormDraft, type FormValues } from '../../forms/formDraft'
import { getCollection, useGetCollections } from '../../generated/collections/collections'
import type { Collection } from '../../generated/model.schemas'
import { useUpdateRecord } from '../../lists/record/recordMutations'
import { usePosterDraft } from '../thumbnails'
import { collectionFormFields } from './collectionFormFields'

declare module '../../dialogs/dialogStore' {
  interface Dialogs {
    editCollection: { asks: { collection: Collection }; answers: true }
  }
}

/** Edits name, order mode and posters of a collection. Resolves to `true` after saving. */
export const EditCollectionDialog = ({ request, close }: DialogProps<'editCollection'>) => (
  <EditRecordDialog
    initialRecord={request.collection}
    read={getCollection}
    onChanged={memberListApi.collections.onChanged}
    onClose={close}
    form={EditCollectionForm}
  />
)

function EditCollectionForm({ id, ...props }: EditRecordFormProps) {
  const posters = usePosterDraft('collections', id)
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
  return <EditDialog {...props} resource="collections" fields={fields} save={save} customSection={posters.section} />
}
