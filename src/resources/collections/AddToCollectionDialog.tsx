import { collectionToMemberList, memberListApi } from '../../actions/membership/memberListApi'
import { afterRecordWrite } from '../../api/records/recordWrites'
import { AddToMemberListDialog, type MemberListMutations } from '../../dialogs/AddToMemberListDialog'
import type { DialogProps } from '../../dialogs/dialogStore'
import { appendMembers, listMissingMembers, withoutMembers } from '../../dialogs/memberList'
import { useGetCollections } from '../../generated/collections/collections'
import type { Collection, Series } from '../../generated/model.schemas'
import { useCreateRecord, useDeleteRecord } from '../../lists/record/recordMutations'

declare module '../../dialogs/dialogStore' {
  interface Dialogs {
    addToCollection: { asks: { series: readonly Pick<Series, 'id'>[] }; answers: true }
  }
}

/** Adds series to an existing or new collection. Resolves to `true` after saving. */
export function AddToCollectionDialog({ request, close }: DialogProps<'addToCollection'>) {
  const seriesIds = request.series.map(({ id }) => id)
  const { data, error, refetch } = useGetCollections({ unpaged: true }, { query: { meta: { shownBy: 'dialog' } } })
  return (
    <AddToMemberListDialog
      textKey="collection"
      resource="collections"
      memberLists={data?.content.map(collectionToMemberList)}
      failure={error}
      onRetry={() => void refetch()}
      memberIds={seriesIds}
      orderedByDefault={false}
      calls={useCalls(seriesIds)}
      onClose={close}
    />
  )
}

function useCalls(seriesIds: readonly string[]): MemberListMutations {
  const create = useCreateRecord<Collection>('collections')
  const remove = useDeleteRecord('collections')
  return {
    create: async (name, ordered) => {
      const { id } = await create({ name, ordered, seriesIds: [...seriesIds] })
      const undo = async () => {
        await remove(id)
        await afterRecordWrite('collections', 'delete', id)
      }
      return { count: seriesIds.length, undo }
    },
    append: async ({ id }) => {
      const { read, write } = memberListApi.collections
      const current = await read(id)
      const added = listMissingMembers(current, seriesIds)
      await write(id, appendMembers(current.members, added))
      return { count: added.length, undo: async () => write(id, withoutMembers((await read(id)).members, added)) }
    },
  }
}
