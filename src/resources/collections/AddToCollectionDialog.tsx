import { collectionAccess, memberListAccess } from '../../actions/membership/memberLists'
import { afterRecordWrite } from '../../api/records/recordWrites'
import { AddToMemberListDialog, type MemberListCalls } from '../../dialogs/AddToMemberListDialog'
import type { DialogProps } from '../../dialogs/dialogs'
import { missingMembers, withMembersAdded, withMembersRemoved } from '../../dialogs/memberListChanges'
import { useGetCollections } from '../../generated/collections/collections'
import type { Collection, Series } from '../../generated/model.schemas'
import { useCreateRecord, useDeleteRecord } from '../../lists/record/recordMutations'

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
      calls={useCalls(wanted)}
      onClose={answer}
    />
  )
}

function useCalls(wanted: readonly string[]): MemberListCalls {
  const create = useCreateRecord<Collection>('collections')
  const remove = useDeleteRecord('collections')
  return {
    create: async (name, ordered) => {
      const { id } = await create({ name, ordered, seriesIds: [...wanted] })
      const undo = async () => {
        await remove(id)
        await afterRecordWrite('collections', 'delete', id)
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
