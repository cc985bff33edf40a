import { choiceSettingRow, type ReaderSettingRow, showSettingRowsWhen } from '../settings/readerSettingRows'

export const pagedReadingModes = ['LEFT_TO_RIGHT', 'RIGHT_TO_LEFT', 'VERTICAL'] as const

/** Comic settings with a shortcut that selects the next value. These rows load with the first page. */
export const cyclableComicSettingRows: readonly ReaderSettingRow[] = [
  choiceSettingRow('reading', 'reader.mode', 'choice', [...pagedReadingModes, 'WEBTOON']),
  ...showSettingRowsWhen('reader.mode', pagedReadingModes, [
    choiceSettingRow('paged', 'reader.layout', 'choice', ['single', 'double', 'doubleNoCover']),
    choiceSettingRow('paged', 'reader.scale', 'choice', ['screen', 'width', 'widthShrinkOnly', 'height', 'original']),
  ]),
  ...showSettingRowsWhen(
    'reader.mode',
    ['WEBTOON'],
    [
      choiceSettingRow('webtoon', 'reader.webtoonScale', 'choice', ['width', 'original']),
      choiceSettingRow('webtoon', 'reader.sidePadding', 'steps', [0, 5, 10, 15, 20, 25, 30, 35, 40], 'percent'),
      choiceSettingRow('webtoon', 'reader.pageGap', 'steps', [0, 5, 10, 15], 'pixels'),
    ],
  ),
]
