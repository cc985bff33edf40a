export { ContainingReadListShelves, OpenedFromReadListLink } from './ContainingReadListShelves'
export { ReadListCard } from './ReadListCard'
export { readListLink } from './readListLink'
export { readListsDataSource } from './readListsDataSource'
