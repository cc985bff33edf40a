import { useMemo } from 'react'
import { memberListAccess } from '../../actions/membership/memberLists'
import type { DialogProps } from '../../dialogs/dialogs'
import { EditDialog } from '../../dialogs/EditDialog'
import { EditRecordDialog, type EditRecordFormProps } from '../../dialogs/EditRecordDialog'
import { changesFor, type FormDraft, type FormValues } from '../../forms/formDraft'
import type { ReadList } from '../../generated/model.schemas'
import { getReadList, useGetReadLists } from '../../generated/readlists/readlists'
import { useUpdateRecord } from '../../lists/record/recordMutations'
import { usePosterDraft } from '../thumbnails'
import { readListFields } from './fields'

declare module '../../dialogs/dialogs' {
  interface Dialogs {
    editReadList: { asks: { readList: ReadList }; answers: true }
  }
}

/** Edits name, summary, order mode and posters of a read list. Results in `true` after saving. */
export const EditReadListDialog = ({ asks, answer }: DialogProps<'editReadList'>) => (
  <EditRecordDialog
    known={asks.readList}
    read={getReadList}
    onChanged={memberListAccess.readlists.onChanged}
    onClose={answer}
    form={Form}
  />
)

function Form({ id, ...props }: EditRecordFormProps) {
  const posters = usePosterDraft('readlists', id)
  const update = useUpdateRecord('readlists')
  const { data } = useGetReadLists({ unpaged: true }, { query: { meta: { shownBy: 'nobody' } } })
  const fields = useMemo(
    () => readListFields(data?.content.filter(other => other.id !== id).map(({ name }) => name) ?? []),
    [data, id],
  )
  const save = async (draft: FormDraft, [record = {}]: readonly FormValues[]) => {
    const changes = changesFor(record, draft, fields)
    if (Object.keys(changes).length > 0) await update({ ...record, id }, changes)
    await posters.save()
  }
  return <EditDialog {...props} noun="readlists" fields={fields} save={save} extra={posters.section} />
}
