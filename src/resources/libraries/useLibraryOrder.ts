import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useCurrentUser } from '../../access/SessionContext'
import { reportServerWrite } from '../../api/cache/serverDataChanges'
import { isClientSettingsUnsupportedError } from '../../api/isClientSettingsUnsupportedError'
import { useGetUserClientSettings } from '../../generated/client-settings/client-settings'
import { getUserClientSettings, updateUserClientSettings } from '../../generated/client-settings/client-settings.calls'
import { onLocalStorageChange, readLocalStorage, writeLocalStorage } from '../../preferences/localStorageAccess'
import { type LibraryOrder, parseLibraryOrder, sortLibrariesByUserOrder, updateLibraryOrder } from './libraryOrder'
import { useLibraries } from './useLibrary'

/** Key of the client setting that stores the library order. The web client of Komga uses the same key. */
const SETTING_KEY = 'webui.libraries'

/**
 * Returns the pinned and unpinned libraries in the order that the user has chosen, and a function that saves a new
 * order. Servers from version 1.20.0 on store the order. This browser also stores a copy.
 */
export function useLibraryOrder() {
  const { id } = useCurrentUser()
  const libraries = useLibraries()
  const storageKey = `libraries.${id}`
  const { data } = useGetUserClientSettings({ query: { retry: false, meta: { shownBy: 'none' } } })
  const serverText = data && (data[SETTING_KEY]?.value ?? '{}')
  useEffect(() => {
    if (serverText !== undefined && serverText !== (readLocalStorage(storageKey) ?? '{}'))
      writeLocalStorage(storageKey, serverText)
  }, [serverText, storageKey])
  const stored = useSyncExternalStore(onLocalStorageChange, () => readLocalStorage(storageKey))
  const order = useMemo(() => parseLibraryOrder(stored), [stored])
  const save = async (ids: readonly string[], unpinnedIds: ReadonlySet<string>) => {
    const text = JSON.stringify(updateLibraryOrder(await fetchServerOrder(order), ids, unpinnedIds))
    await saveServerOrder(text, id)
    writeLocalStorage(storageKey, text)
    await reportServerWrite('updateUserClientSettings')
  }
  return { ...useMemo(() => sortLibrariesByUserOrder(libraries, order), [libraries, order]), save }
}

async function fetchServerOrder(localOrder: LibraryOrder): Promise<LibraryOrder> {
  try {
    return parseLibraryOrder((await getUserClientSettings())[SETTING_KEY]?.value)
  } catch (error) {
    if (isClientSettingsUnsupportedError(error)) return localOrder
    throw error
  }
}

async function saveServerOrder(value: string, account: string): Promise<void> {
  try {
    await updateUserClientSettings({ [SETTING_KEY]: { value } }, { account })
  } catch (error) {
    if (!isClientSettingsUnsupportedError(error)) throw error
  }
}
