import type { RouterLinkTarget } from '../../components/page/routerLinkTarget'

/** Returns the link to the page of a collection. */
export const getCollectionDetailPageLink = ({ id }: { id: string }): RouterLinkTarget => ({
  to: '/collections/$collectionId',
  params: { collectionId: id },
})
