import { afterWrite } from '../../api/changes'
import { AddToSetDialog, type SetCalls } from '../../dialogs/AddToSetDialog'
import type { DialogProps } from '../../dialogs/dialogs'
import { appended, type MemberSet, missingFrom, takenBack } from '../../dialogs/sets'
import {
  createCollection,
  deleteCollection,
  getCollection,
  updateCollection,
  useGetCollections,
} from '../../generated/collections/collections'
import type { Collection } from '../../generated/model.schemas'

/** Adds series to a collection, which may be new. Answers `true` when they are in it. */
export function AddToCollectionDialog({ asks, answer }: DialogProps<'addToCollection'>) {
  const wanted = asks.series.map(({ id }) => id)
  const { data, error } = useGetCollections({ unpaged: true }, { query: { meta: { shownBy: 'dialog' } } })
  return (
    <AddToSetDialog
      words="collection"
      owner="collections"
      sets={data?.content.map(setOf)}
      failure={error}
      wanted={wanted}
      orderedFirst={false}
      calls={callsFor(wanted)}
      onClose={answer}
    />
  )
}

function callsFor(wanted: readonly string[]): SetCalls {
  return {
    create: async (name, ordered) => {
      const { id } = await createCollection({ name, ordered, seriesIds: [...wanted] })
      await afterWrite('createCollection')
      return async () => {
        await deleteCollection(id)
        await afterWrite('deleteCollection', { collectionId: id })
      }
    },
    append: async ({ id }) => {
      const added = missingFrom(setOf(await getCollection(id)), wanted)
      await change(id, seriesIds => appended(seriesIds, added))
      return () => change(id, seriesIds => takenBack(seriesIds, added))
    },
  }
}

/** The server takes whole lists: what is written is made of what stands there now. */
async function change(collectionId: string, make: (seriesIds: readonly string[]) => string[]) {
  const { seriesIds } = await getCollection(collectionId)
  await updateCollection(collectionId, { seriesIds: make(seriesIds) })
  await afterWrite('updateCollection', { collectionId })
}

const setOf = ({ id, name, seriesIds, lastModifiedDate, filtered }: Collection): MemberSet => ({
  id,
  name,
  members: seriesIds,
  changed: lastModifiedDate,
  filtered,
})
