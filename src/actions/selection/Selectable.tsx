import type { ReactNode } from 'react'
import type { ListQuery } from '../../lists/paging/useSparseList'
import { SelectionContextProvider } from '../../lists/selection/SelectionContext'
import { useListSelection } from '../../lists/selection/useListSelection'
import type { ActionRecords } from '../actionTable'
import { SelectionBar } from './SelectionBar'

type Noun = 'series' | 'books' | 'collections' | 'readlists'

type SelectableProps<Of extends Noun> = {
  noun: Of
  /** What the list shows; undefined while that is not known. */
  question: ListQuery | undefined
  titleOf: (record: ActionRecords[Of]) => string
  /** The list, given what draws the bar when it is told how many the list has. */
  children: (selectionBar: (total: number | undefined) => ReactNode) => ReactNode
}

/** A list whose things can be chosen, with the bar that does something with them. */
export function Selectable<Of extends Noun>({ noun, question, titleOf, children }: SelectableProps<Of>) {
  const chosen = useListSelection<ActionRecords[Of]>(noun, question)
  return (
    <SelectionContextProvider choosing={chosen}>
      {children(total => (
        <SelectionBar noun={noun} choosing={chosen} total={total} titleOf={titleOf} />
      ))}
    </SelectionContextProvider>
  )
}
