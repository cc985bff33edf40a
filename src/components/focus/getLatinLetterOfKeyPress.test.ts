import { expect, test } from 'vitest'
import { getLatinLetterOfKeyPress, getShortcutLetter } from './getLatinLetterOfKeyPress'

test.each([
  ['ы', 'KeyS', 's'],
  ['Ω', 'KeyV', 'v'],
  ['ש', 'KeyA', 'a'],
  ['لا', 'KeyB', 'b'],
  ['ั', 'KeyY', 'y'],
  ['ㄴ', 'KeyS', 's'],
])('%s on %s gives %s', (key, code, letter) => {
  expect(getLatinLetterOfKeyPress({ key, code })).toBe(letter)
})

test.each([
  ['s', 'KeyO'],
  ['é', 'KeyW'],
  ['ı', 'KeyI'],
  ['€', 'KeyE'],
  ['?', 'KeyM'],
  ['х', 'BracketLeft'],
  ['Enter', 'Enter'],
  ['ArrowLeft', 'ArrowLeft'],
  ['ы', ''],
])('%s on %s is not replaced', (key, code) => {
  expect(getLatinLetterOfKeyPress({ key, code })).toBeUndefined()
})

test.each([
  ['ы', 'KeyS', 's'],
  ['S', 'KeyO', 's'],
  ['?', 'KeyM', '?'],
  ['Enter', 'Enter', 'enter'],
])('the shortcut letter of %s on %s is %s', (key, code, letter) => {
  expect(getShortcutLetter({ key, code })).toBe(letter)
})
