export { AllLibrariesActionItems, LibraryActionItems, useMayManageLibrary } from './LibraryMenu'
export { librariesSource } from './librariesSource'
export { RecommendedShelves } from './RecommendedShelves'
export { useLibraries, useLibrary } from './useLibrary'
