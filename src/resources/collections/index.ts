export { CollectionCard } from './CollectionCard'
export {
  CollectionLinks,
  ContainingCollectionShelves,
  OpenedFromCollectionLink,
  useCollectionsOfSeries,
} from './ContainingCollectionShelves'
export { collectionLink } from './collectionLink'
export { collectionsDataSource } from './collectionsDataSource'
