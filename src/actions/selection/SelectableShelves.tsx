import { createContext, type ReactNode, Suspense, use, useMemo, useState } from 'react'
import { lazyComponent } from '../../components/loading/lazyComponent'
import { hasSelection, SelectionContextProvider, useSelection } from '../../lists/selection/SelectionContext'
import { type SelectionStore, selectionStoreOf, selectionStoreWithin } from '../../lists/selection/selectionStore'
import type { ActionRecords } from '../actionTable'
import type { SelectionBar as EagerBar } from './SelectionBar'

type Noun = 'series' | 'books'
type ChosenTogether = { [Of in Noun]: SelectionStore<ActionRecords[Of]> }

const Together = createContext<ChosenTogether | undefined>(undefined)

/** Fetched when something is chosen: most visits choose nothing. */
const SelectionBar = lazyComponent(() => import('./SelectionBar'), 'SelectionBar') as unknown as typeof EagerBar

type SelectableShelvesProps = {
  titleOf: { [Of in Noun]: (record: ActionRecords[Of]) => string }
  children: ReactNode
}

/**
 * Shelves whose series or books can be chosen, with the bar that does something with them. What is chosen is of one kind: choosing
 * something of the other begins anew.
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

/** One of the shelves. */
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
