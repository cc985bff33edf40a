export { CollectionCard } from './CollectionCard'
export { CollectionContextLink, CollectionLinks, CollectionShelves, useCollectionsOfSeries } from './CollectionShelves'
export { collectionLink } from './collectionLink'
export { collectionsDataSource } from './collectionsDataSource'
