import { expect, test, vi } from 'vitest'
import { ServerError } from '../../api/ServerError'
import { createFullyLoadedListSelectionStore, createSharedSelectionStore } from './fullyLoadedListSelectionStores'
import { countSelectedItems, isItemSelected } from './listSelection'
import { createSelectionStore, type SelectionStore } from './selectionStore'

const listItem = (index: number) => ({ id: `${index}`, title: `Thing ${index}` })

function createListStore(total: number) {
  const page = vi.fn(async (index: number, size: number) => ({
    items: Array.from({ length: Math.max(0, Math.min(size, total - index * size)) }, (_, step) =>
      listItem(index * size + step),
    ),
    total,
  }))
  return { page, chosen: createSelectionStore({ fetchShownPage: page }) }
}

const collectIds = (store: SelectionStore<{ id: string; title: string }>) => store.captureSelected()(({ id }) => id)

test('selects a range across pages that were never loaded', async () => {
  const { chosen: store, page } = createListStore(50_000)
  store.toggle(listItem(10), 10)
  await store.selectRange(listItem(1200), 1200)
  expect(countSelectedItems(store.getSelection(), 50_000)).toBe(1191)
  expect(isItemSelected(store.getSelection(), '700')).toBe(true)
  expect(page).toHaveBeenCalledTimes(3)
  expect(store.loadedItems()).toHaveLength(1191)
})

test('selects the clicked item of a range at once and replaces the previous range', async () => {
  const { chosen: store } = createListStore(100)
  store.toggle(listItem(10), 10)
  const first = store.selectRange(listItem(40), 40)
  expect(isItemSelected(store.getSelection(), '40')).toBe(true)
  await first
  await store.selectRange(listItem(12), 12)
  expect(
    store
      .loadedItems()
      ?.map(({ id }) => id)
      .toSorted(),
  ).toEqual(['10', '11', '12'])
})

test('discards a range when the selection changes while it loads', async () => {
  const { chosen: store } = createListStore(100)
  store.toggle(listItem(1), 1)
  const range = store.selectRange(listItem(90), 90)
  store.clear()
  await range
  expect(countSelectedItems(store.getSelection(), 100)).toBe(0)
})

test('discards a range without anchor when the selection is cleared while it loads', async () => {
  const { chosen: store } = createListStore(100)
  const range = store.selectRange(listItem(90), 90)
  store.clear()
  await range
  expect(countSelectedItems(store.getSelection(), 100)).toBe(0)
})

test('discards a range when the user selects another range while it loads', async () => {
  const { chosen: store } = createListStore(2000)
  store.toggle(listItem(0), 0)
  const long = store.selectRange(listItem(1900), 1900)
  await store.selectRange(listItem(20), 20)
  await long
  expect(countSelectedItems(store.getSelection(), 2000)).toBe(21)
})

test('moves the anchor with its item when the list changes', async () => {
  const { chosen: store } = createListStore(100)
  store.toggle(listItem(10), 8)
  store.updateItem(listItem(10), 10)
  await store.selectRange(listItem(12), 12)
  expect(
    store
      .loadedItems()
      ?.map(({ id }) => id)
      .toSorted(),
  ).toEqual(['10', '11', '12'])
})

test('collects all matching items except the excluded items in display order, and fetches nothing before', async () => {
  const { chosen: store, page } = createListStore(1234)
  store.selectAll()
  store.toggle(listItem(3), 3)
  expect(page).not.toHaveBeenCalled()
  expect(store.loadedItems()).toBeUndefined()
  const ids = await collectIds(store)
  expect(ids).toHaveLength(1233)
  expect(ids).not.toContain('3')
  expect(ids.slice(0, 4)).toEqual(['0', '1', '2', '4'])
})

test('deselects deleted items', async () => {
  const { chosen: store } = createListStore(10)
  const listener = vi.fn()
  store.subscribe(listener)
  store.toggle(listItem(1), 1)
  store.toggle(listItem(2), 2)
  store.removeDeleted(['1', 'unknown'])
  expect(await collectIds(store)).toEqual(['2'])
  expect(listener).toHaveBeenCalledTimes(3)
})

test('shares a selection between shelves, with ranges and "select all" limited to one shelf', async () => {
  const sharedStore = createFullyLoadedListSelectionStore<{ id: string; title: string }>()
  const onSelect = vi.fn()
  const [upperItems, lowerItems] = [0, 100].map(from =>
    Array.from({ length: 10 }, (_, index) => listItem(from + index)),
  )
  const [upperStore, lowerStore] = [upperItems, lowerItems].map((items = [], listIndex) =>
    createSharedSelectionStore({ sharedStore, items, listIndex, onSelect }),
  )
  upperStore?.toggle(listItem(2), 2)
  await upperStore?.selectRange(listItem(4), 4)
  expect(sharedStore.loadedItems()?.map(({ id }) => id)).toEqual(['2', '3', '4'])
  await lowerStore?.selectRange(listItem(103), 3)
  await lowerStore?.selectRange(listItem(101), 1)
  expect(sharedStore.loadedItems()?.map(({ id }) => id)).toEqual(['2', '3', '4', '103', '101', '102'])
  lowerStore?.selectAll()
  expect(countSelectedItems(sharedStore.getSelection(), 0)).toBe(13)
  const lowerIds = lowerItems?.map(({ id }) => id) ?? []
  expect(await collectIds(sharedStore), 'in the order of the shelves').toEqual(['2', '3', '4', ...lowerIds])
  expect(onSelect).toHaveBeenCalledTimes(3)
})

