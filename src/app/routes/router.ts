import { createRouter, type RouterHistory } from '@tanstack/react-router'
import type { SessionActor } from '../../access/SessionContext'
import { basePath } from '../../api/address'
import { LoadingScreen } from '../../pages/LoadingScreen'
import { PageError } from '../../pages/PageError'
import { restoreScrollOffsets } from '../scrollRestore'
import { routeTree } from './routes'
import { parseSearch, stringifySearch } from './searchParams'

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}

/**
 * Creates the router with all routes below the base path.
 * @param history  defaults to the browser history
 */
export function createAppRouter(session: SessionActor, history?: RouterHistory) {
  const scroll = restoreScrollOffsets()
  const router = createRouter({
    routeTree,
    history,
    basepath: basePath || '/',
    context: { session },
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 300,
    defaultPendingMinMs: 0,
    defaultPendingComponent: LoadingScreen,
    defaultErrorComponent: PageError,
    defaultViewTransition: false,
    scrollRestoration: scroll.applies,
  })
  scroll.follow(router)
  return router
}
