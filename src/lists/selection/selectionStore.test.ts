import { expect, test, vi } from 'vitest'
import { ServerError } from '../../api/ServerError'
import { isSelected, selectedCount } from './selection'
import { createSelectionStore, selectionStoreOf, selectionStoreWithin } from './selectionStore'

const thing = (at: number) => ({ id: `${at}`, title: `Thing ${at}` })

function listOf(total: number) {
  const page = vi.fn(async (at: number, size: number) => ({
    items: Array.from({ length: Math.max(0, Math.min(size, total - at * size)) }, (_, step) => thing(at * size + step)),
    total,
  }))
  return { page, chosen: createSelectionStore({ shownPage: page, steadyPage: page }) }
}

async function walked(things: AsyncIterable<{ id: string }>): Promise<string[]> {
  const ids: string[] = []
  for await (const { id } of things) ids.push(id)
  return ids
}

test('selects a range across pages that were never loaded', async () => {
  const { chosen, page } = listOf(50_000)
  chosen.toggle(thing(10), 10)
  await chosen.range(thing(1200), 1200)
  expect(selectedCount(chosen.now(), 50_000)).toBe(1191)
  expect(isSelected(chosen.now(), '700')).toBe(true)
  expect(page).toHaveBeenCalledTimes(3)
  expect(chosen.items()).toHaveLength(1191)
})

test('selects the clicked item of a range at once and replaces the previous range', async () => {
  const { chosen } = listOf(100)
  chosen.toggle(thing(10), 10)
  const first = chosen.range(thing(40), 40)
  expect(isSelected(chosen.now(), '40')).toBe(true)
  await first
  await chosen.range(thing(12), 12)
  expect(
    chosen
      .items()
      ?.map(({ id }) => id)
      .toSorted(),
  ).toEqual(['10', '11', '12'])
})

test('discards a range when the selection changes while it loads', async () => {
  const { chosen } = listOf(100)
  chosen.toggle(thing(1), 1)
  const range = chosen.range(thing(90), 90)
  chosen.clear()
  await range
  expect(selectedCount(chosen.now(), 100)).toBe(0)
})

test('moves the anchor with its item when the list changes', async () => {
  const { chosen } = listOf(100)
  chosen.toggle(thing(10), 8)
  chosen.seen(thing(10), 10)
  await chosen.range(thing(12), 12)
  expect(
    chosen
      .items()
      ?.map(({ id }) => id)
      .toSorted(),
  ).toEqual(['10', '11', '12'])
})

test('iterates over all matching items except the excluded ones and fetches nothing before', async () => {
  const { chosen, page } = listOf(1234)
  chosen.all()
  chosen.toggle(thing(3), 3)
  expect(page).not.toHaveBeenCalled()
  expect(chosen.items()).toBeUndefined()
  const ids = await walked(chosen.walk())
  expect(ids).toHaveLength(1233)
  expect(ids).not.toContain('3')
})

test('deselects deleted items', async () => {
  const { chosen } = listOf(10)
  const told = vi.fn()
  chosen.subscribe(told)
  chosen.toggle(thing(1), 1)
  chosen.toggle(thing(2), 2)
  chosen.drop(['1', 'unknown'])
  expect(await walked(chosen.walk())).toEqual(['2'])
  expect(told).toHaveBeenCalledTimes(3)
})

test('shares a selection between shelves, with ranges and "select all" limited to one shelf', async () => {
  const together = selectionStoreOf<{ id: string }>()
  const begun = vi.fn()
  const [upper, lower] = [0, 100].map(from => Array.from({ length: 10 }, (_, at) => thing(from + at)))
  const [above, below] = [upper, lower].map(items => selectionStoreWithin(together, items ?? [], begun))
  above?.toggle(thing(2), 2)
  await above?.range(thing(4), 4)
  expect(together.items()?.map(({ id }) => id)).toEqual(['2', '3', '4'])
  await below?.range(thing(103), 3)
  await below?.range(thing(101), 1)
  expect(together.items()?.map(({ id }) => id)).toEqual(['2', '3', '4', '103', '101', '102'])
  below?.all()
  expect(selectedCount(together.now(), 0)).toBe(13)
  expect(await walked(together.walk())).toHaveLength(13)
  expect(begun).toHaveBeenCalledTimes(3)
})

test('iterates over the current state of selected items, also of items that are not rendered', async () => {
  const { page } = listOf(300)
  const changed = (at: number) => ({ ...thing(at), title: `Renamed ${at}` })
  let works = false
  const now = vi.fn(async (known: readonly { id: string }[]) => {
    if (!works) throw new Error('unreachable')
    return known.filter(({ id }) => id !== '7').map(({ id }) => changed(Number(id)))
  })
  const chosen = createSelectionStore({ shownPage: page, steadyPage: page, now })
  chosen.toggle(thing(0), 0)
  await chosen.range(thing(249), 249)
  const walk = chosen.walk()[Symbol.asyncIterator]()
  await expect(walk.next()).rejects.toThrow('unreachable')
  works = true
  now.mockClear()
  const titles: string[] = []
  for (let next = await walk.next(); !next.done; next = await walk.next()) titles.push(next.value.title)
  expect(titles).toHaveLength(250)
  expect(titles[3]).toBe('Renamed 3')
  expect(titles[7], 'a deleted item keeps its loaded data; the action reports the error').toBe('Thing 7')
  expect(now).toHaveBeenCalledTimes(3)
})

test('falls back to the loaded items when a refetch is forbidden, and fails when the session has ended', async () => {
  const { page } = listOf(10)
  let status = 403
  const now = async () => Promise.reject(new ServerError({ operation: 'getSeries', status }))
  const chosen = createSelectionStore({ shownPage: page, steadyPage: page, now })
  chosen.toggle(thing(1), 1)
  chosen.toggle(thing(2), 2)
  expect(await walked(chosen.walk())).toEqual(['1', '2'])
  status = 401
  await expect(walked(chosen.walk())).rejects.toThrow('401')
})

test('starts a new range after the list was reordered', async () => {
  const { chosen } = listOf(100)
  chosen.toggle(thing(10), 10)
  await chosen.range(thing(12), 12)
  chosen.unanchor()
  await chosen.range(thing(1), 1)
  expect([...chosen.now().ids].toSorted()).toEqual(['0', '1', '10', '11', '12'])
})

test('notifies listeners when a selected item is rendered or refetched with changes', async () => {
  const now = async (known: readonly { id: string }[]) => known.map(({ id }) => ({ id, title: 'new' }))
  const { page } = listOf(10)
  const chosen = createSelectionStore({ shownPage: page, steadyPage: page, now })
  const told = vi.fn()
  chosen.toggle(thing(1), 1)
  chosen.toggle(thing(2), 2)
  chosen.subscribe(told)
  const before = chosen.now()
  chosen.seen({ id: '1', title: 'new' }, 1)
  expect(told).toHaveBeenCalledTimes(1)
  expect(chosen.now(), 'notified subscribers read a new selection').not.toBe(before)
  chosen.seen({ id: '3', title: 'new' }, 3)
  expect(told).toHaveBeenCalledTimes(1)
  await chosen.renew(['2', '3'])
  expect(told).toHaveBeenCalledTimes(2)
  expect(chosen.items()?.map(({ title }) => title)).toEqual(['new', 'new'])
})
