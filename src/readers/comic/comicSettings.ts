import { onlyWhen, row, type SettingRow, switched } from '../readerSettings'

/** What can be set while reading comics, in the order of the sheet. */
export const comicSettings: readonly SettingRow[] = [
  row('reading', 'reader.mode', 'choice', ['LEFT_TO_RIGHT', 'RIGHT_TO_LEFT', 'VERTICAL', 'WEBTOON']),
  row('reading', 'reader.background', 'choice', ['black', 'gray', 'white']),
  ...onlyWhen(
    'reader.mode',
    ['LEFT_TO_RIGHT', 'RIGHT_TO_LEFT', 'VERTICAL'],
    [
      row('paged', 'reader.layout', 'choice', ['single', 'double', 'doubleNoCover']),
      row('paged', 'reader.scale', 'choice', ['screen', 'width', 'widthShrinkOnly', 'height', 'original']),
    ],
  ),
  ...onlyWhen(
    'reader.mode',
    ['WEBTOON'],
    [
      row('webtoon', 'reader.webtoonScale', 'choice', ['width', 'original']),
      row('webtoon', 'reader.sidePadding', 'steps', [0, 5, 10, 15, 20, 25, 30, 35, 40], 'percent'),
      row('webtoon', 'reader.pageGap', 'steps', [0, 5, 10, 15], 'pixels'),
    ],
  ),
  switched('controls', 'reader.animate'),
  switched('controls', 'reader.swipe'),
  switched('controls', 'reader.alwaysFullscreen'),
]
