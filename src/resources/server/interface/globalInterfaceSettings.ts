import type { ClientSettings, GlobalClientSettingsUpdate } from '../../../generated/model.schemas'
import {
  ALPHABET_GROUPS_SETTING_KEY,
  type AlphabetGroupsConfig,
  alphabetGroupPresets,
  parseConfiguredAlphabetGroups,
} from '../../../lists/alphabet/alphabetGroups'

/** Id of the only record with interface settings. */
export const INTERFACE_SETTINGS_ID = 'global'

export const alphabetGroupsOptions = {
  automatic: 'automatic',
  alpha: 'alpha',
  japanese: 'japanese',
  custom: 'custom',
} as const
type SeriesGroupsChoice = keyof typeof alphabetGroupsOptions

/**
 * Interface settings that apply to all users. The settings are stored as client settings, which the web client of the
 * server uses too.
 */
export type InterfaceSettings = {
  id: string
  seriesGroups: SeriesGroupsChoice
  /** Whether the sign-in page hides the password form if the server has an OAuth2 provider. */
  hidesPasswordForm: boolean
  opensProvider: boolean
}

const flagKeys = { hidesPasswordForm: 'webui.oauth2.hide_login', opensProvider: 'webui.oauth2.auto_login' } as const

/** Reads the interface settings from the client settings of the server. */
export function toInterfaceSettings(settings: ClientSettings): InterfaceSettings {
  const isOn = (key: string) => settings[key]?.value === 'true'
  return {
    id: INTERFACE_SETTINGS_ID,
    seriesGroups: toGroupsChoice(parseConfiguredAlphabetGroups(settings[ALPHABET_GROUPS_SETTING_KEY]?.value)),
    hidesPasswordForm: isOn(flagKeys.hidesPasswordForm),
    opensProvider: isOn(flagKeys.opensProvider),
  }
}

function toGroupsChoice(groups: AlphabetGroupsConfig | undefined): SeriesGroupsChoice {
  if (!groups) return 'automatic'
  return groups.name === 'alpha' || groups.name === 'japanese' ? groups.name : 'custom'
}

/** Client settings to write and keys of client settings to delete. */
export type ClientSettingsChanges = { update: GlobalClientSettingsUpdate; deletedKeys: string[] }

/**
 * Converts changed interface settings to client settings. Settings for the sign-in page are stored so that the client
 * can read them before the sign-in.
 * @param changes changed settings; the value `custom` leaves the stored alphabet groups unchanged
 */
export function toClientSettingsChanges(changes: Partial<InterfaceSettings>): ClientSettingsChanges {
  const update: GlobalClientSettingsUpdate = {}
  const { seriesGroups } = changes
  if (seriesGroups === 'alpha' || seriesGroups === 'japanese')
    update[ALPHABET_GROUPS_SETTING_KEY] = {
      value: JSON.stringify(alphabetGroupPresets[seriesGroups]),
      allowUnauthorized: false,
    }
  for (const name of ['hidesPasswordForm', 'opensProvider'] as const) {
    const value = changes[name]
    if (value !== undefined) update[flagKeys[name]] = { value: String(value), allowUnauthorized: true }
  }
  return { update, deletedKeys: seriesGroups === 'automatic' ? [ALPHABET_GROUPS_SETTING_KEY] : [] }
}
