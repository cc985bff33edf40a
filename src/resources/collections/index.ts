export { CollectionCard } from './CollectionCard'
export { collectionsSource } from './collectionsSource'
