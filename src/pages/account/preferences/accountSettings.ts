import { parseReaderDataSettingKey } from '../../../preferences/readerDataSettingKey'
import { parseSavedFilters } from '../../../preferences/savedFilters'
import {
  getSyncedMapValues,
  mergeSyncedMaps,
  parseSyncedMap,
  type SyncedMap,
  setSyncedMapEntry,
} from '../../../preferences/syncedMap'
import type { SyncedReaderDataKind } from '../../../preferences/syncedReaderData'

/** Client settings that the server stores for the user. Maps the key of each setting to its value, a text. */
export type AccountSettingValues = Readonly<Record<string, string>>

/**
 * Groups of the settings on the server, in the order in which the interface shows them. `other`: settings of other
 * clients.
 */
export const accountSettingGroupNames = ['libraries', 'filters', 'profiles', 'annotations', 'pages', 'other'] as const
export type AccountSettingGroupName = (typeof accountSettingGroupNames)[number]

const groupsByKind: Readonly<Record<SyncedReaderDataKind, AccountSettingGroupName>> = {
  profile: 'profiles',
  bookmarks: 'annotations',
  highlights: 'annotations',
  pairing: 'pages',
  panels: 'pages',
}

/**
 * Parsed key of an account setting. `map`: reader data, which is merged entry by entry. `filters`: saved filters.
 * `text`: other settings.
 */
type ParsedKey = { form: 'map'; kind: SyncedReaderDataKind; id: string } | { form: 'filters' } | { form: 'text' }

/**
 * Matches the keys that the server accepts. The OpenAPI contract has an equivalent pattern (`ClientSettingKey`), but
 * its evaluation can be slow.
 */
const validKey = /^[a-z](?:[a-z0-9_-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9_-]*[a-z0-9])?)*$/

function parseKey(key: string): ParsedKey {
  const readerData = parseReaderDataSettingKey(key)
  if (readerData) return { form: 'map', ...readerData }
  return /^longbox\.filters\.[^.]+$/.test(key) ? { form: 'filters' } : { form: 'text' }
}

/** Returns the settings group to which a key of a client setting belongs. */
export function getAccountSettingGroupName(key: string): AccountSettingGroupName {
  const parsed = parseKey(key)
  if (parsed.form === 'map') return groupsByKind[parsed.kind]
  if (parsed.form === 'filters') return 'filters'
  return key === 'webui.libraries' ? 'libraries' : 'other'
}

/** Returns whether the server accepts a setting. */
export const isAccountSettingValid = (key: string, text: string): boolean => validKey.test(key) && text.trim() !== ''

/** Counts the items of a setting, such as saved filters. Returns 1 for a plain text. */
export function countAccountSettingItems(key: string, text: string): number {
  const parsed = parseKey(key)
  if (parsed.form === 'map') return getSyncedMapValues(parseSyncedMap(text)).size
  return parsed.form === 'filters' ? parseSavedFilters(text).length : 1
}

/**
 * Merges an imported copy into a setting. Imported entries and filters replace entries with the same name. A plain
 * text replaces the whole setting.
 * @param current current text; undefined when the setting does not exist
 * @param now current time in milliseconds since the epoch
 * @returns the unchanged current text when the copy adds nothing
 */
export function mergeImportedSetting(key: string, current: string | undefined, copy: string, now: number): string {
  const { form } = parseKey(key)
  if (form === 'map') return withImportedMap(current, copy, now)
  if (form === 'filters') return withImportedFilters(current, copy)
  return copy
}

function withImportedMap(current: string | undefined, copy: string, now: number): string {
  const before = parseSyncedMap(current)
  let after: SyncedMap = before
  for (const [entry, value] of getSyncedMapValues(parseSyncedMap(copy))) {
    const isSame = JSON.stringify(ownEntry(before, entry)?.value) === JSON.stringify(value)
    if (!isSame) after = setSyncedMapEntry(after, entry, value, now)
  }
  return after === before && current !== undefined ? current : JSON.stringify(after)
}

const ownEntry = (map: SyncedMap, entry: string) => (Object.hasOwn(map, entry) ? map[entry] : undefined)

function withImportedFilters(current: string | undefined, copy: string): string {
  const before = parseSavedFilters(current ?? '[]')
  const imported = parseSavedFilters(copy)
  const replaced = before.map(filter => imported.findLast(({ name }) => name === filter.name) ?? filter)
  const added = imported.filter(
    ({ name }, index) =>
      before.every(filter => filter.name !== name) && imported.findLastIndex(other => other.name === name) === index,
  )
  const after = JSON.stringify([...replaced, ...added])
  return current !== undefined && after === JSON.stringify(before) ? current : after
}

/** Changes that reset account settings: new texts by key, and the keys to delete. */
export type AccountSettingsResetChanges = { update: AccountSettingValues; remove: readonly string[] }

/**
 * Returns the changes that reset settings. Reader data and saved filters are emptied instead of deleted, because other
 * devices would restore a deleted setting from their copies.
 * @param now current time in milliseconds since the epoch
 */
export function buildAccountSettingsResetChanges(
  settings: AccountSettingValues,
  now: number,
): AccountSettingsResetChanges {
  const update: Record<string, string> = {}
  const remove: string[] = []
  for (const [key, text] of Object.entries(settings)) {
    const { form } = parseKey(key)
    if (form === 'map') update[key] = JSON.stringify(emptiedMap(parseSyncedMap(text), now))
    else if (form === 'filters') update[key] = '[]'
    else remove.push(key)
  }
  return { update, remove }
}

function emptiedMap(map: SyncedMap, now: number): SyncedMap {
  let emptied = map
  for (const entry of getSyncedMapValues(map).keys()) emptied = setSyncedMapEntry(emptied, entry, undefined, now)
  return emptied
}

/** Merges the reader data that only this device has into the settings of the server. */
export function mergeUnsyncedReaderData(
  settings: AccountSettingValues,
  unsynced: Iterable<readonly [key: string, map: SyncedMap]>,
): AccountSettingValues {
  const merged: Record<string, string> = { ...settings }
  for (const [key, map] of unsynced) merged[key] = JSON.stringify(mergeSyncedMaps(parseSyncedMap(settings[key]), map))
  return merged
}
