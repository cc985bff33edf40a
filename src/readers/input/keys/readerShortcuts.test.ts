// @vitest-environment jsdom
import { afterEach, describe, expect, test } from 'vitest'
import { getComicShortcuts } from '../../comic/getComicShortcuts'
import { getEpubShortcuts } from '../../epub/getEpubShortcuts'
import { applyCustomShortcuts } from './customShortcuts'
import { findCommandOfKeyPress, isKeyHandledByFocusedControl, type ReaderShortcut } from './readerShortcuts'

const press = (key: string, held: Partial<Record<'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey', boolean>> = {}) => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  ...held,
})
const tables: [string, readonly ReaderShortcut[]][] = [
  ...(['LEFT_TO_RIGHT', 'RIGHT_TO_LEFT', 'VERTICAL', 'WEBTOON'] as const).map(
    (mode): [string, readonly ReaderShortcut[]] => [mode, getComicShortcuts(mode)],
  ),
  ['epub', getEpubShortcuts('ltr', 'text')],
  ['epub rtl', getEpubShortcuts('rtl', 'text')],
]

test.each(tables)('%s: no key has two commands', (_, table) => {
  const keys = table.flatMap(shortcut => shortcut.keys)
  expect(new Set(keys).size).toBe(keys.length)
})

test.each(tables)('%s: a key pressed with Alt, Control or Meta is left to the browser', (_, table) => {
  for (const key of table.flatMap(shortcut => shortcut.keys)) {
    for (const held of ['altKey', 'ctrlKey', 'metaKey'] as const) {
      expect(findCommandOfKeyPress(table, press(key, { [held]: true }))).toBeUndefined()
    }
  }
})

describe('command of a key', () => {
  test('arrow keys follow the reading direction', () => {
    expect(findCommandOfKeyPress(getComicShortcuts('LEFT_TO_RIGHT'), press('ArrowRight'))).toBe('next')
    expect(findCommandOfKeyPress(getComicShortcuts('RIGHT_TO_LEFT'), press('ArrowRight'))).toBe('previous')
    expect(findCommandOfKeyPress(getComicShortcuts('VERTICAL'), press('ArrowDown'))).toBe('next')
    expect(findCommandOfKeyPress(getEpubShortcuts('rtl', 'text'), press('ArrowLeft'))).toBe('next')
  })
  test('ignores Caps Lock', () => {
    expect(findCommandOfKeyPress(getComicShortcuts('LEFT_TO_RIGHT'), press('F'))).toBe('fullscreen')
    expect(findCommandOfKeyPress(getEpubShortcuts('ltr', 'text'), press('+', { shiftKey: true }))).toBe('largerText')
  })
  test('letters of non-Latin keyboard layouts run the command of the Latin letter of the key', () => {
    const comic = getComicShortcuts('LEFT_TO_RIGHT')
    for (const key of ['ы', 'Ы', 'σ', 'ד', 'س', 'ห']) {
      expect(findCommandOfKeyPress(comic, { ...press(key), code: 'KeyS' }), key).toBe('settings')
    }
    expect(findCommandOfKeyPress(comic, { ...press('Ы', { shiftKey: true }), code: 'KeyS' })).toBe('settings')
    expect(findCommandOfKeyPress(comic, { ...press('ы', { ctrlKey: true }), code: 'KeyS' })).toBeUndefined()
  })
  test('a letter that the user has assigned has priority over the Latin letter of the key', () => {
    const changes = { showPageAlone: { added: ['ы'], removed: [] } }
    const customized = applyCustomShortcuts(getComicShortcuts('LEFT_TO_RIGHT'), changes)
    expect(findCommandOfKeyPress(customized, { ...press('ы'), code: 'KeyS' })).toBe('showPageAlone')
    expect(findCommandOfKeyPress(customized, { ...press('s'), code: 'KeyS' })).toBe('settings')
  })
  test('Shift and the space bar together scroll back', () => {
    expect(findCommandOfKeyPress(getComicShortcuts('LEFT_TO_RIGHT'), press(' '))).toBe('scrollForward')
    expect(findCommandOfKeyPress(getComicShortcuts('LEFT_TO_RIGHT'), press(' ', { shiftKey: true }))).toBe('scrollBack')
  })
})

describe('keys that a control handles itself', () => {
  const insideOf = (...names: string[]) =>
    ({ closest: (selector: string) => selector.split(', ').some(part => names.includes(part)) || null }) as never
  afterEach(() => document.body.replaceChildren())
  test('in a dialog: all keys', () => {
    for (const key of ['Escape', 'ArrowRight', 's'])
      expect(isKeyHandledByFocusedControl(insideOf('[role=dialog]'), key)).toBe(true)
  })
  test('outside of an open modal dialog: all keys', () => {
    document.body.append(document.createElement('dialog'))
    expect(isKeyHandledByFocusedControl(document.body, 'Escape')).toBe(false)
    document.querySelector('dialog')?.setAttribute('open', '')
    for (const key of ['Escape', 'ArrowRight', 's'])
      expect(isKeyHandledByFocusedControl(document.body, key), key).toBe(true)
  })
  test('on a slider: all keys except letters, including the space bar', () => {
    const range = insideOf('input', '[type=range]')
    for (const key of ['ArrowLeft', 'ArrowUp', 'Home', 'End', 'PageUp', 'PageDown', ' '])
      expect(isKeyHandledByFocusedControl(range, key), key).toBe(true)
    for (const key of ['s', 't', 'f', 'm', 'h', '?', 'Escape'])
      expect(isKeyHandledByFocusedControl(range, key), key).toBe(false)
  })
  test('in fields, sliders and tabs: all keys except Escape', () => {
    for (const control of ['input', 'select', 'textarea', '[role=slider]', '[role=tab]']) {
      expect(isKeyHandledByFocusedControl(insideOf(control), 'ArrowRight')).toBe(true)
      expect(isKeyHandledByFocusedControl(insideOf(control), 'Escape')).toBe(false)
    }
  })
  test('on buttons and links: only the keys that press the control', () => {
    for (const control of ['button', 'a[href]']) {
      expect(isKeyHandledByFocusedControl(insideOf(control), ' ')).toBe(true)
      expect(isKeyHandledByFocusedControl(insideOf(control), 'Enter')).toBe(true)
      expect(isKeyHandledByFocusedControl(insideOf(control), 'ArrowRight')).toBe(false)
    }
  })
})
