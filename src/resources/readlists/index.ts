export { ReadListCard } from './ReadListCard'
export { ReadListName, ReadListShelves } from './ReadListShelves'
export { readListsSource } from './readListsSource'
