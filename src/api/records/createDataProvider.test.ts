import { beforeEach, expect, test, vi } from 'vitest'
import { createDataProvider } from './createDataProvider'
import type { ResourceDataSource } from './resourceDataSourceTypes'

type TestRecord = { id: string; name?: string }

const source = {
  list: vi.fn<NonNullable<ResourceDataSource<TestRecord>['list']>>(async () => ({ items: [{ id: 'A' }], total: 7 })),
  one: vi.fn<NonNullable<ResourceDataSource<TestRecord>['one']>>(async id => ({ id })),
  update: vi.fn<NonNullable<ResourceDataSource<TestRecord>['update']>>(async (id, changes) => ({ id, ...changes })),
  remove: vi.fn<NonNullable<ResourceDataSource<TestRecord>['remove']>>(async () => undefined),
} as const
const provider = createDataProvider({ collections: source })

beforeEach(() => void vi.clearAllMocks())

test('getList passes page, filter and sort order', async () => {
  const result = await provider.getList('collections', {
    pagination: { page: 3, perPage: 50 },
    sort: { field: 'name', order: 'DESC' },
    filter: { library: 'L' },
  })
  expect(result).toEqual({ data: [{ id: 'A' }], total: 7 })
  expect(source.list).toHaveBeenCalledWith({
    page: 3,
    perPage: 50,
    sort: { field: 'name', order: 'DESC' },
    filter: { library: 'L' },
    signal: undefined,
  })
})

test('getMany fetches each record separately if the data source has no batch method', async () => {
  expect((await provider.getMany('collections', { ids: ['A', 'B'] })).data).toEqual([{ id: 'A' }, { id: 'B' }])
})

test('updates and deletes a record by its id', async () => {
  const { data } = await provider.update('collections', { id: 'A', data: { name: 'x' }, previousData: { id: 'A' } })
  expect(data).toEqual({ id: 'A', name: 'x' })
  expect(source.update).toHaveBeenCalledWith('A', { name: 'x' }, { id: 'A' })
  expect(await provider.delete('collections', { id: 'A' })).toEqual({ data: { id: 'A' } })
  expect(source.remove).toHaveBeenCalledWith('A')
})

test('an unsupported method throws an error with its name', async () => {
  await expect(provider.create('collections', { data: {} })).rejects.toThrow('collections has no create')
  await expect(provider.getOne('nothing', { id: '1' })).rejects.toThrow('nothing has no one')
})
