import type { ClientSettings, UserClientSettingsUpdate } from '../../generated/model.schemas'
import { areSyncedMapsEqual, parseSyncedMap, type SyncedMap } from '../../preferences/syncedMap'
import { type SyncedKind, type SyncedName, syncedKinds } from '../../preferences/syncedStore'

/** The server's place for what a person keeps. */
export interface SyncServer {
  list(): Promise<ClientSettings>
  update(changes: UserClientSettingsUpdate): Promise<unknown>
}

/** What is kept on this device. */
export interface SyncDevice {
  read(name: SyncedName): SyncedMap
  /** Joins a copy from elsewhere and gives both together. */
  merge(name: SyncedName, copy: SyncedMap): SyncedMap
  /** What was changed here and not told. */
  untold(): readonly SyncedName[]
  told(name: SyncedName): void
  /** Whether what the server has and this device has not shall be kept here too. */
  wants(name: SyncedName): boolean
}

/**
 * Makes device and server hold the same, one key for each book, series or library. Nothing is overwritten: what the server has
 * is read and joined before it is written, and a key that another device wrote over meanwhile is found and joined by the
 * next exchange of either.
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
  // What the person changed while it was on its way is told the next time.
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

/** What the server takes as a key (server-facts 2). */
const keyPattern = /^longbox\.[a-z]+\.[a-z0-9](?:[a-z0-9_-]*[a-z0-9])?$/

function nameOf(userId: string, key: string): SyncedName | undefined {
  const [app, kind, id, ...more] = key.split('.')
  const known = syncedKinds.find((each: SyncedKind) => each === kind)
  return app === 'longbox' && known && id && more.length === 0 ? { userId, kind: known, id } : undefined
}
