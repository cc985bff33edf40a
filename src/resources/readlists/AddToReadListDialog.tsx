import { useQuery } from '@tanstack/react-query'
import { memberListAccess, readListAccess } from '../../actions/membership/memberLists'
import { operationKey } from '../../api/cache/operationKey'
import { afterRecordWrite } from '../../api/records/recordWrites'
import { AddToMemberListDialog, type MemberListCalls } from '../../dialogs/AddToMemberListDialog'
import type { DialogProps } from '../../dialogs/dialogs'
import { missingMembers, withMembersAdded, withMembersRemoved } from '../../dialogs/memberListChanges'
import type { Book, ReadList, Series } from '../../generated/model.schemas'
import { useGetReadLists } from '../../generated/readlists/readlists'
import { getBooksOfSeries } from '../../generated/series/series'
import { useCreateRecord, useDeleteRecord } from '../../lists/record/recordMutations'

declare module '../../dialogs/dialogs' {
  interface Dialogs {
    addToReadList: { asks: { series?: readonly Series[]; books?: readonly Book[] }; answers: true }
  }
}

/** Adds books, or all books of series, to an existing or new read list. Results in `true` after saving. */
export function AddToReadListDialog({ asks, answer }: DialogProps<'addToReadList'>) {
  const lists = useGetReadLists({ unpaged: true }, { query: { meta: { shownBy: 'dialog' } } })
  const books = useQuery({
    queryKey: operationKey('listBooks', { toAdd: asks }),
    queryFn: () => bookIds(asks),
    meta: { shownBy: 'dialog' },
  })
  return (
    <AddToMemberListDialog
      words="readList"
      owner="readlists"
      sets={lists.data?.content.map(readListAccess)}
      failure={lists.error ?? books.error}
      onRetry={() => void [lists, books].filter(({ error }) => error).map(({ refetch }) => refetch())}
      wanted={books.data}
      orderedFirst
      calls={useCalls(books.data ?? [])}
      onClose={answer}
    />
  )
}

type Asked = DialogProps<'addToReadList'>['asks']

/** Ids of the given books, followed by the books of each series in number order. */
async function bookIds({ books = [], series = [] }: Asked): Promise<string[]> {
  const ids = books.map(({ id }) => id)
  for (const { id } of series) {
    const { content } = await getBooksOfSeries(id, { unpaged: true, sort: ['metadata.numberSort,asc'] })
    ids.push(...content.map(book => book.id))
  }
  return ids
}

function useCalls(wanted: readonly string[]): MemberListCalls {
  const create = useCreateRecord<ReadList>('readlists')
  const remove = useDeleteRecord('readlists')
  return {
    create: async (name, ordered) => {
      const { id } = await create({ name, ordered, bookIds: [...wanted] })
      const undo = async () => {
        await remove(id)
        await afterRecordWrite('readlists', 'delete', id)
      }
      return { count: wanted.length, undo }
    },
    append: async ({ id }) => {
      const { read, write } = memberListAccess.readlists
      const before = await read(id)
      const added = missingMembers(before, wanted)
      await write(id, withMembersAdded(before.members, added))
      return { count: added.length, undo: async () => write(id, withMembersRemoved((await read(id)).members, added)) }
    },
  }
}
