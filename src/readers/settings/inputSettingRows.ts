import {
  choiceSettingRow,
  customSettingRow,
  type SettingRow,
  showSettingRowsWhen,
  switchSettingRow,
} from './settingRows'

/** Settings for input and device, shared by all readers. */
export const inputSettingRows: readonly SettingRow[] = [
  customSettingRow('controls', 'reader.tapZones', () =>
    import('./TapZonesSetting').then(({ TapZonesSetting }) => TapZonesSetting),
  ),
  ...showSettingRowsWhen(
    'reader.tapZones',
    ['edges', 'lShape', 'kindle', 'sides'],
    [switchSettingRow('controls', 'reader.tapInvert')],
  ),
  choiceSettingRow('controls', 'reader.mouseButtons', 'choice', ['browser', 'turn', 'turnSwapped']),
  ...(document.fullscreenEnabled ? [switchSettingRow('controls', 'reader.alwaysFullscreen')] : []),
]
