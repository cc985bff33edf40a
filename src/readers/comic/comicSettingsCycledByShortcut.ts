import {
  defineChoiceSetting,
  type ReaderSettingDefinition,
  showSettingsOnlyWhen,
} from '../settings/readerSettingDefinitions'

export const pagedReadingModes = ['LEFT_TO_RIGHT', 'RIGHT_TO_LEFT', 'VERTICAL'] as const

/**
 * Comic settings whose keyboard shortcut selects the next value. Also contains `reader.mode`, which has a shortcut for
 * each value.
 */
export const comicSettingsCycledByShortcut: readonly ReaderSettingDefinition[] = [
  defineChoiceSetting('reading', 'reader.mode', 'choice', [...pagedReadingModes, 'WEBTOON']),
  ...showSettingsOnlyWhen('reader.mode', pagedReadingModes, [
    defineChoiceSetting('paged', 'reader.layout', 'choice', ['single', 'double', 'doubleNoCover']),
    defineChoiceSetting('paged', 'reader.scale', 'choice', [
      'screen',
      'width',
      'widthShrinkOnly',
      'height',
      'original',
    ]),
  ]),
  ...showSettingsOnlyWhen(
    'reader.mode',
    ['WEBTOON'],
    [
      defineChoiceSetting('webtoon', 'reader.webtoonScale', 'choice', ['width', 'original']),
      defineChoiceSetting('webtoon', 'reader.sidePadding', 'steps', [0, 5, 10, 15, 20, 25, 30, 35, 40], 'percent'),
      defineChoiceSetting('webtoon', 'reader.pageGap', 'steps', [0, 5, 10, 15], 'pixels'),
    ],
  ),
]
