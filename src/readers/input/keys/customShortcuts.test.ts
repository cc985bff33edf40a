import { expect, test } from 'vitest'
import { fc, test as property } from '../../../../tests/harness/propertyTest'
import { getComicShortcuts } from '../../comic/getComicShortcuts'
import { getEpubShortcuts } from '../../epub/getEpubShortcuts'
import {
  addShortcutKey,
  applyCustomShortcuts,
  findConflictingCommand,
  isAssignableShortcutKey,
  parseCustomShortcuts,
  removeShortcutKey,
  resetShortcutKeys,
  type ShortcutKeyChangesByCommand,
  serializeCustomShortcuts,
} from './customShortcuts'
import type { ReaderCommand, ReaderShortcut } from './readerShortcuts'

const modes = ['LEFT_TO_RIGHT', 'RIGHT_TO_LEFT', 'VERTICAL', 'WEBTOON'] as const
const tables = [
  ...modes.map(mode => getComicShortcuts(mode)),
  getEpubShortcuts('ltr', 'text'),
  getEpubShortcuts('rtl', 'text'),
]
const commands = [...new Set(tables.flat().map(({ command }) => command))]
const keysOf = (table: readonly ReaderShortcut[], command: ReaderCommand) =>
  table.filter(shortcut => shortcut.command === command).flatMap(({ keys }) => keys)

const change = fc.record({
  kind: fc.constantFrom('give' as const, 'take' as const, 'reset' as const),
  command: fc.constantFrom(...commands),
  key: fc.constantFrom('j', 'k', 's', 'd', 'ArrowRight', 'ArrowLeft', 'Shift+ ', 'Enter'),
})

const applyChanges = (
  changes: { kind: 'give' | 'take' | 'reset'; command: ReaderCommand; key: string }[],
  table = getComicShortcuts('LEFT_TO_RIGHT'),
) =>
  changes.reduce<ShortcutKeyChangesByCommand>((current, { kind, command, key }) => {
    if (kind === 'reset') return resetShortcutKeys(current, command)
    if (kind === 'give') return addShortcutKey(current, command, key)
    return removeShortcutKey(current, command, key, keysOf(table, command))
  }, {})

property.prop([fc.array(change, { maxLength: 12 }), fc.constantFrom(...tables)])(
  'never assigns a key to two commands, after any changes',
  (changes, table) => {
    const keys = applyCustomShortcuts(table, applyChanges(changes, table)).flatMap(shortcut => shortcut.keys)
    expect(new Set(keys).size).toBe(keys.length)
  },
)

property.prop([fc.array(change, { maxLength: 8 }), change, fc.constantFrom(...tables)])(
  'a key runs the command to which it was added last, and no command after its removal',
  (changes, { command, key }, table) => {
    const before = applyChanges(changes, table)
    const defaultKeys = keysOf(table, command)
    if (!table.some(shortcut => shortcut.command === command)) return
    expect(keysOf(applyCustomShortcuts(table, addShortcutKey(before, command, key)), command)).toContain(key)
    expect(
      keysOf(applyCustomShortcuts(table, removeShortcutKey(before, command, key, defaultKeys)), command),
    ).not.toContain(key)
  },
)

property.prop([fc.array(change, { maxLength: 12 })])('a reset of each command restores the defaults', changes => {
  expect(commands.reduce((current, command) => resetShortcutKeys(current, command), applyChanges(changes))).toEqual({})
})

property.prop([fc.array(change, { maxLength: 12 })])('parses the changes that it has serialized', changes => {
  expect(parseCustomShortcuts(serializeCustomShortcuts(applyChanges(changes)))).toEqual(applyChanges(changes))
})

test('a key that was added and removed again leaves no change', () => {
  const added = addShortcutKey({}, 'next', 'j')
  expect(added).toEqual({ next: { added: ['j'], removed: [] } })
  expect(removeShortcutKey(added, 'next', 'j', ['ArrowRight'])).toEqual({})
  const removed = removeShortcutKey({}, 'next', 'ArrowRight', ['ArrowRight'])
  expect(removed).toEqual({ next: { added: [], removed: ['ArrowRight'] } })
  const addedAgain = addShortcutKey(removed, 'next', 'ArrowRight')
  expect(removeShortcutKey(addedAgain, 'next', 'ArrowRight', ['ArrowRight'])).toEqual(removed)
})

test('uses the new names of commands for changes that an earlier version stored', () => {
  const oldNames = [
    'scrollOn',
    'lineOn',
    'keepAlone',
    'guided',
    'bars',
    'intoBars',
    'goToPlace',
    'nextHit',
    'previousHit',
  ]
  const keyChanges = { added: ['j'], removed: [] }
  const changes = parseCustomShortcuts(
    JSON.stringify(Object.fromEntries([...oldNames, 'more', 'next'].map(name => [name, keyChanges]))),
  )
  expect(Object.keys(changes).sort()).toEqual([
    'focusToolbars',
    'goToPosition',
    'guidedView',
    'lineForward',
    'next',
    'nextResult',
    'overflowMenu',
    'previousResult',
    'scrollForward',
    'showPageAlone',
    'toggleToolbars',
  ])
  const table = applyCustomShortcuts(
    getComicShortcuts('LEFT_TO_RIGHT'),
    parseCustomShortcuts('{"bars":{"added":["j"]}}'),
  )
  expect(keysOf(table, 'toggleToolbars')).toEqual(['m', 'j'])
})

test('a change that is stored under the new name of a command replaces a change under the old name', () => {
  const [before, after] = [
    { added: ['j'], removed: [] },
    { added: ['y'], removed: ['m'] },
  ]
  for (const stored of [
    { bars: before, toggleToolbars: after },
    { toggleToolbars: after, bars: before },
  ])
    expect(parseCustomShortcuts(JSON.stringify(stored))).toEqual({ toggleToolbars: after })
})

property.prop([fc.anything()])('keeps the shortcut tables complete for any stored value', stored => {
  const changes = parseCustomShortcuts(JSON.stringify(stored) ?? '')
  for (const table of tables) expect(applyCustomShortcuts(table, changes)).toHaveLength(table.length)
})

test('returns the command that already uses a given key', () => {
  const table = getComicShortcuts('LEFT_TO_RIGHT')
  expect(findConflictingCommand(table, 'next', 's')).toBe('settings')
  expect(findConflictingCommand(table, 'settings', 's')).toBeUndefined()
  expect(findConflictingCommand(table, 'next', 'j')).toBeUndefined()
})

test('does not allow shortcuts with keys of the browser', () => {
  expect(['Escape', 'Tab', 'Shift+Tab', 'F5', 'Shift'].filter(isAssignableShortcutKey)).toEqual([])
  expect(['j', 'Enter', 'Shift+ ', 'ArrowUp'].filter(isAssignableShortcutKey)).toHaveLength(4)
})
