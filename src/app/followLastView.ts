import { libraryViews, writeListMemory } from '../preferences/listMemory'
import type { createAppRouter } from './router'

/**
 * Remembers the view in which each library was looked at last, the one that is open included, also when one leaves it at once.
 * @returns stops
 */
export function followLastView(router: ReturnType<typeof createAppRouter>): () => void {
  remember(router.state.location)
  return router.subscribe('onBeforeNavigate', ({ toLocation }) => remember(toLocation))
}

function remember({ pathname }: { pathname: string }) {
  const [, libraryId, last] = /^\/libraries\/([^/]+)\/([^/]+)\/?$/.exec(pathname) ?? []
  const view = libraryViews.find(known => known === last)
  if (libraryId && view) writeListMemory('library', decodeURIComponent(libraryId), { view })
}
