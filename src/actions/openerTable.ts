import { Download, FolderPlus, ListPlus, type LucideIcon, Pencil } from 'lucide-react'
import type { Permission } from '../access/permissions'
import { fileUrl } from '../api/urls/files'
import { openDialog } from '../dialogs/dialogs'
import type { Book } from '../generated/model.schemas'
import type { ActionNoun, ActionRecords } from './actionTable'

export type OpenerRow = {
  /** For each noun: opens what the action is done in, with all records at hand. */
  on: { [Noun in ActionNoun]?: (records: readonly ActionRecords[Noun][]) => Promise<unknown> }
  may: Permission
  icon: LucideIcon
  /** More cannot be done at once: the server takes or gives them in one piece. */
  most: number
  /** Whether it can be done to a record; absent where it can be to all. */
  fits?: { [Noun in ActionNoun]?: (record: ActionRecords[Noun]) => boolean }
}

/** What begins with a dialog or a download instead of a call for each record. The order is the order in menus. */
export const openers = {
  addToCollection: {
    on: {
      series: series => openDialog('addToCollection', { series }),
      books: books => openDialog('addToCollection', { series: books.map(({ seriesId }) => ({ id: seriesId })) }),
    },
    may: 'collection.edit',
    icon: FolderPlus,
    most: 2000,
    // Collections hold series: of books only those that are one.
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
  download: {
    on: {
      series: series => downloaded(series.map(({ id }) => fileUrl('series', id))),
      books: books => downloaded(books.map(({ id }) => fileUrl('books', id))),
    },
    may: 'file.download',
    icon: Download,
    most: 50,
  },
} satisfies Record<string, OpenerRow>

export type OpenerName = keyof typeof openers
export const openerNames = Object.keys(openers) as OpenerName[]
export const openerRow = (name: OpenerName): OpenerRow => openers[name]

const seriesOf = ({ seriesId, seriesTitle }: Book) => ({ id: seriesId, metadata: { title: seriesTitle } })

/** A browser drops downloads that begin at the same moment. */
const BETWEEN_DOWNLOADS = 600

async function downloaded(addresses: readonly string[]): Promise<void> {
  for (const [at, address] of addresses.entries()) {
    if (at > 0) await new Promise(resolve => setTimeout(resolve, BETWEEN_DOWNLOADS))
    const link = document.createElement('a')
    link.href = address
    link.download = ''
    link.click()
  }
}
