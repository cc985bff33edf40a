import {
  createChoiceSettingRow,
  createCustomSettingRow,
  createSwitchSettingRow,
  type ReaderSettingRow,
  showSettingRowsWhen,
} from './readerSettingRows'

/** Settings for input and for the device, shared by all readers. */
export const readerInputSettingRows: readonly ReaderSettingRow[] = [
  createCustomSettingRow('controls', 'reader.tapZones', () =>
    import('./TapZonesSetting').then(({ TapZonesSetting }) => TapZonesSetting),
  ),
  ...showSettingRowsWhen(
    'reader.tapZones',
    ['edges', 'lShape', 'kindle', 'sides'],
    [createSwitchSettingRow('controls', 'reader.tapInvert')],
  ),
  createChoiceSettingRow('controls', 'reader.mouseButtons', 'choice', ['browser', 'turn', 'turnSwapped']),
  ...(document.fullscreenEnabled ? [createSwitchSettingRow('controls', 'reader.alwaysFullscreen')] : []),
]
