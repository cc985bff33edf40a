import { BookCheck, BookX, Cpu, FileSearch, type LucideIcon, RefreshCw, ScanSearch, Trash2 } from 'lucide-react'
import type { Permission } from '../access/permissions'
import type { WritableResource } from '../api/records/invalidateAfterRecordWrite'
import {
  analyzeBook,
  deleteBookFile,
  deleteBookReadProgress,
  refreshBookMetadata,
  updateBookReadProgress,
} from '../generated/books/books.calls'
import {
  analyzeLibrary,
  emptyLibraryTrash,
  refreshLibraryMetadata,
  scanLibrary,
} from '../generated/libraries/libraries.calls'
import type { Book, Collection, Library, ReadList, Series } from '../generated/model.schemas'
import type { WriteOperationId } from '../generated/operations'
import {
  analyzeSeries,
  deleteSeriesFiles,
  markSeriesRead,
  markSeriesUnread,
  refreshSeriesMetadata,
} from '../generated/series/series.calls'
import { callAndDiscardPendingProgressOfBook, callAndDiscardPendingProgressOfSeries } from './discardPendingProgress'
import type { PerRecordActionData } from './perRecordActionData'
import {
  createBookReadStatusSnapshot,
  createSeriesReadStatusSnapshot,
  type ReadStatusSnapshot,
} from './readStatusSnapshot'

/** Loads the code on demand, because deletions are rare. */
const registerAndDeleteFiles = async (
  id: string,
  send: typeof deleteBookFile | typeof deleteSeriesFiles,
): Promise<void> => (await import('./fileDeletions/requestFileDeletion')).requestFileDeletion(id, send)

/** Record type of each resource that has actions. */
export type RecordTypeByResource = {
  series: Series
  books: Book
  libraries: Library
  collections: Collection
  readlists: ReadList
}
export type ResourceWithActions = keyof RecordTypeByResource
/**
 * Kind of confirmation dialog. The dialog `irreversible` contains a checkbox that the user must check. `irreversible`
 * also marks the action as destructive.
 */
type ConfirmationKind = 'simple' | 'irreversible'

/**
 * Describes the API call that an action sends for each record of a resource. Contains either the function `call`, which
 * sends the API call, or `deletes`, the react-admin resource whose records the action deletes. `confirmation` is the
 * kind of confirmation dialog for this resource. Without it, the `confirmation` of the action applies.
 */
type ActionCall = { operation: WriteOperationId; confirmation?: ConfirmationKind } & (
  | { call: (id: string) => Promise<unknown> }
  | { deletes: WritableResource<'delete'> }
)

export type PerRecordActionDefinition = {
  /** API call of the action, by resource. The action is available only for resources with an API call. */
  calls: Partial<Record<ResourceWithActions, ActionCall>>
  permission: Permission
  icon: LucideIcon
  /** Function that creates the snapshot for undo, by resource. An action without this property cannot be undone. */
  createUndoSnapshot?: {
    [Resource in ResourceWithActions]?: () => ReadStatusSnapshot
  }
  /** Kind of the confirmation dialog. An entry of `calls` can override this kind by its own property `confirmation`. */
  confirmation?: ConfirmationKind
  /**
   * Maximum number of records for which the action runs without the dialog of `confirmation`. The default is 0. If an
   * entry of `calls` has its own property `confirmation`, its dialog always opens.
   */
  maxUnconfirmedRecords?: number
  /** For each resource, a function that returns whether the action would change a record. */
  appliesTo?: { [Resource in ResourceWithActions]?: (record: PerRecordActionData[Resource]) => boolean }
}

