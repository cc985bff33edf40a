import { createRoute } from '@tanstack/react-router'
import { administratorRoutes } from './administratorRoutes'
import { redirectHome, redirectToLastListState, redirectToLastView, requireLibrary, requireNoLibrary } from './guards'
import { lazyPage } from './lazyPage'
import { notBuiltPage, rootRoute, shellPage, shellRoute } from './routeBuilders'
import { routesOutsideShell } from './routesOutsideShell'
import { contextSearch, listSearch, resultsSearch, seriesSearch } from './searchParams'

/** Routes inside the shell, in the order of the specification (section 2). */
const inside = [
  createRoute({ getParentRoute: shellPage, path: '/', beforeLoad: redirectHome }),
  createRoute({
    getParentRoute: shellPage,
    path: '/welcome',
    beforeLoad: requireNoLibrary,
    component: lazyPage(() => import('../../pages/WelcomePage'), 'WelcomePage'),
  }),
  createRoute({
    getParentRoute: shellPage,
    path: '/dashboard',
    beforeLoad: requireLibrary,
    component: lazyPage(() => import('../../pages/DashboardPage'), 'DashboardPage'),
  }),
  createRoute({ getParentRoute: shellPage, path: '/libraries', beforeLoad: redirectToLastView }),
  createRoute({ getParentRoute: shellPage, path: '/libraries/$libraryId', beforeLoad: redirectToLastView }),
  createRoute({
    getParentRoute: shellPage,
    path: '/libraries/$libraryId/recommended',
    beforeLoad: requireLibrary,
    component: lazyPage(() => import('../../resources/libraries/LibraryRecommendedPage'), 'LibraryRecommendedPage'),
  }),
  createRoute({
    getParentRoute: shellPage,
    path: '/libraries/$libraryId/series',
    validateSearch: listSearch,
    beforeLoad: async args => {
      await redirectToLastListState('library')(args)
      return requireLibrary()
    },
    component: lazyPage(() => import('../../resources/libraries/LibrarySeriesPage'), 'LibrarySeriesPage'),
  }),
  createRoute({
    getParentRoute: shellPage,
    path: '/libraries/$libraryId/collections',
    validateSearch: listSearch,
    beforeLoad: requireLibrary,
    component: lazyPage(() => import('../../resources/libraries/LibraryCollectionsPage'), 'LibraryCollectionsPage'),
  }),
  createRoute({
    getParentRoute: shellPage,
    path: '/libraries/$libraryId/readlists',
    validateSearch: listSearch,
    beforeLoad: async args => {
      await redirectToLastListState('readlists')(args)
      return requireLibrary()
    },
    component: lazyPage(() => import('../../resources/libraries/LibraryReadListsPage'), 'LibraryReadListsPage'),
  }),
  createRoute({
    getParentRoute: shellPage,
    path: '/collections/$collectionId',
    validateSearch: listSearch,
    beforeLoad: args => redirectToLastListState('collection')(args),
    component: lazyPage(() => import('../../resources/collections/CollectionPage'), 'CollectionPage'),
  }),
  createRoute({
    getParentRoute: shellPage,
    path: '/readlists/$readListId',
    validateSearch: listSearch,
    beforeLoad: args => redirectToLastListState('readlist')(args),
    component: lazyPage(() => import('../../resources/readlists/ReadListPage'), 'ReadListPage'),
  }),
  createRoute({
    getParentRoute: shellPage,
    path: '/series/$seriesId',
    validateSearch: seriesSearch,
    component: lazyPage(() => import('../../resources/series/SeriesPage'), 'SeriesPage'),
  }),
  createRoute({
    getParentRoute: shellPage,
    path: '/oneshot/$seriesId',
    validateSearch: contextSearch,
    component: lazyPage(() => import('../../resources/series/OneshotPage'), 'OneshotPage'),
  }),
  createRoute({
    getParentRoute: shellPage,
    path: '/book/$bookId',
    validateSearch: contextSearch,
    component: lazyPage(() => import('../../resources/books/page/BookPage'), 'BookPage'),
  }),
  createRoute({
    getParentRoute: shellPage,
    path: '/search',
    validateSearch: resultsSearch,
    component: lazyPage(() => import('../../pages/SearchPage'), 'SearchPage'),
  }),
  createRoute({
    getParentRoute: shellPage,
    path: '/history',
    component: notBuiltPage,
    staticData: { coming: 'history' },
  }),
  createRoute({
    getParentRoute: shellPage,
    path: '/account',
    component: lazyPage(() => import('../../pages/account/AccountPage'), 'AccountPage'),
  }),
  createRoute({
    getParentRoute: shellPage,
    path: '/offline',
    component: lazyPage(() => import('../../pages/offline/OfflinePage'), 'OfflinePage'),
  }),
] as const

/** All routes. */
export const routeTree = rootRoute.addChildren([
  shellRoute.addChildren([...inside, ...administratorRoutes]),
  ...routesOutsideShell,
])
