import { lazyPart } from '../components/lazyPart'
import type { DialogRegistry } from '../dialogs/DialogHost'

/** Every dialog by its name, fetched when it is first opened. */
export const dialogRegistry: DialogRegistry = {
  confirm: lazyPart(() => import('../dialogs/ConfirmDialog').then(({ ConfirmDialog }) => ({ default: ConfirmDialog }))),
  editSeries: lazyPart(() =>
    import('../resources/series/EditSeriesDialog').then(({ EditSeriesDialog }) => ({ default: EditSeriesDialog })),
  ),
  editBooks: lazyPart(() =>
    import('../resources/books/EditBooksDialog').then(({ EditBooksDialog }) => ({ default: EditBooksDialog })),
  ),
  editOneshots: lazyPart(() =>
    import('../resources/series/EditOneshotDialog').then(({ EditOneshotDialog }) => ({ default: EditOneshotDialog })),
  ),
  editCollection: lazyPart(() =>
    import('../resources/collections/EditCollectionDialog').then(({ EditCollectionDialog }) => ({
      default: EditCollectionDialog,
    })),
  ),
  editReadList: lazyPart(() =>
    import('../resources/readlists/EditReadListDialog').then(({ EditReadListDialog }) => ({
      default: EditReadListDialog,
    })),
  ),
  addToCollection: lazyPart(() =>
    import('../resources/collections/AddToCollectionDialog').then(({ AddToCollectionDialog }) => ({
      default: AddToCollectionDialog,
    })),
  ),
  addToReadList: lazyPart(() =>
    import('../resources/readlists/AddToReadListDialog').then(({ AddToReadListDialog }) => ({
      default: AddToReadListDialog,
    })),
  ),
  addLibrary: lazyPart(() =>
    import('../resources/libraries/AddLibraryDialog').then(({ AddLibraryDialog }) => ({ default: AddLibraryDialog })),
  ),
}
