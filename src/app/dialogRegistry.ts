import { lazyComponent } from '../api/program/lazyComponent'
import type { DialogRegistry } from '../dialogs/DialogHost'

/** Dialog components by name. A dialog loads when it opens for the first time. */
export const dialogRegistry: DialogRegistry = {
  about: lazyComponent(() => import('../dialogs/about/AboutDialog'), 'AboutDialog'),
  confirm: lazyComponent(() => import('../dialogs/ConfirmDialog'), 'ConfirmDialog'),
  confirmDelete: lazyComponent(() => import('../dialogs/ConfirmDeleteDialog'), 'ConfirmDeleteDialog'),
  editSeries: lazyComponent(() => import('../resources/series/EditSeriesDialog'), 'EditSeriesDialog'),
  editBooks: lazyComponent(() => import('../resources/books/edit/EditBooksDialog'), 'EditBooksDialog'),
  editOneshots: lazyComponent(() => import('../resources/series/EditOneshotsDialog'), 'EditOneshotsDialog'),
  editCollection: lazyComponent(() => import('../resources/collections/EditCollectionDialog'), 'EditCollectionDialog'),
  editReadList: lazyComponent(() => import('../resources/readlists/EditReadListDialog'), 'EditReadListDialog'),
  addToCollection: lazyComponent(
    () => import('../resources/collections/AddToCollectionDialog'),
    'AddToCollectionDialog',
  ),
  addToReadList: lazyComponent(() => import('../resources/readlists/AddToReadListDialog'), 'AddToReadListDialog'),
  editLibrary: lazyComponent(() => import('../resources/libraries/EditLibraryDialog'), 'EditLibraryDialog'),
  arrangeLibraries: lazyComponent(
    () => import('../resources/libraries/ArrangeLibrariesDialog'),
    'ArrangeLibrariesDialog',
  ),
  historyEvent: lazyComponent(() => import('../resources/history/HistoryEventDialog'), 'HistoryEventDialog'),
  bookAnalysis: lazyComponent(() => import('../resources/books/analysis/BookAnalysisDialog'), 'BookAnalysisDialog'),
  chooseFileName: lazyComponent(
    () => import('../resources/transientBooks/ChooseFileNameDialog'),
    'ChooseFileNameDialog',
  ),
  compareBooks: lazyComponent(() => import('../resources/books/compare/CompareBooksDialog'), 'CompareBooksDialog'),
  pickBook: lazyComponent(() => import('../resources/books/pick/PickBookDialog'), 'PickBookDialog'),
  pickSeries: lazyComponent(() => import('../resources/series/PickSeriesDialog'), 'PickSeriesDialog'),
  signOut: lazyComponent(() => import('../dialogs/SignOutDialog'), 'SignOutDialog'),
  addApiKey: lazyComponent(() => import('../resources/apiKeys/AddApiKeyDialog'), 'AddApiKeyDialog'),
  importRow: lazyComponent(() => import('../resources/transientBooks/ImportRowDialog'), 'ImportRowDialog'),
  importSettings: lazyComponent(
    () => import('../pages/account/preferences/SettingsBackupImportDialog'),
    'SettingsBackupImportDialog',
  ),
  shortcutHelp: lazyComponent(() => import('../dialogs/ShortcutHelpDialog'), 'ShortcutHelpDialog'),
  keepFilesByRule: lazyComponent(
    () => import('../resources/duplicateFiles/KeepFilesByRuleDialog'),
    'KeepFilesByRuleDialog',
  ),
  editUserRoles: lazyComponent(() => import('../resources/users/EditUserDialog'), 'EditUserRolesDialog'),
  editUserRestrictions: lazyComponent(() => import('../resources/users/EditUserDialog'), 'EditUserRestrictionsDialog'),
  changeUserPassword: lazyComponent(
    () => import('../resources/users/ChangeUserPasswordDialog'),
    'ChangeUserPasswordDialog',
  ),
  addLibrary: lazyComponent(() => import('../resources/libraries/AddLibraryDialog'), 'AddLibraryDialog'),
  regeneratePosters: lazyComponent(
    () => import('../resources/server/settings/RegeneratePostersDialog'),
    'RegeneratePostersDialog',
  ),
  chooseReadListMatch: lazyComponent(
    () => import('../resources/readlists/import/ChooseReadListMatchDialog'),
    'ChooseReadListMatchDialog',
  ),
  pickReadList: lazyComponent(() => import('../resources/readlists/PickReadListDialog'), 'PickReadListDialog'),
  serverShutdown: lazyComponent(() => import('../resources/server/tasks/ServerShutdownDialog'), 'ServerShutdownDialog'),
}
