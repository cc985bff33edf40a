import { describe, expect, test } from 'vitest'
import { directionBy } from './firstChapter'

describe('the direction of the pages', () => {
  test('is what the server says where the text says nothing', () => {
    expect(directionBy('rtl', '', null)).toBe('rtl')
    expect(directionBy('ltr', '', undefined)).toBe('ltr')
  })
  test('is that of the text in a series that runs otherwise', () => {
    expect(directionBy('rtl', 'en-GB', null)).toBe('ltr')
    expect(directionBy('ltr', 'ar', null)).toBe('rtl')
    expect(directionBy('ltr', 'en', 'rtl')).toBe('rtl')
  })
  test('may be either in Japanese', () => {
    expect(directionBy('rtl', 'ja', null)).toBe('rtl')
    expect(directionBy('ltr', 'zh-Hant', null)).toBe('ltr')
  })
})
