import { createRootRouteWithContext, createRoute } from '@tanstack/react-router'
import { lazyPage } from './lazyPage'
import { type RouterContext, requireSession } from './routeGuards'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Translation key of the name of a planned page, below `page.planned`. */
    coming?: string
  }
}

/** Placeholder component of planned pages. */
export const comingSoonPage = lazyPage(() => import('../../pages/ComingSoonPage'), 'ComingSoonPage')

/** Root route with the page for unknown URLs. */
export const rootRoute = createRootRouteWithContext<RouterContext>()({
  notFoundComponent: lazyPage(() => import('../../pages/NotFoundPage'), 'NotFoundPage'),
})

/** Layout route of all pages except sign-in pages and readers. */
export const shellRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: '_shell',
  beforeLoad: requireSession,
  component: lazyPage(() => import('../ShellRoute'), 'ShellRoute', 'shell'),
})

/** Returns the parent route of the pages inside of the shell. */
export const getShellRoute = () => shellRoute
/** Returns the parent route of the pages outside of the shell. */
export const getRootRoute = () => rootRoute
