import {
  defineChoiceSetting,
  defineSettingWithCustomControl,
  defineSwitchSetting,
  type ReaderSettingDefinition,
  showSettingsOnlyWhen,
} from './readerSettingDefinitions'

/** Settings of all readers for tap zones, mouse buttons and full screen. */
export const readerInputSettingDefinitions: readonly ReaderSettingDefinition[] = [
  defineSettingWithCustomControl('controls', 'reader.tapZones', () =>
    import('./TapZonesSetting').then(({ TapZonesSetting }) => TapZonesSetting),
  ),
  ...showSettingsOnlyWhen(
    'reader.tapZones',
    ['edges', 'lShape', 'kindle', 'sides'],
    [defineSwitchSetting('controls', 'reader.tapInvert')],
  ),
  defineChoiceSetting('controls', 'reader.mouseButtons', 'choice', ['browser', 'turn', 'turnSwapped']),
  ...(document.fullscreenEnabled ? [defineSwitchSetting('controls', 'reader.alwaysFullscreen')] : []),
]
