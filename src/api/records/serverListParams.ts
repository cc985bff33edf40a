import type { ResourceListQuery } from './resourceDataSource'

/** Converts the page of a react-admin list to the parameters of a server call. The server counts pages from 0 (server-facts 1.3). */
export const toServerPageParams = ({ page, perPage }: Pick<ResourceListQuery, 'page' | 'perPage'>) => ({
  page: page - 1,
  size: perPage,
})

/**
 * Converts the sort order of a react-admin list to the parameters of a server call. Omits `id`, the default of react-admin. Further
 * sorts are in the filter as `thenBy`, in the form `field,asc`, because react-admin supports a single sort.
 */
export function toServerSortParams({ sort, filter }: Partial<Pick<ResourceListQuery, 'sort' | 'filter'>>): {
  sort?: string[]
} {
  if (!sort || sort.field === 'id') return {}
  const thenBy = Array.isArray(filter?.thenBy) ? filter.thenBy.map(String) : []
  return { sort: [`${sort.field},${sort.order.toLowerCase()}`, ...thenBy] }
}

/** Converts a page response of the server to the list result of react-admin. */
export const toRaListResult = <Item>({ content, totalElements }: { content: Item[]; totalElements: number }) => ({
  items: content,
  total: totalElements,
})
