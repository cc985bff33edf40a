import type { ClientSettings, UserClientSettingsUpdate } from '../../generated/model.schemas'
import { parseReaderDataSettingKey, toReaderDataSettingKey } from '../../preferences/readerDataSettingKey'
import { parseSyncedMap, type SyncedMap } from '../../preferences/syncedMap'
import { areSyncedMapsEqual } from '../../preferences/syncedMaps/mergeSyncedMaps'
import type { SyncedMapKey } from '../../preferences/syncedReaderData'

/** Functions that read and write the client settings of the user on the server. */
export interface ClientSettingsApi {
  list(): Promise<ClientSettings>
  update(changes: UserClientSettingsUpdate): Promise<unknown>
}

/** Functions that read and write the reader data on this device. */
export interface SyncedDataDeviceStore {
  read(name: SyncedMapKey): SyncedMap
  /** Merges the server's copy of a synced map into the copy on this device. Returns the merged map. */
  merge(name: SyncedMapKey, copy: SyncedMap): SyncedMap
  /**
   * Returns the names of the reader data that this device has changed and not yet sent to the server. A name consists
   * of the kind of data and the id of the book, series or library.
   */
  unsynced(): readonly SyncedMapKey[]
  markSynced(name: SyncedMapKey): void
  /**
   * Returns whether this device downloads the reader data with the given name. Called only for data that is not on this
   * device yet. For example, the device downloads the bookmarks of all books, but only the highlights of the open book.
   * @param name name of the data
   */
  accepts(name: SyncedMapKey): boolean
}

/**
 * Syncs the reader data of a user between this device and the server. Each kind of data of each book, series or library
 * is stored in its own client setting. First merges the data from the server into the data of this device, and then
 * sends the merged data.
 */
export async function syncReaderDataWithServer(
  userId: string,
  server: ClientSettingsApi,
  device: SyncedDataDeviceStore,
): Promise<void> {
  const settings = await server.list()
  const changes: UserClientSettingsUpdate = {}
  const sent: [SyncedMapKey, SyncedMap][] = []
  for (const name of namesToSync(userId, settings, device)) {
    const key = toReaderDataSettingKey(name)
    const serverMap = parseSyncedMap(settings[key]?.value)
    const merged = device.merge(name, serverMap)
    if (!areSyncedMapsEqual(merged, serverMap)) changes[key] = { value: JSON.stringify(merged) }
    sent.push([name, merged])
  }
  if (Object.keys(changes).length > 0) await server.update(changes)
  // If the user changed the data during the request, the server does not have this change yet. The data must then be
  // sent again.
  for (const [name, map] of sent) if (areSyncedMapsEqual(device.read(name), map)) device.markSynced(name)
}

function namesToSync(userId: string, settings: ClientSettings, device: SyncedDataDeviceStore): readonly SyncedMapKey[] {
  const names = new Map<string, SyncedMapKey>()
  for (const name of device.unsynced())
    if (VALID_KEY_PATTERN.test(toReaderDataSettingKey(name))) names.set(toReaderDataSettingKey(name), name)
  for (const key of Object.keys(settings)) {
    const readerData = parseReaderDataSettingKey(key)
    const name = readerData && { userId, ...readerData }
    if (name && !names.has(key) && (hasEntries(device, name) || device.accepts(name))) names.set(key, name)
  }
  return [...names.values()]
}

const hasEntries = (device: SyncedDataDeviceStore, name: SyncedMapKey) => Object.keys(device.read(name)).length > 0

/**
 * Matches a key that is valid for a client setting with reader data. The server rejects other keys (server-facts 2).
 */
const VALID_KEY_PATTERN = /^longbox\.[a-z]+\.[a-z0-9](?:[a-z0-9_-]*[a-z0-9])?$/
