import type { AnyRouter } from '@tanstack/react-router'
import { libraryViewNames, writeSavedListState } from '../preferences/savedListState'

/**
 * Stores the view that the user opened last in each library. Runs at every navigation.
 * @returns function that stops storing
 */
export function startStoringLastLibraryView(router: AnyRouter): () => void {
  storeViewOf(router.state.location)
  return router.subscribe('onBeforeNavigate', ({ toLocation }) => storeViewOf(toLocation))
}

function storeViewOf({ pathname }: { pathname: string }) {
  const [, libraryId, last] = /^\/libraries\/([^/]+)\/([^/]+)\/?$/.exec(pathname) ?? []
  const view = libraryViewNames.find(name => name === last)
  if (libraryId && view) writeSavedListState('library', decodeURIComponent(libraryId), { view })
}
