import { isAnnotationKey } from '../../../preferences/annotations/annotationEntryKeys'
import { parseReaderDataSettingKey } from '../../../preferences/readerDataSettingKey'
import { parseSavedFilters } from '../../../preferences/savedFilters'
import { getSyncedMapValues, parseSyncedMap, type SyncedMap, setSyncedMapEntry } from '../../../preferences/syncedMap'
import { mergeSyncedMaps } from '../../../preferences/syncedMaps/mergeSyncedMaps'
import type { SyncedReaderDataKind } from '../../../preferences/syncedReaderData'

/** Client settings of a user on the server. Maps the key of each setting to its value. Each value is a text. */
export type AccountSettingValues = Readonly<Record<string, string>>

/**
 * Groups of the settings on the server, in the order in which the interface shows them. `other` contains the settings
 * of other client apps.
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
 * Type of an account setting, derived from its key. `map`: bookmarks and other reader data, whose entries are merged
 * individually. `filters`: saved filters. `text`: all other settings.
 */
type ParsedKey = { form: 'map'; kind: SyncedReaderDataKind; id: string } | { form: 'filters' } | { form: 'text' }

/**
 * Matches the keys that the server accepts. The pattern `ClientSettingKey` in the OpenAPI contract matches the same
 * keys, but is slow for some texts.
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

/** Counts the items in a setting, for example the saved filters. Returns 1 for a setting that is a plain text. */
export function countAccountSettingItems(key: string, text: string): number {
  const parsed = parseKey(key)
  if (parsed.form === 'map') return [...getSyncedMapValues(parseSyncedMap(text)).keys()].filter(isAnnotationKey).length
  return parsed.form === 'filters' ? parseSavedFilters(text).length : 1
}

/**
 * Merges a setting from a backup into the current setting. Map entries and saved filters from the backup replace
 * entries with the same name. A plain text from the backup replaces the whole setting.
 * @param current current text; undefined when the setting does not exist
 * @param copy text from the backup
 * @param now current time in milliseconds since the epoch
 * @returns the unchanged current text when the backup contains nothing new
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

/**
 * Changes that reset account settings: the new text of each changed setting, and the keys of the settings to delete.
 */
export type AccountSettingsResetChanges = { update: AccountSettingValues; remove: readonly string[] }

/**
 * Returns the changes that reset settings. Most settings are deleted. Saved filters and reader data such as bookmarks
 * are emptied and not deleted. After a deletion, other devices would upload these settings again.
 * @param settings settings that the user has seen before the reset
 * @param current current settings on the server. Saved filters and reader data that are in `current` but not in
 *   `settings` stay, because another device has added them.
 * @param now current time in milliseconds since the epoch
 */
export function buildAccountSettingsResetChanges(
  settings: AccountSettingValues,
  current: AccountSettingValues,
  now: number,
): AccountSettingsResetChanges {
  const update: Record<string, string> = {}
  const remove: string[] = []
  for (const [key, text] of Object.entries(settings)) {
    const { form } = parseKey(key)
    if (form === 'map')
      update[key] = JSON.stringify(emptiedMap(parseSyncedMap(text), parseSyncedMap(current[key]), now))
    else if (form === 'filters') update[key] = withoutFilters(current[key], text)
    else remove.push(key)
  }
  return { update, remove }
}

function emptiedMap(removed: SyncedMap, current: SyncedMap, now: number): SyncedMap {
  let emptied = current
  for (const entry of getSyncedMapValues(removed).keys()) emptied = setSyncedMapEntry(emptied, entry, undefined, now)
  return emptied
}

function withoutFilters(current: string | undefined, removed: string): string {
  const removedNames = new Set(parseSavedFilters(removed).map(({ name }) => name))
  return JSON.stringify(parseSavedFilters(current ?? '[]').filter(({ name }) => !removedNames.has(name)))
}

/**
 * Returns the settings of the server, merged with the reader data that this device has not uploaded yet, such as
 * bookmarks.
 */
export function mergeUnsyncedReaderData(
  settings: AccountSettingValues,
  unsynced: Iterable<readonly [key: string, map: SyncedMap]>,
): AccountSettingValues {
  const merged: Record<string, string> = { ...settings }
  for (const [key, map] of unsynced) merged[key] = JSON.stringify(mergeSyncedMaps(parseSyncedMap(settings[key]), map))
  return merged
}
