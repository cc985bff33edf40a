import type { ResourceListQuery } from './resourceDataSourceTypes'

/**
 * Converts the page of a react-admin list to the parameters of a server call. The first page of the server is 0
 * (server-facts 1.3).
 */
export const toServerPagingParams = ({ page, perPage }: Pick<ResourceListQuery, 'page' | 'perPage'>) => ({
  page: page - 1,
  size: perPage,
})

/**
 * Converts the sort order of a react-admin list to the parameters of a server call. The filter value `thenBy` contains
 * further sort parameters such as `name,asc`. Ignores the sort field `id`, because react-admin sets it for lists
 * without a sort order.
 */
export function toServerSortParams({ sort, filter }: Partial<Pick<ResourceListQuery, 'sort' | 'filter'>>): {
  sort?: string[]
} {
  if (!sort || sort.field === 'id') return {}
  const thenBy = Array.isArray(filter?.thenBy) ? filter.thenBy.map(String) : []
  return { sort: [`${sort.field},${sort.order.toLowerCase()}`, ...thenBy] }
}

/** Converts a paged response of the server to the result of `ResourceDataSource.list`. */
export const toResourceListResult = <Item>({ content, totalElements }: { content: Item[]; totalElements: number }) => ({
  items: content,
  total: totalElements,
})
