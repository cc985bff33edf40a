import type { LinkTarget } from '../../components/page/routerLinkTarget'

/** Returns the link to the page of a read list. */
export const readListPageLink = ({ id }: { id: string }): LinkTarget => ({
  to: '/readlists/$readListId',
  params: { readListId: id },
})
