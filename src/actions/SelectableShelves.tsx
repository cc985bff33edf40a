import { createContext, type ReactNode, Suspense, use, useMemo, useState } from 'react'
import { lazyPart } from '../components/lazyPart'
import { type Choosing, choosingOf, choosingWithin } from '../lists/choosing'
import { isActive, SelectionArea, useSelection } from '../lists/SelectionArea'
import type { ActionRecords } from './actionTable'
import type { SelectionBar as EagerBar } from './SelectionBar'

type Noun = 'series' | 'books'
type ChosenTogether = { [Of in Noun]: Choosing<ActionRecords[Of]> }

const Together = createContext<ChosenTogether | undefined>(undefined)

/** Fetched when something is chosen: most visits choose nothing. */
const SelectionBar = lazyPart(() => import('./SelectionBar'), 'SelectionBar') as unknown as typeof EagerBar

type SelectableShelvesProps = {
  titleOf: { [Of in Noun]: (record: ActionRecords[Of]) => string }
  children: ReactNode
}

/**
 * Shelves whose series or books can be chosen, with the bar that does something with them. What is chosen is of one kind: choosing
 * something of the other begins anew.
 */
export function SelectableShelves({ titleOf, children }: SelectableShelvesProps) {
  const [together] = useState((): ChosenTogether => ({ series: choosingOf(), books: choosingOf() }))
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
  choosing: Choosing<ActionRecords[Of]>
  titleOf: (record: ActionRecords[Of]) => string
}

function Bar<Of extends Noun>({ noun, choosing, titleOf }: BarProps<Of>) {
  const active = isActive(useSelection(choosing))
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
    return choosingWithin(own, items, () => other.clear())
  }, [together, noun, items])
  return choosing ? <SelectionArea choosing={choosing}>{children}</SelectionArea> : children
}
