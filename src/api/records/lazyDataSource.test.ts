import { expect, test, vi } from 'vitest'
import { lazyDataSource } from './lazyDataSource'
import { toServerSortParams } from './serverListParams'

test('loads the data source at its first call and passes the arguments', async () => {
  const remove = vi.fn(async (id: string) => `${id} removed`)
  const load = vi.fn(async () => ({ remove }))
  const source = lazyDataSource(load, 'remove')
  expect(load).not.toHaveBeenCalled()
  expect(await source.remove?.('A')).toBe('A removed')
  expect(remove).toHaveBeenCalledWith('A')
})

test('has only the methods that were named at its creation', () => {
  expect(lazyDataSource(async () => ({}), 'list').one).toBeUndefined()
})

test('sends all sort columns of a list', () => {
  const sort = { field: 'email', order: 'ASC' } as const
  expect(toServerSortParams({ sort, filter: { thenBy: ['dateTime,desc'] } })).toEqual({
    sort: ['email,asc', 'dateTime,desc'],
  })
  expect(toServerSortParams({ sort: { field: 'id', order: 'ASC' }, filter: { thenBy: ['x,asc'] } })).toEqual({})
})
