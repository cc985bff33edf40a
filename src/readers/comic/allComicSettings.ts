import { onlyWhen, range, row, type SettingRow, switched } from '../readerSettings'
import { comicSettings, paged } from './comicSettings'

/** What can be set while reading comics, in the order of the sheet. */
export const allComicSettings: readonly SettingRow[] = [
  ...comicSettings,
  row('reading', 'reader.background', 'choice', ['black', 'gray', 'white', 'auto']),
  ...onlyWhen('reader.mode', paged, [
    ...onlyWhen(
      'reader.layout',
      ['double', 'doubleNoCover'],
      [switched('paged', 'reader.doubleUpright'), switched('paged', 'reader.spine')],
    ),
    row('paged', 'reader.split', 'choice', ['off', 'upright', 'always', 'turned']),
    switched('paged', 'reader.guided'),
    ...onlyWhen('reader.guided', [true], [switched('paged', 'reader.guidedWhole')]),
  ]),
  ...onlyWhen(
    'reader.mode',
    ['WEBTOON'],
    [row('webtoon', 'reader.scrollSpeed', 'slider', range(20, 400, 10), 'pixels')],
  ),
  switched('image', 'reader.crop'),
  row('image', 'reader.brightness', 'slider', range(40, 160, 5), 'percent'),
  row('image', 'reader.contrast', 'slider', range(40, 200, 5), 'percent'),
  row('image', 'reader.saturation', 'slider', range(0, 200, 5), 'percent'),
  row('image', 'reader.sepia', 'slider', range(0, 100, 5), 'percent'),
  row('image', 'reader.sharpen', 'slider', range(0, 100, 10), 'percent'),
  switched('image', 'reader.gray'),
  switched('image', 'reader.invert'),
  switched('image', 'reader.eink'),
  ...onlyWhen(
    'reader.eink',
    [true],
    [row('image', 'reader.einkClearing', 'choice', ['never', 'each', 'third', 'sixth'])],
  ),
  row('controls', 'reader.zoomOnTurn', 'choice', ['reset', 'keep']),
  switched('controls', 'reader.animate'),
  switched('controls', 'reader.swipe'),
]
