import { createRoute } from '@tanstack/react-router'
import { redirectTo, requirePermission, type Section } from './guards'
import { notBuiltPage, shellPage } from './routeBuilders'

const admin = requirePermission('settings.manage')

/** Creates a route that redirects to the first page of its section. */
const front = <const Path extends string>(path: Path, to: Section) =>
  createRoute({ getParentRoute: shellPage, path, beforeLoad: redirectTo(to, admin) })

/**
 * Creates the route of a planned page.
 * @param coming  translation key of its name under `page.coming`
 */
const planned = <const Path extends string>(path: Path, coming: string) =>
  createRoute({ getParentRoute: shellPage, path, beforeLoad: admin, component: notBuiltPage, staticData: { coming } })

/** Routes of the administration pages, in the order of the specification (section 2). */
export const administratorRoutes = [
  front('/settings', '/settings/users'),
  planned('/settings/users', 'users'),
  planned('/settings/users/add', 'addUser'),
  planned('/settings/server', 'server'),
  planned('/settings/metrics', 'metrics'),
  planned('/settings/announcements', 'announcements'),
  front('/media-management', '/media-management/analysis'),
  planned('/media-management/analysis', 'analysis'),
  planned('/media-management/duplicate-files', 'duplicateFiles'),
  front('/media-management/duplicate-pages', '/duplicate-pages/known'),
  planned('/duplicate-pages/known', 'knownPages'),
  planned('/duplicate-pages/unknown', 'unknownPages'),
  front('/import', '/import/books'),
  planned('/import/books', 'importBooks'),
  planned('/import/readlist', 'importReadList'),
] as const
