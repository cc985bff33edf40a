import { Book, FolderOpen, Library as LibraryIcon, ListOrdered } from 'lucide-react'
import type { RouterLinkTarget } from '../../components/page/routerLinkTarget'
import type { SearchResultsByResource } from '../../lists/search/useSearchOfAllResources'
import { getBookDetailPageLink } from '../../resources/books'
import { getCollectionDetailPageLink } from '../../resources/collections'
import { getReadListDetailPageLink } from '../../resources/readlists'
import { getSeriesDetailPageLink } from '../../resources/series'
import type { CommandPaletteEntryData } from './commandPaletteEntries'

/**
 * Creates a command palette entry for each series, book, collection and read list that the search found.
 * @param navigateTo creates a function that opens the given page
 */
export function createSearchResultPaletteEntries(
  { series, books, collections, readLists }: SearchResultsByResource,
  navigateTo: (target: RouterLinkTarget) => () => void,
): CommandPaletteEntryData[] {
  const results = ({
    target,
    ...entry
  }: Pick<CommandPaletteEntryData, 'key' | 'icon' | 'label' | 'note'> & {
    target: RouterLinkTarget
  }): CommandPaletteEntryData => ({
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
        target: getSeriesDetailPageLink(record),
      }),
    ),
    ...books.map(record =>
      results({
        key: `book ${record.id}`,
        icon: Book,
        label: record.metadata.title,
        note: record.oneshot ? undefined : record.seriesTitle,
        target: getBookDetailPageLink(record),
      }),
    ),
    ...collections.map(({ id, name }) =>
      results({
        key: `collection ${id}`,
        icon: FolderOpen,
        label: name,
        target: getCollectionDetailPageLink({ id }),
      }),
    ),
    ...readLists.map(({ id, name }) =>
      results({
        key: `readList ${id}`,
        icon: ListOrdered,
        label: name,
        target: getReadListDetailPageLink({ id }),
      }),
    ),
  ]
}
