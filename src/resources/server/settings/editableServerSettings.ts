import type { ServerSettings, ServerSettingsUpdate } from '../../../generated/model.schemas'

/** Id of the single record with the server settings. */
export const SERVER_SETTINGS_ID = 'server'

/** Server settings in the form. Contains the stored values; values from the configuration file are in `sources`. */
export type EditableServerSettings = Omit<ServerSettings, SettingWithSources> & {
  id: string
  serverPort: number | null
  /** Empty if the setting has no value. */
  serverContextPath: string
  /** Empty if the setting has no value. */
  kepubifyPath: string
  /** Write-only. `true` makes all remembered sign-ins invalid. */
  renewRememberMeKey: boolean
  sources: Readonly<Record<SettingWithSources, ConfiguredAndEffectiveValue>>
}

/** Settings that may also be in the configuration file of the server. */
type SettingWithSources = 'serverPort' | 'serverContextPath' | 'kepubifyPath'

/** Value in the configuration file, and value in effect since the server start. Undefined without a value. */
export type ConfiguredAndEffectiveValue = { configured: string | undefined; effective: string | undefined }

/** Converts the server settings to the record of the form. */
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

/** Returns whether a setting changes with the next restart of the server. */
export function isRestartPending(record: EditableServerSettings, name: 'serverPort' | 'serverContextPath'): boolean {
  const { configured, effective } = record.sources[name]
  const stored = record[name] === null || record[name] === '' ? undefined : String(record[name])
  return (stored ?? configured) !== effective
}

/** Body of the update call. Contains only changed fields. */
export type ServerSettingsChanges = ServerSettingsUpdate
