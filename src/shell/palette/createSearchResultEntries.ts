import { Book, FolderOpen, Library as LibraryIcon, ListOrdered } from 'lucide-react'
import type { RouterLinkTarget } from '../../components/page/routerLinkTarget'
import type { SearchResultsByResource } from '../../lists/search/useSearchOfAllResources'
import { bookDetailPageLink } from '../../resources/books'
import { collectionDetailPageLink } from '../../resources/collections'
import { readListDetailPageLink } from '../../resources/readlists'
import { seriesDetailPageLink } from '../../resources/series'
import type { CommandPaletteEntry } from './commandPaletteEntries'

/**
 * Creates the entries of found series, books, collections and read lists.
 * @param navigateTo returns a function that opens a page
 */
export function createSearchResultEntries(
  { series, books, collections, readLists }: SearchResultsByResource,
  navigateTo: (target: RouterLinkTarget) => () => void,
): CommandPaletteEntry[] {
  const results = ({
    target,
    ...entry
  }: Pick<CommandPaletteEntry, 'key' | 'icon' | 'label' | 'note'> & {
    target: RouterLinkTarget
  }): CommandPaletteEntry => ({
    ...entry,
    group: 'searchResults',
    run: navigateTo(target),
  })
  return [
    ...series.map(record =>
      results({
        key: `series ${record.id}`,
        icon: LibraryIcon,
        label: record.metadata.title,
        target: seriesDetailPageLink(record),
      }),
    ),
    ...books.map(record =>
      results({
        key: `book ${record.id}`,
        icon: Book,
        label: record.metadata.title,
        note: record.oneshot ? undefined : record.seriesTitle,
        target: bookDetailPageLink(record),
      }),
    ),
    ...collections.map(({ id, name }) =>
      results({
        key: `collection ${id}`,
        icon: FolderOpen,
        label: name,
        target: collectionDetailPageLink({ id }),
      }),
    ),
    ...readLists.map(({ id, name }) =>
      results({
        key: `readList ${id}`,
        icon: ListOrdered,
        label: name,
        target: readListDetailPageLink({ id }),
      }),
    ),
  ]
}
