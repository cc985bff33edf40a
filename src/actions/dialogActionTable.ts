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
} from 'lucide-react'
import type { Permission } from '../access/permissions'
import { downloadOwner, isDownloaded } from '../api/offline/offlineBooks'
import { fileUrl } from '../api/urls/files'
import { openDialog } from '../dialogs/dialogs'
import type { Book, BookCondition } from '../generated/model.schemas'
import type { ActionRecords, ActionResource } from './actionTable'
import type { ContainingList } from './membership/MemberListContext'

export type DialogActionRow = {
  /**
   * Opens the dialog or starts the download, for each resource. Receives all records and the collection or read list
   * that lists them.
   */
  on: {
    [Noun in ActionResource]?: (records: readonly ActionRecords[Noun][], within?: ContainingList) => Promise<unknown>
  }
  may: Permission
  icon: LucideIcon
  /** Maximum number of records: the server handles them in a single request. */
  most: number
  /** Offered only where records are listed as members of such a collection or read list. */
  within?: ContainingList['kind']
  /** Returns whether the action applies to a record; absent when it applies to all. */
  fits?: { [Noun in ActionResource]?: (record: ActionRecords[Noun]) => boolean }
}

/** Actions that open a dialog or start a download, in menu order. */
export const dialogActions = {
  addToCollection: {
    on: {
      series: series => openDialog('addToCollection', { series }),
      books: books => openDialog('addToCollection', { series: books.map(({ seriesId }) => ({ id: seriesId })) }),
    },
    may: 'collection.edit',
    icon: FolderPlus,
    most: 2000,
    // Collections hold series. Of books, only one-shots are series too.
    fits: { books: ({ oneshot }) => oneshot },
  },
  addToReadList: {
    on: {
      series: series => openDialog('addToReadList', { series }),
      books: books => openDialog('addToReadList', { books }),
    },
    may: 'readlist.edit',
    icon: ListPlus,
    most: 500,
  },
  removeFromCollection: {
    on: { series: removed },
    may: 'collection.edit',
    icon: FolderMinus,
    most: 2000,
    within: 'collections',
  },
  removeFromReadList: {
    on: { books: removed },
    may: 'readlist.edit',
    icon: ListMinus,
    most: 2000,
    within: 'readlists',
  },
  edit: {
    on: {
      series: series => openDialog(series.every(({ oneshot }) => oneshot) ? 'editOneshots' : 'editSeries', { series }),
      books: books =>
        books.every(({ oneshot }) => oneshot)
          ? openDialog('editOneshots', { series: books.map(seriesOf) })
          : openDialog('editBooks', { books }),
    },
    may: 'series.edit',
    icon: Pencil,
    most: 1000,
  },
  editCollection: {
    on: { collections: async ([collection]) => collection && openDialog('editCollection', { collection }) },
    may: 'collection.edit',
    icon: Pencil,
    most: 1,
  },
  editReadList: {
    on: { readlists: async ([readList]) => readList && openDialog('editReadList', { readList }) },
    may: 'readlist.edit',
    icon: Pencil,
    most: 1,
  },
  editLibrary: {
    on: { libraries: async ([library]) => library && openDialog('editLibrary', { library }) },
    may: 'library.manage',
    icon: Pencil,
    most: 1,
  },
  download: {
    on: {
      series: series => downloaded(series.map(({ id }) => fileUrl('series', id))),
      books: books => downloaded(books.map(({ id }) => fileUrl('books', id))),
      readlists: readLists => downloaded(readLists.map(({ id }) => fileUrl('readlists', id))),
    },
    may: 'file.download',
    icon: Download,
    most: 50,
  },
  keepOnDevice: {
    on: {
      series: series => keptOf(series.map(({ id }) => ({ seriesId: { operator: 'is', value: id } }))),
      books: async books => (await import('./downloads')).downloadBooks(downloadOwner(), books),
      readlists: readLists => keptOf(readLists.map(({ id }) => ({ readListId: { operator: 'is', value: id } }))),
    },
    may: 'page.stream',
    icon: HardDriveDownload,
    most: 200,
    fits: { books: ({ id, media, deleted }) => media.status === 'READY' && !deleted && !isDownloaded(id) },
  },
  removeFromDevice: {
    on: {
      books: async books =>
        (await import('./downloads')).removeDownloads(
          downloadOwner(),
          books.map(({ id }) => id),
        ),
    },
    may: 'page.stream',
    icon: HardDrive,
    most: 200,
    fits: { books: ({ id }) => isDownloaded(id) },
  },
} satisfies Record<string, DialogActionRow>

export type DialogActionName = keyof typeof dialogActions
export const dialogActionNames = Object.keys(dialogActions) as DialogActionName[]
/** Returns the table row of a dialog action, typed without the name of the action. */
export const dialogActionRow = (name: DialogActionName): DialogActionRow => dialogActions[name]

const seriesOf = ({ seriesId, seriesTitle }: Book) => ({ id: seriesId, metadata: { title: seriesTitle } })

/** Loaded on demand: most sessions never remove a member. */
async function removed(records: readonly { id: string }[], within?: ContainingList): Promise<boolean> {
  const { removeMembers } = await import('./membership/removeMembers')
  return (
    within !== undefined &&
    removeMembers(
      within,
      records.map(({ id }) => id),
    )
  )
}

/** Delay between two file downloads: browsers drop downloads that start at the same time. */
const BETWEEN_DOWNLOADS = 600

async function keptOf(conditions: readonly BookCondition[]): Promise<void> {
  const { downloadBooksOf } = await import('./downloads')
  await downloadBooksOf(downloadOwner(), { anyOf: [...conditions] })
}

async function downloaded(addresses: readonly string[]): Promise<void> {
  for (const [at, address] of addresses.entries()) {
    if (at > 0) await new Promise(resolve => setTimeout(resolve, BETWEEN_DOWNLOADS))
    const link = document.createElement('a')
    link.href = address
    link.download = ''
    link.click()
  }
}
