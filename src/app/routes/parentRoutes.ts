import { createRootRouteWithContext, createRoute } from '@tanstack/react-router'
import { loadReactAdminContexts } from '../loadReactAdminContexts'
import { lazyPage } from './lazyPage'
import { type RouterContext, requireSession } from './routeGuards'

/**
 * Route component of the administration pages, the page `/history`, and all account pages except `/account`. This
 * component renders the page of the current path. The code of a page loads when the user opens the page for the first
 * time.
 */
export const lazyAdministrationPage = lazyPage(loadAdministrationPages, 'AdministrationPage')

/**
 * Route component of the account page `/account`, which shows the account of the signed-in user. All other account
 * pages use {@link lazyAdministrationPage}.
 */
export const lazyAccountPage = lazyPage(
  async () => (await loadAdministrationPages()).pageLoaders['/account'](),
  'AccountPage',
)

async function loadAdministrationPages() {
  const { AdministrationPage, pageLoadersByRoutePath, loadAdministrationTexts } = await import('./administrationPages')
  await loadAdministrationTexts()
  return { AdministrationPage, pageLoaders: pageLoadersByRoutePath }
}

/** Root route. Its `notFoundComponent` is the page for unknown URLs. */
export const rootRoute = createRootRouteWithContext<RouterContext>()({
  notFoundComponent: lazyPage(() => import('../../pages/NotFoundPage'), 'NotFoundPage'),
})

/**
 * Layout route of all pages inside the app shell (top bar and drawer). Sign-in pages and readers are outside the shell.
 */
export const shellRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: '_shell',
  beforeLoad: requireSession,
  component: lazyPage(() => import('../AppShellRouteLayout'), 'AppShellRouteLayout', 'shell'),
})

/**
 * Layout route of the pages inside the app shell that use react-admin. The layout route adds nothing to the paths of
 * these pages.
 */
export const resourceRoute = createRoute({
  getParentRoute: () => shellRoute,
  id: '_resources',
  component: lazyPage(
    async () => (await Promise.all([import('../ResourcePagesLayout'), loadReactAdminContexts()]))[0],
    'ResourcePagesLayout',
  ),
})

/** Returns the parent route of the pages inside the app shell (top bar and drawer) that do not use react-admin. */
export const getShellRoute = () => shellRoute
/** Returns the parent route of the pages inside the app shell that use react-admin. */
export const getResourceRoute = () => resourceRoute
/**
 * Returns the parent route of the pages outside the app shell: sign-in pages, readers, and the page for unknown URLs.
 */
export const getRootRoute = () => rootRoute
