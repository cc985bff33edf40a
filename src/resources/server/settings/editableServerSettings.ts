import type { ServerSettings, ServerSettingsUpdate } from '../../../generated/model.schemas'

/** Id of the only record with server settings. */
export const SERVER_SETTINGS_ID = 'server'

/**
 * Server settings as form values. `sources` contains the values from the configuration file and the effective values.
 */
export type EditableServerSettings = Omit<ServerSettings, SettingWithSources> & {
  id: string
  serverPort: number | null
  serverContextPath: string
  kepubifyPath: string
  /** Whether saving ends all "remember me" sign-ins. The server never sends this value. */
  renewRememberMeKey: boolean
  sources: Readonly<Record<SettingWithSources, ConfiguredAndEffectiveValue>>
}

/** Settings that an administrator can also set in the configuration file of the server. */
type SettingWithSources = 'serverPort' | 'serverContextPath' | 'kepubifyPath'

/**
 * Values of a setting besides the stored value. `configured`: value in the configuration file. `effective`: value that
 * the running server uses. Undefined if there is no value.
 */
export type ConfiguredAndEffectiveValue = { configured: string | undefined; effective: string | undefined }

/** Converts the server settings to form values. */
export function toEditableServerSettings(settings: ServerSettings): EditableServerSettings {
  const { serverPort, serverContextPath, kepubifyPath, ...plain } = settings
  return {
    ...plain,
    id: SERVER_SETTINGS_ID,
    serverPort: serverPort.databaseSource,
    serverContextPath: serverContextPath.databaseSource ?? '',
    kepubifyPath: kepubifyPath.databaseSource ?? '',
    renewRememberMeKey: false,
    sources: {
      serverPort: toSources(serverPort),
      serverContextPath: toSources(serverContextPath),
      kepubifyPath: toSources(kepubifyPath),
    },
  }
}

function toSources({
  configurationSource,
  effectiveValue,
}: ServerSettings[SettingWithSources]): ConfiguredAndEffectiveValue {
  const toText = (value: string | number | null) => (value === null || value === '' ? undefined : String(value))
  return { configured: toText(configurationSource), effective: toText(effectiveValue) }
}

/** Returns whether a restart of the server would change the effective value of a setting. */
export function isRestartPending(record: EditableServerSettings, name: 'serverPort' | 'serverContextPath'): boolean {
  const { configured, effective } = record.sources[name]
  const stored = record[name] === null || record[name] === '' ? undefined : String(record[name])
  return (stored ?? configured) !== effective
}

/** Body of the request that saves server settings. Contains only changed settings. */
export type ServerSettingsChanges = ServerSettingsUpdate
