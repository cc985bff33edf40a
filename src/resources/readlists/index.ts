export { ReadListCard } from './ReadListCard'
export { readListsSource } from './readListsSource'
