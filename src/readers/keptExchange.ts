import type { ClientSettings, UserClientSettingsUpdate } from '../generated/model.schemas'
import { type KeptKind, type KeptName, keptKinds } from '../preferences/kept'
import { type KeptMap, parsedMap, sameMaps } from '../preferences/keptMap'

/** The server's place for what a person keeps. */
export interface KeptServer {
  list(): Promise<ClientSettings>
  update(changes: UserClientSettingsUpdate): Promise<unknown>
}

/** What is kept on this device. */
export interface KeptDevice {
  read(name: KeptName): KeptMap
  /** Joins a copy from elsewhere and gives both together. */
  merge(name: KeptName, copy: KeptMap): KeptMap
  /** What was changed here and not told. */
  untold(): readonly KeptName[]
  told(name: KeptName): void
  /** Whether what the server has and this device has not shall be kept here too. */
  wants(name: KeptName): boolean
}

/**
 * Makes device and server hold the same, one key for each book, series or library. Nothing is overwritten: what the server has
 * is read and joined before it is written, and a key that another device wrote over meanwhile is found and joined by the
 * next exchange of either.
 */
export async function exchangeKept(userId: string, server: KeptServer, device: KeptDevice): Promise<void> {
  const listed = await server.list()
  const changes: UserClientSettingsUpdate = {}
  const told: [KeptName, KeptMap][] = []
  for (const name of namesOf(userId, listed, device)) {
    const key = keyOf(name)
    const theirs = parsedMap(listed[key]?.value)
    const joined = device.merge(name, theirs)
    if (!sameMaps(joined, theirs)) changes[key] = { value: JSON.stringify(joined) }
    told.push([name, joined])
  }
  if (Object.keys(changes).length > 0) await server.update(changes)
  // What the person changed while it was on its way is told the next time.
  for (const [name, map] of told) if (sameMaps(device.read(name), map)) device.told(name)
}

function namesOf(userId: string, listed: ClientSettings, device: KeptDevice): readonly KeptName[] {
  const names = new Map<string, KeptName>()
  for (const name of device.untold()) if (keyPattern.test(keyOf(name))) names.set(keyOf(name), name)
  for (const key of Object.keys(listed)) {
    const name = nameOf(userId, key)
    if (name && !names.has(key) && (isHere(device, name) || device.wants(name))) names.set(key, name)
  }
  return [...names.values()]
}

const isHere = (device: KeptDevice, name: KeptName) => Object.keys(device.read(name)).length > 0

const keyOf = ({ kind, id }: KeptName) => `longbox.${kind}.${id.toLowerCase()}`

/** What the server takes as a key (server-facts 2). */
const keyPattern = /^longbox\.[a-z]+\.[a-z0-9](?:[a-z0-9_-]*[a-z0-9])?$/

function nameOf(userId: string, key: string): KeptName | undefined {
  const [app, kind, id, ...more] = key.split('.')
  const known = keptKinds.find((each: KeptKind) => each === kind)
  return app === 'longbox' && known && id && more.length === 0 ? { userId, kind: known, id } : undefined
}
