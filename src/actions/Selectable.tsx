import type { ReactNode } from 'react'
import { SelectionArea } from '../lists/SelectionArea'
import { useListChoosing } from '../lists/useListChoosing'
import type { ListQuestion } from '../lists/useSparseList'
import type { ActionRecords } from './actionTable'
import { SelectionBar } from './SelectionBar'

type Noun = 'series' | 'books' | 'collections' | 'readlists'

type SelectableProps<Of extends Noun> = {
  noun: Of
  /** What the list shows; undefined while that is not known. */
  question: ListQuestion | undefined
  titleOf: (record: ActionRecords[Of]) => string
  /** The list, given what draws the bar when it is told how many the list has. */
  children: (selectionBar: (total: number | undefined) => ReactNode) => ReactNode
}

/** A list whose things can be chosen, with the bar that does something with them. */
export function Selectable<Of extends Noun>({ noun, question, titleOf, children }: SelectableProps<Of>) {
  const chosen = useListChoosing<ActionRecords[Of]>(noun, question)
  return (
    <SelectionArea choosing={chosen}>
      {children(total => (
        <SelectionBar noun={noun} choosing={chosen} total={total} titleOf={titleOf} />
      ))}
    </SelectionArea>
  )
}
