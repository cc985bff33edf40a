import { libraryViews, writeListMemory } from '../preferences/listMemory'
import type { createAppRouter } from './router'

/** Remembers the view in which each library was looked at last. */
export function followLastView(router: ReturnType<typeof createAppRouter>): void {
  router.subscribe('onResolved', ({ toLocation }) => {
    const [, libraryId, last] = /^\/libraries\/([^/]+)\/([^/]+)\/?$/.exec(toLocation.pathname) ?? []
    const view = libraryViews.find(known => known === last)
    if (libraryId && view) writeListMemory('library', decodeURIComponent(libraryId), { view })
  })
}
