import type { RouterLinkTarget } from '../../components/page/routerLinkTarget'

/** Returns the link to the page of a read list. */
export const getReadListDetailPageLink = ({ id }: { id: string }): RouterLinkTarget => ({
  to: '/readlists/$readListId',
  params: { readListId: id },
})
