import { accountState } from '../../api/account/accountState'
import { lacksClientSettings } from '../../api/clientSettingsSupport'
import { onServerBack } from '../../api/connection'
import { getUserClientSettings, updateUserClientSettings } from '../../generated/client-settings/client-settings.calls'
import { markSynced, mergeSynced, onReaderDataChange, readSynced, unsyncedNames } from '../../preferences/syncedStore'
import { exchangeSyncedData, type SyncDevice, type SyncServer } from './syncExchange'

/** So long after a change the server is told; others that follow go along. */
const pause = 2_000

/** A window that is looked at again asks what other devices did, at most so often. */
const rest = 60_000

/** Kinds that are small enough to be on each device of a person, whether the book is open or not. */
const small: readonly string[] = ['profile', 'pairing', 'panels', 'bookmarks']

/**
 * Keeps this device and the server the same while somebody reads.
 * @param ids  of what is open: of these everything is fetched
 * @returns stops, after telling what is not told yet
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
    // Entries of another account must not be merged into those of this one.
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
