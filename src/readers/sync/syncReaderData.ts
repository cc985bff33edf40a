import { accountState } from '../../api/account/accountState'
import { isClientSettingsUnsupported } from '../../api/isClientSettingsUnsupported'
import { onServerBack } from '../../api/serverConnection'
import { getUserClientSettings, updateUserClientSettings } from '../../generated/client-settings/client-settings.calls'
import {
  listUnsyncedMapKeys,
  markSyncedMapUploaded,
  mergeIntoSyncedMap,
  onReaderDataChange,
  readSyncedMap,
} from '../../preferences/syncedStore'
import { exchangeSyncedData, type SyncDevice, type SyncServer } from './exchangeSyncedData'

/** Delay between a change and its exchange, in milliseconds. The exchange includes later changes. */
const EXCHANGE_DELAY_MS = 2_000

/** Shortest time between two exchanges triggered by showing the window again, in milliseconds. */
const MIN_VISIBILITY_EXCHANGE_INTERVAL_MS = 60_000

/** Kinds of data that all devices of a user store, also for books that are not open. These kinds are small. */
const KINDS_ON_ALL_DEVICES: readonly string[] = ['profile', 'pairing', 'panels', 'bookmarks']

/**
 * Syncs reader data between this device and the server while a book is open.
 * @param ids  ids of the open book, its series and its library, whose data is loaded completely
 * @returns function that stops syncing after a last exchange of unsynced changes
 */
export function syncReaderData(userId: string, ids: readonly string[]): () => void {
  const openIds = ids.map(id => id.toLowerCase())
  const device: SyncDevice = {
    read: readSyncedMap,
    merge: mergeIntoSyncedMap,
    markSynced: markSyncedMapUploaded,
    unsynced: () => listUnsyncedMapKeys(userId),
    accepts: ({ kind, id }) => KINDS_ON_ALL_DEVICES.includes(kind) || openIds.includes(id),
  }
  let exchangedAtMs = 0
  let isUnsupported = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> = Promise.resolve()

  const exchange = () => {
    clearTimeout(timer)
    timer = undefined
    if (isUnsupported) return
    exchangedAtMs = Date.now()
    running = running
      .then(() => exchangeSyncedData(userId, createSyncServer(userId), device))
      .catch(error => {
        if (isClientSettingsUnsupported(error)) isUnsupported = true
      })
  }
  const hasUnsynced = () => listUnsyncedMapKeys(userId).length > 0
  const stops = [
    onReaderDataChange(() => {
      if (hasUnsynced()) timer ??= setTimeout(exchange, EXCHANGE_DELAY_MS)
    }),
    onServerBack(exchange),
    onVisibility(visible => {
      if (visible ? Date.now() - exchangedAtMs > MIN_VISIBILITY_EXCHANGE_INTERVAL_MS : hasUnsynced()) exchange()
    }),
  ]
  exchange()
  return () => {
    for (const stop of stops) stop()
    if (hasUnsynced()) exchange()
  }
}

const createSyncServer = (userId: string): SyncServer => ({
  list: async () => {
    const settings = await getUserClientSettings()
    // Entries of another account must not be merged into those of this account.
    await accountState.confirm?.(userId, Date.now())
    return settings
  },
  update: changes => updateUserClientSettings(changes, { account: userId }),
})

function onVisibility(listener: (visible: boolean) => void): () => void {
  const listen = () => listener(document.visibilityState === 'visible')
  document.addEventListener('visibilitychange', listen)
  return () => document.removeEventListener('visibilitychange', listen)
}
