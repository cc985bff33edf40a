import { useCurrentUser } from '../../access/SessionContext'
import { withCorrectedFilter } from '../../actions/membership/hasHiddenMembers'
import { membershipApiByResource, toCollectionWithMemberIds } from '../../actions/membership/membershipApiByResource'
import { invalidateAfterRecordWrite } from '../../api/records/invalidateAfterRecordWrite'
import { type AddMembersApi, AddToCollectionOrReadListDialog } from '../../dialogs/AddToCollectionOrReadListDialog'
import { appendMemberIds, findIdsNotInMemberList, removeMemberIds } from '../../dialogs/collectionOrReadListMembers'
import type { DialogProps } from '../../dialogs/dialogStore'
import { useGetCollections } from '../../generated/collections/collections'
import type { Collection, Series } from '../../generated/model.schemas'
import { useCreateRecord, useDeleteRecord } from '../../lists/record/recordMutations'

declare module '../../dialogs/dialogStore' {
  interface DialogRequestAndResultTypes {
    addToCollection: { request: { series: readonly Pick<Series, 'id'>[] }; result: true }
  }
}

/**
 * Dialog in which the user adds series to an existing or new collection. The promise of the dialog resolves to `true`
 * after saving.
 */
export function AddToCollectionDialog({ request, close }: DialogProps<'addToCollection'>) {
  const user = useCurrentUser()
  const seriesIds = request.series.map(({ id }) => id)
  const { data, error, refetch } = useGetCollections({ unpaged: true }, { query: { meta: { shownBy: 'dialog' } } })
  return (
    <AddToCollectionOrReadListDialog
      textKey="collection"
      resource="collections"
      memberLists={data?.content.map(list => toCollectionWithMemberIds(withCorrectedFilter(list, user)))}
      failure={error}
      onRetry={() => void refetch()}
      memberIds={seriesIds}
      orderedByDefault={false}
      calls={useCalls(seriesIds)}
      onClose={close}
    />
  )
}

function useCalls(seriesIds: readonly string[]): AddMembersApi {
  const create = useCreateRecord<Collection>('collections')
  const remove = useDeleteRecord('collections')
  return {
    create: async (name, ordered) => {
      const { id } = await create({ name, ordered, seriesIds: [...seriesIds] })
      const undo = async () => {
        await remove(id)
        await invalidateAfterRecordWrite('collections', 'delete', id)
      }
      return { count: seriesIds.length, undo }
    },
    append: async ({ id }) => {
      const { read, write, updateMembers } = membershipApiByResource.collections
      const current = await read(id)
      const added = findIdsNotInMemberList(current, seriesIds)
      await write(current, appendMemberIds(current.members, added))
      return { count: added.length, undo: () => updateMembers(id, members => removeMemberIds(members, added)) }
    },
  }
}