test('collects the current state of items that have left their shelf', async () => {
  const store = createFullyLoadedListSelectionStore<{ id: string; title: string }>(async items =>
    items.map(item => ({ ...item, title: 'Renamed' })),
  )
  store.replaceRange([listItem(1)], 0)
  expect(await store.captureSelected()(({ title }) => title)).toEqual(['Renamed'])
})

test('collects the current state of selected items, also of items that are not rendered', async () => {
  const { page } = createListStore(300)
  const changed = (index: number) => ({ ...listItem(index), title: `Renamed ${index}` })
  let works = false
  const refetchItems = vi.fn(async (known: readonly { id: string }[]) => {
    if (!works) throw new Error('unreachable')
    return known.filter(({ id }) => id !== '7').map(({ id }) => changed(Number(id)))
  })
  const store = createSelectionStore({ fetchShownPage: page, refetchItems })
  store.toggle(listItem(0), 0)
  await store.selectRange(listItem(249), 249)
  const collect = store.captureSelected()
  await expect(collect(({ title }) => title)).rejects.toThrow('unreachable')
  works = true
  refetchItems.mockClear()
  const onProgress = vi.fn()
  const titles = await collect(({ title }) => title, { onProgress })
  expect(titles).toHaveLength(250)
  expect(titles[3]).toBe('Renamed 3')
  expect(titles[7], 'a deleted item keeps its loaded data; the action reports the error').toBe('Thing 7')
  expect(refetchItems).toHaveBeenCalledTimes(3)
  expect(onProgress.mock.calls.map(([{ fetched }]) => fetched)).toEqual([100, 200, 250])
  await collect(({ title }) => title, { isLoadedDataSufficient: true })
  expect(refetchItems).toHaveBeenCalledTimes(3)
})

test('collects selected items in display order, whatever the order of the clicks', async () => {
  const { chosen: store } = createListStore(50)
  store.toggle(listItem(10), 10)
  await store.selectRange(listItem(3), 3)
  store.toggle(listItem(1), 1)
  expect(await collectIds(store)).toEqual(['1', '3', '4', '5', '6', '7', '8', '9', '10'])
  store.clearIndexes()
  store.updateItem(listItem(9), 0)
  store.updateItem(listItem(1), 4)
  expect((await collectIds(store)).slice(0, 3), 'items with an unknown index come last').toEqual(['9', '1', '10'])
})

test('collects the items that were selected before the selection or the filters changed', async () => {
  let filter = 'a'
  const createMatchingPageFetcher = () => {
    const captured = filter
    return async () => ({ items: [listItem(1), listItem(2)].map(item => ({ ...item, title: captured })), total: 2 })
  }
  const { page } = createListStore(2)
  const store = createSelectionStore({ fetchShownPage: page, createMatchingPageFetcher })
  store.toggle(listItem(1), 1)
  const collectSome = store.captureSelected()
  store.selectAll()
  const collectAll = store.captureSelected()
  filter = 'b'
  store.clear()
  expect(await collectSome(({ id }) => id)).toEqual(['1'])
  expect(await collectAll(({ id, title }) => `${id}${title}`)).toEqual(['1a', '2a'])
})

test('falls back to the loaded items when a refetch is forbidden, and fails when the session has ended', async () => {
  const { page } = createListStore(10)
  let status = 403
  const refetchItems = async () => Promise.reject(new ServerError({ operation: 'getSeries', status }))
  const store = createSelectionStore({ fetchShownPage: page, refetchItems })
  store.toggle(listItem(1), 1)
  store.toggle(listItem(2), 2)
  expect(await collectIds(store)).toEqual(['1', '2'])
  status = 401
  await expect(collectIds(store)).rejects.toThrow('401')
})

test('starts a new range after the list was reordered', async () => {
  const { chosen: store } = createListStore(100)
  store.toggle(listItem(10), 10)
  await store.selectRange(listItem(12), 12)
  store.clearAnchor()
  await store.selectRange(listItem(1), 1)
  expect([...store.getSelection().ids].toSorted()).toEqual(['0', '1', '10', '11', '12'])
})

test('notifies listeners when a selected item is rendered or refetched with changes', async () => {
  const refetchItems = async (known: readonly { id: string }[]) => known.map(({ id }) => ({ id, title: 'new' }))
  const { page } = createListStore(10)
  const store = createSelectionStore({ fetchShownPage: page, refetchItems })
  const listener = vi.fn()
  store.toggle(listItem(1), 1)
  store.toggle(listItem(2), 2)
  store.subscribe(listener)
  const before = store.getSelection()
  store.updateItem({ id: '1', title: 'new' }, 1)
  expect(listener).toHaveBeenCalledTimes(1)
  expect(store.getSelection(), 'notified subscribers read a new selection').not.toBe(before)
  store.updateItem({ id: '3', title: 'new' }, 3)
  expect(listener).toHaveBeenCalledTimes(1)
  await store.refetch(['2', '3'])
  expect(listener).toHaveBeenCalledTimes(2)
  expect(store.loadedItems()?.map(({ title }) => title)).toEqual(['new', 'new'])
})
