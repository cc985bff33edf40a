import {
  choiceSettingRow,
  evenlySpacedValues,
  type ReaderSettingRow,
  showSettingRowsWhen,
  switchSettingRow,
} from '../settings/readerSettingRows'
import { cyclableComicSettingRows, pagedReadingModes } from './cyclableComicSettingRows'

/** All settings of the comic reader, in the order of the sheet. */
export const allComicSettingRows: readonly ReaderSettingRow[] = [
  ...cyclableComicSettingRows,
  choiceSettingRow('reading', 'reader.background', 'choice', ['black', 'gray', 'white', 'auto']),
  ...showSettingRowsWhen('reader.mode', pagedReadingModes, [
    ...showSettingRowsWhen(
      'reader.layout',
      ['double', 'doubleNoCover'],
      [switchSettingRow('paged', 'reader.doubleUpright'), switchSettingRow('paged', 'reader.spine')],
    ),
    choiceSettingRow('paged', 'reader.split', 'choice', ['off', 'upright', 'always', 'turned']),
    switchSettingRow('paged', 'reader.guided'),
    ...showSettingRowsWhen('reader.guided', [true], [switchSettingRow('paged', 'reader.guidedWhole')]),
  ]),
  ...showSettingRowsWhen(
    'reader.mode',
    ['WEBTOON'],
    [choiceSettingRow('webtoon', 'reader.scrollSpeed', 'slider', evenlySpacedValues(20, 400, 10), 'pixels')],
  ),
  switchSettingRow('image', 'reader.crop'),
  choiceSettingRow('image', 'reader.brightness', 'slider', evenlySpacedValues(40, 160, 5), 'percent'),
  choiceSettingRow('image', 'reader.contrast', 'slider', evenlySpacedValues(40, 200, 5), 'percent'),
  choiceSettingRow('image', 'reader.saturation', 'slider', evenlySpacedValues(0, 200, 5), 'percent'),
  choiceSettingRow('image', 'reader.sepia', 'slider', evenlySpacedValues(0, 100, 5), 'percent'),
  choiceSettingRow('image', 'reader.sharpen', 'slider', evenlySpacedValues(0, 100, 10), 'percent'),
  switchSettingRow('image', 'reader.gray'),
  switchSettingRow('image', 'reader.invert'),
  switchSettingRow('image', 'reader.eink'),
  ...showSettingRowsWhen(
    'reader.eink',
    [true],
    [choiceSettingRow('image', 'reader.einkClearing', 'choice', ['never', 'each', 'third', 'sixth'])],
  ),
  choiceSettingRow('controls', 'reader.zoomOnTurn', 'choice', ['reset', 'keep']),
  switchSettingRow('controls', 'reader.animate'),
  switchSettingRow('controls', 'reader.swipe'),
]
