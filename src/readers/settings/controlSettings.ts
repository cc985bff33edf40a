import { choiceRow, customRow, onlyWhen, type SettingRow, switchRow } from './readerSettings'

/** Settings for input and device, shared by all readers. */
export const controlSettings: readonly SettingRow[] = [
  customRow('controls', 'reader.tapZones', () =>
    import('./TapZonesSetting').then(({ TapZonesSetting }) => TapZonesSetting),
  ),
  ...onlyWhen('reader.tapZones', ['edges', 'lShape', 'kindle', 'sides'], [switchRow('controls', 'reader.tapInvert')]),
  choiceRow('controls', 'reader.mouseButtons', 'choice', ['browser', 'turn', 'turnSwapped']),
  ...(document.fullscreenEnabled ? [switchRow('controls', 'reader.alwaysFullscreen')] : []),
]
