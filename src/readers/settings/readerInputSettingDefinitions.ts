import {
  defineChoiceSetting,
  defineSettingWithCustomControl,
  defineSwitchSetting,
  type ReaderSettingDefinition,
  showSettingsOnlyWhen,
} from './readerSettingDefinitions'

/** Settings for input and for the device, shared by all readers. */
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
