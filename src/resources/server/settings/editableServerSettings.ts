import type { ServerSettings, ServerSettingsUpdate } from '../../../generated/model.schemas'

/** Id of the only record of the settings. */
export const SERVER_SETTINGS_ID = 'server'

/** Settings of the server as edited: the values that are stored on the server, without those of its configuration file. */
export type EditableServerSettings = Omit<ServerSettings, SettingWithSources> & {
  id: string
  serverPort: number | null
  /** Empty when it is not set. */
  serverContextPath: string
  /** Empty when it is not set. */
  kepubifyPath: string
  /** Write-only: makes all remembered sign-ins invalid. Never true in a record of the server. */
  renewRememberMeKey: boolean
  sources: Readonly<Record<SettingWithSources, SettingValueSources>>
}

/** Settings that the configuration file of the server may contain too. */
type SettingWithSources = 'serverPort' | 'serverContextPath' | 'kepubifyPath'

/** Value of the configuration file, and the value in effect since the start of the server. Undefined without a value. */
export type SettingValueSources = { configured: string | undefined; effective: string | undefined }

/** Converts the settings of the server to the record that forms edit. */
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

function toSources({ configurationSource, effectiveValue }: ServerSettings[SettingWithSources]): SettingValueSources {
  const toText = (value: string | number | null) => (value === null || value === '' ? undefined : String(value))
  return { configured: toText(configurationSource), effective: toText(effectiveValue) }
}

/** Whether the stored value of a setting differs from the one in effect, so that a restart will change it. */
export function isRestartPending(record: EditableServerSettings, name: 'serverPort' | 'serverContextPath'): boolean {
  const { configured, effective } = record.sources[name]
  const stored = record[name] === null || record[name] === '' ? undefined : String(record[name])
  return (stored ?? configured) !== effective
}

/** Body of the update call: the changed fields only. */
export type ServerSettingsChanges = ServerSettingsUpdate
