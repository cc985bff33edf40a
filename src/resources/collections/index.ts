export { CollectionCard } from './CollectionCard'
export { CollectionLinks, CollectionName, CollectionShelves, useCollectionsOfSeries } from './CollectionShelves'
export { collectionsSource } from './collectionsSource'
