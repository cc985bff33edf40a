import { expect, test } from 'vitest'
import { preferences } from '../../preferences/preferences'
import { allComicSettings } from './allComicSettings'

/** The settings of the client that people know (client-behaviour 4.3): what is offered, and what holds before one chose. */
const known = {
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

test.each(Object.entries(known))('%s holds and is offered as people know it', (name, [initial, values]) => {
  expect(preferences[name as keyof typeof known].initial).toBe(initial)
  expect(allComicSettings.find(row => row.name === name)?.values).toEqual(expect.arrayContaining([...values]))
})

test('full screen comes when it is asked for', () => {
  expect(preferences['reader.alwaysFullscreen'].initial).toBe(false)
})
