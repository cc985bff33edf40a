import type { ClientSettings, UserClientSettingsUpdate } from '../../generated/model.schemas'
import { areSyncedMapsEqual, parseSyncedMap, type SyncedMap } from '../../preferences/syncedMap'
import { type SyncedKind, type SyncedName, syncedKinds } from '../../preferences/syncedStore'

/** Client settings of the server. */
export interface SyncServer {
  list(): Promise<ClientSettings>
  update(changes: UserClientSettingsUpdate): Promise<unknown>
}

/** Synced data of this device. */
export interface SyncDevice {
  read(name: SyncedName): SyncedMap
  /** Merges a remote copy into the local one and returns the result. */
  merge(name: SyncedName, copy: SyncedMap): SyncedMap
  /** Returns the names with changes that the server does not have yet. */
  untold(): readonly SyncedName[]
  told(name: SyncedName): void
  /** Returns whether server data that is missing here should be stored on this device. */
  wants(name: SyncedName): boolean
}

/**
 * Synchronizes device and server, one key for each book, series or library. Reads and merges the server's data before
 * writing. A key that another device overwrites at the same time is merged in the next exchange of either device.
 */
export async function exchangeSyncedData(userId: string, server: SyncServer, device: SyncDevice): Promise<void> {
  const listed = await server.list()
  const changes: UserClientSettingsUpdate = {}
  const told: [SyncedName, SyncedMap][] = []
  for (const name of namesOf(userId, listed, device)) {
    const key = keyOf(name)
    const theirs = parseSyncedMap(listed[key]?.value)
    const joined = device.merge(name, theirs)
    if (!areSyncedMapsEqual(joined, theirs)) changes[key] = { value: JSON.stringify(joined) }
    told.push([name, joined])
  }
  if (Object.keys(changes).length > 0) await server.update(changes)
  // Changes made during the request stay marked as unsynced.
  for (const [name, map] of told) if (areSyncedMapsEqual(device.read(name), map)) device.told(name)
}

function namesOf(userId: string, listed: ClientSettings, device: SyncDevice): readonly SyncedName[] {
  const names = new Map<string, SyncedName>()
  for (const name of device.untold()) if (keyPattern.test(keyOf(name))) names.set(keyOf(name), name)
  for (const key of Object.keys(listed)) {
    const name = nameOf(userId, key)
    if (name && !names.has(key) && (isHere(device, name) || device.wants(name))) names.set(key, name)
  }
  return [...names.values()]
}

const isHere = (device: SyncDevice, name: SyncedName) => Object.keys(device.read(name)).length > 0

const keyOf = ({ kind, id }: SyncedName) => `longbox.${kind}.${id.toLowerCase()}`

/** Keys that the server accepts (server-facts 2). */
const keyPattern = /^longbox\.[a-z]+\.[a-z0-9](?:[a-z0-9_-]*[a-z0-9])?$/

function nameOf(userId: string, key: string): SyncedName | undefined {
  const [app, kind, id, ...more] = key.split('.')
  const known = syncedKinds.find((each: SyncedKind) => each === kind)
  return app === 'longbox' && known && id && more.length === 0 ? { userId, kind: known, id } : undefined
}
