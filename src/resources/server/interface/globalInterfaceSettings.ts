import type { ClientSettings, GlobalClientSettingsUpdate } from '../../../generated/model.schemas'
import {
  ALPHABET_GROUPS_SETTING_KEY,
  type AlphabetGroupsConfig,
  alphabetGroupPresets,
  parseConfiguredAlphabetGroups,
} from '../../../lists/alphabet/alphabetGroups'

/** Id of the interface settings. All interface settings form a single record. */
export const INTERFACE_SETTINGS_ID = 'global'

export const alphabetGroupsOptions = {
  automatic: 'automatic',
  alpha: 'alpha',
  japanese: 'japanese',
  custom: 'custom',
} as const
type SeriesGroupsChoice = keyof typeof alphabetGroupsOptions

/**
 * Interface settings that apply to all users. The server stores them as client settings. The web client of Komga uses
 * the same client settings.
 */
export type InterfaceSettings = {
  id: string
  seriesGroups: SeriesGroupsChoice
  /**
   * Whether the sign-in page hides the form for e-mail and password. Applies only if users can sign in with an OAuth2
   * provider.
   */
  hidesPasswordForm: boolean
  opensProvider: boolean
}

const flagKeys = { hidesPasswordForm: 'webui.oauth2.hide_login', opensProvider: 'webui.oauth2.auto_login' } as const

/** Converts the client settings from the server to the interface settings. */
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

/** Changes of client settings: the settings to write, and the keys of the settings to delete. */
export type ClientSettingsChanges = { update: GlobalClientSettingsUpdate; deletedKeys: string[] }

/**
 * Converts changed interface settings to changes of client settings. Makes the client settings for the sign-in page
 * readable without a sign-in.
 * @param changes changed interface settings. The value `custom` of `seriesGroups` causes no change, because it stands
 *   for the stored series groups.
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
