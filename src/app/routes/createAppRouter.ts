import { createRouter, type RouterHistory } from '@tanstack/react-router'
import type { SessionActor } from '../../access/SessionContext'
import { clientBasePath } from '../../api/toAbsoluteServerUrl'
import { interceptPopState } from '../../components/overlays/interceptPopState'
import { LoadingScreen } from '../../pages/LoadingScreen'
import { RouteErrorPage } from '../../pages/RouteErrorPage'
import { createScrollRestoration } from '../createScrollRestoration'
import { routeTree } from './routeTree'
import { parseSearchParams, stringifySearchParams } from './searchParams'

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}

/**
 * Creates the TanStack router with all routes of the client below the base path.
 * @param session  session actor for the route guards
 * @param history  router history, by default the browser history
 */
export function createAppRouter(session: SessionActor, history?: RouterHistory) {
  const scroll = createScrollRestoration()
  addEventListener('popstate', interceptPopState)
  const router = createRouter({
    routeTree,
    history,
    basepath: clientBasePath || '/',
    context: { session },
    parseSearch: parseSearchParams,
    stringifySearch: stringifySearchParams,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 300,
    defaultPendingMinMs: 0,
    defaultPendingComponent: LoadingScreen,
    defaultErrorComponent: RouteErrorPage,
    defaultViewTransition: false,
    scrollRestoration: scroll.shouldRestore,
  })
  scroll.attachTo(router)
  return router
}
