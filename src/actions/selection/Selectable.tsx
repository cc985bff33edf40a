import type { ReactNode } from 'react'
import type { ListQuery } from '../../lists/paging/useSparseList'
import { SelectionContextProvider } from '../../lists/selection/SelectionContext'
import { useListSelection } from '../../lists/selection/useListSelection'
import type { ActionRecords } from '../actionTable'
import { ListSelectionBar } from './SelectionBar'

type Noun = 'series' | 'books' | 'collections' | 'readlists'

type SelectableProps<Of extends Noun> = {
  noun: Of
  /** Query of the list; undefined while it is unknown. */
  question: ListQuery | undefined
  titleOf: (record: ActionRecords[Of]) => string
  /** The list, which places the selection bar within its list context. */
  children: (selectionBar: ReactNode) => ReactNode
}

/** Provides selection for a list, and the bar with the actions on the selected records. */
export function Selectable<Of extends Noun>({ noun, question, titleOf, children }: SelectableProps<Of>) {
  const chosen = useListSelection<ActionRecords[Of]>(noun, question)
  return (
    <SelectionContextProvider choosing={chosen}>
      {children(<ListSelectionBar noun={noun} choosing={chosen} titleOf={titleOf} />)}
    </SelectionContextProvider>
  )
}
