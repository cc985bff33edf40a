import type { ServerSettings, ServerSettingsUpdate } from '../../../generated/model.schemas'

/** Id that the client gives to the server settings. All server settings form a single record. */
export const SERVER_SETTINGS_ID = 'server'

/**
 * Server settings as values of a form. `sources` contains the values in the configuration file, and the values that the
 * running server uses.
 */
export type EditableServerSettings = Omit<ServerSettings, SettingWithSources> & {
  id: string
  serverPort: number | null
  serverContextPath: string
  kepubifyPath: string
  /**
   * Whether the server must end all "remember me" sign-ins when the settings are saved. The server never returns this
   * value.
   */
  renewRememberMeKey: boolean
  sources: Readonly<Record<SettingWithSources, ConfiguredAndEffectiveValue>>
}

/** Settings that can be set in two places: in the server settings, and in the configuration file of the server. */
type SettingWithSources = 'serverPort' | 'serverContextPath' | 'kepubifyPath'

/**
 * `configured` is the value of a setting in the configuration file. `effective` is the value that the running server
 * uses. A missing value is undefined.
 */
export type ConfiguredAndEffectiveValue = { configured: string | undefined; effective: string | undefined }

/** Converts the settings from the server to form values. */
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

/** Returns whether the server would use another value of a setting after a restart. */
export function isRestartPending(record: EditableServerSettings, name: 'serverPort' | 'serverContextPath'): boolean {
  const { configured, effective } = record.sources[name]
  const stored = record[name] === null || record[name] === '' ? undefined : String(record[name])
  return (stored ?? configured) !== effective
}

/** Body of the request that saves changed server settings. Does not contain unchanged settings. */
export type ServerSettingsChanges = ServerSettingsUpdate
