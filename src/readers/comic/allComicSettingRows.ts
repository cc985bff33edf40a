import {
  createChoiceSettingRow,
  createEvenlySpacedValues,
  createSwitchSettingRow,
  type ReaderSettingRow,
  showSettingRowsWhen,
} from '../settings/readerSettingRows'
import { cyclableComicSettingRows, pagedReadingModes } from './cyclableComicSettingRows'

/** All settings of the comic reader, in the order of the settings sheet. */
export const allComicSettingRows: readonly ReaderSettingRow[] = [
  ...cyclableComicSettingRows,
  createChoiceSettingRow('reading', 'reader.background', 'choice', ['black', 'gray', 'white', 'auto']),
  ...showSettingRowsWhen('reader.mode', pagedReadingModes, [
    ...showSettingRowsWhen(
      'reader.layout',
      ['double', 'doubleNoCover'],
      [createSwitchSettingRow('paged', 'reader.doubleUpright'), createSwitchSettingRow('paged', 'reader.spine')],
    ),
    createChoiceSettingRow('paged', 'reader.split', 'choice', ['off', 'upright', 'always', 'turned']),
    createSwitchSettingRow('paged', 'reader.guided'),
    ...showSettingRowsWhen('reader.guided', [true], [createSwitchSettingRow('paged', 'reader.guidedWhole')]),
  ]),
  ...showSettingRowsWhen(
    'reader.mode',
    ['WEBTOON'],
    [
      createChoiceSettingRow(
        'webtoon',
        'reader.scrollSpeed',
        'slider',
        createEvenlySpacedValues(20, 400, 10),
        'pixels',
      ),
    ],
  ),
  createSwitchSettingRow('image', 'reader.crop'),
  createChoiceSettingRow('image', 'reader.brightness', 'slider', createEvenlySpacedValues(40, 160, 5), 'percent'),
  createChoiceSettingRow('image', 'reader.contrast', 'slider', createEvenlySpacedValues(40, 200, 5), 'percent'),
  createChoiceSettingRow('image', 'reader.saturation', 'slider', createEvenlySpacedValues(0, 200, 5), 'percent'),
  createChoiceSettingRow('image', 'reader.sepia', 'slider', createEvenlySpacedValues(0, 100, 5), 'percent'),
  createChoiceSettingRow('image', 'reader.sharpen', 'slider', createEvenlySpacedValues(0, 100, 10), 'percent'),
  createSwitchSettingRow('image', 'reader.gray'),
  createSwitchSettingRow('image', 'reader.invert'),
  createSwitchSettingRow('image', 'reader.eink'),
  ...showSettingRowsWhen(
    'reader.eink',
    [true],
    [createChoiceSettingRow('image', 'reader.einkClearing', 'choice', ['never', 'each', 'third', 'sixth'])],
  ),
  createChoiceSettingRow('controls', 'reader.zoomOnTurn', 'choice', ['reset', 'keep']),
  createSwitchSettingRow('controls', 'reader.animate'),
  createSwitchSettingRow('controls', 'reader.swipe'),
]
