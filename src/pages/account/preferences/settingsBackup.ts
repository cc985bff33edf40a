import {
  type BrowserSettingValues,
  getBrowserSettingDefault,
  isBrowserSettingValid,
} from '../../../preferences/browserSettings'
import { isJsonWithinDepth } from '../../../preferences/isJsonWithinDepth'
import {
  type AccountSettingValues,
  countAccountSettingItems,
  isAccountSettingValid,
  mergeImportedSetting,
} from './accountSettings'

/** Content of a backup file. */
export type SettingsBackup = { browser: BrowserSettingValues; account: AccountSettingValues }

/** Reason why a file is not a valid backup. */
export type BackupReadProblem = 'notJson' | 'notBackup' | 'newerVersion' | 'empty'

/** Result of reading a backup file. `ignored` is the number of unknown or invalid settings. */
export type ParsedBackup = { backup: SettingsBackup; ignored: number } | { problem: BackupReadProblem }

const FORMAT = 'longbox-settings'
const VERSION = 1

/** Maximum size of a backup file in bytes. Real backups are far smaller. */
export const MAX_BACKUP_BYTES = 16 * 1024 * 1024

/** Returns the text of a backup file with the settings of the browser and the account. */
export const serializeSettingsBackup = ({ browser, account }: SettingsBackup, exportedAt: Date): string =>
  `${JSON.stringify({ format: FORMAT, version: VERSION, exportedAt: exportedAt.toISOString(), browser, account }, null, 2)}\n`

/** Parses the text of a backup file. Omits unknown and invalid settings. */
export function parseSettingsBackup(text: string): ParsedBackup {
  let content: unknown
  try {
    content = JSON.parse(text)
  } catch {
    return { problem: 'notJson' }
  }
  if (!isRecord(content) || content.format !== FORMAT || typeof content.version !== 'number')
    return { problem: 'notBackup' }
  if (content.version > VERSION) return { problem: 'newerVersion' }
  const [browser, ignoredBrowser] = pickEntries(
    content.browser,
    (key, value) => isJsonWithinDepth(value) && isBrowserSettingValid(key, value),
  )
  const [account, ignoredAccount] = pickEntries(
    content.account,
    (key, value): value is string => typeof value === 'string' && isAccountSettingValid(key, value),
  )
  if (Object.keys(browser).length + Object.keys(account).length === 0) return { problem: 'empty' }
  return { backup: { browser, account: account as AccountSettingValues }, ignored: ignoredBrowser + ignoredAccount }
}

/**
 * Setting that an import changes. `before` is the value before the import, and `after` is the value after the import.
 * If a browser setting has no stored value, `before` is its default value. Account settings and saved list settings
 * have no default value. If such a setting has no stored value, `before` is undefined.
 */
export type SettingsImportChange =
  | { scope: 'browser'; key: string; before: unknown; after: unknown }
  | { scope: 'account'; key: string; before: string | undefined; after: string }

/**
 * Lists the changes that the import of a backup makes. Settings that are not in the backup do not change.
 * @param current settings of this browser and of the account
 * @param now current time in milliseconds since the epoch
 */
export function listSettingsImportChanges(
  backup: SettingsBackup,
  current: SettingsBackup,
  now: number,
): SettingsImportChange[] {
  const browser = Object.entries(backup.browser).map(([key, after]) => ({
    scope: 'browser' as const,
    key,
    before: ownValue(current.browser, key) ?? getBrowserSettingDefault(key),
    after,
  }))
  const account = Object.entries(backup.account).flatMap(([key, copy]) => {
    const before = ownValue(current.account, key)
    const after = mergeImportedSetting(key, before, copy, now)
    const addsNothing = before === undefined && countAccountSettingItems(key, after) === 0
    return addsNothing ? [] : [{ scope: 'account' as const, key, before, after }]
  })
  return [...browser, ...account].filter(({ before, after }) => JSON.stringify(before) !== JSON.stringify(after))
}

function pickEntries(
  value: unknown,
  isValid: (key: string, value: unknown) => boolean,
): [entries: Record<string, unknown>, ignored: number] {
  const entries = isRecord(value) ? Object.entries(value) : []
  const valid = entries.filter(([key, entry]) => isValid(key, entry))
  return [Object.fromEntries(valid), entries.length - valid.length]
}

const ownValue = <T>(record: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
