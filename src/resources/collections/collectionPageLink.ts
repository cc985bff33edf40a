import type { LinkTarget } from '../../components/page/routerLinkTarget'

/** Returns the link to the page of a collection. */
export const collectionPageLink = ({ id }: { id: string }): LinkTarget => ({
  to: '/collections/$collectionId',
  params: { collectionId: id },
})
