import { ServerError } from '../../api/ServerError'
import { createEmitter } from '../../preferences/emitter'
import { fetchAllPages } from './fetchAllPages'
import {
  allSelected,
  deselectItems,
  isSelected,
  noneSelected,
  rangeFromAnchor,
  type Selection,
  type SelectionAnchor,
  selectRange,
  toggleItem,
  withAnchor,
  withoutAnchor,
} from './selection'

type Identified = { id: string }
type PageOf<Item> = (page: number, size: number) => Promise<{ items: readonly Item[]; total: number }>

export type SelectionStoreInput<Item> = {
  /** Fetches a page in display order, counted from 0, for ranges that include unloaded items. */
  shownPage: PageOf<Item>
  /** Fetches a page of the same items in an order that actions on them do not change. */
  steadyPage: PageOf<Item>
  /** Refetches items; deleted ones are missing from the result. Without it, the loaded items are used. */
  now?: (known: readonly Item[]) => Promise<readonly Item[]>
}

/** Store of the selected items of a list. Components subscribe to single values. */
export type SelectionStore<Item extends Identified> = {
  now: () => Selection
  subscribe: (listener: () => void) => () => void
  toggle: (item: Item, index: number) => void
  /** Selects all items between the anchor and this item. Resolves when they are fetched and selected. */
  range: (item: Item, index: number) => Promise<void>
  /** Selects these items in place of the last range. */
  cover: (items: readonly Item[]) => void
  all: () => void
  clear: () => void
  /** Removes the anchor after the list was reordered: the next range starts anew. */
  unanchor: () => void
  drop: (ids: Iterable<string>) => void
  /** Updates the index and data of a rendered item. */
  seen: (item: Item, index: number) => void
  /**
   * Refetches those of these items that are selected. For items that are not rendered and therefore do not report
   * changes.
   */
  renew: (ids: readonly string[]) => Promise<void>
  /** Returns the loaded items of the selection; undefined when everything that matches is selected. */
  items: () => Item[] | undefined
  /** Iterates over the items selected at the time of the call. Their data is fetched during the iteration. */
  walk: () => AsyncIterable<Item>
}

const PAGE = 500
/** Number of items that are refetched in one request. */
const PIECE = 100

/** Creates an empty selection for one list query. A list with other filters needs a new store. */
export function createSelectionStore<Item extends Identified>({
  shownPage,
  steadyPage,
  now,
}: SelectionStoreInput<Item>): SelectionStore<Item> {
  let selection = noneSelected
  const known = new Map<string, Item>()
  const indexes = new Map<string, number>()
  const { subscribe, emit } = createEmitter()

  const change = (next: Selection) => {
    if (next === selection) return
    selection = next
    if (next.ids.size === 0) known.clear()
    emit()
  }
  const put = (item: Item) => known.set(item.id, item)
  /** Replaces changed items and notifies listeners: the available actions depend on the data. */
  const renewed = (items: readonly Item[]) => {
    const others = items.filter(item => known.has(item.id) && known.get(item.id) !== item)
    for (const item of others) put(item)
    if (others.length > 0) change({ ...selection })
  }
  const read = async (items: readonly Item[]): Promise<readonly Item[]> => {
    if (!now || items.length === 0) return items
    const found = await now(items).catch(noneIfRefused)
    const byId = new Map(found.map(item => [item.id, item]))
    const current = items.map(item => byId.get(item.id) ?? item)
    renewed(current)
    return current
  }
  const knownOf = (ids: Iterable<string>) => [...ids].flatMap(id => known.get(id) ?? [])

  const range = async (item: Item, index: number) => {
    const anchored = withAnchor(selection, id => indexes.get(id))
    const { first, last } = rangeFromAnchor(anchored, index)
    change(selectRange(anchored, [...anchored.range, item.id]))
    put(item)
    const covered = await itemsBetween(shownPage, first, last)
    for (const each of covered) put(each)
    if (selection.anchor === anchored.anchor && selection.mode === anchored.mode) {
      change(selectRange(selection, [...covered.map(({ id }) => id), item.id]))
    }
  }

  return {
    now: () => selection,
    subscribe,
    toggle: (item, index) => {
      put(item)
      const place: SelectionAnchor = { id: item.id, index }
      change(toggleItem(selection, place))
    },
    range,
    cover: items => {
      change(
        selectRange(
          selection,
          items.map(({ id }) => id),
        ),
      )
      for (const item of items) put(item)
    },
    all: () => change(allSelected),
    clear: () => change(noneSelected),
    unanchor: () => change(withoutAnchor(selection)),
    drop: ids => change(deselectItems(selection, ids)),
    seen: (item, index) => {
      indexes.set(item.id, index)
      renewed([item])
    },
    renew: async ids => void (await read(selection.mode === 'some' ? knownOf(ids) : [])),
    items: () => (selection.mode === 'some' ? knownOf(selection.ids) : undefined),
    walk: () => {
      const chosen = selection
      if (chosen.mode === 'allBut')
        return fetchAllPages({ page: steadyPage, size: PAGE, wants: ({ id }) => isSelected(chosen, id) })
      const items = knownOf(chosen.ids)
      return { [Symbol.asyncIterator]: () => piecewise(items, read) }
    },
  }
}

