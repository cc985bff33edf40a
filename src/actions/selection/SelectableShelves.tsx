import { createContext, type ReactNode, Suspense, use, useMemo, useState } from 'react'
import { lazyComponent } from '../../api/program/lazyComponent'
import { hasSelection, SelectionContextProvider, useSelection } from '../../lists/selection/SelectionContext'
import { type SelectionStore, selectionStoreOf, selectionStoreWithin } from '../../lists/selection/selectionStore'
import type { ActionRecords } from '../actionTable'
import type { SelectionBar as EagerBar } from './SelectionBar'

type Noun = 'series' | 'books'
type ChosenTogether = { [Of in Noun]: SelectionStore<ActionRecords[Of]> }

const Together = createContext<ChosenTogether | undefined>(undefined)

/** Loaded with the first selection: most sessions select nothing. */
const SelectionBar = lazyComponent(() => import('./SelectionBar'), 'SelectionBar') as unknown as typeof EagerBar

type SelectableShelvesProps = {
  titleOf: { [Of in Noun]: (record: ActionRecords[Of]) => string }
  children: ReactNode
}

/**
 * Provides selection for the shelves below, and the bar with the actions on the selected records. Series and books
 * cannot be selected together: selecting a record of the other kind clears the selection.
 */
export function SelectableShelves({ titleOf, children }: SelectableShelvesProps) {
  const [together] = useState((): ChosenTogether => ({ series: selectionStoreOf(), books: selectionStoreOf() }))
  return (
    <Together value={together}>
      {children}
      <Bar noun="series" choosing={together.series} titleOf={titleOf.series} />
      <Bar noun="books" choosing={together.books} titleOf={titleOf.books} />
    </Together>
  )
}

type BarProps<Of extends Noun> = {
  noun: Of
  choosing: SelectionStore<ActionRecords[Of]>
  titleOf: (record: ActionRecords[Of]) => string
}

function Bar<Of extends Noun>({ noun, choosing, titleOf }: BarProps<Of>) {
  const active = hasSelection(useSelection(choosing))
  if (!active) return null
  return (
    <Suspense fallback={null}>
      <SelectionBar noun={noun} choosing={choosing} titleOf={titleOf} total={undefined} />
    </Suspense>
  )
}

type SelectableShelfProps<Of extends Noun> = { noun: Of; items: readonly ActionRecords[Of][]; children: ReactNode }

/** Provides the selection of a single shelf. */
export function SelectableShelf<Of extends Noun>({ noun, items, children }: SelectableShelfProps<Of>) {
  const together = use(Together)
  const choosing = useMemo(() => {
    if (!together) return undefined
    const other = together[noun === 'series' ? 'books' : 'series']
    const own = together[noun]
    return selectionStoreWithin(own, items, () => other.clear())
  }, [together, noun, items])
  return choosing ? <SelectionContextProvider choosing={choosing}>{children}</SelectionContextProvider> : children
}
