import {
  Download,
  FolderMinus,
  FolderPlus,
  HardDrive,
  HardDriveDownload,
  ListMinus,
  ListPlus,
  type LucideIcon,
  Pencil,
  Table2,
} from 'lucide-react'
import type { Permission } from '../access/permissions'
import { getUserIdForDownloads, isBookDownloadedOrQueued } from '../api/offline/offlineBooks'
import { getFileDownloadUrl } from '../api/urls/downloadUrls'
import { openDialog } from '../dialogs/dialogStore'
import type { Book, BookCondition } from '../generated/model.schemas'
import { isFileAvailable, startAvailableFileDownloads, startFileDownloads } from './fileDownloads'
import type { ContainingCollectionOrReadList } from './membership/ContainingCollectionOrReadListProvider'
import type { RecordTypeByResource, ResourceWithActions } from './perRecordActionDefinitions'

export type WholeSelectionActionDefinition = {
  /**
   * Functions that run the action, by resource. Each function receives all selected records. `containingList` is the
   * collection or read list that the page shows.
   */
  handlers: {
    [Resource in ResourceWithActions]?: (
      records: readonly RecordTypeByResource[Resource][],
      containingList?: ContainingCollectionOrReadList,
    ) => Promise<unknown>
  }
  permission: Permission
  icon: LucideIcon
  /**
   * Maximum number of records for the action. A limit is necessary, for example, if the action sends all records in a
   * single request.
   */
  maxRecords: number
  /** Minimum number of records for the action. The default is 1. */
  minRecords?: number
  /**
   * Resource whose screens offer the action: `collections` or `readlists`. If undefined, all screens offer the action.
   */
  containingKind?: ContainingCollectionOrReadList['kind']
  /**
   * For each resource, a function that returns whether the action applies to a record. The action is offered only if
   * all records are loaded and it applies to all of them. Without a function, the action applies to all records.
   */
  appliesTo?: { [Resource in ResourceWithActions]?: (record: RecordTypeByResource[Resource]) => boolean }
  /**
   * For each resource, a function that returns whether the action handles a record. The action skips all other records.
   * It is offered if it handles at least 1 of the records, or if some records are not loaded.
   */
  handles?: { [Resource in ResourceWithActions]?: (record: RecordTypeByResource[Resource]) => boolean }
}

