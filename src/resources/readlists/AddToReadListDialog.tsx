import { useQuery } from '@tanstack/react-query'
import { memberListApi, readListToMemberList } from '../../actions/membership/memberListApi'
import { operationQueryKey } from '../../api/cache/operationQueryKey'
import { afterRecordWrite } from '../../api/records/recordWrites'
import { AddToMemberListDialog, type MemberListMutations } from '../../dialogs/AddToMemberListDialog'
import type { DialogProps } from '../../dialogs/dialogStore'
import { appendMembers, listMissingMembers, withoutMembers } from '../../dialogs/memberList'
import type { Book, ReadList, Series } from '../../generated/model.schemas'
import { useGetReadLists } from '../../generated/readlists/readlists'
import { getBooksOfSeries } from '../../generated/series/series'
import { useCreateRecord, useDeleteRecord } from '../../lists/record/recordMutations'

declare module '../../dialogs/dialogStore' {
  interface Dialogs {
    addToReadList: { asks: { series?: readonly Series[]; books?: readonly Book[] }; answers: true }
  }
}

/** Adds books, or all books of series, to an existing or new read list. Resolves to `true` after saving. */
export function AddToReadListDialog({ request, close }: DialogProps<'addToReadList'>) {
  const readListsQuery = useGetReadLists({ unpaged: true }, { query: { meta: { shownBy: 'dialog' } } })
  const books = useQuery({
    queryKey: operationQueryKey('listBooks', { toAdd: request }),
    queryFn: () => fetchBookIds(request),
    meta: { shownBy: 'dialog' },
  })
  return (
    <AddToMemberListDialog
      textKey="readList"
      resource="readlists"
      memberLists={readListsQuery.data?.content.map(readListToMemberList)}
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

/** Returns the ids of the given books, followed by the books of each series in number order. */
async function fetchBookIds({ books = [], series = [] }: AddToReadListRequest): Promise<string[]> {
  const ids = books.map(({ id }) => id)
  for (const { id } of series) {
    const { content } = await getBooksOfSeries(id, { unpaged: true, sort: ['metadata.numberSort,asc'] })
    ids.push(...content.map(book => book.id))
  }
  return ids
}

function useCalls(targetBookIds: readonly string[]): MemberListMutations {
  const create = useCreateRecord<ReadList>('readlists')
  const remove = useDeleteRecord('readlists')
  return {
    create: async (name, ordered) => {
      const { id } = await create({ name, ordered, bookIds: [...targetBookIds] })
      const undo = async () => {
        await remove(id)
        await afterRecordWrite('readlists', 'delete', id)
      }
      return { count: targetBookIds.length, undo }
    },
    append: async ({ id }) => {
      const { read, write } = memberListApi.readlists
      const current = await read(id)
      const added = listMissingMembers(current, targetBookIds)
      await write(id, appendMembers(current.members, added))
      return { count: added.length, undo: async () => write(id, withoutMembers((await read(id)).members, added)) }
    },
  }
}
