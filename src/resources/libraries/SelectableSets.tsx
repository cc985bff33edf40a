import type { ReactNode } from 'react'
import { can } from '../../access/permissions'
import { useMe } from '../../access/SessionContext'
import { Selectable } from '../../actions/Selectable'
import type { ListQuestion } from '../../lists/useSparseList'

type SelectableSetsProps = {
  kind: 'collections' | 'readlists'
  question: ListQuestion
  children: (selectionBar: (total: number | undefined) => ReactNode) => ReactNode
}

/** Collections or read lists that can be chosen, by those who may do something with them. */
export function SelectableSets({ kind, question, children }: SelectableSetsProps) {
  const me = useMe()
  const may = kind === 'collections' ? can(me, 'collection.edit') : can(me, 'readlist.edit') || can(me, 'file.download')
  if (!may) return children(() => null)
  return (
    <Selectable noun={kind} question={question} titleOf={({ name }) => name}>
      {children}
    </Selectable>
  )
}
