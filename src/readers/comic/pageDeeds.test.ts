import { expect, test } from 'vitest'
import { pageFileName } from './pageDeeds'

test('a page is saved under the name of its book, its number and its own ending', () => {
  expect(pageFileName('Low Tide 01', { number: 7, fileName: 'scans/p007.PNG' }, 'image/png')).toBe(
    'Low Tide 01 - 007.png',
  )
  expect(pageFileName('A/B: C?', { number: 112 }, 'image/jpeg')).toBe('A_B_ C_ - 112.jpg')
  expect(pageFileName('Paper', { number: 1, fileName: '' }, 'image/svg+xml')).toBe('Paper - 001.svg')
})
