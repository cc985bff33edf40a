import type { SortOrder } from './paging'

/**
 * Computes one sortable number per item. Items without a value get the smallest number, as in the database of the
 * server.
 */
export type SortColumn<Item> = (items: readonly Item[]) => ArrayLike<number>

/** Sort column of numbers; null sorts first. */
export function rankNumbers<Item>(of: (item: Item) => number | null | undefined): SortColumn<Item> {
  return items => Float64Array.from(items, item => of(item) ?? Number.NEGATIVE_INFINITY)
}

/** Sort column of dates in ISO format; null sorts first. */
export function rankDates<Item>(of: (item: Item) => string | null): SortColumn<Item> {
  return rankNumbers(item => {
    const date = of(item)
    return date === null ? null : Date.parse(date)
  })
}

/** Sort orders with a column. Unknown keys are dropped silently. */
export function supportedSortKeys<Item>(
  orders: readonly SortOrder[],
  columns: Readonly<Record<string, SortColumn<Item>>>,
): SortOrder[] {
  return orders.filter(({ key }) => Object.hasOwn(columns, key))
}

/** Sorts items by several orders. Equal items keep their order. */
export function sortRecords<Item>(
  items: readonly Item[],
  orders: readonly SortOrder[],
  columns: Readonly<Record<string, SortColumn<Item>>>,
): Item[] {
  const keys = orders.flatMap(({ key, descending }) => {
    const column = columns[key]
    return column ? [{ values: column(items), sign: descending ? -1 : 1 }] : []
  })
  if (!keys.length) return [...items]
  const [first] = keys
  const quick = first && keys.length === 1 ? placesBy(first.values, first.sign) : undefined
  if (quick) return inPlaces(items, quick)
  const places = Uint32Array.from(items, (_, i) => i)
  places.sort((a, b) => {
    for (const { values, sign } of keys) {
      const x = values[a] ?? 0
      const y = values[b] ?? 0
      if (x !== y) return x < y ? -sign : sign
    }
    return a - b
  })
  return inPlaces(items, places)
}

function inPlaces<Item>(items: readonly Item[], places: Uint32Array): Item[] {
  const list: Item[] = []
  for (const place of places) list.push(items[place] as Item)
  return list
}

/** Results of {@link inOneKey}, cached by values and sign. */
const known = new WeakMap<ArrayLike<number>, Map<number, Uint32Array | undefined>>()

function placesBy(values: ArrayLike<number>, sign: number): Uint32Array | undefined {
  const bySign = known.get(values) ?? new Map<number, Uint32Array | undefined>()
  known.set(values, bySign)
  if (!bySign.has(sign)) bySign.set(sign, inOneKey(values, sign))
  return bySign.get(sign)
}

/**
 * Sorts the indexes of values stably by packing value and index into one number; much faster than comparing. Undefined
 * when the values are not integers small enough to pack.
 * @param sign 1 for ascending, -1 for descending
 */
function inOneKey(values: ArrayLike<number>, sign: number): Uint32Array | undefined {
  const count = values.length
  const packed = new Float64Array(count)
  for (let place = 0; place < count; place++) {
    const value = values[place] ?? 0
    const key = value * sign * count + place
    if (!Number.isSafeInteger(value) || !Number.isSafeInteger(key)) return undefined
    packed[place] = key
  }
  packed.sort()
  return Uint32Array.from(packed, key => ((key % count) + count) % count)
}
