import { ServerError } from '../../api/ServerError'
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
  /** A page of the list as it is shown, counted from 0: a range may cover what was never on the screen. */
  shownPage: PageOf<Item>
  /** A page of the same things in an order that nothing done to them changes. */
  steadyPage: PageOf<Item>
  /** These as they are on the server now, without those that are gone; absent where what was known has to do. */
  now?: (known: readonly Item[]) => Promise<readonly Item[]>
}

/** The chosen things of one list, as a store: a card follows its own mark only. */
export type SelectionStore<Item extends Identified> = {
  now: () => Selection
  subscribe: (listener: () => void) => () => void
  toggle: (item: Item, index: number) => void
  /** Chooses everything between the last one that was chosen alone and this one; resolves when it is known what that is. */
  range: (item: Item, index: number) => Promise<void>
  /** Chooses these in place of the range before. */
  cover: (items: readonly Item[]) => void
  all: () => void
  clear: () => void
  /** Things stand elsewhere now: the next range begins anew. */
  unanchor: () => void
  drop: (ids: Iterable<string>) => void
  /** Where something stands now and what it is like, told by what draws the list. */
  seen: (item: Item, index: number) => void
  /** Reads those of these that are chosen anew: nothing draws them that would tell how they are. */
  renew: (ids: readonly string[]) => Promise<void>
  /** The chosen ones as far as they are known: all of them, unless everything that matches is chosen. */
  items: () => Item[] | undefined
  /** All that are chosen at this moment, as they are when they are read, which is when they are asked for. */
  walk: () => AsyncIterable<Item>
}

const PAGE = 500
/** So many that are known are read anew together. */
const PIECE = 100

/** Starts with nothing chosen. It belongs to one condition of a list: another condition is another list. */
export function createSelectionStore<Item extends Identified>({
  shownPage,
  steadyPage,
  now,
}: SelectionStoreInput<Item>): SelectionStore<Item> {
  let selection = noneSelected
  const known = new Map<string, Item>()
  const indexes = new Map<string, number>()
  const listeners = new Set<() => void>()

  const change = (next: Selection) => {
    if (next === selection) return
    selection = next
    if (next.ids.size === 0) known.clear()
    for (const listener of listeners) listener()
  }
  const put = (item: Item) => known.set(item.id, item)
  /** What may be done to the chosen ones depends on what they are like. */
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
    subscribe: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
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

/** A list that is all there: a shelf, the hits of a search. */
export const selectionStoreOf = <Item extends Identified>(): SelectionStore<Item> => {
  const none: PageOf<Item> = async () => ({ items: [], total: 0 })
  return createSelectionStore({ shownPage: none, steadyPage: none })
}

/**
 * One of several lists whose things are chosen together: ranges and "all" go no further than its own things.
 * @param onChoose  told before anything is chosen
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

/** What may not be read any more stays as it was known: the call for it will say so. */
function noneIfRefused(error: unknown): readonly never[] {
  const refused = error instanceof ServerError && error.status >= 400 && error.status < 500
  // The session's end is no refusal of these things.
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

/** Things read anew a piece at a time; not a generator, so that reading that failed is tried again by the next `next`. */
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
