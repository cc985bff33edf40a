import { useMemo } from 'react'
import { membershipApiByResource } from '../../actions/membership/membershipApiByResource'
import type { DialogProps } from '../../dialogs/dialogStore'
import { EditSingleRecordDialog, type SingleRecordFormProps } from '../../dialogs/EditSingleRecordDialog'
import type { ReadList } from '../../generated/model.schemas'
import { getReadList, useGetReadLists } from '../../generated/readlists/readlists'
import { RecordFormWithPosters } from '../thumbnails'
import { createReadListFormFields } from './createReadListFormFields'

declare module '../../dialogs/dialogStore' {
  interface DialogRequestAndResultTypes {
    editReadList: { request: { readList: ReadList }; result: true }
  }
}

/**
 * Dialog in which the user edits the name, summary, order and posters of a read list. Its promise resolves to `true`
 * after saving.
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

function EditReadListForm(props: SingleRecordFormProps) {
  const { id } = props
  const { data } = useGetReadLists({ unpaged: true }, { query: { meta: { shownBy: 'none' } } })
  const fields = useMemo(
    () => createReadListFormFields(data?.content.filter(other => other.id !== id).map(({ name }) => name) ?? []),
    [data, id],
  )
  return <RecordFormWithPosters {...props} resource="readlists" fields={fields} />
}
