import { collectionAccess, memberListAccess } from '../../actions/membership/memberLists'
import { afterWrite } from '../../api/cache/changes'
import { AddToMemberListDialog, type MemberListCalls } from '../../dialogs/AddToMemberListDialog'
import type { DialogProps } from '../../dialogs/dialogs'
import { missingMembers, withMembersAdded, withMembersRemoved } from '../../dialogs/memberListChanges'
import { createCollection, deleteCollection, useGetCollections } from '../../generated/collections/collections'
import type { Series } from '../../generated/model.schemas'

declare module '../../dialogs/dialogs' {
  interface Dialogs {
    addToCollection: { asks: { series: readonly Pick<Series, 'id'>[] }; answers: true }
  }
}

/** Adds series to an existing or new collection. Results in `true` after saving. */
export function AddToCollectionDialog({ asks, answer }: DialogProps<'addToCollection'>) {
  const wanted = asks.series.map(({ id }) => id)
  const { data, error, refetch } = useGetCollections({ unpaged: true }, { query: { meta: { shownBy: 'dialog' } } })
  return (
    <AddToMemberListDialog
      words="collection"
      owner="collections"
      sets={data?.content.map(collectionAccess)}
      failure={error}
      onRetry={() => void refetch()}
      wanted={wanted}
      orderedFirst={false}
      calls={callsFor(wanted)}
      onClose={answer}
    />
  )
}

function callsFor(wanted: readonly string[]): MemberListCalls {
  return {
    create: async (name, ordered) => {
      const { id } = await createCollection({ name, ordered, seriesIds: [...wanted] })
      await afterWrite('createCollection')
      const undo = async () => {
        await deleteCollection(id)
        await afterWrite('deleteCollection', { collectionId: id })
      }
      return { count: wanted.length, undo }
    },
    append: async ({ id }) => {
      const { read, write } = memberListAccess.collections
      const before = await read(id)
      const added = missingMembers(before, wanted)
      await write(id, withMembersAdded(before.members, added))
      return { count: added.length, undo: async () => write(id, withMembersRemoved((await read(id)).members, added)) }
    },
  }
}
