import { useMemo } from 'react'
import { memberListAccess } from '../../actions/membership/memberLists'
import type { DialogProps } from '../../dialogs/dialogs'
import { EditDialog } from '../../dialogs/EditDialog'
import { EditRecordDialog, type EditRecordFormProps } from '../../dialogs/EditRecordDialog'
import { changesFor, type FormDraft, type FormValues } from '../../forms/formDraft'
import { getCollection, useGetCollections } from '../../generated/collections/collections'
import type { Collection } from '../../generated/model.schemas'
import { useUpdateRecord } from '../../lists/record/recordMutations'
import { usePosterDraft } from '../thumbnails'
import { collectionFields } from './fields'

declare module '../../dialogs/dialogs' {
  interface Dialogs {
    editCollection: { asks: { collection: Collection }; answers: true }
  }
}

/** Edits name, order mode and posters of a collection. Results in `true` after saving. */
export const EditCollectionDialog = ({ asks, answer }: DialogProps<'editCollection'>) => (
  <EditRecordDialog
    known={asks.collection}
    read={getCollection}
    onChanged={memberListAccess.collections.onChanged}
    onClose={answer}
    form={Form}
  />
)

function Form({ id, ...props }: EditRecordFormProps) {
  const posters = usePosterDraft('collections', id)
  const update = useUpdateRecord('collections')
  const { data } = useGetCollections({ unpaged: true }, { query: { meta: { shownBy: 'nobody' } } })
  const fields = useMemo(
    () => collectionFields(data?.content.filter(other => other.id !== id).map(({ name }) => name) ?? []),
    [data, id],
  )
  const save = async (draft: FormDraft, [record = {}]: readonly FormValues[]) => {
    const changes = changesFor(record, draft, fields)
    if (Object.keys(changes).length > 0) await update({ ...record, id }, changes)
    await posters.save()
  }
  return <EditDialog {...props} noun="collections" fields={fields} save={save} extra={posters.section} />
}
