import { choiceRow, onlyWhen, type SettingRow } from '../settings/readerSettings'

export const paged = ['LEFT_TO_RIGHT', 'RIGHT_TO_LEFT', 'VERTICAL'] as const

/** Settings of the comic reader that a shortcut cycles through. They load with the first page. */
export const comicSettings: readonly SettingRow[] = [
  choiceRow('reading', 'reader.mode', 'choice', [...paged, 'WEBTOON']),
  ...onlyWhen('reader.mode', paged, [
    choiceRow('paged', 'reader.layout', 'choice', ['single', 'double', 'doubleNoCover']),
    choiceRow('paged', 'reader.scale', 'choice', ['screen', 'width', 'widthShrinkOnly', 'height', 'original']),
  ]),
  ...onlyWhen(
    'reader.mode',
    ['WEBTOON'],
    [
      choiceRow('webtoon', 'reader.webtoonScale', 'choice', ['width', 'original']),
      choiceRow('webtoon', 'reader.sidePadding', 'steps', [0, 5, 10, 15, 20, 25, 30, 35, 40], 'percent'),
      choiceRow('webtoon', 'reader.pageGap', 'steps', [0, 5, 10, 15], 'pixels'),
    ],
  ),
]
