import {
  createEvenlySpacedValues,
  defineChoiceSetting,
  defineSwitchSetting,
  type ReaderSettingDefinition,
  showSettingsOnlyWhen,
} from '../settings/readerSettingDefinitions'
import { comicSettingsCycledByShortcut, pagedReadingModes } from './comicSettingsCycledByShortcut'

/**
 * Settings of the comic reader, without the input settings that both readers share. The settings sheet shows the
 * groups, and the settings within a group, in this order.
 */
export const comicSettingDefinitions: readonly ReaderSettingDefinition[] = [
  ...comicSettingsCycledByShortcut,
  defineChoiceSetting('reading', 'reader.background', 'choice', ['black', 'gray', 'white', 'auto']),
  ...showSettingsOnlyWhen('reader.mode', pagedReadingModes, [
    ...showSettingsOnlyWhen(
      'reader.layout',
      ['double', 'doubleNoCover'],
      [defineSwitchSetting('paged', 'reader.doubleUpright'), defineSwitchSetting('paged', 'reader.spine')],
    ),
    defineChoiceSetting('paged', 'reader.rotation', 'choice', ['off', 'left', 'right']),
    ...showSettingsOnlyWhen(
      'reader.rotation',
      ['off'],
      [defineChoiceSetting('paged', 'reader.split', 'choice', ['off', 'upright', 'always', 'turned'])],
    ),
    defineSwitchSetting('paged', 'reader.guided'),
    ...showSettingsOnlyWhen('reader.guided', [true], [defineSwitchSetting('paged', 'reader.guidedWhole')]),
  ]),
  ...showSettingsOnlyWhen(
    'reader.mode',
    ['WEBTOON'],
    [defineChoiceSetting('webtoon', 'reader.scrollSpeed', 'slider', createEvenlySpacedValues(20, 400, 10), 'pixels')],
  ),
  defineSwitchSetting('image', 'reader.crop'),
  defineChoiceSetting('image', 'reader.brightness', 'slider', createEvenlySpacedValues(40, 160, 5), 'percent'),
  defineChoiceSetting('image', 'reader.contrast', 'slider', createEvenlySpacedValues(40, 200, 5), 'percent'),
  defineChoiceSetting('image', 'reader.saturation', 'slider', createEvenlySpacedValues(0, 200, 5), 'percent'),
  defineChoiceSetting('image', 'reader.sepia', 'slider', createEvenlySpacedValues(0, 100, 5), 'percent'),
  defineChoiceSetting('image', 'reader.sharpen', 'slider', createEvenlySpacedValues(0, 100, 10), 'percent'),
  defineSwitchSetting('image', 'reader.gray'),
  defineSwitchSetting('image', 'reader.invert'),
  defineSwitchSetting('image', 'reader.eink'),
  ...showSettingsOnlyWhen(
    'reader.eink',
    [true],
    [defineChoiceSetting('image', 'reader.einkClearing', 'choice', ['never', 'each', 'third', 'sixth'])],
  ),
  defineChoiceSetting('controls', 'reader.zoomOnTurn', 'choice', ['reset', 'keep']),
  defineSwitchSetting('controls', 'reader.animate'),
  defineSwitchSetting('controls', 'reader.swipe'),
]
