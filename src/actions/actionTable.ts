import { BookCheck, BookX, Cpu, FileSearch, type LucideIcon, RefreshCw, ScanSearch, Trash2 } from 'lucide-react'
import type { Permission } from '../access/permissions'
import type { WritableResource } from '../api/records/recordWrites'
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
import type { WritingOperationId } from '../generated/operations'
import {
  analyzeSeries,
  deleteSeriesFiles,
  markSeriesRead,
  markSeriesUnread,
  refreshSeriesMetadata,
} from '../generated/series/series.calls'
import { bookReadStatus, type ReadStatusSnapshot, seriesReadStatus } from './readStatusUndo'

/** Record type of each resource that has actions. */
export type ActionRecords = {
  series: Series
  books: Book
  libraries: Library
  collections: Collection
  readlists: ReadList
}
export type ActionResource = keyof ActionRecords
/** The call made for each record, or the resource whose records are deleted through the data provider. */
type Call = { operation: WritingOperationId } & (
  | { call: (id: string) => Promise<unknown> }
  | { deletes: WritableResource<'delete'> }
)

export type ActionRow = {
  /** The API call for each resource that the action applies to. */
  on: Partial<Record<ActionResource, Call>>
  may: Permission
  icon: LucideIcon
  /** Creates the snapshot that undoes the action, for each resource where undo is possible. */
  undo?: { [Noun in ActionResource]?: () => ReadStatusSnapshot<ActionRecords[Noun]> }
  /**
   * Confirmation dialog before the action runs: `simple` only asks, `acknowledge` also requires a checkbox, and
   * `irreversible` requires a checkbox for data that cannot be restored.
   */
  asks?: 'simple' | 'acknowledge' | 'irreversible'
  /** Returns whether the action would change this record. */
  fits?: { [Noun in ActionResource]?: (record: ActionRecords[Noun]) => boolean }
}

/** Actions that consist of one API call per record, in menu order (specification section 2, dialogs). */
export const actions = {
  markRead: {
    on: {
      series: { operation: 'markSeriesRead', call: markSeriesRead },
      books: { operation: 'updateBookReadProgress', call: id => updateBookReadProgress(id, { completed: true }) },
    },
    may: 'progress.write',
    icon: BookCheck,
    undo: { series: seriesReadStatus, books: bookReadStatus },
    fits: {
      series: ({ booksReadCount, booksCount }) => booksReadCount !== booksCount,
      books: ({ readProgress }) => !readProgress?.completed,
    },
  },
  markUnread: {
    on: {
      series: { operation: 'markSeriesUnread', call: markSeriesUnread },
      books: { operation: 'deleteBookReadProgress', call: id => deleteBookReadProgress(id) },
    },
    may: 'progress.write',
    icon: BookX,
    undo: { series: seriesReadStatus, books: bookReadStatus },
    fits: {
      series: ({ booksUnreadCount, booksCount }) => booksUnreadCount !== booksCount,
      books: ({ readProgress }) => !!readProgress,
    },
  },
  scan: {
    on: { libraries: { operation: 'scanLibrary', call: id => scanLibrary(id) } },
    may: 'library.scan',
    icon: FileSearch,
  },
  scanDeep: {
    on: { libraries: { operation: 'scanLibrary', call: id => scanLibrary(id, { deep: true }) } },
    may: 'library.scan',
    icon: ScanSearch,
  },
  analyze: {
    on: {
      series: { operation: 'analyzeSeries', call: analyzeSeries },
      books: { operation: 'analyzeBook', call: analyzeBook },
      libraries: { operation: 'analyzeLibrary', call: analyzeLibrary },
    },
    may: 'series.analyze',
    icon: Cpu,
  },
  refreshMetadata: {
    on: {
      series: { operation: 'refreshSeriesMetadata', call: refreshSeriesMetadata },
      books: { operation: 'refreshBookMetadata', call: refreshBookMetadata },
      libraries: { operation: 'refreshLibraryMetadata', call: refreshLibraryMetadata },
    },
    may: 'series.edit',
    icon: RefreshCw,
    asks: 'acknowledge',
  },
  emptyTrash: {
    on: { libraries: { operation: 'emptyLibraryTrash', call: emptyLibraryTrash } },
    may: 'library.manage',
    icon: Trash2,
    asks: 'simple',
  },
  deleteFiles: {
    on: {
      series: { operation: 'deleteSeriesFiles', call: deleteSeriesFiles },
      books: { operation: 'deleteBookFile', call: deleteBookFile },
    },
    may: 'series.delete',
    icon: Trash2,
    asks: 'irreversible',
  },
  deleteLibrary: {
    on: { libraries: { operation: 'deleteLibrary', deletes: 'libraries' } },
    may: 'library.manage',
    icon: Trash2,
    asks: 'irreversible',
  },
  deleteCollection: {
    on: { collections: { operation: 'deleteCollection', deletes: 'collections' } },
    may: 'collection.edit',
    icon: Trash2,
    asks: 'irreversible',
  },
  deleteReadList: {
    on: { readlists: { operation: 'deleteReadList', deletes: 'readlists' } },
    may: 'readlist.edit',
    icon: Trash2,
    asks: 'irreversible',
  },
} satisfies Record<string, ActionRow>

export type ActionName = keyof typeof actions
export const actionNames = Object.keys(actions) as ActionName[]
/** Returns the table row of an action, typed without the name of the action. */
export const actionRow = (name: ActionName): ActionRow => actions[name]
