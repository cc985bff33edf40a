import { lazyPart } from '../components/lazyPart'
import type { DialogRegistry } from '../dialogs/DialogHost'

/** Every dialog by its name, fetched when it is first opened. */
export const dialogRegistry: DialogRegistry = {
  confirm: lazyPart(() => import('../dialogs/ConfirmDialog'), 'ConfirmDialog'),
  editSeries: lazyPart(() => import('../resources/series/EditSeriesDialog'), 'EditSeriesDialog'),
  editBooks: lazyPart(() => import('../resources/books/EditBooksDialog'), 'EditBooksDialog'),
  editOneshots: lazyPart(() => import('../resources/series/EditOneshotDialog'), 'EditOneshotDialog'),
  editCollection: lazyPart(() => import('../resources/collections/EditCollectionDialog'), 'EditCollectionDialog'),
  editReadList: lazyPart(() => import('../resources/readlists/EditReadListDialog'), 'EditReadListDialog'),
  addToCollection: lazyPart(() => import('../resources/collections/AddToCollectionDialog'), 'AddToCollectionDialog'),
  addToReadList: lazyPart(() => import('../resources/readlists/AddToReadListDialog'), 'AddToReadListDialog'),
  editLibrary: lazyPart(() => import('../resources/libraries/EditLibraryDialog'), 'EditLibraryDialog'),
  arrangeLibraries: lazyPart(() => import('../resources/libraries/ArrangeLibrariesDialog'), 'ArrangeLibrariesDialog'),
  signOut: lazyPart(() => import('../dialogs/SignOutDialog'), 'SignOutDialog'),
  addLibrary: lazyPart(() => import('../resources/libraries/AddLibraryDialog'), 'AddLibraryDialog'),
}
