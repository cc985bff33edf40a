import type { ReactNode } from 'react'
import { can } from '../../access/permissions'
import { useCurrentUser } from '../../access/SessionContext'
import { Selectable } from '../../actions/selection/Selectable'
import type { ListQuery } from '../../lists/paging/useSparseList'

type SelectableSetsProps = {
  kind: 'collections' | 'readlists'
  question: ListQuery
  children: (selectionBar: ReactNode) => ReactNode
}

/** Makes a list of collections or read lists selectable if the user has permission for an action on them. */
export function SelectableMemberLists({ kind, question, children }: SelectableSetsProps) {
  const me = useCurrentUser()
  const may = kind === 'collections' ? can(me, 'collection.edit') : can(me, 'readlist.edit') || can(me, 'file.download')
  if (!may) return children(null)
  return (
    <Selectable noun={kind} question={question} titleOf={({ name }) => name}>
      {children}
    </Selectable>
  )
}
