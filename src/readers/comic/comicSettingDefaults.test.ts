import { expect, test } from 'vitest'
import { preferenceDefinitions } from '../../preferences/preferenceStore'
import { comicSettingDefinitions } from './comicSettingDefinitions'

/**
 * Default value and possible values of settings in the web client of Komga. The reader must have the same default
 * values and offer at least these values.
 */
const expectedDefaults = {
  'reader.mode': ['LEFT_TO_RIGHT', ['LEFT_TO_RIGHT', 'RIGHT_TO_LEFT', 'VERTICAL', 'WEBTOON']],
  'reader.animate': [true, [false, true]],
  'reader.swipe': [false, [false, true]],
  'reader.background': ['black', ['black', 'gray', 'white']],
  'reader.scale': ['screen', ['screen', 'width', 'widthShrinkOnly', 'height', 'original']],
  'reader.layout': ['single', ['single', 'double', 'doubleNoCover']],
  'reader.webtoonScale': ['width', ['width', 'original']],
  'reader.sidePadding': [0, [0, 5, 10, 15, 20, 25, 30, 35, 40]],
  'reader.pageGap': [0, [0, 5, 10, 15]],
} as const

test.each(Object.entries(expectedDefaults))(
  '%s has the same default and values as the existing Komga web client',
  (name, [initial, values]) => {
    expect(preferenceDefinitions[name as keyof typeof expectedDefaults].defaultValue).toBe(initial)
    expect(comicSettingDefinitions.find(row => row.name === name)?.values).toEqual(expect.arrayContaining([...values]))
  },
)

test('full screen is off by default', () => {
  expect(preferenceDefinitions['reader.alwaysFullscreen'].defaultValue).toBe(false)
})
