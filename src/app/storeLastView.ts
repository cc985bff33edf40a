import type { AnyRouter } from '@tanstack/react-router'
import { libraryViews, writeListState } from '../preferences/listState'

/**
 * Stores the last open view of each library, including the current one and views that are left before they render.
 * @returns function that stops storing
 */
export function storeLastView(router: AnyRouter): () => void {
  remember(router.state.location)
  return router.subscribe('onBeforeNavigate', ({ toLocation }) => remember(toLocation))
}

function remember({ pathname }: { pathname: string }) {
  const [, libraryId, last] = /^\/libraries\/([^/]+)\/([^/]+)\/?$/.exec(pathname) ?? []
  const view = libraryViews.find(name => name === last)
  if (libraryId && view) writeListState('library', decodeURIComponent(libraryId), { view })
}
