import type { ReactNode } from 'react'
import { hasPermission } from '../../access/permissions'
import { useCurrentUser } from '../../access/SessionContext'
import { SelectableList } from '../../actions/selection/SelectableList'
import type { ListQuery } from '../../lists/paging/useWindowedList'

type SelectableCollectionsOrReadListsProps = {
  kind: 'collections' | 'readlists'
  query: ListQuery
  children: (selectionBar: ReactNode) => ReactNode
}

/**
 * Lets the user select items in a list of collections or read lists. Collections can be selected only if the user may
 * edit them. Read lists can be selected only if the user may edit or download them.
 */
export function SelectableCollectionsOrReadLists({ kind, query, children }: SelectableCollectionsOrReadListsProps) {
  const user = useCurrentUser()
  const canSelect =
    kind === 'collections'
      ? hasPermission(user, 'collection.edit')
      : hasPermission(user, 'readlist.edit') || hasPermission(user, 'file.download')
  if (!canSelect) return children(null)
  return (
    <SelectableList resource={kind} query={query} titleOf={({ name }) => name}>
      {children}
    </SelectableList>
  )
}
