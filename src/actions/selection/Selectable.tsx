import type { ReactNode } from 'react'
import type { ListQuery } from '../../lists/paging/useSparseList'
import { SelectionContextProvider } from '../../lists/selection/SelectionContext'
import { useListSelection } from '../../lists/selection/useListSelection'
import type { ActionRecords } from '../actionTable'
import { SelectionBar } from './SelectionBar'

type Noun = 'series' | 'books' | 'collections' | 'readlists'

type SelectableProps<Of extends Noun> = {
  noun: Of
  /** Query of the list; undefined while it is unknown. */
  question: ListQuery | undefined
  titleOf: (record: ActionRecords[Of]) => string
  /** Renders the list. The argument renders the selection bar for a given total. */
  children: (selectionBar: (total: number | undefined) => ReactNode) => ReactNode
}

/** Provides selection for a list, and the bar with the actions on the selected records. */
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
