import type { ResourceListQuery } from './resourceDataSource'

/** Converts the page of a react-admin list to the parameters of a server call. The server counts pages from 0 (server-facts 1.3). */
export const toServerPageParams = ({ page, perPage }: Pick<ResourceListQuery, 'page' | 'perPage'>) => ({
  page: page - 1,
  size: perPage,
})

/** Converts the sort order of a react-admin list to the parameters of a server call. Omits `id`, the default of react-admin. */
export const toServerSortParams = ({ sort }: Pick<ResourceListQuery, 'sort'>): { sort?: string[] } =>
  sort && sort.field !== 'id' ? { sort: [`${sort.field},${sort.order.toLowerCase()}`] } : {}

/** Converts a page response of the server to the list result of react-admin. */
export const toRaListResult = <Item>({ content, totalElements }: { content: Item[]; totalElements: number }) => ({
  items: content,
  total: totalElements,
})
