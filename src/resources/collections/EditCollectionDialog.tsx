import { useMemo } from 'react'
import { setAccess } from '../../actions/setAccess'
import { afterWrite } from '../../api/changes'
import type { DialogProps } from '../../dialogs/dialogs'
import { EditDialog } from '../../dialogs/EditDialog'
import { EditOne, type EditOneFormProps } from '../../dialogs/EditOne'
import { changesFor, type Draft, type Values } from '../../forms/bulkValues'
import { getCollection, useGetCollections } from '../../generated/collections/collections'
import { updateCollection } from '../../generated/collections/collections.calls'
import type { Collection } from '../../generated/model.schemas'
import { usePosterDraft } from '../thumbnails'
import { collectionFields } from './fields'

declare module '../../dialogs/dialogs' {
  interface Dialogs {
    editCollection: { asks: { collection: Collection }; answers: true }
  }
}

/** Edits what a collection is called and how it is ordered, with its posters. Answers `true` when it was saved. */
export const EditCollectionDialog = ({ asks, answer }: DialogProps<'editCollection'>) => (
  <EditOne
    known={asks.collection}
    read={getCollection}
    onChanged={setAccess.collections.onChanged}
    onClose={answer}
    form={Form}
  />
)

function Form({ id, ...props }: EditOneFormProps) {
  const posters = usePosterDraft('collections', id)
  const { data } = useGetCollections({ unpaged: true }, { query: { meta: { shownBy: 'nobody' } } })
  const fields = useMemo(
    () => collectionFields(data?.content.filter(other => other.id !== id).map(({ name }) => name) ?? []),
    [data, id],
  )
  const save = async (draft: Draft, [record = {}]: readonly Values[]) => {
    const changes = changesFor(record, draft, fields)
    if (Object.keys(changes).length > 0) {
      await updateCollection(id, changes)
      await afterWrite('updateCollection', { collectionId: id })
    }
    await posters.save()
  }
  return <EditDialog {...props} noun="collections" fields={fields} save={save} extra={posters.section} />
}
