import { createRoute } from '@tanstack/react-router'
import { accountRoutes } from './accountRoutes'
import { administrationRoutes } from './administrationRoutes'
import { lazyPage } from './lazyPage'
import {
  getResourceRoute,
  getShellRoute,
  lazyAdministrationPage,
  resourceRoute,
  rootRoute,
  shellRoute,
} from './parentRoutes'
import {
  createRestoreLastListStateGuard,
  redirectFromHome,
  redirectToLastLibraryView,
  requireAnyLibrary,
  requireNoLibrary,
} from './routeGuards'
import { routesOutsideShell } from './routesOutsideShell'
import {
  validateListPageSearchParams,
  validateOpenedFromListSearchParams,
  validateSearchPageSearchParams,
  validateSeriesPageSearchParams,
} from './searchParams'
import { serverWebClientRedirectRoutes } from './serverWebClientRedirectRoutes'

/** Routes inside the app shell that do not use react-admin. */
const shellPageRoutes = [
  createRoute({ getParentRoute: getShellRoute, path: '/', beforeLoad: redirectFromHome }),
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
  createRoute({ getParentRoute: getShellRoute, path: '/libraries', beforeLoad: redirectToLastLibraryView }),
  createRoute({ getParentRoute: getShellRoute, path: '/libraries/$libraryId', beforeLoad: redirectToLastLibraryView }),
  createRoute({
    getParentRoute: getShellRoute,
    path: '/libraries/$libraryId/recommended',
    beforeLoad: requireAnyLibrary,
    component: lazyPage(() => import('../../resources/libraries/LibraryRecommendedPage'), 'LibraryRecommendedPage'),
  }),
  createRoute({
    getParentRoute: getShellRoute,
    path: '/offline',
    component: lazyPage(() => import('../../pages/offline/OfflineBooksPage'), 'OfflineBooksPage'),
  }),
] as const

/** Routes inside the app shell that use react-admin. */
const resourcePageRoutes = [
  createRoute({
    getParentRoute: getResourceRoute,
    path: '/libraries/$libraryId/series',
    validateSearch: validateListPageSearchParams,
    beforeLoad: async args => {
      await createRestoreLastListStateGuard('library')(args)
      return requireAnyLibrary()
    },
    component: lazyPage(() => import('../../resources/libraries/LibrarySeriesPage'), 'LibrarySeriesPage'),
  }),
  createRoute({
    getParentRoute: getResourceRoute,
    path: '/libraries/$libraryId/books',
    validateSearch: validateListPageSearchParams,
    beforeLoad: async args => {
      await createRestoreLastListStateGuard('libraryBooks')(args)
      return requireAnyLibrary()
    },
    component: lazyPage(() => import('../../resources/libraries/LibraryBooksPage'), 'LibraryBooksPage'),
  }),
  createRoute({
    getParentRoute: getResourceRoute,
    path: '/libraries/$libraryId/collections',
    validateSearch: validateListPageSearchParams,
    beforeLoad: requireAnyLibrary,
    component: lazyPage(() => import('../../resources/libraries/LibraryCollectionsPage'), 'LibraryCollectionsPage'),
  }),
  createRoute({
    getParentRoute: getResourceRoute,
    path: '/libraries/$libraryId/readlists',
    validateSearch: validateListPageSearchParams,
    beforeLoad: async args => {
      await createRestoreLastListStateGuard('readlists')(args)
      return requireAnyLibrary()
    },
    component: lazyPage(() => import('../../resources/libraries/LibraryReadListsPage'), 'LibraryReadListsPage'),
  }),
  createRoute({
    getParentRoute: getResourceRoute,
    path: '/collections/$collectionId',
    validateSearch: validateListPageSearchParams,
    beforeLoad: args => createRestoreLastListStateGuard('collection')(args),
    component: lazyPage(() => import('../../resources/collections/CollectionDetailPage'), 'CollectionDetailPage'),
  }),
  createRoute({
    getParentRoute: getResourceRoute,
    path: '/readlists/$readListId',
    validateSearch: validateListPageSearchParams,
    beforeLoad: args => createRestoreLastListStateGuard('readlist')(args),
    component: lazyPage(() => import('../../resources/readlists/ReadListDetailPage'), 'ReadListDetailPage'),
  }),
  createRoute({
    getParentRoute: getResourceRoute,
    path: '/series/$seriesId',
    validateSearch: validateSeriesPageSearchParams,
    component: lazyPage(() => import('../../resources/series/SeriesDetailPage'), 'SeriesDetailPage'),
  }),
  createRoute({
    getParentRoute: getResourceRoute,
    path: '/oneshot/$seriesId',
    validateSearch: validateOpenedFromListSearchParams,
    component: lazyPage(() => import('../../resources/series/OneshotDetailPage'), 'OneshotDetailPage'),
  }),
  createRoute({
    getParentRoute: getResourceRoute,
    path: '/book/$bookId',
    validateSearch: validateOpenedFromListSearchParams,
    component: lazyPage(() => import('../../resources/books/page/BookDetailPage'), 'BookDetailPage'),
  }),
  createRoute({
    getParentRoute: getResourceRoute,
    path: '/search',
    validateSearch: validateSearchPageSearchParams,
    component: lazyPage(() => import('../../pages/SearchPage'), 'SearchPage'),
  }),
  createRoute({
    getParentRoute: getResourceRoute,
    path: '/history',
    validateSearch: validateListPageSearchParams,
    component: lazyAdministrationPage,
  }),
  ...accountRoutes,
] as const

/** Tree of all routes of the client. */
export const routeTree = rootRoute.addChildren([
  shellRoute.addChildren([
    ...shellPageRoutes,
    resourceRoute.addChildren([...resourcePageRoutes, ...administrationRoutes]),
    ...serverWebClientRedirectRoutes,
  ]),
  ...routesOutsideShell,
])
