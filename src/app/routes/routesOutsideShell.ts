import { createRoute } from '@tanstack/react-router'
import { lazyPage } from './lazyPage'
import { getRootRoute } from './parentRoutes'
import { comicReaderRoutePath, epubReaderRoutePath } from './readerRoutePaths'
import { redirectFromLogin, redirectFromStartup, requireReaderAccess, requireSession } from './routeGuards'
import {
  validateComicReaderSearchParams,
  validateEpubReaderSearchParams,
  validateLoginPageSearchParams,
  validateStartupPageSearchParams,
} from './searchParams'

/** Routes outside of the app shell (top bar and drawer): sign-in pages, readers, and the page for unknown URLs. */
export const routesOutsideShell = [
  createRoute({
    getParentRoute: getRootRoute,
    path: '/startup',
    validateSearch: validateStartupPageSearchParams,
    beforeLoad: redirectFromStartup,
    component: lazyPage(() => import('../../pages/SessionCheckPage'), 'SessionCheckPage'),
  }),
  createRoute({
    getParentRoute: getRootRoute,
    path: '/login',
    validateSearch: validateLoginPageSearchParams,
    beforeLoad: redirectFromLogin,
    component: lazyPage(() => import('../../pages/signIn/LoginPage'), 'LoginPage'),
  }),
  createRoute({
    getParentRoute: getRootRoute,
    path: comicReaderRoutePath,
    validateSearch: validateComicReaderSearchParams,
    beforeLoad: requireReaderAccess,
    component: lazyPage(() => import('../../readers/comic/ComicReaderPage'), 'ComicReaderPage', 'reader'),
  }),
  createRoute({
    getParentRoute: getRootRoute,
    path: epubReaderRoutePath,
    validateSearch: validateEpubReaderSearchParams,
    beforeLoad: requireReaderAccess,
    component: lazyPage(() => import('../../readers/epub/EpubReaderPage'), 'EpubReaderPage', 'reader'),
  }),
  createRoute({
    getParentRoute: getRootRoute,
    path: '/$',
    beforeLoad: requireSession,
    component: lazyPage(() => import('../../pages/NotFoundPage'), 'NotFoundPage'),
  }),
] as const
