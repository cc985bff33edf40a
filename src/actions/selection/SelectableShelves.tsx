import { createContext, type ReactNode, Suspense, use, useMemo, useState } from 'react'
import { lazyComponent } from '../../api/program/lazyComponent'
import { hasSelection, SelectionProvider, useSelection } from '../../lists/selection/SelectionProvider'
import {
  createFullyLoadedListSelectionStore,
  createSharedSelectionStore,
  type SelectionStore,
} from '../../lists/selection/selectionStore'
import type { RecordTypeByResource } from '../perRecordActionDefinitions'
import type { SelectionBar as SelectionBarComponent } from './SelectionBar'

type ShelfResource = 'series' | 'books'
type ShelfSelectionStores = { [Resource in ShelfResource]: SelectionStore<RecordTypeByResource[Resource]> }

const ShelfSelectionContext = createContext<ShelfSelectionStores | undefined>(undefined)

/** Selection bar. The app loads its code when the user first selects a record. */
const SelectionBar = lazyComponent(
  () => import('./SelectionBar'),
  'SelectionBar',
) as unknown as typeof SelectionBarComponent

type SelectableShelvesProps = {
  titleOf: { [Resource in ShelfResource]: (record: RecordTypeByResource[Resource]) => string }
  children: ReactNode
}

/**
 * Lets users select records in the shelves (card carousels) that `children` contains. Shows a bar with the actions for
 * the selected records. A selection contains either series or books, never both.
 */
export function SelectableShelves({ titleOf, children }: SelectableShelvesProps) {
  const [stores] = useState(
    (): ShelfSelectionStores => ({
      series: createFullyLoadedListSelectionStore(),
      books: createFullyLoadedListSelectionStore(),
    }),
  )
  return (
    <ShelfSelectionContext value={stores}>
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
  const stores = use(ShelfSelectionContext)
  const store = useMemo(() => {
    if (!stores) return undefined
    const otherStore = stores[resource === 'series' ? 'books' : 'series']
    const sharedStore = stores[resource]
    return createSharedSelectionStore(sharedStore, items, () => otherStore.clear())
  }, [stores, resource, items])
  return store ? <SelectionProvider store={store}>{children}</SelectionProvider> : children
}
