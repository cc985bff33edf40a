import { describe, expect, test } from 'vitest'
import { comicShortcuts } from './comic/comicShortcuts'
import { epubShortcuts } from './epub/epubShortcuts'
import { deedOf, type Shortcut } from './shortcuts'

const press = (key: string, held: Partial<Record<'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey', boolean>> = {}) => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  ...held,
})
const tables: [string, readonly Shortcut[]][] = [
  ...(['LEFT_TO_RIGHT', 'RIGHT_TO_LEFT', 'VERTICAL', 'WEBTOON'] as const).map((mode): [string, readonly Shortcut[]] => [
    mode,
    comicShortcuts(mode),
  ]),
  ['epub', epubShortcuts('ltr')],
  ['epub rtl', epubShortcuts('rtl')],
]

test.each(tables)('%s: no key stands for two things', (_, table) => {
  const keys = table.flatMap(shortcut => shortcut.keys)
  expect(new Set(keys).size).toBe(keys.length)
})

test.each(tables)('%s: presses with Alt, Control or Meta are left to the browser', (_, table) => {
  for (const key of table.flatMap(shortcut => shortcut.keys)) {
    for (const held of ['altKey', 'ctrlKey', 'metaKey'] as const) {
      expect(deedOf(table, press(key, { [held]: true }))).toBeUndefined()
    }
  }
})

describe('keys', () => {
  test('arrows follow the reading direction', () => {
    expect(deedOf(comicShortcuts('LEFT_TO_RIGHT'), press('ArrowRight'))).toBe('next')
    expect(deedOf(comicShortcuts('RIGHT_TO_LEFT'), press('ArrowRight'))).toBe('previous')
    expect(deedOf(comicShortcuts('VERTICAL'), press('ArrowDown'))).toBe('next')
    expect(deedOf(epubShortcuts('rtl'), press('ArrowLeft'))).toBe('next')
  })
  test('Caps Lock changes nothing', () => {
    expect(deedOf(comicShortcuts('LEFT_TO_RIGHT'), press('F'))).toBe('fullscreen')
    expect(deedOf(epubShortcuts('ltr'), press('+', { shiftKey: true }))).toBe('largerText')
  })
  test('Shift and space go back', () => {
    expect(deedOf(comicShortcuts('LEFT_TO_RIGHT'), press(' '))).toBe('scrollOn')
    expect(deedOf(comicShortcuts('LEFT_TO_RIGHT'), press(' ', { shiftKey: true }))).toBe('scrollBack')
  })
})
