import { onlyWhen, own, row, type SettingRow, switched } from './readerSettings'

/** What can be set about hands and device in every reader. */
export const controlSettings: readonly SettingRow[] = [
  own('controls', 'reader.tapZones', () => import('./TapZonesSetting').then(({ TapZonesSetting }) => TapZonesSetting)),
  ...onlyWhen('reader.tapZones', ['edges', 'lShape', 'kindle', 'sides'], [switched('controls', 'reader.tapInvert')]),
  row('controls', 'reader.mouseButtons', 'choice', ['browser', 'turn', 'turnSwapped']),
  ...(document.fullscreenEnabled ? [switched('controls', 'reader.alwaysFullscreen')] : []),
]
