import { describe, expect, test } from 'vitest'
import { detectTextDirection } from './detectTextDirection'

describe('detection of the text direction', () => {
  test.each([
    ['ltr', 'Call me Ishmael. Some years ago, never mind how long'],
    ['ltr', 'Меня зовут Измаил. Несколько лет тому назад'],
    ['rtl', 'سمّوني إسماعيل. منذ بضع سنين، لا يهمّ كم مضى'],
    ['rtl', 'קראו לי ישמעאל. לפני כמה שנים, לא חשוב כמה (Moby Dick)'],
    ['either', '吾輩は猫である。名前はまだ無い。'],
    ['either', '雨'],
    [undefined, 'Cover 1'],
    [undefined, ''],
  ])('is %s: %s', (direction, text) => {
    expect(detectTextDirection(text)).toBe(direction)
  })
})
