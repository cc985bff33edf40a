import { useNavigate } from '@tanstack/react-router'
import {
  BookOpen,
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
import {
  getActionAppearance,
  getMaxRecordsOfAction,
  listActionsExceedingMaxRecords,
  listAvailableActions,
  type RecordActionId,
} from '../../actions/availableActions'
import {
  type RecordsForCommandPaletteActions,
  useRecordsForCommandPaletteActions,
} from '../../actions/recordsForCommandPaletteActions'
import { useRerenderWhenOfflineBookIdsChange } from '../../api/offline/offlineBooks'
import type { RouterLinkTarget } from '../../components/page/routerLinkTarget'
import { useDebouncedValue } from '../../components/useDebouncedValue'
import { useSignOut } from '../../dialogs/signOut/useSignOut'
import { useLocaleFormatters } from '../../language/localeFormatters'
import { useTranslate } from '../../language/useTranslate'
import { useSearchOfAllResources } from '../../lists/search/useSearchOfAllResources'
import { useLibrariesInUserOrder } from '../../resources/libraries'
import { adminPagesInDrawer, adminPagesOutsideDrawer } from '../adminPages'
import { useCanOpenAdminPage } from '../useCanOpenAdminPage'
import { useIsOfflinePageLinked } from '../useIsOfflinePageLinked'
import { accountAndServerTabPages } from './accountAndServerTabPages'
import type { CommandPaletteEntryData } from './commandPaletteEntries'
import { createSearchResultPaletteEntries } from './createSearchResultPaletteEntries'
import { useRecordOfCurrentPage } from './useRecordOfCurrentPage'

const MAX_RESULTS_PER_KIND = { series: 5, books: 5, collections: 5, readLists: 5 }

/**
 * Returns all entries of the command palette for the current user, page and selection.
 * @param input text of the search field. A blank text starts no search.
 * @returns `entries` contains all entries, because the caller filters them by the text. `isSearching` and `hasFailed`
 * are the state of the search on the server.
 */
export function useCommandPaletteEntries(input: string): {
  entries: CommandPaletteEntryData[]
  isSearching: boolean
  hasFailed: boolean
} {
  const text = input.trim()
  const debouncedText = useDebouncedValue(text)
  const { results, isSearching, failure } = useSearchOfAllResources(debouncedText, 'all', MAX_RESULTS_PER_KIND)
  const navigateTo = useNavigateCallback()
  const entries = [
    ...useActionEntries(),
    ...usePageEntries(text),
    ...useLibraryEntries(),
    ...createSearchResultPaletteEntries(results, navigateTo),
  ]
  return {
    entries,
    isSearching: text !== '' && (isSearching || debouncedText !== text),
    hasFailed: failure !== undefined,
  }
}

function useNavigateCallback() {
  const navigate = useNavigate()
  return (target: RouterLinkTarget) => () => void navigate(target)
}

/**
 * Returns an entry for each action that the user may run on the selected records. If no record is selected, the actions
 * apply to the record of the current page. If there are too many records for an action, its entry is disabled.
 */
function useActionEntries(): CommandPaletteEntryData[] {
  const t = useTranslate()
  const { number } = useLocaleFormatters()
  const user = useCurrentUser()
  const navigateTo = useNavigateCallback()
  useRerenderWhenOfflineBookIdsChange(user.id)
  const recordOfPage = useRecordOfCurrentPage()
  const active = useRecordsForCommandPaletteActions() ?? recordOfPage
  if (!active) return []
  const { resource, total, containingList, run } = active
  const records = active.records as Parameters<typeof listAvailableActions>[3]
  const entry = (name: RecordActionId, targetNote: string | undefined): CommandPaletteEntryData => ({
    key: `action ${name}`,
    group: 'actions',
    label: t(`action.${name}`),
    note: targetNote,
    icon: getActionAppearance(name).icon,
    run: () => run(name),
  })
  const targetNote = active.title ?? t('list.selection.count', { count: total, number: number(total) })
  const limitNote = (name: RecordActionId) =>
    t('list.selection.batchLimit', { number: number(getMaxRecordsOfAction(name)) })
  const seriesId = getSeriesIdOfSingleBook(active)
  return [
    ...(seriesId === undefined
      ? []
      : [
          {
            key: 'action openSeries',
            group: 'actions' as const,
            label: t('action.openSeries'),
            note: targetNote,
            icon: LibraryIcon,
            run: navigateTo({ to: '/series/$seriesId', params: { seriesId } }),
          },
        ]),
    ...listAvailableActions(user, resource, total, records, containingList).map(name => entry(name, targetNote)),
    ...listActionsExceedingMaxRecords(user, resource, total, records, containingList).map(name => ({
      ...entry(name, limitNote(name)),
      disabled: true,
    })),
  ]
}

/**
 * If the actions of the command palette apply to exactly 1 book, returns the id of the series of this book. Returns
 * undefined for a one-shot.
 */
function getSeriesIdOfSingleBook(active: RecordsForCommandPaletteActions): string | undefined {
  const [book, ...others] = active.resource === 'books' ? (active.records ?? []) : []
  return book && others.length === 0 && !book.oneshot ? book.seriesId : undefined
}

function usePageEntries(text: string): CommandPaletteEntryData[] {
  const t = useTranslate()
  const user = useCurrentUser()
  const navigateTo = useNavigateCallback()
  const canOpenAdminPage = useCanOpenAdminPage()
  const signOut = useSignOut()
  const isOfflinePageLinked = useIsOfflinePageLinked()
  const page = (
    key: string,
    label: string,
    icon: CommandPaletteEntryData['icon'],
    target: RouterLinkTarget,
  ): CommandPaletteEntryData => ({
    key: `page ${key}`,
    group: 'pages',
    label,
    icon,
    run: navigateTo(target),
  })
  return [
    page('home', t('shell.home'), House, { to: '/dashboard' }),
    page('account', t('palette.account'), UserRound, { to: '/account' }),
    ...accountAndServerTabPages
      .filter(({ permission }) => !permission || hasPermission(user, permission))
      .map(({ name, icon, target }) => page(name, t(`palette.page.${name}`), icon, target)),
    ...(isOfflinePageLinked ? [page('offline', t('shell.offline'), HardDriveDownload, { to: '/offline' })] : []),
    { key: 'page signOut', group: 'pages', label: t('shell.signOut'), icon: LogOut, run: signOut },
    page('books', t('resources.books.name'), BookOpen, {
      to: '/libraries/$libraryId/books',
      params: { libraryId: 'all' },
    }),
    page('collections', t('page.library.collections'), FolderOpen, {
      to: '/libraries/$libraryId/collections',
      params: { libraryId: 'all' },
    }),
    page('readLists', t('page.library.readLists'), ListOrdered, {
      to: '/libraries/$libraryId/readlists',
      params: { libraryId: 'all' },
    }),
    ...adminPagesInDrawer
      .filter(canOpenAdminPage)
      .map(({ to, name, icon }) => page(name, t(`shell.link.${name}`), icon, { to })),
    ...adminPagesOutsideDrawer
      .filter(canOpenAdminPage)
      .map(({ to, name, icon }) => page(name, t(`palette.page.${name}`), icon, { to })),
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

function useLibraryEntries(): CommandPaletteEntryData[] {
  const t = useTranslate()
  const navigateTo = useNavigateCallback()
  const libraries = useLibrariesInUserOrder()
  const all = libraries.length > 1 ? [{ id: 'all', name: t('page.library.all') }] : []
  return [...all, ...libraries].map(({ id, name }) => ({
    key: `library ${id}`,
    group: 'libraries',
    label: name,
    icon: id === 'all' ? LibraryBig : LibraryIcon,
    run: navigateTo({ to: '/libraries/$libraryId', params: { libraryId: id } }),
  }))
}
