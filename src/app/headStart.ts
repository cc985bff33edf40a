import { readPreference } from '../preferences/preferences'
import type { createAppRouter } from './router'

/**
 * Whoever was signed in here last probably still is: fetches the page and the libraries while the server is asked who is
 * there, instead of one after the other.
 */
export function headStart(router: ReturnType<typeof createAppRouter>): void {
  if (!readPreference('wasSignedIn')) return
  const matches = router.matchRoutes(router.latestLocation)
  for (const { routeId } of matches)
    void router.routesById[routeId as keyof typeof router.routesById]?.options.component?.preload?.()
  const isInShell = matches.some(({ routeId }) => routeId === '/_shell')
  if (isInShell) void import('./knownLibraries').then(({ knownLibraries }) => knownLibraries())
}
