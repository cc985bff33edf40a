import {
  defineChoiceSetting,
  defineSettingWithCustomControl,
  defineSwitchSetting,
  type ReaderSettingDefinition,
  showSettingsOnlyWhen,
} from './readerSettingDefinitions'

const hasNoMouse = window.matchMedia('(hover: none) and (not (any-pointer: fine))').matches

/**
 * Settings for tap zones, mouse buttons and full screen. The comic reader and the EPUB reader both have these settings.
 */
export const readerInputSettingDefinitions: readonly ReaderSettingDefinition[] = [
  defineSettingWithCustomControl('controls', 'reader.tapZones', () =>
    import('./TapZonesSetting').then(({ TapZonesSetting }) => TapZonesSetting),
  ),
  ...showSettingsOnlyWhen(
    'reader.tapZones',
    ['edges', 'lShape', 'kindle', 'sides'],
    [defineSwitchSetting('controls', 'reader.tapInvert')],
  ),
  ...(hasNoMouse
    ? []
    : [defineChoiceSetting('controls', 'reader.mouseButtons', 'choice', ['browser', 'turn', 'turnSwapped'])]),
  ...(document.fullscreenEnabled ? [defineSwitchSetting('controls', 'reader.alwaysFullscreen')] : []),
]
