import { createRoute } from '@tanstack/react-router'
import { leaveLogin, leaveStartup, requireSession, requireSessionToOpen } from './guards'
import { lazyPage } from './lazyPage'
import { comicRoute, epubRoute } from './readerRoutes'
import { standalonePage } from './routeBuilders'
import { epubSearch, loginSearch, readerSearch, startupSearch } from './searchParams'

/** Routes outside of the shell: sign-in pages, readers, and the page for unknown URLs. */
export const routesOutsideShell = [
  createRoute({
    getParentRoute: standalonePage,
    path: '/startup',
    validateSearch: startupSearch,
    beforeLoad: leaveStartup,
    component: lazyPage(() => import('../../pages/StartupPage'), 'StartupPage'),
  }),
  createRoute({
    getParentRoute: standalonePage,
    path: '/login',
    validateSearch: loginSearch,
    beforeLoad: leaveLogin,
    component: lazyPage(() => import('../../pages/signIn/LoginPage'), 'LoginPage'),
  }),
  createRoute({
    getParentRoute: standalonePage,
    path: comicRoute,
    validateSearch: readerSearch,
    beforeLoad: requireSessionToOpen,
    component: lazyPage(() => import('../../readers/comic/ComicReaderPage'), 'ComicReaderPage', 'reader'),
  }),
  createRoute({
    getParentRoute: standalonePage,
    path: epubRoute,
    validateSearch: epubSearch,
    beforeLoad: requireSessionToOpen,
    component: lazyPage(() => import('../../readers/epub/EpubReaderPage'), 'EpubReaderPage', 'reader'),
  }),
  createRoute({
    getParentRoute: standalonePage,
    path: '/$',
    beforeLoad: requireSession,
    component: lazyPage(() => import('../../pages/NotFoundPage'), 'NotFoundPage'),
  }),
] as const
