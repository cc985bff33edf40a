import type { ResourceListQuery } from './resourceDataSource'

/** Returns the page parameters of a list call. Converts the page number to the zero-based one of the server (server-facts 1.3). */
export const toPageParams = ({ page, perPage }: Pick<ResourceListQuery, 'page' | 'perPage'>) => ({
  page: page - 1,
  size: perPage,
})

/**
 * Returns the sort parameter of a list call; nothing for `id`, the default of react-admin without an order. Further sorts are in the
 * filter as `thenBy`, in the form `field,asc`: react-admin knows one sort only.
 */
export function toSortParams({ sort, filter }: Partial<Pick<ResourceListQuery, 'sort' | 'filter'>>): {
  sort?: string[]
} {
  if (!sort || sort.field === 'id') return {}
  const thenBy = Array.isArray(filter?.thenBy) ? filter.thenBy.map(String) : []
  return { sort: [`${sort.field},${sort.order.toLowerCase()}`, ...thenBy] }
}

/** Converts a page of the server to the list result of react-admin. */
export const toListResult = <Item>({ content, totalElements }: { content: Item[]; totalElements: number }) => ({
  items: content,
  total: totalElements,
})