/** Creates a selection store for lists that are completely loaded, such as shelves and search results. */
export const selectionStoreOf = <Item extends Identified>(): SelectionStore<Item> => {
  const none: PageOf<Item> = async () => ({ items: [], total: 0 })
  return createSelectionStore({ shownPage: none, steadyPage: none })
}

/**
 * Creates a view of a shared store for one of several lists: ranges and "select all" cover only the items of this list.
 * @param onChoose  called before items are selected
 */
export function selectionStoreWithin<Item extends Identified>(
  together: SelectionStore<Item>,
  items: readonly Item[],
  onChoose: () => void,
): SelectionStore<Item> {
  const toggle = (item: Item, index: number) => {
    onChoose()
    together.toggle(item, index)
  }
  return {
    ...together,
    toggle,
    range: async (item, index) => {
      const placeOf = (wanted: string | undefined) => items.findIndex(({ id }) => id === wanted)
      const [from, to] = [placeOf(together.now().anchor?.id), placeOf(item.id)]
      if (from < 0 || to < 0) return toggle(item, index)
      together.cover(items.slice(Math.min(from, to), Math.max(from, to) + 1))
    },
    all: () => {
      onChoose()
      together.cover(items)
    },
  }
}

/** Returns no items for a rejected request: the loaded items are used, and the action itself reports the error. */
function noneIfRefused(error: unknown): readonly never[] {
  const refused = error instanceof ServerError && error.status >= 400 && error.status < 500
  // An expired session is not specific to these items.
  if (refused && error.status !== 401) return []
  throw error
}

async function itemsBetween<Item>(page: PageOf<Item>, first: number, last: number): Promise<Item[]> {
  const found: Item[] = []
  for (let at = Math.floor(first / PAGE); at <= Math.floor(last / PAGE); at += 1) {
    const { items } = await page(at, PAGE)
    found.push(...items.slice(Math.max(0, first - at * PAGE), last + 1 - at * PAGE))
  }
  return found
}

/**
 * Iterates over refetched items in chunks. Not a generator: after a failed fetch, the next call of `next` repeats it.
 */
function piecewise<Item>(
  items: readonly Item[],
  read: (piece: readonly Item[]) => Promise<readonly Item[]>,
): AsyncIterator<Item> {
  let ahead: Item[] = []
  let at = 0
  let reading: Promise<void> | undefined
  const readOnce = async () => {
    reading ??= read(items.slice(at, at + PIECE))
      .then(piece => {
        at += PIECE
        ahead = [...piece]
      })
      .finally(() => {
        reading = undefined
      })
    await reading
  }
  const next = async (): Promise<IteratorResult<Item>> => {
    while (ahead.length === 0 && at < items.length) await readOnce()
    const value = ahead.shift()
    return value === undefined ? { done: true, value: undefined } : { done: false, value }
  }
  return { next }
}
