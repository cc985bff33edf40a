import { createRoute } from '@tanstack/react-router'
import { lazyPage } from './lazyPage'
import { administrationPage, getShellRoute, loadAdministrationPages } from './parentRoutes'
import { validateListPageParams } from './searchParams'

/** Creates the route of a part of the account; the page is in `administrationPages`. */
const accountPartRoute = <const Path extends string>(path: Path) =>
  createRoute({
    getParentRoute: getShellRoute,
    path,
    validateSearch: validateListPageParams,
    component: administrationPage,
  })

/** Routes of the pages of the own account. */
export const accountRoutes = [
  createRoute({
    getParentRoute: getShellRoute,
    path: '/account',
    component: lazyPage(async () => {
      const page = import('../../pages/account/AccountPage').then(({ AccountPage }) => ({ AccountPage }))
      await Promise.all([page, loadAdministrationPages()])
      return page
    }, 'AccountPage'),
  }),
  accountPartRoute('/account/api-keys'),
  accountPartRoute('/account/preferences'),
  accountPartRoute('/account/authentication-activity'),
] as const
