import { choiceRow, onlyWhen, rangeRow, type SettingRow, switchRow } from '../settings/readerSettings'
import { comicSettings, paged } from './comicSettings'

/** All settings of the comic reader, in the order of the sheet. */
export const allComicSettings: readonly SettingRow[] = [
  ...comicSettings,
  choiceRow('reading', 'reader.background', 'choice', ['black', 'gray', 'white', 'auto']),
  ...onlyWhen('reader.mode', paged, [
    ...onlyWhen(
      'reader.layout',
      ['double', 'doubleNoCover'],
      [switchRow('paged', 'reader.doubleUpright'), switchRow('paged', 'reader.spine')],
    ),
    choiceRow('paged', 'reader.split', 'choice', ['off', 'upright', 'always', 'turned']),
    switchRow('paged', 'reader.guided'),
    ...onlyWhen('reader.guided', [true], [switchRow('paged', 'reader.guidedWhole')]),
  ]),
  ...onlyWhen(
    'reader.mode',
    ['WEBTOON'],
    [choiceRow('webtoon', 'reader.scrollSpeed', 'slider', rangeRow(20, 400, 10), 'pixels')],
  ),
  switchRow('image', 'reader.crop'),
  choiceRow('image', 'reader.brightness', 'slider', rangeRow(40, 160, 5), 'percent'),
  choiceRow('image', 'reader.contrast', 'slider', rangeRow(40, 200, 5), 'percent'),
  choiceRow('image', 'reader.saturation', 'slider', rangeRow(0, 200, 5), 'percent'),
  choiceRow('image', 'reader.sepia', 'slider', rangeRow(0, 100, 5), 'percent'),
  choiceRow('image', 'reader.sharpen', 'slider', rangeRow(0, 100, 10), 'percent'),
  switchRow('image', 'reader.gray'),
  switchRow('image', 'reader.invert'),
  switchRow('image', 'reader.eink'),
  ...onlyWhen(
    'reader.eink',
    [true],
    [choiceRow('image', 'reader.einkClearing', 'choice', ['never', 'each', 'third', 'sixth'])],
  ),
  choiceRow('controls', 'reader.zoomOnTurn', 'choice', ['reset', 'keep']),
  switchRow('controls', 'reader.animate'),
  switchRow('controls', 'reader.swipe'),
]
