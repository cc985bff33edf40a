import 'virtual:texts/late'
import { useMatches } from '@tanstack/react-router'
import { type ComponentType, Suspense } from 'react'
import { lazyComponent } from '../../api/program/lazyComponent'
import { loadTextBundle } from '../../language/interfaceLanguage'

/** Page components by route path. The code of a page loads when the user opens the page for the first time. */
const pages: Readonly<Record<string, ComponentType>> = {
  '/settings/authentication-activity': lazyComponent(
    () => import('../../resources/authenticationActivity/AuthenticationActivityPage'),
    'AuthenticationActivityPage',
  ),
  '/history': lazyComponent(() => import('../../resources/history/HistoryPage'), 'HistoryPage'),
  '/media-management/analysis': lazyComponent(
    () => import('../../resources/books/analysis/MediaAnalysisPage'),
    'MediaAnalysisPage',
  ),
  '/media-management/missing-posters': lazyComponent(
    () => import('../../resources/books/analysis/MissingPostersPage'),
    'MissingPostersPage',
  ),
  '/settings/users': lazyComponent(() => import('../../resources/users/UsersPage'), 'UsersPage'),
  '/settings/users/add': lazyComponent(() => import('../../resources/users/AddUserPage'), 'AddUserPage'),
  '/account/api-keys': lazyComponent(() => import('../../pages/account/ApiKeysPage'), 'ApiKeysPage'),
  '/account/preferences': lazyComponent(async () => {
    const page = import('../../pages/account/preferences/PreferencesPage')
    // The preferences page also shows reader settings, so it needs the texts of the readers.
    await Promise.all([page, loadTextBundle('reader')])
    return page.then(({ PreferencesPage }) => ({ PreferencesPage }))
  }, 'PreferencesPage'),
  '/account/authentication-activity': lazyComponent(
    () => import('../../pages/account/OwnAuthenticationActivityPage'),
    'OwnAuthenticationActivityPage',
  ),
  '/settings/metrics': lazyComponent(() => import('../../resources/metrics/MetricsPage'), 'MetricsPage'),
  '/settings/announcements': lazyComponent(
    () => import('../../resources/announcements/AnnouncementsPage'),
    'AnnouncementsPage',
  ),
  '/settings/updates': lazyComponent(() => import('../../resources/releases/ServerUpdatesPage'), 'ServerUpdatesPage'),
  '/settings/server': lazyComponent(() => import('../../resources/server/ServerPage'), 'ServerPage'),
  '/settings/ui': lazyComponent(
    () => import('../../resources/server/interface/InterfaceSettingsPage'),
    'InterfaceSettingsPage',
  ),
  '/import/books': lazyComponent(() => import('../../resources/transientBooks/ImportBooksPage'), 'ImportBooksPage'),
  '/import/readlist': lazyComponent(
    () => import('../../resources/readlists/import/ImportReadListPage'),
    'ImportReadListPage',
  ),
  '/media-management/duplicate-files': lazyComponent(
    () => import('../../resources/duplicateFiles/DuplicateFilesPage'),
    'DuplicateFilesPage',
  ),
  '/duplicate-pages/known': lazyComponent(
    () => import('../../resources/pageHashes/PageHashesPages'),
    'KnownPageHashesPage',
  ),
  '/duplicate-pages/unknown': lazyComponent(
    () => import('../../resources/pageHashes/PageHashesPages'),
    'UnknownPageHashesPage',
  ),
}

/** Renders the administration page of the current path. */
export function AdministrationPage() {
  const path = useMatches({ select: matches => matches.at(-1)?.fullPath }) ?? ''
  const Page = pages[path]
  return <Suspense fallback={null}>{Page && <Page />}</Suspense>
}

export const loadAdministrationTexts = (): Promise<void> => loadTextBundle('administration')

/**
 * Functions that import pages, by route path. These pages have their own route component and are not rendered by {@link
 * AdministrationPage}.
 */
export const pageLoadersByRoutePath = {
  '/account': () => import('../../pages/account/AccountPage').then(({ AccountPage }) => ({ AccountPage })),
} as const
