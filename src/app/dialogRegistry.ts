import { lazy } from 'react'
import type { DialogRegistry } from '../dialogs/DialogHost'

/** Every dialog by its name, fetched when it is first opened. */
export const dialogRegistry: DialogRegistry = {
  confirm: lazy(() => import('../dialogs/ConfirmDialog').then(({ ConfirmDialog }) => ({ default: ConfirmDialog }))),
  editSeries: lazy(() =>
    import('../resources/series/EditSeriesDialog').then(({ EditSeriesDialog }) => ({ default: EditSeriesDialog })),
  ),
  editBooks: lazy(() =>
    import('../resources/books/EditBooksDialog').then(({ EditBooksDialog }) => ({ default: EditBooksDialog })),
  ),
  editOneshots: lazy(() =>
    import('../resources/series/EditOneshotDialog').then(({ EditOneshotDialog }) => ({ default: EditOneshotDialog })),
  ),
  editCollection: lazy(() =>
    import('../resources/collections/EditCollectionDialog').then(({ EditCollectionDialog }) => ({
      default: EditCollectionDialog,
    })),
  ),
  editReadList: lazy(() =>
    import('../resources/readlists/EditReadListDialog').then(({ EditReadListDialog }) => ({
      default: EditReadListDialog,
    })),
  ),
  addToCollection: lazy(() =>
    import('../resources/collections/AddToCollectionDialog').then(({ AddToCollectionDialog }) => ({
      default: AddToCollectionDialog,
    })),
  ),
  addToReadList: lazy(() =>
    import('../resources/readlists/AddToReadListDialog').then(({ AddToReadListDialog }) => ({
      default: AddToReadListDialog,
    })),
  ),
  addLibrary: lazy(() =>
    import('../resources/libraries/AddLibraryDialog').then(({ AddLibraryDialog }) => ({ default: AddLibraryDialog })),
  ),
}
