/**
 * Paths of the pages of the client. They must equal the paths in `src/app/routes/routeTree.ts`. If a page path is
 * missing in this list, the server responds to it with status 404.
 */
export const clientPageRoutes = [
  '/',
  '/welcome',
  '/dashboard',
  '/libraries',
  '/libraries/$libraryId',
  '/libraries/$libraryId/recommended',
  '/libraries/$libraryId/series',
  '/libraries/$libraryId/books',
  '/libraries/$libraryId/collections',
  '/libraries/$libraryId/readlists',
  '/collections/$collectionId',
  '/readlists/$readListId',
  '/series/$seriesId',
  '/oneshot/$seriesId',
  '/book/$bookId',
  '/book/$bookId/read',
  '/book/$bookId/read-epub',
  '/search',
  '/history',
  '/account',
  '/account/api-keys',
  '/account/preferences',
  '/account/authentication-activity',
  '/offline',
  '/startup',
  '/login',
  '/settings',
  '/settings/users',
  '/settings/users/add',
  '/settings/authentication-activity',
  '/settings/server',
  '/settings/ui',
  '/settings/metrics',
  '/settings/announcements',
  '/settings/updates',
  '/media-management',
  '/media-management/analysis',
  '/media-management/missing-posters',
  '/media-management/duplicate-files',
  '/media-management/duplicate-pages',
  '/duplicate-pages/known',
  '/duplicate-pages/unknown',
  '/import',
  '/import/books',
  '/import/readlist',
  '/account/me',
  '/account/settings-ui',
  '/no-pins',
] as const

const ROUTE_PATTERNS = clientPageRoutes.map(
  route => new RegExp(`^${route.replace(/\$\w+/g, '[^/]+').replace(/\/$/, '')}/?$`),
)

/**
 * Returns whether a path belongs to a page of the client. Ignores a slash at the end.
 * @param path path without the base path and query
 */
export const isClientPagePath = (path: string): boolean =>
  path === '' || path === '/index.html' || ROUTE_PATTERNS.some(pattern => pattern.test(path))
