import { describe, expect, test } from 'vitest'
import { comicShortcuts } from '../../comic/comicShortcuts'
import { epubShortcuts } from '../../epub/epubShortcuts'
import { commandOfKey, isHandledByControl, type Shortcut } from './shortcuts'

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
  ['epub', epubShortcuts('ltr', 'text')],
  ['epub rtl', epubShortcuts('rtl', 'text')],
]

test.each(tables)('%s: no key stands for two things', (_, table) => {
  const keys = table.flatMap(shortcut => shortcut.keys)
  expect(new Set(keys).size).toBe(keys.length)
})

test.each(tables)('%s: presses with Alt, Control or Meta are left to the browser', (_, table) => {
  for (const key of table.flatMap(shortcut => shortcut.keys)) {
    for (const held of ['altKey', 'ctrlKey', 'metaKey'] as const) {
      expect(commandOfKey(table, press(key, { [held]: true }))).toBeUndefined()
    }
  }
})

describe('keys', () => {
  test('arrows follow the reading direction', () => {
    expect(commandOfKey(comicShortcuts('LEFT_TO_RIGHT'), press('ArrowRight'))).toBe('next')
    expect(commandOfKey(comicShortcuts('RIGHT_TO_LEFT'), press('ArrowRight'))).toBe('previous')
    expect(commandOfKey(comicShortcuts('VERTICAL'), press('ArrowDown'))).toBe('next')
    expect(commandOfKey(epubShortcuts('rtl', 'text'), press('ArrowLeft'))).toBe('next')
  })
  test('Caps Lock changes nothing', () => {
    expect(commandOfKey(comicShortcuts('LEFT_TO_RIGHT'), press('F'))).toBe('fullscreen')
    expect(commandOfKey(epubShortcuts('ltr', 'text'), press('+', { shiftKey: true }))).toBe('largerText')
  })
  test('Shift and space go back', () => {
    expect(commandOfKey(comicShortcuts('LEFT_TO_RIGHT'), press(' '))).toBe('scrollOn')
    expect(commandOfKey(comicShortcuts('LEFT_TO_RIGHT'), press(' ', { shiftKey: true }))).toBe('scrollBack')
  })
})

describe('a key belongs to the control that has the focus', () => {
  /** An element that lies in whatever these words name. */
  const within = (...names: string[]) =>
    ({ closest: (selector: string) => selector.split(', ').some(one => names.includes(one)) || null }) as never
  test.each(['dialog[open]', '[role=dialog]'])('in a dialog, always: %s', dialog => {
    for (const key of ['Escape', 'ArrowRight', 's']) expect(isHandledByControl(within(dialog), key)).toBe(true)
  })
  test('on a slider all but letters; nor does the space bar turn a page there', () => {
    const range = within('input', '[type=range]')
    for (const key of ['ArrowLeft', 'ArrowUp', 'Home', 'End', 'PageUp', 'PageDown', ' '])
      expect(isHandledByControl(range, key), key).toBe(true)
    for (const key of ['s', 't', 'f', 'm', 'h', '?', 'Escape']) expect(isHandledByControl(range, key), key).toBe(false)
  })
  test('in a field, on a slider or a tab, but for the way out', () => {
    for (const control of ['input', 'select', 'textarea', '[role=slider]', '[role=tab]']) {
      expect(isHandledByControl(within(control), 'ArrowRight')).toBe(true)
      expect(isHandledByControl(within(control), 'Escape')).toBe(false)
    }
  })
  test('on a button or a link only what presses it', () => {
    for (const control of ['button', 'a[href]']) {
      expect(isHandledByControl(within(control), ' ')).toBe(true)
      expect(isHandledByControl(within(control), 'Enter')).toBe(true)
      expect(isHandledByControl(within(control), 'ArrowRight')).toBe(false)
    }
  })
})
