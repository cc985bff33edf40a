import type { RequestedSort } from './paginateItems'

/**
 * Function that returns a numeric sort key for each item. In ascending order, the item with the smallest key comes
 * first. An item without a value, for example a book without a release date, has the smallest key, as in the database
 * of the real server.
 */
export type SortKeyExtractor<Item> = (items: readonly Item[]) => ArrayLike<number>

/** Creates a function that extracts numeric sort keys. Items with the value null or undefined come first. */
export function createNumberSortKeyExtractor<Item>(
  of: (item: Item) => number | null | undefined,
): SortKeyExtractor<Item> {
  return items => Float64Array.from(items, item => of(item) ?? Number.NEGATIVE_INFINITY)
}

/** Creates a function that extracts sort keys from dates in ISO format. Items with the value null come first. */
export function createDateSortKeyExtractor<Item>(of: (item: Item) => string | null): SortKeyExtractor<Item> {
  return createNumberSortKeyExtractor(item => {
    const date = of(item)
    return date === null ? null : Date.parse(date)
  })
}

/** Returns the requested sort orders whose keys are supported. Drops all others. */
export function removeUnsupportedSorts<Item>(
  orders: readonly RequestedSort[],
  columns: Readonly<Record<string, SortKeyExtractor<Item>>>,
): RequestedSort[] {
  return orders.filter(({ key }) => Object.hasOwn(columns, key))
}

/** Sorts items by several sort orders. Items that are equal in all sort orders stay in their original order. */
export function sortRecords<Item>(
  items: readonly Item[],
  orders: readonly RequestedSort[],
  columns: Readonly<Record<string, SortKeyExtractor<Item>>>,
): Item[] {
  const keys = orders.flatMap(({ key, descending }) => {
    const column = columns[key]
    return column ? [{ values: column(items), sign: descending ? -1 : 1 }] : []
  })
  if (!keys.length) return [...items]
  const [first] = keys
  const cachedIndexes = first && keys.length === 1 ? cachedOrder(first.values, first.sign) : undefined
  if (cachedIndexes) return itemsAt(items, cachedIndexes)
  const indexes = Uint32Array.from(items, (_, i) => i)
  indexes.sort((a, b) => {
    for (const { values, sign: direction } of keys) {
      const x = values[a] ?? 0
      const y = values[b] ?? 0
      if (x !== y) return x < y ? -direction : direction
    }
    return a - b
  })
  return itemsAt(items, indexes)
}

function itemsAt<Item>(items: readonly Item[], indexes: Uint32Array): Item[] {
  const list: Item[] = []
  for (const index of indexes) list.push(items[index] as Item)
  return list
}

const orderCache = new WeakMap<ArrayLike<number>, Map<number, Uint32Array | undefined>>()

function cachedOrder(values: ArrayLike<number>, direction: number): Uint32Array | undefined {
  const bySign = orderCache.get(values) ?? new Map<number, Uint32Array | undefined>()
  orderCache.set(values, bySign)
  if (!bySign.has(direction)) bySign.set(direction, orderByPackedKeys(values, direction))
  return bySign.get(direction)
}

/**
 * Sorts numbers and returns their indexes in sorted order. Equal numbers stay in their original order. Returns
 * undefined if a number is not an integer or is too large.
 * @param direction 1 for ascending, -1 for descending
 */
function orderByPackedKeys(values: ArrayLike<number>, direction: number): Uint32Array | undefined {
  const count = values.length
  const packed = new Float64Array(count)
  for (let index = 0; index < count; index++) {
    const value = values[index] ?? 0
    const key = value * direction * count + index
    if (!Number.isSafeInteger(value) || !Number.isSafeInteger(key)) return undefined
    packed[index] = key
  }
  packed.sort()
  return Uint32Array.from(packed, key => ((key % count) + count) % count)
}
