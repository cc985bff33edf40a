import { createRoute } from '@tanstack/react-router'
import { lazyPage } from './lazyPage'
import { comingSoonPage, getShellRoute } from './parentRoutes'
import { redirectToSection, requirePermission, type SectionStartPath } from './routeGuards'
import { validateServerPageParams } from './searchParams'

const requireAdministrator = requirePermission('settings.manage')

/** Creates a route that redirects to the first page of a section. */
const redirectRoute = <const Path extends string>(path: Path, to: SectionStartPath) =>
  createRoute({ getParentRoute: getShellRoute, path, beforeLoad: redirectToSection(to, requireAdministrator) })

/**
 * Creates the route of a planned page, which shows a placeholder.
 * @param coming  translation key of the page name, below `page.planned`
 */
const plannedRoute = <const Path extends string>(path: Path, coming: string) =>
  createRoute({
    getParentRoute: getShellRoute,
    path,
    beforeLoad: requireAdministrator,
    component: comingSoonPage,
    staticData: { coming },
  })

/** Routes of the administration pages, in the order of the specification (section 2). */
export const administratorRoutes = [
  redirectRoute('/settings', '/settings/users'),
  plannedRoute('/settings/users', 'users'),
  plannedRoute('/settings/users/add', 'addUser'),
  createRoute({
    getParentRoute: getShellRoute,
    path: '/settings/server',
    validateSearch: validateServerPageParams,
    beforeLoad: requireAdministrator,
    component: lazyPage(() => import('../../resources/server/ServerPage'), 'ServerPage'),
  }),
  createRoute({
    getParentRoute: getShellRoute,
    path: '/settings/ui',
    beforeLoad: requireAdministrator,
    component: lazyPage(
      () => import('../../resources/server/interface/InterfaceSettingsPage'),
      'InterfaceSettingsPage',
    ),
  }),
  plannedRoute('/settings/metrics', 'metrics'),
  plannedRoute('/settings/announcements', 'announcements'),
  redirectRoute('/media-management', '/media-management/analysis'),
  plannedRoute('/media-management/analysis', 'analysis'),
  plannedRoute('/media-management/duplicate-files', 'duplicateFiles'),
  redirectRoute('/media-management/duplicate-pages', '/duplicate-pages/known'),
  plannedRoute('/duplicate-pages/known', 'knownPages'),
  plannedRoute('/duplicate-pages/unknown', 'unknownPages'),
  redirectRoute('/import', '/import/books'),
  plannedRoute('/import/books', 'importBooks'),
  plannedRoute('/import/readlist', 'importReadList'),
] as const
