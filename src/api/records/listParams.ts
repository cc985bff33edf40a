import type { ResourceListQuery } from './resourceDataSource'

/** Returns the page parameters of a list call. Converts the page number to the zero-based one of the server (server-facts 1.3). */
export const toPageParams = ({ page, perPage }: Pick<ResourceListQuery, 'page' | 'perPage'>) => ({
  page: page - 1,
  size: perPage,
})

/** Returns the sort parameter of a list call; nothing for `id`, the default of react-admin without an order. */
export const toSortParams = ({ sort }: Pick<ResourceListQuery, 'sort'>): { sort?: string[] } =>
  sort && sort.field !== 'id' ? { sort: [`${sort.field},${sort.order.toLowerCase()}`] } : {}

/** Converts a page of the server to the list result of react-admin. */
export const toListResult = <Item>({ content, totalElements }: { content: Item[]; totalElements: number }) => ({
  items: content,
  total: totalElements,
})
