import { createRootRouteWithContext, createRoute } from '@tanstack/react-router'
import { type RouterContext, requireSession } from './guards'
import { lazyPage } from './lazyPage'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** A page that is still to come: the key of its name under `page.coming`. */
    coming?: string
  }
}

/** In the place of a page that is still to come. */
export const notBuiltPage = lazyPage(() => import('../../pages/NotBuiltPage'), 'NotBuiltPage')

/** Above every route: the page for addresses that lead nowhere. */
export const rootRoute = createRootRouteWithContext<RouterContext>()({
  notFoundComponent: lazyPage(() => import('../../pages/NotFoundPage'), 'NotFoundPage'),
})

/** The frame around all pages but the entrance and the readers. */
export const shellRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: '_shell',
  beforeLoad: requireSession,
  component: lazyPage(() => import('../ShellRoute'), 'ShellRoute', 'shell'),
})

/** The parent of the pages inside the frame, and of those that stand alone. */
export const shellPage = () => shellRoute
export const standalonePage = () => rootRoute
