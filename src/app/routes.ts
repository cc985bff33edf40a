import { createRootRouteWithContext, createRoute } from '@tanstack/react-router'
import {
  goesHome,
  goesTo,
  leavesLogin,
  leavesStartup,
  needs,
  needsLibrary,
  needsNoLibrary,
  needsSession,
  needsSessionToOpen,
  type RouterContext,
  toLastLook,
  toLastView,
} from './guards'
import { lazyPage } from './lazyPage'
import {
  contextSearch,
  epubSearch,
  listSearch,
  loginSearch,
  readerSearch,
  resultsSearch,
  seriesSearch,
  startupSearch,
} from './search'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** A page that is still to come: the key of its name under `page.coming`. */
    coming?: string
  }
}

const comingPage = lazyPage(() => import('../pages/ComingPage'), 'ComingPage')

const root = createRootRouteWithContext<RouterContext>()({
  notFoundComponent: lazyPage(() => import('../pages/NotFoundPage'), 'NotFoundPage'),
})

/** The frame around all pages but the entrance and the readers. */
const shell = createRoute({
  getParentRoute: () => root,
  id: '_shell',
  beforeLoad: needsSession,
  component: lazyPage(() => import('./ShellRoute'), 'ShellRoute', 'shell'),
})

const inShell = () => shell
const alone = () => root
const admin = needs('settings.manage')

/** Every route, in the order of the specification (section 2): path, guard, page. */
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
    beforeLoad: asked => {
      toLastLook('library')(asked)
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
    beforeLoad: asked => {
      toLastLook('readlists')(asked)
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
] as const

const forAdministrators = [
  createRoute({ getParentRoute: inShell, path: '/settings', beforeLoad: goesTo('/settings/users', admin) }),
  createRoute({
    getParentRoute: inShell,
    path: '/settings/users',
    beforeLoad: admin,
    component: comingPage,
    staticData: { coming: 'users' },
  }),
  createRoute({
    getParentRoute: inShell,
    path: '/settings/users/add',
    beforeLoad: admin,
    component: comingPage,
    staticData: { coming: 'addUser' },
  }),
  createRoute({
    getParentRoute: inShell,
    path: '/settings/server',
    beforeLoad: admin,
    component: comingPage,
    staticData: { coming: 'server' },
  }),
  createRoute({
    getParentRoute: inShell,
    path: '/settings/metrics',
    beforeLoad: admin,
    component: comingPage,
    staticData: { coming: 'metrics' },
  }),
  createRoute({
    getParentRoute: inShell,
    path: '/settings/announcements',
    beforeLoad: admin,
    component: comingPage,
    staticData: { coming: 'announcements' },
  }),
  createRoute({
    getParentRoute: inShell,
    path: '/media-management',
    beforeLoad: goesTo('/media-management/analysis', admin),
  }),
  createRoute({
    getParentRoute: inShell,
    path: '/media-management/analysis',
    beforeLoad: admin,
    component: comingPage,
    staticData: { coming: 'analysis' },
  }),
  createRoute({
    getParentRoute: inShell,
    path: '/media-management/duplicate-files',
    beforeLoad: admin,
    component: comingPage,
    staticData: { coming: 'duplicateFiles' },
  }),
  createRoute({
    getParentRoute: inShell,
    path: '/media-management/duplicate-pages',
    beforeLoad: goesTo('/duplicate-pages/known', admin),
  }),
  createRoute({
    getParentRoute: inShell,
    path: '/duplicate-pages/known',
    beforeLoad: admin,
    component: comingPage,
    staticData: { coming: 'knownPages' },
  }),
  createRoute({
    getParentRoute: inShell,
    path: '/duplicate-pages/unknown',
    beforeLoad: admin,
    component: comingPage,
    staticData: { coming: 'unknownPages' },
  }),
  createRoute({ getParentRoute: inShell, path: '/import', beforeLoad: goesTo('/import/books', admin) }),
  createRoute({
    getParentRoute: inShell,
    path: '/import/books',
    beforeLoad: admin,
    component: comingPage,
    staticData: { coming: 'importBooks' },
  }),
  createRoute({
    getParentRoute: inShell,
    path: '/import/readlist',
    beforeLoad: admin,
    component: comingPage,
    staticData: { coming: 'importReadList' },
  }),
] as const

const outside = [
  createRoute({
    getParentRoute: alone,
    path: '/startup',
    validateSearch: startupSearch,
    beforeLoad: leavesStartup,
    component: lazyPage(() => import('../pages/StartupPage'), 'StartupPage'),
  }),
  createRoute({
    getParentRoute: alone,
    path: '/login',
    validateSearch: loginSearch,
    beforeLoad: leavesLogin,
    component: lazyPage(() => import('../pages/LoginPage'), 'LoginPage'),
  }),
  createRoute({
    getParentRoute: alone,
    path: '/book/$bookId/read',
    validateSearch: readerSearch,
    beforeLoad: needsSessionToOpen,
    component: lazyPage(() => import('../readers/comic/ComicReaderPage'), 'ComicReaderPage', 'reader'),
  }),
  createRoute({
    getParentRoute: alone,
    path: '/book/$bookId/read-epub',
    validateSearch: epubSearch,
    beforeLoad: needsSessionToOpen,
    component: lazyPage(() => import('../readers/epub/EpubReaderPage'), 'EpubReaderPage', 'reader'),
  }),
  createRoute({
    getParentRoute: alone,
    path: '/$',
    beforeLoad: needsSession,
    component: lazyPage(() => import('../pages/NotFoundPage'), 'NotFoundPage'),
  }),
] as const

export const routeTree = root.addChildren([shell.addChildren([...inside, ...forAdministrators]), ...outside])
