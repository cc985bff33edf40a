export { CollectionCard } from './CollectionCard'
export { CollectionLinks, CollectionName, CollectionShelves, useCollectionsOfSeries } from './CollectionShelves'
export { collectionLink } from './collectionLink'
export { collectionsSource } from './collectionsSource'
