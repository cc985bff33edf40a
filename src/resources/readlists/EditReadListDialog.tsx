import { useMemo } from 'react'
import { setAccess } from '../../actions/setAccess'
import { afterWrite } from '../../api/changes'
import type { DialogProps } from '../../dialogs/dialogs'
import { EditDialog } from '../../dialogs/EditDialog'
import { EditOne, type EditOneFormProps } from '../../dialogs/EditOne'
import { changesFor, type Draft, type Values } from '../../forms/bulkValues'
import type { ReadList } from '../../generated/model.schemas'
import { getReadList, useGetReadLists } from '../../generated/readlists/readlists'
import { updateReadList } from '../../generated/readlists/readlists.calls'
import { usePosterDraft } from '../thumbnails'
import { readListFields } from './fields'

declare module '../../dialogs/dialogs' {
  interface Dialogs {
    editReadList: { asks: { readList: ReadList }; answers: true }
  }
}

/** Edits what a read list is called and how it is ordered, with its posters. Answers `true` when it was saved. */
export const EditReadListDialog = ({ asks, answer }: DialogProps<'editReadList'>) => (
  <EditOne
    known={asks.readList}
    read={getReadList}
    onChanged={setAccess.readlists.onChanged}
    onClose={answer}
    form={Form}
  />
)

function Form({ id, ...props }: EditOneFormProps) {
  const posters = usePosterDraft('readlists', id)
  const { data } = useGetReadLists({ unpaged: true }, { query: { meta: { shownBy: 'nobody' } } })
  const fields = useMemo(
    () => readListFields(data?.content.filter(other => other.id !== id).map(({ name }) => name) ?? []),
    [data, id],
  )
  const save = async (draft: Draft, [record = {}]: readonly Values[]) => {
    const changes = changesFor(record, draft, fields)
    if (Object.keys(changes).length > 0) {
      await updateReadList(id, changes)
      await afterWrite('updateReadList', { readListId: id })
    }
    await posters.save()
  }
  return <EditDialog {...props} noun="readlists" fields={fields} save={save} extra={posters.section} />
}
