export { CollectionCard } from './CollectionCard'
export {
  CollectionLinks,
  ContainingCollectionShelves,
  OpenedFromCollectionLink,
  useCollectionsOfSeries,
} from './ContainingCollectionShelves'
export { collectionPageLink } from './collectionPageLink'
export { collectionsDataSource } from './collectionsDataSource'