/** Actions that send a separate API call for each record. The order is the order of the menu items. */
export const perRecordActionDefinitions = {
  markRead: {
    calls: {
      series: {
        operation: 'markSeriesRead',
        call: id => callAndDiscardPendingProgressOfSeries(id, () => markSeriesRead(id)),
      },
      books: {
        operation: 'updateBookReadProgress',
        call: id => callAndDiscardPendingProgressOfBook(id, () => updateBookReadProgress(id, { completed: true })),
      },
    },
    permission: 'progress.write',
    icon: BookCheck,
    createUndoSnapshot: {
      series: () => createSeriesReadStatusSnapshot('read'),
      books: () => createBookReadStatusSnapshot('read'),
    },
    appliesTo: {
      series: ({ booksReadCount, booksCount }) => booksReadCount !== booksCount,
      books: ({ readProgress }) => !readProgress?.completed,
    },
  },
  markUnread: {
    calls: {
      series: {
        operation: 'markSeriesUnread',
        call: id => callAndDiscardPendingProgressOfSeries(id, () => markSeriesUnread(id)),
      },
      books: {
        operation: 'deleteBookReadProgress',
        call: id => callAndDiscardPendingProgressOfBook(id, () => deleteBookReadProgress(id)),
      },
    },
    permission: 'progress.write',
    icon: BookX,
    createUndoSnapshot: {
      series: () => createSeriesReadStatusSnapshot('unread'),
      books: () => createBookReadStatusSnapshot('unread'),
    },
    appliesTo: {
      series: ({ booksUnreadCount, booksCount }) => booksUnreadCount !== booksCount,
      books: ({ readProgress }) => !!readProgress,
    },
  },
  scan: {
    calls: { libraries: { operation: 'scanLibrary', call: id => scanLibrary(id) } },
    permission: 'library.scan',
    icon: FileSearch,
  },
  scanDeep: {
    calls: { libraries: { operation: 'scanLibrary', call: id => scanLibrary(id, { deep: true }) } },
    permission: 'library.scan',
    icon: ScanSearch,
  },
  analyze: {
    calls: {
      series: { operation: 'analyzeSeries', call: analyzeSeries },
      books: { operation: 'analyzeBook', call: analyzeBook },
      libraries: { operation: 'analyzeLibrary', call: analyzeLibrary, confirmation: 'simple' },
    },
    permission: 'series.analyze',
    icon: Cpu,
  },
  refreshMetadata: {
    calls: {
      series: { operation: 'refreshSeriesMetadata', call: refreshSeriesMetadata },
      books: { operation: 'refreshBookMetadata', call: refreshBookMetadata },
      libraries: { operation: 'refreshLibraryMetadata', call: refreshLibraryMetadata, confirmation: 'simple' },
    },
    permission: 'series.edit',
    icon: RefreshCw,
    confirmation: 'simple',
    maxUnconfirmedRecords: 20,
  },
  emptyTrash: {
    calls: { libraries: { operation: 'emptyLibraryTrash', call: emptyLibraryTrash } },
    permission: 'library.manage',
    icon: Trash2,
    confirmation: 'irreversible',
  },
  deleteFiles: {
    calls: {
      series: {
        operation: 'deleteSeriesFiles',
        call: id => registerAndDeleteFiles(id, deleteSeriesFiles),
      },
      books: { operation: 'deleteBookFile', call: id => registerAndDeleteFiles(id, deleteBookFile) },
    },
    permission: 'series.delete',
    icon: Trash2,
    confirmation: 'irreversible',
  },
  deleteLibrary: {
    calls: { libraries: { operation: 'deleteLibrary', deletes: 'libraries' } },
    permission: 'library.manage',
    icon: Trash2,
    confirmation: 'irreversible',
  },
  deleteCollection: {
    calls: { collections: { operation: 'deleteCollection', deletes: 'collections' } },
    permission: 'collection.edit',
    icon: Trash2,
    confirmation: 'irreversible',
  },
  deleteReadList: {
    calls: { readlists: { operation: 'deleteReadList', deletes: 'readlists' } },
    permission: 'readlist.edit',
    icon: Trash2,
    confirmation: 'irreversible',
  },
} satisfies Record<string, PerRecordActionDefinition>

export type PerRecordActionId = keyof typeof perRecordActionDefinitions
export const perRecordActionIds = Object.keys(perRecordActionDefinitions) as PerRecordActionId[]
/** Returns the definition of an action that sends an API call for each record. */
export const getPerRecordActionDefinition = (name: PerRecordActionId): PerRecordActionDefinition =>
  perRecordActionDefinitions[name]
