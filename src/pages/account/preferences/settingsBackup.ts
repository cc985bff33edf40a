import {
  type BrowserSettings,
  browserSettingDefault,
  isBrowserSettingAllowed,
} from '../../../preferences/browserSettings'
import {
  type AccountSettings,
  countAccountSettingItems,
  isAccountSettingValid,
  withImportedSetting,
} from './accountSettings'

/** Content of a backup file. */
export type SettingsBackup = { browser: BrowserSettings; account: AccountSettings }

/** Reason why this version cannot read a file as a backup. */
export type BackupReadProblem = 'notJson' | 'notBackup' | 'newerVersion' | 'empty'

/** Result of reading a file. `ignored`: number of settings of the file that are unknown or have an invalid value. */
export type ParsedBackup = { backup: SettingsBackup; ignored: number } | { problem: BackupReadProblem }

const FORMAT = 'longbox-settings'
const VERSION = 1

/** Maximum size of a backup file in bytes. The largest settings, highlights of many books, take far less. */
export const MAX_BACKUP_BYTES = 16 * 1024 * 1024

/** Returns the text of a backup file. */
export const serializeSettingsBackup = ({ browser, account }: SettingsBackup, exportedAt: Date): string =>
  `${JSON.stringify({ format: FORMAT, version: VERSION, exportedAt: exportedAt.toISOString(), browser, account }, null, 2)}\n`

/** Reads the text of a backup file. Leaves out settings that are unknown or have an invalid value. */
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
  const [browser, ignoredBrowser] = pickEntries(content.browser, isBrowserSettingAllowed)
  const [account, ignoredAccount] = pickEntries(
    content.account,
    (key, value): value is string => typeof value === 'string' && isAccountSettingValid(key, value),
  )
  if (Object.keys(browser).length + Object.keys(account).length === 0) return { problem: 'empty' }
  return { backup: { browser, account: account as AccountSettings }, ignored: ignoredBrowser + ignoredAccount }
}

/** A setting that an import changes. `before` is undefined when the setting does not exist. */
export type SettingChange =
  | { scope: 'browser'; key: string; before: unknown; after: unknown }
  | { scope: 'account'; key: string; before: string | undefined; after: string }

/**
 * Lists the changes that an import of a backup makes. Settings that the backup does not contain stay.
 * @param current  settings of this browser and of the account
 * @param now  current time in milliseconds since the epoch
 */
export function listSettingsImportChanges(
  backup: SettingsBackup,
  current: SettingsBackup,
  now: number,
): SettingChange[] {
  const browser = Object.entries(backup.browser).map(([key, after]) => ({
    scope: 'browser' as const,
    key,
    before: ownValue(current.browser, key) ?? browserSettingDefault(key),
    after,
  }))
  const account = Object.entries(backup.account).flatMap(([key, copy]) => {
    const before = ownValue(current.account, key)
    const after = withImportedSetting(key, before, copy, now)
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
