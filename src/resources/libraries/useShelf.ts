import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useMe } from '../../access/SessionContext'
import { afterWrite } from '../../api/changes'
import { keepsNoSettings } from '../../api/clientSettings'
import { useGetUserClientSettings } from '../../generated/client-settings/client-settings'
import { getUserClientSettings, updateUserClientSettings } from '../../generated/client-settings/client-settings.calls'
import { onStored, readStored, writeStored } from '../../preferences/storage'
import { parseShelfOrder, type ShelfOrder, shelved, withShelf } from './shelfOrder'
import { useLibraries } from './useLibrary'

/** The setting in which the server's own client keeps the same: who comes from there finds the libraries as they were. */
const settingKey = 'webui.libraries'

/**
 * The libraries in the person's order, those put aside apart. It is kept on the server where that keeps settings (since
 * 1.20.0), and in this browser, so that it is known before the server has answered.
 */
export function useShelf() {
  const { id } = useMe()
  const libraries = useLibraries()
  const name = `libraries.${id}`
  const { data } = useGetUserClientSettings({ query: { retry: false, meta: { shownBy: 'nobody' } } })
  const there = data && (data[settingKey]?.value ?? '{}')
  useEffect(() => {
    if (there !== undefined && there !== (readStored(name) ?? '{}')) writeStored(name, there)
  }, [there, name])
  const stored = useSyncExternalStore(onStored, () => readStored(name))
  const order = useMemo(() => parseShelfOrder(stored), [stored])
  const save = async (ids: readonly string[], aside: ReadonlySet<string>) => {
    const text = JSON.stringify(withShelf(await orderThere(order), ids, aside))
    await kept(text, id)
    writeStored(name, text)
    await afterWrite('updateUserClientSettings')
  }
  return { ...useMemo(() => shelved(libraries, order), [libraries, order]), save }
}

/** What the server has; an older one keeps nothing, and then this browser's counts. */
async function orderThere(here: ShelfOrder): Promise<ShelfOrder> {
  try {
    return parseShelfOrder((await getUserClientSettings())[settingKey]?.value)
  } catch (error) {
    if (keepsNoSettings(error)) return here
    throw error
  }
}

async function kept(value: string, account: string): Promise<void> {
  try {
    await updateUserClientSettings({ [settingKey]: { value } }, { account })
  } catch (error) {
    if (!keepsNoSettings(error)) throw error
  }
}
