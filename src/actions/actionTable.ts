import { BookCheck, BookX, Cpu, FileSearch, type LucideIcon, RefreshCw, ScanSearch, Trash2 } from 'lucide-react'
import type { Permission } from '../access/permissions'
import {
  analyzeBook,
  deleteBookFile,
  deleteBookReadProgress,
  refreshBookMetadata,
  updateBookReadProgress,
} from '../generated/books/books.calls'
import { deleteCollection } from '../generated/collections/collections.calls'
import {
  analyzeLibrary,
  deleteLibrary,
  emptyLibraryTrash,
  refreshLibraryMetadata,
  scanLibrary,
} from '../generated/libraries/libraries.calls'
import type { Book, Collection, Library, ReadList, Series } from '../generated/model.schemas'
import type { WritingOperationId } from '../generated/operations'
import { deleteReadList } from '../generated/readlists/readlists.calls'
import {
  analyzeSeries,
  deleteSeriesFiles,
  markSeriesRead,
  markSeriesUnread,
  refreshSeriesMetadata,
} from '../generated/series/series.calls'
import { bookReadStatus, type ReadStatusSnapshot, seriesReadStatus } from './readStatusUndo'

/** What actions are done to. */
export type ActionRecords = {
  series: Series
  books: Book
  libraries: Library
  collections: Collection
  readlists: ReadList
}
export type ActionResource = keyof ActionRecords
type Call = { operation: WritingOperationId; call: (id: string) => Promise<unknown> }

export type ActionRow = {
  /** The call for each noun that the action can be done to. */
  on: Partial<Record<ActionResource, Call>>
  may: Permission
  icon: LucideIcon
  /** What makes things as they were before, for each noun that it can be taken back for. */
  undo?: { [Noun in ActionResource]?: () => ReadStatusSnapshot<ActionRecords[Noun]> }
  /** Asked before it is done; `aware` wants a tick as well, and so does `lost`, which cannot be taken back. */
  asks?: 'once' | 'aware' | 'lost'
  /** Whether it would change anything for this record. */
  fits?: { [Noun in ActionResource]?: (record: ActionRecords[Noun]) => boolean }
}

/** Every deed that is one call for each record. The order is the order in menus (specification section 2, dialogs). */
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
    asks: 'aware',
  },
  emptyTrash: {
    on: { libraries: { operation: 'emptyLibraryTrash', call: emptyLibraryTrash } },
    may: 'library.manage',
    icon: Trash2,
    asks: 'once',
  },
  deleteFiles: {
    on: {
      series: { operation: 'deleteSeriesFiles', call: deleteSeriesFiles },
      books: { operation: 'deleteBookFile', call: deleteBookFile },
    },
    may: 'series.delete',
    icon: Trash2,
    asks: 'lost',
  },
  deleteLibrary: {
    on: { libraries: { operation: 'deleteLibrary', call: deleteLibrary } },
    may: 'library.manage',
    icon: Trash2,
    asks: 'lost',
  },
  deleteCollection: {
    on: { collections: { operation: 'deleteCollection', call: deleteCollection } },
    may: 'collection.edit',
    icon: Trash2,
    asks: 'lost',
  },
  deleteReadList: {
    on: { readlists: { operation: 'deleteReadList', call: deleteReadList } },
    may: 'readlist.edit',
    icon: Trash2,
    asks: 'lost',
  },
} satisfies Record<string, ActionRow>

export type ActionName = keyof typeof actions
export const actionNames = Object.keys(actions) as ActionName[]
/** The row of an action, whose type no longer says which one it is. */
export const actionRow = (name: ActionName): ActionRow => actions[name]
