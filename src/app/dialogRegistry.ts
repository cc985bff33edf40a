import type { DialogRegistry } from '../dialogs/DialogHost'
import { lazyDialog } from './lazyDialog'

/** Dialog components by name. The code of a dialog loads when the dialog opens for the first time. */
export const dialogRegistry: DialogRegistry = {
  about: lazyDialog(() => import('../dialogs/about/AboutDialog'), 'AboutDialog'),
  chooseLanguage: lazyDialog(() => import('../dialogs/language/ChooseLanguageDialog'), 'ChooseLanguageDialog'),
  confirm: lazyDialog(() => import('../dialogs/ConfirmDialog'), 'ConfirmDialog'),
  confirmBookImport: lazyDialog(
    () => import('../resources/transientBooks/confirmation/ConfirmBookImportDialog'),
    'ConfirmBookImportDialog',
  ),
  confirmDelete: lazyDialog(() => import('../dialogs/ConfirmDeleteDialog'), 'ConfirmDeleteDialog'),
  editSeries: lazyDialog(() => import('../resources/series/EditSeriesDialog'), 'EditSeriesDialog'),
  editBooks: lazyDialog(() => import('../resources/books/edit/EditBooksDialog'), 'EditBooksDialog'),
  editBooksTable: lazyDialog(
    () => import('../resources/books/edit/table/EditBooksTableDialog'),
    'EditBooksTableDialog',
  ),
  editOneshots: lazyDialog(() => import('../resources/series/EditOneshotsDialog'), 'EditOneshotsDialog'),
  editCollection: lazyDialog(() => import('../resources/collections/EditCollectionDialog'), 'EditCollectionDialog'),
  editReadList: lazyDialog(() => import('../resources/readlists/EditReadListDialog'), 'EditReadListDialog'),
  addToCollection: lazyDialog(() => import('../resources/collections/AddToCollectionDialog'), 'AddToCollectionDialog'),
  addToReadList: lazyDialog(() => import('../resources/readlists/AddToReadListDialog'), 'AddToReadListDialog'),
  editLibrary: lazyDialog(() => import('../resources/libraries/EditLibraryDialog'), 'EditLibraryDialog'),
  arrangeLibraries: lazyDialog(() => import('../resources/libraries/ArrangeLibrariesDialog'), 'ArrangeLibrariesDialog'),
  arrangeSections: lazyDialog(
    () => import('../resources/libraries/recommended/ArrangeSectionsDialog'),
    'ArrangeSectionsDialog',
  ),
  historyEvent: lazyDialog(() => import('../resources/history/HistoryEventDialog'), 'HistoryEventDialog'),
  bookAnalysis: lazyDialog(
    async () => (await import('./loadBookAnalysisDialog')).loadBookAnalysisDialog(),
    'BookAnalysisDialog',
  ),
  chooseFileName: lazyDialog(() => import('../resources/transientBooks/ChooseFileNameDialog'), 'ChooseFileNameDialog'),
  compareBooks: lazyDialog(() => import('../resources/books/compare/CompareBooksDialog'), 'CompareBooksDialog'),
  pickBook: lazyDialog(() => import('../resources/books/pick/PickBookDialog'), 'PickBookDialog'),
  jumpToBook: lazyDialog(() => import('../resources/books/pick/JumpToBookDialog'), 'JumpToBookDialog'),
  pickSeries: lazyDialog(() => import('../resources/series/PickSeriesDialog'), 'PickSeriesDialog'),
  signOut: lazyDialog(() => import('../dialogs/signOut/SignOutDialog'), 'SignOutDialog'),
  addApiKey: lazyDialog(() => import('../resources/apiKeys/AddApiKeyDialog'), 'AddApiKeyDialog'),
  importRow: lazyDialog(() => import('../resources/transientBooks/ImportRowDialog'), 'ImportRowDialog'),
  importSettings: lazyDialog(
    () => import('../pages/account/preferences/SettingsBackupImportDialog'),
    'SettingsBackupImportDialog',
  ),
  shortcutHelp: lazyDialog(() => import('../dialogs/ShortcutHelpDialog'), 'ShortcutHelpDialog'),
  keepFilesByRule: lazyDialog(
    () => import('../resources/duplicateFiles/KeepFilesByRuleDialog'),
    'KeepFilesByRuleDialog',
  ),
  editUserRoles: lazyDialog(() => import('../resources/users/EditUserDialog'), 'EditUserRolesDialog'),
  editUserRestrictions: lazyDialog(() => import('../resources/users/EditUserDialog'), 'EditUserRestrictionsDialog'),
  changeUserPassword: lazyDialog(
    () => import('../resources/users/ChangeUserPasswordDialog'),
    'ChangeUserPasswordDialog',
  ),
  addLibrary: lazyDialog(() => import('../resources/libraries/AddLibraryDialog'), 'AddLibraryDialog'),
  regeneratePosters: lazyDialog(
    () => import('../resources/server/settings/RegeneratePostersDialog'),
    'RegeneratePostersDialog',
  ),
  chooseReadListMatch: lazyDialog(
    () => import('../resources/readlists/import/ChooseReadListMatchDialog'),
    'ChooseReadListMatchDialog',
  ),
  pickReadList: lazyDialog(() => import('../resources/readlists/PickReadListDialog'), 'PickReadListDialog'),
  serverShutdown: lazyDialog(() => import('../resources/server/tasks/ServerShutdownDialog'), 'ServerShutdownDialog'),
}
