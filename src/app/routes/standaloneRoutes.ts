import { createRoute } from '@tanstack/react-router'
import { lazyPage } from './lazyPage'
import { getRootRoute } from './parentRoutes'
import { comicReaderRoute, epubReaderRoute } from './readerRoutes'
import { redirectFromLogin, redirectFromStartup, requireSession, requireSessionToRead } from './routeGuards'
import { validateComicSearch, validateEpubSearch, validateLoginSearch, validateStartupSearch } from './searchParams'

/** Routes outside of the shell: sign-in pages, readers, and the page for unknown URLs. */
export const standaloneRoutes = [
  createRoute({
    getParentRoute: getRootRoute,
    path: '/startup',
    validateSearch: validateStartupSearch,
    beforeLoad: redirectFromStartup,
    component: lazyPage(() => import('../../pages/StartupPage'), 'StartupPage'),
  }),
  createRoute({
    getParentRoute: getRootRoute,
    path: '/login',
    validateSearch: validateLoginSearch,
    beforeLoad: redirectFromLogin,
    component: lazyPage(() => import('../../pages/signIn/LoginPage'), 'LoginPage'),
  }),
  createRoute({
    getParentRoute: getRootRoute,
    path: comicReaderRoute,
    validateSearch: validateComicSearch,
    beforeLoad: requireSessionToRead,
    component: lazyPage(() => import('../../readers/comic/ComicReaderPage'), 'ComicReaderPage', 'reader'),
  }),
  createRoute({
    getParentRoute: getRootRoute,
    path: epubReaderRoute,
    validateSearch: validateEpubSearch,
    beforeLoad: requireSessionToRead,
    component: lazyPage(() => import('../../readers/epub/EpubReaderPage'), 'EpubReaderPage', 'reader'),
  }),
  createRoute({
    getParentRoute: getRootRoute,
    path: '/$',
    beforeLoad: requireSession,
    component: lazyPage(() => import('../../pages/NotFoundPage'), 'NotFoundPage'),
  }),
] as const
