import { createRoute } from '@tanstack/react-router'
import { forAdministrators } from './administratorRoutes'
import { goesHome, needsLibrary, needsNoLibrary, toLastLook, toLastView } from './guards'
import { lazyPage } from './lazyPage'
import { comingPage, inShell, root, shell } from './routeFrame'
import { outside } from './routesOutside'
import { contextSearch, listSearch, resultsSearch, seriesSearch } from './search'

/** The pages inside the frame, in the order of the specification (section 2): path, guard, page. */
const inside = [
  createRoute({ getParentRoute: inShell, path: '/', beforeLoad: goesHome }),
  createRoute({
    getParentRoute: inShell,
    path: '/welcome',
    beforeLoad: needsNoLibrary,
    component: lazyPage(() => import('../pages/WelcomePage'), 'WelcomePage'),
  }),
  createRoute({
    getParentRoute: inShell,
    path: '/dashboard',
    beforeLoad: needsLibrary,
    component: lazyPage(() => import('../pages/DashboardPage'), 'DashboardPage'),
  }),
  createRoute({ getParentRoute: inShell, path: '/libraries', beforeLoad: toLastView }),
  createRoute({ getParentRoute: inShell, path: '/libraries/$libraryId', beforeLoad: toLastView }),
  createRoute({
    getParentRoute: inShell,
    path: '/libraries/$libraryId/recommended',
    beforeLoad: needsLibrary,
    component: lazyPage(() => import('../resources/libraries/LibraryRecommendedPage'), 'LibraryRecommendedPage'),
  }),
  createRoute({
    getParentRoute: inShell,
    path: '/libraries/$libraryId/series',
    validateSearch: listSearch,
    beforeLoad: async asked => {
      await toLastLook('library')(asked)
      return needsLibrary()
    },
    component: lazyPage(() => import('../resources/libraries/LibrarySeriesPage'), 'LibrarySeriesPage'),
  }),
  createRoute({
    getParentRoute: inShell,
    path: '/libraries/$libraryId/collections',
    validateSearch: listSearch,
    beforeLoad: needsLibrary,
    component: lazyPage(() => import('../resources/libraries/LibraryCollectionsPage'), 'LibraryCollectionsPage'),
  }),
  createRoute({
    getParentRoute: inShell,
    path: '/libraries/$libraryId/readlists',
    validateSearch: listSearch,
    beforeLoad: async asked => {
      await toLastLook('readlists')(asked)
      return needsLibrary()
    },
    component: lazyPage(() => import('../resources/libraries/LibraryReadListsPage'), 'LibraryReadListsPage'),
  }),
  createRoute({
    getParentRoute: inShell,
    path: '/collections/$collectionId',
    validateSearch: listSearch,
    beforeLoad: asked => toLastLook('collection')(asked),
    component: lazyPage(() => import('../resources/collections/CollectionPage'), 'CollectionPage'),
  }),
  createRoute({
    getParentRoute: inShell,
    path: '/readlists/$readListId',
    validateSearch: listSearch,
    beforeLoad: asked => toLastLook('readlist')(asked),
    component: lazyPage(() => import('../resources/readlists/ReadListPage'), 'ReadListPage'),
  }),
  createRoute({
    getParentRoute: inShell,
    path: '/series/$seriesId',
    validateSearch: seriesSearch,
    component: lazyPage(() => import('../resources/series/SeriesPage'), 'SeriesPage'),
  }),
  createRoute({
    getParentRoute: inShell,
    path: '/oneshot/$seriesId',
    validateSearch: contextSearch,
    component: lazyPage(() => import('../resources/series/OneshotPage'), 'OneshotPage'),
  }),
  createRoute({
    getParentRoute: inShell,
    path: '/book/$bookId',
    validateSearch: contextSearch,
    component: lazyPage(() => import('../resources/books/BookPage'), 'BookPage'),
  }),
  createRoute({
    getParentRoute: inShell,
    path: '/search',
    validateSearch: resultsSearch,
    component: lazyPage(() => import('../pages/SearchPage'), 'SearchPage'),
  }),
  createRoute({
    getParentRoute: inShell,
    path: '/history',
    component: comingPage,
    staticData: { coming: 'history' },
  }),
  createRoute({
    getParentRoute: inShell,
    path: '/account',
    component: lazyPage(() => import('../pages/AccountPage'), 'AccountPage'),
  }),
  createRoute({
    getParentRoute: inShell,
    path: '/offline',
    component: lazyPage(() => import('../pages/OfflinePage'), 'OfflinePage'),
  }),
] as const

/** Every route. */
export const routeTree = root.addChildren([shell.addChildren([...inside, ...forAdministrators]), ...outside])
