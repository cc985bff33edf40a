export { ReadListCard } from './ReadListCard'
export { ReadListName, ReadListShelves } from './ReadListShelves'
export { readListLink } from './readListLink'
export { readListsSource } from './readListsSource'