/** Actions that handle all records at once, in menu order. Most of them open a dialog or start a download. */
export const wholeSelectionActionDefinitions = {
  addToCollection: {
    handlers: {
      series: series => openDialog('addToCollection', { series }),
      books: books => openDialog('addToCollection', { series: books.map(({ seriesId }) => ({ id: seriesId })) }),
    },
    permission: 'collection.edit',
    icon: FolderPlus,
    maxRecords: 2000,
    // Collections contain series. Of all books, only a one-shot can be added to a collection, because a one-shot is
    // also a series.
    appliesTo: { books: ({ oneshot }) => oneshot },
  },
  addToReadList: {
    handlers: {
      series: series => openDialog('addToReadList', { series }),
      books: books => openDialog('addToReadList', { books }),
    },
    permission: 'readlist.edit',
    icon: ListPlus,
    maxRecords: 500,
  },
  removeFromCollection: {
    handlers: { series: removeFromContainingList },
    permission: 'collection.edit',
    icon: FolderMinus,
    maxRecords: 2000,
    containingKind: 'collections',
  },
  removeFromReadList: {
    handlers: { books: removeFromContainingList },
    permission: 'readlist.edit',
    icon: ListMinus,
    maxRecords: 2000,
    containingKind: 'readlists',
  },
  edit: {
    handlers: {
      series: series => openDialog(series.every(({ oneshot }) => oneshot) ? 'editOneshots' : 'editSeries', { series }),
      books: books =>
        books.every(({ oneshot }) => oneshot)
          ? openDialog('editOneshots', { series: books.map(toOneshotSeries) })
          : openDialog('editBooks', { books }),
    },
    permission: 'series.edit',
    icon: Pencil,
    maxRecords: 1000,
  },
  editInTable: {
    handlers: { books: books => openDialog('editBooksTable', { books }) },
    permission: 'series.edit',
    icon: Table2,
    minRecords: 2,
    maxRecords: 1000,
  },
  editBooksInTable: {
    handlers: { series: async ([series]) => series && openDialog('editBooksTable', { series }) },
    permission: 'series.edit',
    icon: Table2,
    maxRecords: 1,
    appliesTo: { series: ({ oneshot, booksCount }) => !oneshot && booksCount > 0 },
  },
  editCollection: {
    handlers: { collections: async ([collection]) => collection && openDialog('editCollection', { collection }) },
    permission: 'collection.edit',
    icon: Pencil,
    maxRecords: 1,
  },
  editReadList: {
    handlers: { readlists: async ([readList]) => readList && openDialog('editReadList', { readList }) },
    permission: 'readlist.edit',
    icon: Pencil,
    maxRecords: 1,
  },
  editLibrary: {
    handlers: { libraries: async ([library]) => library && openDialog('editLibrary', { library }) },
    permission: 'library.manage',
    icon: Pencil,
    maxRecords: 1,
  },
  download: {
    handlers: {
      series: series => startAvailableFileDownloads('series', series),
      books: books => startAvailableFileDownloads('books', books),
      readlists: readLists => startFileDownloads(readLists.map(({ id }) => getFileDownloadUrl('readlists', id))),
    },
    permission: 'file.download',
    icon: Download,
    maxRecords: 50,
    handles: { series: isFileAvailable, books: isFileAvailable },
  },
  keepOnDevice: {
    handlers: {
      series: series =>
        downloadMatchingForOffline(series.map(({ id }) => ({ seriesId: { operator: 'is', value: id } }))),
      books: async books =>
        (await import('./offlineDownloads')).downloadBooksForOffline(getUserIdForDownloads(), books),
      readlists: readLists =>
        downloadMatchingForOffline(readLists.map(({ id }) => ({ readListId: { operator: 'is', value: id } }))),
    },
    permission: 'page.stream',
    icon: HardDriveDownload,
    maxRecords: 200,
    appliesTo: {
      books: ({ id, media, deleted }) => media.status === 'READY' && !deleted && !isBookDownloadedOrQueued(id),
    },
  },
  removeFromDevice: {
    handlers: {
      books: async books =>
        (await import('./offlineDownloads')).removeOfflineDownloads(
          getUserIdForDownloads(),
          books.map(({ id }) => id),
        ),
    },
    permission: 'page.stream',
    icon: HardDrive,
    maxRecords: 200,
    appliesTo: { books: ({ id }) => isBookDownloadedOrQueued(id) },
  },
} satisfies Record<string, WholeSelectionActionDefinition>

export type WholeSelectionActionId = keyof typeof wholeSelectionActionDefinitions
export const wholeSelectionActionIds = Object.keys(wholeSelectionActionDefinitions) as WholeSelectionActionId[]
/** Returns the definition of an action that handles all selected records at once. */
export const getWholeSelectionActionDefinition = (name: WholeSelectionActionId): WholeSelectionActionDefinition =>
  wholeSelectionActionDefinitions[name]

const toOneshotSeries = ({ seriesId, seriesTitle }: Book) => ({ id: seriesId, metadata: { title: seriesTitle } })

async function removeFromContainingList(
  records: readonly { id: string }[],
  containingList?: ContainingCollectionOrReadList,
): Promise<boolean> {
  const { removeFromCollectionOrReadList } = await import('./membership/removeFromCollectionOrReadList')
  return (
    containingList !== undefined &&
    removeFromCollectionOrReadList(
      containingList,
      records.map(({ id }) => id),
    )
  )
}

async function downloadMatchingForOffline(conditions: readonly BookCondition[]): Promise<void> {
  const { downloadMatchingBooksForOffline } = await import('./offlineDownloads')
  await downloadMatchingBooksForOffline(getUserIdForDownloads(), { anyOf: [...conditions] })
}
