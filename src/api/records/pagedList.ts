import type { ResourceListQuery } from './resourceSource'

/** The page parameters of a list call: the server counts pages from 0 (server-facts 1.3). */
export const pageParams = ({ page, perPage }: Pick<ResourceListQuery, 'page' | 'perPage'>) => ({
  page: page - 1,
  size: perPage,
})

/** The sort parameter of a list call; react-admin's own "no order" is none. */
export const sortParams = ({ sort }: Pick<ResourceListQuery, 'sort'>): { sort?: string[] } =>
  sort && sort.field !== 'id' ? { sort: [`${sort.field},${sort.order.toLowerCase()}`] } : {}

/** What react-admin wants of a page of the server. */
export const toListResult = <Item>({ content, totalElements }: { content: Item[]; totalElements: number }) => ({
  items: content,
  total: totalElements,
})
