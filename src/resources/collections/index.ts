export { CollectionCard } from './CollectionCard'
export {
  CollectionLinks,
  ContainingCollectionShelves,
  OpenedFromCollectionLink,
  useCollectionsOfSeries,
} from './ContainingCollectionShelves'
export { collectionDetailPageLink } from './collectionDetailPageLink'
export { collectionsDataSource } from './collectionsDataSource'
