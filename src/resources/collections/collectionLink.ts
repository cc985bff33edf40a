import type { Target } from '../../components/target'

/** The page of a collection. */
export const collectionLink = ({ id }: { id: string }): Target => ({
  to: '/collections/$collectionId',
  params: { collectionId: id },
})
