import { useNavigate, useParams } from '@tanstack/react-router'
import {
  Book,
  FolderOpen,
  HardDriveDownload,
  House,
  LibraryBig,
  Library as LibraryIcon,
  ListOrdered,
  LogOut,
  Search,
  UserRound,
} from 'lucide-react'
import { hasPermission } from '../../access/permissions'
import { useCurrentUser } from '../../access/SessionContext'
import type { ActionRecordTypes, ActionResource } from '../../actions/actionTable'
import { type ActiveRecords, toActiveRecords, useActiveRecords } from '../../actions/activeRecords'
import {
  type AnyActionName,
  dispatchAction,
  getActionAppearance,
  getActionBatchLimit,
  listActionsOverBatchLimit,
  listAvailableActions,
} from '../../actions/availableActions'
import type { LinkTarget } from '../../components/page/linkTarget'
import { useSignOut } from '../../dialogs/useSignOut'
import { useGetBook } from '../../generated/books/books.hooks'
import { useGetCollection } from '../../generated/collections/collections.hooks'
import { useGetReadList } from '../../generated/readlists/readlists.hooks'
import { useGetSeries } from '../../generated/series/series.hooks'
import { useLocaleFormat } from '../../language/localeFormat'
import { useTranslate } from '../../language/useTranslate'
import { type SearchResults, useDebouncedText, useFullTextSearch } from '../../lists/search/useFullTextSearch'
import { bookLink, fullBookTitle } from '../../resources/books'
import { collectionLink } from '../../resources/collections'
import { useLibraries } from '../../resources/libraries'
import { readListLink } from '../../resources/readlists'
import { seriesLink } from '../../resources/series'
import { adminPages, unlinkedAdminPages } from '../adminPages'
import type { PaletteEntry } from './paletteEntries'

const MAX_RESULTS_PER_KIND = { series: 5, books: 5, collections: 5, readLists: 5 }

/**
 * Returns the entries of the command palette for the current user, page and selection.
 * @param input  text of the search field; starts a search if the text is not blank
 * @returns unfiltered entries, and the state of the search
 */
export function usePaletteEntries(input: string): {
  entries: PaletteEntry[]
  isSearching: boolean
  hasFailed: boolean
} {
  const text = input.trim()
  const debouncedText = useDebouncedText(text)
  const { results, isSearching, failure } = useFullTextSearch(debouncedText, 'all', MAX_RESULTS_PER_KIND)
  const navigateTo = useNavigateCallback()
  const entries = [
    ...useActionEntries(),
    ...usePageEntries(text),
    ...useLibraryEntries(),
    ...searchResultEntries(results, navigateTo),
  ]
  return {
    entries,
    isSearching: text !== '' && (isSearching || debouncedText !== text),
    hasFailed: failure !== undefined,
  }
}

function useNavigateCallback() {
  const navigate = useNavigate()
  return (target: LinkTarget) => () => void navigate(target)
}

/** Returns entries for the permitted actions on the selected records, or on the record of the current page without a selection. */
function useActionEntries(): PaletteEntry[] {
  const t = useTranslate()
  const { number } = useLocaleFormat()
  const user = useCurrentUser()
  const recordOfPage = useRecordOfPage()
  const active = useActiveRecords() ?? recordOfPage
  if (!active) return []
  const { resource, total, containingList, run } = active
  const records = active.records as Parameters<typeof listAvailableActions>[3]
  const entry = (name: AnyActionName, targetNote: string | undefined): PaletteEntry => ({
    key: `action ${name}`,
    group: 'actions',
    label: t(`action.${name}`),
    note: targetNote,
    icon: getActionAppearance(name).icon,
    run: () => run(name),
  })
  const targetNote = active.title ?? t('list.selection.count', { count: total, number: number(total) })
  const limitNote = (name: AnyActionName) =>
    t('list.selection.batchLimit', { number: number(getActionBatchLimit(name)) })
  return [
    ...listAvailableActions(user, resource, total, records, containingList).map(name => entry(name, targetNote)),
    ...listActionsOverBatchLimit(user, resource, total, records, containingList).map(name => ({
      ...entry(name, limitNote(name)),
      disabled: true,
    })),
  ]
}

