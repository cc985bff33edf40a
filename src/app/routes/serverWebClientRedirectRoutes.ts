import { createRoute } from '@tanstack/react-router'
import { getShellRoute } from './parentRoutes'
import { createSectionRedirectGuard, type SectionFirstPagePath } from './routeGuards'

const redirectRoute = <const Path extends string>(path: Path, to: SectionFirstPagePath) =>
  createRoute({ getParentRoute: getShellRoute, path, beforeLoad: createSectionRedirectGuard(to) })

/**
 * Routes of pages that exist only in the web client of the Komga server. If the user opens an old bookmark of these
 * pages, the most similar page of this client opens.
 */
export const serverWebClientRedirectRoutes = [
  redirectRoute('/account/me', '/account'),
  redirectRoute('/account/settings-ui', '/account/preferences'),
  redirectRoute('/no-pins', '/dashboard'),
] as const
