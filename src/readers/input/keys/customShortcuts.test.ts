import { expect, test } from 'vitest'
import { fc, test as property } from '../../../../tests/harness/property'
import { comicShortcuts } from '../../comic/comicShortcuts'
import { epubShortcuts } from '../../epub/epubShortcuts'
import {
  conflictingShortcut,
  isKeyFree,
  parseCustomShortcuts,
  type ShortcutChanges,
  serializeCustomShortcuts,
  withAddedKey,
  withCustomShortcuts,
  withDefaultKeys,
  withRemovedKey,
} from './customShortcuts'
import type { Command, Shortcut } from './shortcuts'

const modes = ['LEFT_TO_RIGHT', 'RIGHT_TO_LEFT', 'VERTICAL', 'WEBTOON'] as const
const tables = [...modes.map(mode => comicShortcuts(mode)), epubShortcuts('ltr', 'text'), epubShortcuts('rtl', 'text')]
const deeds = [...new Set(tables.flat().map(({ deed }) => deed))]
const keysOf = (table: readonly Shortcut[], command: Command) =>
  table.filter(shortcut => shortcut.deed === command).flatMap(({ keys }) => keys)

const change = fc.record({
  kind: fc.constantFrom('give' as const, 'take' as const, 'reset' as const),
  command: fc.constantFrom(...deeds),
  key: fc.constantFrom('j', 'k', 's', 'd', 'ArrowRight', 'ArrowLeft', 'Shift+ ', 'Enter'),
})

const after = (changes: { kind: 'give' | 'take' | 'reset'; command: Command; key: string }[]) =>
  changes.reduce<ShortcutChanges>((own, { kind, command, key }) => {
    if (kind === 'reset') return withDefaultKeys(own, command)
    return kind === 'give' ? withAddedKey(own, command, key) : withRemovedKey(own, command, key)
  }, {})

property.prop([fc.array(change, { maxLength: 12 }), fc.constantFrom(...tables)])(
  'never assigns a key to two commands, after any changes',
  (changes, table) => {
    const keys = withCustomShortcuts(table, after(changes)).flatMap(shortcut => shortcut.keys)
    expect(new Set(keys).size).toBe(keys.length)
  },
)

property.prop([fc.array(change, { maxLength: 8 }), change, fc.constantFrom(...tables)])(
  'a key runs the command it was last added to, and none after its removal',
  (changes, { command, key }, table) => {
    const before = after(changes)
    if (!table.some(shortcut => shortcut.deed === command)) return
    expect(keysOf(withCustomShortcuts(table, withAddedKey(before, command, key)), command)).toContain(key)
    expect(keysOf(withCustomShortcuts(table, withRemovedKey(before, command, key)), command)).not.toContain(key)
  },
)

property.prop([fc.array(change, { maxLength: 12 })])('resetting each command restores the defaults', changes => {
  expect(deeds.reduce((own, command) => withDefaultKeys(own, command), after(changes))).toEqual({})
})

property.prop([fc.array(change, { maxLength: 12 })])('parses what it serializes', changes => {
  expect(parseCustomShortcuts(serializeCustomShortcuts(after(changes)))).toEqual(after(changes))
})

property.prop([fc.anything()])('keeps the tables complete for any stored value', stored => {
  const changes = parseCustomShortcuts(JSON.stringify(stored) ?? '')
  for (const table of tables) expect(withCustomShortcuts(table, changes)).toHaveLength(table.length)
})

test('returns the command that already uses a key', () => {
  const table = comicShortcuts('LEFT_TO_RIGHT')
  expect(conflictingShortcut(table, 'next', 's')).toBe('settings')
  expect(conflictingShortcut(table, 'settings', 's')).toBeUndefined()
  expect(conflictingShortcut(table, 'next', 'j')).toBeUndefined()
})

test('keeps keys of the browser unavailable', () => {
  expect(['Escape', 'Tab', 'Shift+Tab', 'F5', 'Shift'].filter(isKeyFree)).toEqual([])
  expect(['j', 'Enter', 'Shift+ ', 'ArrowUp'].filter(isKeyFree)).toHaveLength(4)
})
