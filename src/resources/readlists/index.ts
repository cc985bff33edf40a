export { ReadListCard } from './ReadListCard'
export { ReadListContextLink, ReadListShelves } from './ReadListShelves'
export { readListLink } from './readListLink'
export { readListsDataSource } from './readListsDataSource'
