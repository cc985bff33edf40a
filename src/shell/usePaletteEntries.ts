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
import { can } from '../access/permissions'
import { useCurrentUser } from '../access/SessionContext'
import {
  type AnyActionName,
  actionsBeyondLimit,
  actionsFor,
  batchLimit,
  iconOf,
  runAnyAction,
} from '../actions/actionsFor'
import type { ActionRecords, ActionResource } from '../actions/actionTable'
import { type ActiveRecords, activeRecords, useActiveRecords } from '../actions/activeRecords'
import type { LinkTarget } from '../components/page/linkTarget'
import { useSignOut } from '../dialogs/useSignOut'
import { useGetBook } from '../generated/books/books.hooks'
import { useGetCollection } from '../generated/collections/collections.hooks'
import { useGetReadList } from '../generated/readlists/readlists.hooks'
import { useGetSeries } from '../generated/series/series.hooks'
import { useFormat } from '../language/format'
import { useTranslate } from '../language/useTranslate'
import { type SearchResults, useDebounced, useSearch } from '../lists/search/useSearch'
import { bookLink, fullBookTitle } from '../resources/books'
import { collectionLink } from '../resources/collections'
import { useLibraries } from '../resources/libraries'
import { readListLink } from '../resources/readlists'
import { seriesLink } from '../resources/series'
import { adminPages, otherPages } from './adminPages'
import type { PaletteEntry } from './paletteEntries'

const MOST_FOUND = { series: 5, books: 5, collections: 5, readLists: 5 }

/**
 * Entries of the command palette for the current user, page and selection.
 * @param typed  text of the field; starts a search when it is not blank
 * @returns unfiltered entries, and the state of the search
 */
export function usePaletteEntries(typed: string): {
  entries: PaletteEntry[]
  isSearching: boolean
  hasFailed: boolean
} {
  const text = typed.trim()
  const calm = useDebounced(text)
  const { found, isSearching, failure } = useSearch(calm, 'all', MOST_FOUND)
  const go = useGo()
  const entries = [...useDeeds(), ...usePages(text), ...useLibraryEntries(), ...foundEntries(found, go)]
  return { entries, isSearching: text !== '' && (isSearching || calm !== text), hasFailed: failure !== undefined }
}

function useGo() {
  const navigate = useNavigate()
  return (target: LinkTarget) => () => void navigate(target)
}

/** Permitted actions on the selected records, otherwise on the record whose page is open. */
function useDeeds(): PaletteEntry[] {
  const t = useTranslate()
  const { number } = useFormat()
  const me = useCurrentUser()
  const open = useOpenThing()
  const things = useActiveRecords() ?? open
  if (!things) return []
  const { noun, total, within, run } = things
  const records = things.records as Parameters<typeof actionsFor>[3]
  const entry = (name: AnyActionName, note: string | undefined): PaletteEntry => ({
    key: `action ${name}`,
    group: 'actions',
    label: t(`action.${name}`),
    note,
    icon: iconOf(name).icon,
    run: () => run(name),
  })
  const note = things.title ?? t('list.selection.count', { count: total, number: number(total) })
  const most = (name: AnyActionName) => t('list.selection.batchLimit', { number: number(batchLimit(name)) })
  return [
    ...actionsFor(me, noun, total, records, within).map(name => entry(name, note)),
    ...actionsBeyondLimit(me, noun, total, records, within).map(name => ({
      ...entry(name, most(name)),
      disabled: true,
    })),
  ]
}

/** The book, series, collection, read list or library whose page is open. */
function useOpenThing(): ActiveRecords | undefined {
  const {
    seriesId = '',
    bookId = '',
    libraryId = '',
    collectionId = '',
    readListId = '',
  } = useParams({ strict: false })
  const quiet = { shownBy: 'nobody' as const }
  const series = useGetSeries(seriesId, { query: { meta: quiet, enabled: seriesId !== '' } }).data
  const book = useGetBook(bookId, { query: { meta: quiet, enabled: bookId !== '' } }).data
  const collection = useGetCollection(collectionId, { query: { meta: quiet, enabled: collectionId !== '' } }).data
  const readList = useGetReadList(readListId, { query: { meta: quiet, enabled: readListId !== '' } }).data
  const library = useLibraries().find(({ id }) => id === libraryId)
  if (book && bookId) return oneAtHand('books', book, fullBookTitle(book))
  if (series && seriesId) return oneAtHand('series', series, series.metadata.title)
  if (collection && collectionId) return oneAtHand('collections', collection, collection.name)
  if (readList && readListId) return oneAtHand('readlists', readList, readList.name)
  return library && oneAtHand('libraries', library, library.name)
}

const oneAtHand = <Noun extends ActionResource>(noun: Noun, record: ActionRecords[Noun], title: string) =>
  activeRecords({
    noun,
    total: 1,
    records: [record],
    title,
    run: name => void runAnyAction(name, noun, { total: 1, title, things: [{ record, title }] }),
  })

function usePages(text: string): PaletteEntry[] {
  const t = useTranslate()
  const me = useCurrentUser()
  const go = useGo()
  const signOut = useSignOut()
  const page = (key: string, label: string, icon: PaletteEntry['icon'], target: LinkTarget): PaletteEntry => ({
    key: `page ${key}`,
    group: 'pages',
    label,
    icon,
    run: go(target),
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
      .filter(({ permission }) => can(me, permission))
      .map(({ to, name, icon }) => page(name, t(`shell.link.${name}`), icon, { to })),
    ...otherPages
      .filter(({ permission }) => can(me, permission))
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
  const go = useGo()
  const libraries = useLibraries()
  const all = libraries.length > 1 ? [{ id: 'all', name: t('page.library.all') }] : []
  return [...all, ...libraries].map(({ id, name }) => ({
    key: `library ${id}`,
    group: 'libraries',
    label: name,
    icon: id === 'all' ? LibraryBig : LibraryIcon,
    run: go({ to: '/libraries/$libraryId', params: { libraryId: id } }),
  }))
}

function foundEntries(
  { series, books, collections, readLists }: SearchResults,
  go: (target: LinkTarget) => () => void,
): PaletteEntry[] {
  const found = ({
    target,
    ...entry
  }: Pick<PaletteEntry, 'key' | 'icon' | 'label' | 'note'> & { target: LinkTarget }): PaletteEntry => ({
    ...entry,
    group: 'searchResults',
    run: go(target),
  })
  return [
    ...series.map(one =>
      found({ key: `series ${one.id}`, icon: LibraryIcon, label: one.metadata.title, target: seriesLink(one) }),
    ),
    ...books.map(one =>
      found({
        key: `book ${one.id}`,
        icon: Book,
        label: one.metadata.title,
        note: one.oneshot ? undefined : one.seriesTitle,
        target: bookLink(one),
      }),
    ),
    ...collections.map(({ id, name }) =>
      found({
        key: `collection ${id}`,
        icon: FolderOpen,
        label: name,
        target: collectionLink({ id }),
      }),
    ),
    ...readLists.map(({ id, name }) =>
      found({
        key: `readList ${id}`,
        icon: ListOrdered,
        label: name,
        target: readListLink({ id }),
      }),
    ),
  ]
}
