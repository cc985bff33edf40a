import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useCurrentUser } from '../../access/SessionContext'
import { afterWrite } from '../../api/cache/changes'
import { lacksClientSettings } from '../../api/clientSettingsSupport'
import { useGetUserClientSettings } from '../../generated/client-settings/client-settings'
import { getUserClientSettings, updateUserClientSettings } from '../../generated/client-settings/client-settings.calls'
import { onStored, readStored, writeStored } from '../../preferences/storage'
import { type LibraryOrder, orderLibraries, parseLibraryOrder, withLibraryOrder } from './libraryOrder'
import { useLibraries } from './useLibrary'

/** Client setting of the server's own web client. Sharing it keeps the order the same in both clients. */
const settingKey = 'webui.libraries'

/**
 * Libraries in the user's order, separated into pinned and unpinned, with a function to save a new order. The order is stored on the
 * server (client settings, since server 1.20.0) and in this browser, so that it is available before the response.
 */
export function useLibraryOrder() {
  const { id } = useCurrentUser()
  const libraries = useLibraries()
  const name = `libraries.${id}`
  const { data } = useGetUserClientSettings({ query: { retry: false, meta: { shownBy: 'nobody' } } })
  const there = data && (data[settingKey]?.value ?? '{}')
  useEffect(() => {
    if (there !== undefined && there !== (readStored(name) ?? '{}')) writeStored(name, there)
  }, [there, name])
  const stored = useSyncExternalStore(onStored, () => readStored(name))
  const order = useMemo(() => parseLibraryOrder(stored), [stored])
  const save = async (ids: readonly string[], aside: ReadonlySet<string>) => {
    const text = JSON.stringify(withLibraryOrder(await orderThere(order), ids, aside))
    await kept(text, id)
    writeStored(name, text)
    await afterWrite('updateUserClientSettings')
  }
  return { ...useMemo(() => orderLibraries(libraries, order), [libraries, order]), save }
}

/** Order stored on the server. Returns the local order for servers without client settings; throws on other errors. */
async function orderThere(here: LibraryOrder): Promise<LibraryOrder> {
  try {
    return parseLibraryOrder((await getUserClientSettings())[settingKey]?.value)
  } catch (error) {
    if (lacksClientSettings(error)) return here
    throw error
  }
}

async function kept(value: string, account: string): Promise<void> {
  try {
    await updateUserClientSettings({ [settingKey]: { value } }, { account })
  } catch (error) {
    if (!lacksClientSettings(error)) throw error
  }
}
