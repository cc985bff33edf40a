import { listStorageKeys } from './listStorageKeys'
import { onLocalStorageChange, readLocalStorage, writeLocalStorage } from './localStorageAccess'
import { type PreferenceName, preferenceDefinitions } from './preferenceStore'

/**
 * Groups of the settings of this browser, in the order in which the interface shows them. `lists` contains views,
 * filters and columns of lists.
 */
export const browserSettingGroupNames = ['interface', 'browsing', 'lists', 'comic', 'epub'] as const
export type BrowserSettingGroupName = (typeof browserSettingGroupNames)[number]

/** Values of settings by storage key. Contains only settings that differ from their default. */
export type BrowserSettingValues = Readonly<Record<string, unknown>>

/** Preferences that only the app sets. They are not visible to users and are not part of backups. */
const programState: readonly PreferenceName[] = [
  'device.id',
  'wasSignedIn',
  'duplicates.isAutoDeleteExplained',
  'epub.readingSpeed',
]

const groupsByPrefix: Readonly<Record<string, BrowserSettingGroupName>> = {
  browse: 'browsing',
  table: 'browsing',
  duplicates: 'browsing',
  search: 'browsing',
  import: 'browsing',
  reader: 'comic',
  epub: 'epub',
  list: 'lists',
}

/**
 * Matches the storage keys of saved list settings: the filters, view and columns of a list. A key contains the kind and
 * the id of the list, for example `list.library.all`.
 */
const listStateKey = /^list\.[a-z]+\.[\w-]+$/i

/** Returns the group of a storage key. Undefined for keys that are not user settings. */
export function getBrowserSettingGroupName(key: string): BrowserSettingGroupName | undefined {
  if (listStateKey.test(key)) return 'lists'
  if (!isPreferenceName(key) || programState.includes(key)) return undefined
  return groupsByPrefix[key.split('.')[0] ?? ''] ?? 'interface'
}

/** Returns whether a value is valid for the setting with the given key. */
export function isBrowserSettingValid(key: string, value: unknown): boolean {
  const group = getBrowserSettingGroupName(key)
  if (group === 'lists') return typeof value === 'object' && value !== null && !Array.isArray(value)
  return group !== undefined && isPreferenceName(key) && preferenceDefinitions[key].isAllowed(value)
}

/** Returns the default value of a setting. Returns undefined for the saved settings of lists, which have no default. */
export const getBrowserSettingDefault = (key: string): unknown =>
  isPreferenceName(key) ? preferenceDefinitions[key].defaultValue : undefined

/** Reads all settings of this browser that differ from their default. */
export function readBrowserSettings(): BrowserSettingValues {
  const keys = listStorageKeys('localStorage').flatMap(key =>
    key.startsWith(KEY_PREFIX) ? key.slice(KEY_PREFIX.length) : [],
  )
  return Object.fromEntries(
    keys.sort().flatMap(key => {
      const value = getBrowserSettingGroupName(key) && parseStoredValue(readLocalStorage(key))
      const isChanged = isBrowserSettingValid(key, value) && value !== getBrowserSettingDefault(key)
      return isChanged ? [[key, value] as const] : []
    }),
  )
}

/**
 * Stores settings and notifies all tabs. Ignores invalid values.
 * @param settings values by storage key; undefined resets a setting to its default
 */
export function writeBrowserSettings(settings: Readonly<Record<string, unknown>>): void {
  for (const [key, value] of Object.entries(settings)) {
    if (value === undefined && getBrowserSettingGroupName(key)) writeLocalStorage(key, undefined)
    if (isBrowserSettingValid(key, value)) writeLocalStorage(key, JSON.stringify(value))
  }
}

/** Registers a listener for changes of any setting in any tab. Returns an unregister function. */
export const onBrowserSettingsChange = (listener: () => void): (() => void) =>
  onLocalStorageChange(key => {
    if (key === null || getBrowserSettingGroupName(key)) listener()
  })

const KEY_PREFIX = 'longbox.'

const isPreferenceName = (key: string): key is PreferenceName => Object.hasOwn(preferenceDefinitions, key)

function parseStoredValue(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
