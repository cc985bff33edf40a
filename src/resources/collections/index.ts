export { CollectionCard } from './CollectionCard'
export { CollectionName, CollectionShelves } from './CollectionShelves'
export { collectionsSource } from './collectionsSource'
