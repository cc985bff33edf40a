import { accountState } from '../../api/account/accountState'
import { lacksClientSettings } from '../../api/clientSettingsSupport'
import { onServerBack } from '../../api/connection'
import { getUserClientSettings, updateUserClientSettings } from '../../generated/client-settings/client-settings.calls'
import { markSynced, mergeSynced, onReaderDataChange, readSynced, unsyncedNames } from '../../preferences/syncedStore'
import { exchangeSyncedData, type SyncDevice, type SyncServer } from './syncExchange'

/** Delay between a change and its exchange, in milliseconds; later changes join it. */
const pause = 2_000

/** Shortest time between two exchanges triggered by showing the window again, in milliseconds. */
const rest = 60_000

/** Kinds small enough to be stored on all devices of a user, also for books that are not open. */
const small: readonly string[] = ['profile', 'pairing', 'panels', 'bookmarks']

/**
 * Syncs reader data between this device and the server while a book is open.
 * @param ids  book, series and library that are open; all their data is loaded
 * @returns function that stops syncing after a last exchange of unsynced changes
 */
export function syncReaderData(userId: string, ids: readonly string[]): () => void {
  const open = ids.map(id => id.toLowerCase())
  const device: SyncDevice = {
    read: readSynced,
    merge: mergeSynced,
    told: markSynced,
    untold: () => unsyncedNames(userId),
    wants: ({ kind, id }) => small.includes(kind) || open.includes(id),
  }
  let asked = 0
  let over = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> = Promise.resolve()

  const exchange = () => {
    clearTimeout(timer)
    timer = undefined
    if (over) return
    asked = Date.now()
    running = running
      .then(() => exchangeSyncedData(userId, serverOf(userId), device))
      .catch(error => {
        if (lacksClientSettings(error)) over = true
      })
  }
  const hasNews = () => unsyncedNames(userId).length > 0
  const stops = [
    onReaderDataChange(() => {
      if (hasNews()) timer ??= setTimeout(exchange, pause)
    }),
    onServerBack(exchange),
    onVisibility(visible => {
      if (visible ? Date.now() - asked > rest : hasNews()) exchange()
    }),
  ]
  exchange()
  return () => {
    for (const stop of stops) stop()
    if (hasNews()) exchange()
  }
}

const serverOf = (userId: string): SyncServer => ({
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
