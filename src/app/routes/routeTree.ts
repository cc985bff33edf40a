import { createRoute } from '@tanstack/react-router'
import { administratorRoutes } from './administratorRoutes'
import { lazyPage } from './lazyPage'
import { administrationPage, getShellRoute, rootRoute, shellRoute } from './parentRoutes'
import {
  redirectHome,
  redirectToLastListState,
  redirectToLastView,
  requireAnyLibrary,
  requireNoLibrary,
} from './routeGuards'
import { validateContextSearch, validateListSearch, validateResultsSearch, validateSeriesSearch } from './searchParams'
import { standaloneRoutes } from './standaloneRoutes'

/** Routes inside the shell, in the order of the specification (section 2). */
const shellPageRoutes = [
  createRoute({ getParentRoute: getShellRoute, path: '/', beforeLoad: redirectHome }),
  createRoute({
    getParentRoute: getShellRoute,
    path: '/welcome',
    beforeLoad: requireNoLibrary,
    component: lazyPage(() => import('../../pages/WelcomePage'), 'WelcomePage'),
  }),
  createRoute({
    getParentRoute: getShellRoute,
    path: '/dashboard',
    beforeLoad: requireAnyLibrary,
    component: lazyPage(() => import('../../pages/DashboardPage'), 'DashboardPage'),
  }),
  createRoute({ getParentRoute: getShellRoute, path: '/libraries', beforeLoad: redirectToLastView }),
  createRoute({ getParentRoute: getShellRoute, path: '/libraries/$libraryId', beforeLoad: redirectToLastView }),
  createRoute({
    getParentRoute: getShellRoute,
    path: '/libraries/$libraryId/recommended',
    beforeLoad: requireAnyLibrary,
    component: lazyPage(() => import('../../resources/libraries/LibraryRecommendedPage'), 'LibraryRecommendedPage'),
  }),
  createRoute({
    getParentRoute: getShellRoute,
    path: '/libraries/$libraryId/series',
    validateSearch: validateListSearch,
    beforeLoad: async args => {
      await redirectToLastListState('library')(args)
      return requireAnyLibrary()
    },
    component: lazyPage(() => import('../../resources/libraries/LibrarySeriesPage'), 'LibrarySeriesPage'),
  }),
  createRoute({
    getParentRoute: getShellRoute,
    path: '/libraries/$libraryId/collections',
    validateSearch: validateListSearch,
    beforeLoad: requireAnyLibrary,
    component: lazyPage(() => import('../../resources/libraries/LibraryCollectionsPage'), 'LibraryCollectionsPage'),
  }),
  createRoute({
    getParentRoute: getShellRoute,
    path: '/libraries/$libraryId/readlists',
    validateSearch: validateListSearch,
    beforeLoad: async args => {
      await redirectToLastListState('readlists')(args)
      return requireAnyLibrary()
    },
    component: lazyPage(() => import('../../resources/libraries/LibraryReadListsPage'), 'LibraryReadListsPage'),
  }),
  createRoute({
    getParentRoute: getShellRoute,
    path: '/collections/$collectionId',
    validateSearch: validateListSearch,
    beforeLoad: args => redirectToLastListState('collection')(args),
    component: lazyPage(() => import('../../resources/collections/CollectionPage'), 'CollectionPage'),
  }),
  createRoute({
    getParentRoute: getShellRoute,
    path: '/readlists/$readListId',
    validateSearch: validateListSearch,
    beforeLoad: args => redirectToLastListState('readlist')(args),
    component: lazyPage(() => import('../../resources/readlists/ReadListPage'), 'ReadListPage'),
  }),
  createRoute({
    getParentRoute: getShellRoute,
    path: '/series/$seriesId',
    validateSearch: validateSeriesSearch,
    component: lazyPage(() => import('../../resources/series/SeriesPage'), 'SeriesPage'),
  }),
  createRoute({
    getParentRoute: getShellRoute,
    path: '/oneshot/$seriesId',
    validateSearch: validateContextSearch,
    component: lazyPage(() => import('../../resources/series/OneshotPage'), 'OneshotPage'),
  }),
  createRoute({
    getParentRoute: getShellRoute,
    path: '/book/$bookId',
    validateSearch: validateContextSearch,
    component: lazyPage(() => import('../../resources/books/page/BookPage'), 'BookPage'),
  }),
  createRoute({
    getParentRoute: getShellRoute,
    path: '/search',
    validateSearch: validateResultsSearch,
    component: lazyPage(() => import('../../pages/SearchPage'), 'SearchPage'),
  }),
  createRoute({
    getParentRoute: getShellRoute,
    path: '/history',
    validateSearch: validateListSearch,
    component: administrationPage,
  }),
  createRoute({
    getParentRoute: getShellRoute,
    path: '/account',
    component: lazyPage(() => import('../../pages/account/AccountPage'), 'AccountPage'),
  }),
  createRoute({
    getParentRoute: getShellRoute,
    path: '/offline',
    component: lazyPage(() => import('../../pages/offline/OfflinePage'), 'OfflinePage'),
  }),
] as const

/** Tree of all routes of the client. */
export const routeTree = rootRoute.addChildren([
  shellRoute.addChildren([...shellPageRoutes, ...administratorRoutes]),
  ...standaloneRoutes,
])
