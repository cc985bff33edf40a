import { createRoute } from '@tanstack/react-router'
import { leavesLogin, leavesStartup, needsSession, needsSessionToOpen } from './guards'
import { lazyPage } from './lazyPage'
import { comicRoute, textRoute } from './readerRoutes'
import { alone } from './routeFrame'
import { epubSearch, loginSearch, readerSearch, startupSearch } from './search'

/** What stands without the frame: the entrance, the readers, and the page for nothing. */
export const outside = [
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
    path: comicRoute,
    validateSearch: readerSearch,
    beforeLoad: needsSessionToOpen,
    component: lazyPage(() => import('../readers/comic/ComicReaderPage'), 'ComicReaderPage', 'reader'),
  }),
  createRoute({
    getParentRoute: alone,
    path: textRoute,
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
