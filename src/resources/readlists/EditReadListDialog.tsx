import { useMemo } from 'react'
import { membershipApiByResource } from '../../actions/membership/membershipApiByResource'
import type { DialogProps } from '../../dialogs/dialogStore'
import { EditSingleRecordDialog, type SingleRecordFormProps } from '../../dialogs/EditSingleRecordDialog'
import { RecordFormDialog } from '../../dialogs/RecordFormDialog'
import { buildRecordUpdate, type FormDraft, type FormValues } from '../../forms/formDraft'
import type { ReadList } from '../../generated/model.schemas'
import { getReadList, useGetReadLists } from '../../generated/readlists/readlists'
import { useUpdateRecord } from '../../lists/record/recordMutations'
import { usePostersFormSection } from '../thumbnails'
import { readListFormFields } from './readListFormFields'

declare module '../../dialogs/dialogStore' {
  interface DialogTypes {
    editReadList: { request: { readList: ReadList }; result: true }
  }
}

/** Dialog that edits name, summary, order mode and posters of a read list. Resolves to `true` after saving. */
export const EditReadListDialog = ({ request, close }: DialogProps<'editReadList'>) => (
  <EditSingleRecordDialog
    initialRecord={request.readList}
    read={getReadList}
    onChanged={membershipApiByResource.readlists.onChanged}
    onClose={close}
    form={EditReadListForm}
  />
)

function EditReadListForm({ id, ...props }: SingleRecordFormProps) {
  const posters = usePostersFormSection('readlists', id)
  const update = useUpdateRecord('readlists')
  const { data } = useGetReadLists({ unpaged: true }, { query: { meta: { shownBy: 'none' } } })
  const fields = useMemo(
    () => readListFormFields(data?.content.filter(other => other.id !== id).map(({ name }) => name) ?? []),
    [data, id],
  )
  const save = async (draft: FormDraft, [record = {}]: readonly FormValues[]) => {
    const changes = buildRecordUpdate(record, draft, fields)
    if (Object.keys(changes).length > 0) await update({ ...record, id }, changes)
    await posters.save()
  }
  return (
    <RecordFormDialog {...props} resource="readlists" fields={fields} save={save} customSection={posters.section} />
  )
}
