import type { AnyRouter } from '@tanstack/react-router'
import { libraryViews, writeListState } from '../preferences/listState'

/**
 * Remembers the view in which each library was looked at last, the one that is open included, also when one leaves it at once.
 * @returns stops
 */
export function storeLastView(router: AnyRouter): () => void {
  remember(router.state.location)
  return router.subscribe('onBeforeNavigate', ({ toLocation }) => remember(toLocation))
}

function remember({ pathname }: { pathname: string }) {
  const [, libraryId, last] = /^\/libraries\/([^/]+)\/([^/]+)\/?$/.exec(pathname) ?? []
  const view = libraryViews.find(known => known === last)
  if (libraryId && view) writeListState('library', decodeURIComponent(libraryId), { view })
}