/** Returns the book, series, collection, read list or library of the current page. */
function useRecordOfPage(): ActiveRecords | undefined {
  const {
    seriesId = '',
    bookId = '',
    libraryId = '',
    collectionId = '',
    readListId = '',
  } = useParams({ strict: false })
  const withoutErrorNotice = { shownBy: 'none' as const }
  const series = useGetSeries(seriesId, { query: { meta: withoutErrorNotice, enabled: seriesId !== '' } }).data
  const book = useGetBook(bookId, { query: { meta: withoutErrorNotice, enabled: bookId !== '' } }).data
  const collection = useGetCollection(collectionId, {
    query: { meta: withoutErrorNotice, enabled: collectionId !== '' },
  }).data
  const readList = useGetReadList(readListId, { query: { meta: withoutErrorNotice, enabled: readListId !== '' } }).data
  const library = useLibraries().find(({ id }) => id === libraryId)
  if (book && bookId) return singleActiveRecord('books', book, fullBookTitle(book))
  if (series && seriesId) return singleActiveRecord('series', series, series.metadata.title)
  if (collection && collectionId) return singleActiveRecord('collections', collection, collection.name)
  if (readList && readListId) return singleActiveRecord('readlists', readList, readList.name)
  return library && singleActiveRecord('libraries', library, library.name)
}

const singleActiveRecord = <Noun extends ActionResource>(
  resource: Noun,
  record: ActionRecordTypes[Noun],
  title: string,
) =>
  toActiveRecords({
    resource,
    total: 1,
    records: [record],
    title,
    run: name => void dispatchAction(name, resource, { total: 1, title, records: [{ record, title }] }),
  })

function usePageEntries(text: string): PaletteEntry[] {
  const t = useTranslate()
  const user = useCurrentUser()
  const navigateTo = useNavigateCallback()
  const signOut = useSignOut()
  const page = (key: string, label: string, icon: PaletteEntry['icon'], target: LinkTarget): PaletteEntry => ({
    key: `page ${key}`,
    group: 'pages',
    label,
    icon,
    run: navigateTo(target),
  })
  return [
    page('home', t('shell.home'), House, { to: '/dashboard' }),
    page('account', t('palette.account'), UserRound, { to: '/account' }),
    page('offline', t('shell.offline'), HardDriveDownload, { to: '/offline' }),
    { key: 'page signOut', group: 'pages', label: t('shell.signOut'), icon: LogOut, run: signOut },
    page('collections', t('page.library.collections'), FolderOpen, {
      to: '/libraries/$libraryId/collections',
      params: { libraryId: 'all' },
    }),
    page('readLists', t('page.library.readLists'), ListOrdered, {
      to: '/libraries/$libraryId/readlists',
      params: { libraryId: 'all' },
    }),
    ...adminPages
      .filter(({ permission }) => hasPermission(user, permission))
      .map(({ to, name, icon }) => page(name, t(`shell.link.${name}`), icon, { to })),
    ...unlinkedAdminPages
      .filter(({ permission }) => hasPermission(user, permission))
      .map(({ to, name, icon }) => page(name, t(`page.planned.${name}`), icon, { to })),
    ...(text
      ? [
          {
            ...page('search', t('shell.search.all', { text }), Search, { to: '/search', search: { q: text } }),
            group: 'searchResults' as const,
            opensSearchPage: true as const,
          },
        ]
      : []),
  ]
}

function useLibraryEntries(): PaletteEntry[] {
  const t = useTranslate()
  const navigateTo = useNavigateCallback()
  const libraries = useLibraries()
  const all = libraries.length > 1 ? [{ id: 'all', name: t('page.library.all') }] : []
  return [...all, ...libraries].map(({ id, name }) => ({
    key: `library ${id}`,
    group: 'libraries',
    label: name,
    icon: id === 'all' ? LibraryBig : LibraryIcon,
    run: navigateTo({ to: '/libraries/$libraryId', params: { libraryId: id } }),
  }))
}

function searchResultEntries(
  { series, books, collections, readLists }: SearchResults,
  navigateTo: (target: LinkTarget) => () => void,
): PaletteEntry[] {
  const results = ({
    target,
    ...entry
  }: Pick<PaletteEntry, 'key' | 'icon' | 'label' | 'note'> & { target: LinkTarget }): PaletteEntry => ({
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
        target: seriesLink(record),
      }),
    ),
    ...books.map(record =>
      results({
        key: `book ${record.id}`,
        icon: Book,
        label: record.metadata.title,
        note: record.oneshot ? undefined : record.seriesTitle,
        target: bookLink(record),
      }),
    ),
    ...collections.map(({ id, name }) =>
      results({
        key: `collection ${id}`,
        icon: FolderOpen,
        label: name,
        target: collectionLink({ id }),
      }),
    ),
    ...readLists.map(({ id, name }) =>
      results({
        key: `readList ${id}`,
        icon: ListOrdered,
        label: name,
        target: readListLink({ id }),
      }),
    ),
  ]
}
