export { CollectionCard } from './CollectionCard'
export {
  CollectionLinks,
  CollectionShelvesOfSeries,
  OpenedFromCollectionLink,
  useCollectionsOfSeries,
} from './CollectionShelvesOfSeries'
export { collectionsDataSource } from './collectionsDataSource'
export { getCollectionDetailPageLink } from './getCollectionDetailPageLink'
