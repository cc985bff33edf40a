import { createRoute } from '@tanstack/react-router'
import { getResourceRoute, lazyAdministrationPage } from './parentRoutes'
import { createSectionRedirectGuard, requirePermission, type SectionFirstPagePath } from './routeGuards'
import { validateListPageSearchParams } from './searchParams'

const requireAdministrator = requirePermission('settings.manage')

const redirectRoute = <const Path extends string>(path: Path, to: SectionFirstPagePath) =>
  createRoute({
    getParentRoute: getResourceRoute,
    path,
    beforeLoad: createSectionRedirectGuard(to, requireAdministrator),
  })

/** Creates the route of an administration page. The page component is in `administrationPages`. */
const pageRoute = <const Path extends string>(path: Path) =>
  createRoute({
    getParentRoute: getResourceRoute,
    path,
    validateSearch: validateListPageSearchParams,
    beforeLoad: requireAdministrator,
    component: lazyAdministrationPage,
  })

/** Routes of the administration pages, and redirects from paths without a page, such as `/settings`. */
export const administrationRoutes = [
  redirectRoute('/settings', '/settings/users'),
  pageRoute('/settings/users'),
  pageRoute('/settings/users/add'),
  pageRoute('/settings/authentication-activity'),
  pageRoute('/settings/server'),
  pageRoute('/settings/ui'),
  pageRoute('/settings/metrics'),
  pageRoute('/settings/announcements'),
  pageRoute('/settings/updates'),
  redirectRoute('/media-management', '/media-management/analysis'),
  pageRoute('/media-management/analysis'),
  pageRoute('/media-management/missing-posters'),
  pageRoute('/media-management/duplicate-files'),
  redirectRoute('/media-management/duplicate-pages', '/duplicate-pages/known'),
  pageRoute('/duplicate-pages/known'),
  pageRoute('/duplicate-pages/unknown'),
  redirectRoute('/import', '/import/books'),
  pageRoute('/import/books'),
  pageRoute('/import/readlist'),
] as const
