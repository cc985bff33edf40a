import { createContext, type ReactNode, Suspense, use, useMemo, useState } from 'react'
import { lazyComponent } from '../../api/program/lazyComponent'
import type { RefetchItems } from '../../lists/selection/createLoadedItemCache'
import {
  createFullyLoadedListSelectionStore,
  createSharedSelectionStore,
} from '../../lists/selection/fullyLoadedListSelectionStores'
import { hasSelection, SelectionProvider, useSelection } from '../../lists/selection/SelectionProvider'
import type { SelectionStore } from '../../lists/selection/selectionStore'
import type { RecordTypeByResource } from '../perRecordActionDefinitions'
import type { SelectionBar as SelectionBarComponent } from './SelectionBar'

type ShelfResource = 'series' | 'books'
type ShelfSelectionStores = { [Resource in ShelfResource]: SelectionStore<RecordTypeByResource[Resource]> }
type ShelfSelection = {
  stores: ShelfSelectionStores
  /** Returns the next unused index of a shelf. Each shelf calls this function when it mounts, in display order. */
  createShelfIndex: () => number
}

const ShelfSelectionContext = createContext<ShelfSelection | undefined>(undefined)

/** Selection bar. The app loads its code when the user first selects a record. */
const SelectionBar = lazyComponent(
  () => import('./SelectionBar'),
  'SelectionBar',
) as unknown as typeof SelectionBarComponent

type SelectableShelvesProps = {
  titleOf: { [Resource in ShelfResource]: (record: RecordTypeByResource[Resource]) => string }
  /** Fetches current data of selected records. Changes of this prop after the first render have no effect. */
  refetchRecords: { [Resource in ShelfResource]: RefetchItems<RecordTypeByResource[Resource]> }
  children: ReactNode
}

/**
 * Lets users select records in the shelves (card carousels) that `children` contains. Shows a bar with the actions for
 * the selected records. A selection contains either series or books, never both.
 */
export function SelectableShelves({ titleOf, refetchRecords, children }: SelectableShelvesProps) {
  const [selection] = useState((): ShelfSelection => {
    let shelfCount = 0
    return {
      stores: {
        series: createFullyLoadedListSelectionStore(refetchRecords.series),
        books: createFullyLoadedListSelectionStore(refetchRecords.books),
      },
      createShelfIndex: () => {
        shelfCount += 1
        return shelfCount
      },
    }
  })
  const { stores } = selection
  return (
    <ShelfSelectionContext value={selection}>
      {children}
      <LazySelectionBar resource="series" store={stores.series} titleOf={titleOf.series} />
      <LazySelectionBar resource="books" store={stores.books} titleOf={titleOf.books} />
    </ShelfSelectionContext>
  )
}

type LazySelectionBarProps<Resource extends ShelfResource> = {
  resource: Resource
  store: SelectionStore<RecordTypeByResource[Resource]>
  titleOf: (record: RecordTypeByResource[Resource]) => string
}

function LazySelectionBar<Resource extends ShelfResource>({
  resource,
  store,
  titleOf,
}: LazySelectionBarProps<Resource>) {
  const isActive = hasSelection(useSelection(store))
  if (!isActive) return null
  return (
    <Suspense fallback={null}>
      <SelectionBar resource={resource} store={store} titleOf={titleOf} total={undefined} />
    </Suspense>
  )
}

type SelectableShelfProps<Resource extends ShelfResource> = {
  resource: Resource
  items: readonly RecordTypeByResource[Resource][]
  children: ReactNode
}

/** Lets users select records in a single shelf (card carousel). */
export function SelectableShelf<Resource extends ShelfResource>({
  resource,
  items,
  children,
}: SelectableShelfProps<Resource>) {
  const selection = use(ShelfSelectionContext)
  const [listIndex] = useState(() => selection?.createShelfIndex() ?? 0)
  const store = useMemo(() => {
    if (!selection) return undefined
    const stores: ShelfSelectionStores = selection.stores
    const otherStore = stores[resource === 'series' ? 'books' : 'series']
    const sharedStore = stores[resource]
    return createSharedSelectionStore({ sharedStore, items, listIndex, onSelect: () => otherStore.clear() })
  }, [selection, resource, items, listIndex])
  return store ? <SelectionProvider store={store}>{children}</SelectionProvider> : children
}
