import { useQuery } from '@tanstack/react-query'
import { useCurrentUser } from '../../access/SessionContext'
import { withCorrectedFilter } from '../../actions/membership/hasHiddenMembers'
import { membershipApiByResource, toReadListWithMemberIds } from '../../actions/membership/membershipApiByResource'
import { invalidateAfterRecordWrite } from '../../api/records/invalidateAfterRecordWrite'
import { type AddMembersApi, AddToCollectionOrReadListDialog } from '../../dialogs/AddToCollectionOrReadListDialog'
import { appendMemberIds, findIdsNotInMemberList, removeMemberIds } from '../../dialogs/collectionOrReadListMembers'
import type { DialogProps } from '../../dialogs/dialogStore'
import type { Book, ReadList, Series } from '../../generated/model.schemas'
import { useGetReadLists } from '../../generated/readlists/readlists'
import { useCreateRecord, useDeleteRecord } from '../../lists/record/recordMutations'
import { fetchBookIdsOfSeries } from './fetchBookIdsOfSeries'

declare module '../../dialogs/dialogStore' {
  interface DialogRequestAndResultTypes {
    addToReadList: { request: { series?: readonly Series[]; books?: readonly Book[] }; result: true }
  }
}

/**
 * Dialog in which the user adds books to an existing or new read list. If the request contains series, adds all books
 * of these series. The promise of the dialog resolves to `true` after saving.
 */
export function AddToReadListDialog({ request, close }: DialogProps<'addToReadList'>) {
  const user = useCurrentUser()
  const readListsQuery = useGetReadLists({ unpaged: true }, { query: { meta: { shownBy: 'dialog' } } })
  const ids = [...(request.series ?? []), ...(request.books ?? [])].map(({ id }) => id)
  const books = useQuery({
    // No cache invalidation applies to this query key, so the query does not fetch the books again in an open dialog.
    queryKey: ['booksToAdd', ids],
    queryFn: () => fetchBookIds(request),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { shownBy: 'dialog' },
  })
  return (
    <AddToCollectionOrReadListDialog
      textKey="readList"
      resource="readlists"
      memberLists={readListsQuery.data?.content.map(list => toReadListWithMemberIds(withCorrectedFilter(list, user)))}
      failure={readListsQuery.error ?? books.error}
      onRetry={() => void [readListsQuery, books].filter(({ error }) => error).map(({ refetch }) => refetch())}
      memberIds={books.data}
      orderedByDefault
      calls={useCalls(books.data ?? [])}
      onClose={close}
    />
  )
}

type AddToReadListRequest = DialogProps<'addToReadList'>['request']

async function fetchBookIds({ books = [], series = [] }: AddToReadListRequest): Promise<string[]> {
  const idsBySeries = await fetchBookIdsOfSeries(series.map(({ id }) => id))
  return [...books.map(({ id }) => id), ...series.flatMap(({ id }) => idsBySeries.get(id) ?? [])]
}

function useCalls(targetBookIds: readonly string[]): AddMembersApi {
  const create = useCreateRecord<ReadList>('readlists')
  const remove = useDeleteRecord('readlists')
  return {
    create: async (name, ordered) => {
      const { id } = await create({ name, ordered, bookIds: [...targetBookIds] })
      const undo = async () => {
        await remove(id)
        await invalidateAfterRecordWrite('readlists', 'delete', id)
      }
      return { count: targetBookIds.length, undo }
    },
    append: async ({ id }) => {
      const { read, write, updateMembers } = membershipApiByResource.readlists
      const current = await read(id)
      const added = findIdsNotInMemberList(current, targetBookIds)
      await write(current, appendMemberIds(current.members, added))
      return { count: added.length, undo: () => updateMembers(id, members => removeMemberIds(members, added)) }
    },
  }
}
