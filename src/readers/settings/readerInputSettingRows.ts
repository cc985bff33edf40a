import {
  choiceSettingRow,
  customSettingRow,
  type ReaderSettingRow,
  showSettingRowsWhen,
  switchSettingRow,
} from './readerSettingRows'

/** Settings for input and device, shared by all readers. */
export const readerInputSettingRows: readonly ReaderSettingRow[] = [
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
