import { useMemo } from 'react'
import { useCurrentUser } from '../../access/SessionContext'
import { useCachedUserSetting } from '../../access/useCachedUserSetting'
import { parseLibraryOrder, sortLibrariesByUserOrder, updateLibraryOrder } from './libraryOrder'
import { useLibraries } from './useLibrary'

/** Key of the client setting that stores the library order. The web client of Komga uses the same key. */
const SETTING_KEY = 'webui.libraries'

/**
 * Returns the pinned and unpinned libraries in the order that the user has chosen, and a function that saves a new
 * order.
 */
export function useLibraryOrder() {
  const libraries = useLibraries()
  const { text, save } = useCachedUserSetting(SETTING_KEY, `libraries.${useCurrentUser().id}`)
  const order = useMemo(() => parseLibraryOrder(text), [text])
  return {
    ...useMemo(() => sortLibrariesByUserOrder(libraries, order), [libraries, order]),
    save: (ids: readonly string[], unpinnedIds: ReadonlySet<string>) =>
      save(current => JSON.stringify(updateLibraryOrder(parseLibraryOrder(current), ids, unpinnedIds))),
  }
}

/** Returns all libraries: first the pinned, then the unpinned libraries, each in the order that the user has chosen. */
export function useLibrariesInUserOrder() {
  const { pinned, unpinned } = useLibraryOrder()
  return useMemo(() => [...pinned, ...unpinned], [pinned, unpinned])
}
