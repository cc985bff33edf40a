import { sessionAccountCheckState } from '../../api/account/sessionAccountCheckState'
import { isClientSettingsUnsupportedError } from '../../api/isClientSettingsUnsupportedError'
import { onServerReachableAgain } from '../../api/serverConnection'
import { getUserClientSettings, updateUserClientSettings } from '../../generated/client-settings/client-settings.calls'
import type { ClientSettings } from '../../generated/model.schemas'
import { BLUR_SETTING_KEY, getBlurStorageKey } from '../../lists/browse/isBlurOfUnreadCoversStored'
import { writeLocalStorage } from '../../preferences/localStorageAccess'
import { mergeServerCopyOfSyncedMap } from '../../preferences/syncedMaps/mergeServerCopyOfSyncedMap'
import {
  listSyncedMapsToUpload,
  markSyncedMapUploaded,
  onAnySyncedMapChange,
  readStoredSyncedMap,
} from '../../preferences/syncedReaderData'
import {
  adoptAnnotationsOfSameFile,
  type BookWithFileHash,
  storeFileHashOfAnnotations,
} from './adoptAnnotationsOfSameFile'
import {
  type ClientSettingsApi,
  type SyncedDataDeviceStore,
  syncReaderDataWithServer,
} from './syncReaderDataWithServer'

/** Delay in milliseconds between a change of reader data and the sync with the server. */
const EXCHANGE_DELAY_MS = 2_000

/**
 * Minimum time in milliseconds since the last sync. If less time has passed when the window is shown, the sync is
 * skipped.
 */
const MIN_VISIBILITY_EXCHANGE_INTERVAL_MS = 60_000

/**
 * Kinds of reader data that each device downloads for all books, because this data is small. Other kinds are downloaded
 * only for the open book, and for books for which the device already has data of the same kind.
 */
const KINDS_ON_ALL_DEVICES: readonly string[] = ['profile', 'pairing', 'panels', 'bookmarks']

/**
 * Syncs the reader data of a user, such as bookmarks, with the server while a book is open.
 * @param ids  ids of the open book, its series and its library. All kinds of data are downloaded for these ids.
 * @param book the open book. If it has no annotations, the annotations of a deleted book with the same file are copied
 *   (see {@link adoptAnnotationsOfSameFile}).
 * @returns function that stops the sync and sends the last changes
 */
export function startReaderDataSync(userId: string, ids: readonly string[], book?: BookWithFileHash): () => void {
  const openIds = ids.map(id => id.toLowerCase())
  const device = createDeviceStore(
    userId,
    ({ kind, id }) => KINDS_ON_ALL_DEVICES.includes(kind) || openIds.includes(id),
  )
  let exchangedAtMs = 0
  let isUnsupported = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> = Promise.resolve()

  const exchange = () => {
    // Stores the file hash before the sync, so that the sync sends the hash together with the annotations. Storing the
    // hash starts the timer for another sync. `clearTimeout` must come later, because it stops this timer.
    if (book) storeFileHashOfAnnotations(userId, book)
    clearTimeout(timer)
    timer = undefined
    if (isUnsupported) return
    exchangedAtMs = Date.now()
    running = running
      .then(async () => {
        let settings: ClientSettings = {}
        const api = createClientSettingsApi(userId)
        const list = async () => {
          settings = await api.list()
          storeBlurOfUnreadCovers(userId, settings)
          return settings
        }
        await syncReaderDataWithServer(userId, { ...api, list }, device)
        if (book) await adoptAnnotationsOfSameFile(userId, book, settings)
      })
      .catch(error => {
        if (isClientSettingsUnsupportedError(error)) isUnsupported = true
      })
  }
  const hasUnsynced = () => listSyncedMapsToUpload(userId).length > 0
  const stops = [
    onAnySyncedMapChange(() => {
      if (hasUnsynced()) timer ??= setTimeout(exchange, EXCHANGE_DELAY_MS)
    }),
    onServerReachableAgain(exchange),
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

/**
 * Sends unsent reader data of a user to the server. Called while no book is open. Also merges the data from the server
 * into existing data of this device, but downloads no data that this device does not have.
 * @throws ServerError when a request fails
 */
export const sendUnsyncedReaderData = (userId: string): Promise<void> =>
  syncReaderDataWithServer(
    userId,
    createClientSettingsApi(userId),
    createDeviceStore(userId, () => false),
  )

/**
 * Copies the account setting for blurred covers from the server to this browser. Other pages also store this copy, but
 * the user may never have opened these pages in this browser. If the server has no value, the copy does not change,
 * because the server may not have received it yet.
 */
function storeBlurOfUnreadCovers(userId: string, settings: ClientSettings): void {
  const text = settings[BLUR_SETTING_KEY]?.value
  if (text !== undefined) writeLocalStorage(getBlurStorageKey(userId), text)
}

const createDeviceStore = (userId: string, accepts: SyncedDataDeviceStore['accepts']): SyncedDataDeviceStore => ({
  read: readStoredSyncedMap,
  merge: mergeServerCopyOfSyncedMap,
  markSynced: markSyncedMapUploaded,
  unsynced: () => listSyncedMapsToUpload(userId),
  accepts,
})

const createClientSettingsApi = (userId: string): ClientSettingsApi => ({
  list: async () => {
    const settings = await getUserClientSettings()
    // Throws an error if the session now belongs to another account. The settings of another account must not be
    // merged.
    await sessionAccountCheckState.confirm?.(userId, Date.now())
    return settings
  },
  update: changes => updateUserClientSettings(changes, { account: userId }),
})

function onVisibility(listener: (visible: boolean) => void): () => void {
  const listen = () => listener(document.visibilityState === 'visible')
  document.addEventListener('visibilitychange', listen)
  return () => document.removeEventListener('visibilitychange', listen)
}
