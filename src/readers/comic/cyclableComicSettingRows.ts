import { createChoiceSettingRow, type ReaderSettingRow, showSettingRowsWhen } from '../settings/readerSettingRows'

export const pagedReadingModes = ['LEFT_TO_RIGHT', 'RIGHT_TO_LEFT', 'VERTICAL'] as const

/** Comic settings whose keyboard shortcut selects the next value. */
export const cyclableComicSettingRows: readonly ReaderSettingRow[] = [
  createChoiceSettingRow('reading', 'reader.mode', 'choice', [...pagedReadingModes, 'WEBTOON']),
  ...showSettingRowsWhen('reader.mode', pagedReadingModes, [
    createChoiceSettingRow('paged', 'reader.layout', 'choice', ['single', 'double', 'doubleNoCover']),
    createChoiceSettingRow('paged', 'reader.scale', 'choice', [
      'screen',
      'width',
      'widthShrinkOnly',
      'height',
      'original',
    ]),
  ]),
  ...showSettingRowsWhen(
    'reader.mode',
    ['WEBTOON'],
    [
      createChoiceSettingRow('webtoon', 'reader.webtoonScale', 'choice', ['width', 'original']),
      createChoiceSettingRow('webtoon', 'reader.sidePadding', 'steps', [0, 5, 10, 15, 20, 25, 30, 35, 40], 'percent'),
      createChoiceSettingRow('webtoon', 'reader.pageGap', 'steps', [0, 5, 10, 15], 'pixels'),
    ],
  ),
]
