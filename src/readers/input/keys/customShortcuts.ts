import type { ReaderCommand, ReaderShortcut } from './readerShortcuts'

/** Keys that the user has added to a command, and keys that the user has removed from the command. */
export interface ShortcutKeyChanges {
  readonly added: readonly string[]
  readonly removed: readonly string[]
}

/** Keys that the user has added or removed, by command. */
export type ShortcutKeyChangesByCommand = { readonly [D in ReaderCommand]?: ShortcutKeyChanges }

/** Current names of renamed commands, by old name. Stored settings may still contain the old names. */
const oldCommandNames: Readonly<Record<string, ReaderCommand>> = {
  bars: 'toggleToolbars',
  goToPlace: 'goToPosition',
  guided: 'guidedView',
  intoBars: 'focusToolbars',
  keepAlone: 'showPageAlone',
  lineOn: 'lineForward',
  more: 'overflowMenu',
  nextHit: 'nextResult',
  previousHit: 'previousResult',
  scrollOn: 'scrollForward',
}

const noChanges: ShortcutKeyChanges = { added: [], removed: [] }

/**
 * Returns the shortcuts with the key changes of the user. A key that the user has added to a command runs only this
 * command. If the key is a default key of another command, it is removed from the other command.
 */
export function applyCustomShortcuts(
  shortcuts: readonly ReaderShortcut[],
  changes: ShortcutKeyChangesByCommand,
): readonly ReaderShortcut[] {
  const taken = new Map<string, ReaderCommand>()
  for (const { command } of shortcuts) for (const key of changes[command]?.added ?? []) taken.set(key, command)
  return shortcuts.map(shortcut => {
    const { added, removed } = changes[shortcut.command] ?? noChanges
    const remaining = shortcut.keys.filter(key => !removed.includes(key) && !taken.has(key))
    return {
      ...shortcut,
      keys: [...new Set([...remaining, ...added.filter(key => taken.get(key) === shortcut.command)])],
    }
  })
}

/** Adds a key to a command. If the user had added the key to another command, removes it from that command. */
export function addShortcutKey(
  changes: ShortcutKeyChangesByCommand,
  command: ReaderCommand,
  key: string,
): ShortcutKeyChangesByCommand {
  const freed = Object.entries(changes).map(([other, keyChanges]) => [
    other,
    { ...keyChanges, added: withoutKey(keyChanges.added, key) },
  ])
  const before: ShortcutKeyChanges = Object.fromEntries(freed)[command] ?? noChanges
  return withoutEmptyChanges({
    ...Object.fromEntries(freed),
    [command]: { added: [...before.added, key], removed: withoutKey(before.removed, key) },
  })
}

/**
 * Removes a key from a command. If the user has added the key to the command, the key is deleted from the added keys in
 * `changes`. If the key is a default key, it is recorded as a removed key.
 * @param defaultKeys keys of the command without the changes of the user
 */
export function removeShortcutKey(
  changes: ShortcutKeyChangesByCommand,
  command: ReaderCommand,
  key: string,
  defaultKeys: readonly string[],
): ShortcutKeyChangesByCommand {
  const { added, removed } = changes[command] ?? noChanges
  return withoutEmptyChanges({
    ...changes,
    [command]: {
      added: withoutKey(added, key),
      removed: added.includes(key) && !defaultKeys.includes(key) ? removed : [...withoutKey(removed, key), key],
    },
  })
}

export function resetShortcutKeys(
  changes: ShortcutKeyChangesByCommand,
  command: ReaderCommand,
): ShortcutKeyChangesByCommand {
  return withoutEmptyChanges({ ...changes, [command]: noChanges })
}

/**
 * Returns the command that already uses a key. Ignores `command`, to which the user assigns the key. Returns undefined
 * if no other command uses the key.
 */
export const findConflictingCommand = (
  shortcuts: readonly ReaderShortcut[],
  command: ReaderCommand,
  key: string,
): ReaderCommand | undefined =>
  shortcuts.find(shortcut => shortcut.command !== command && shortcut.keys.includes(key))?.command

/**
 * Returns whether the user may assign a key to a command. Not allowed are Escape, Tab, function keys such as F5,
 * modifier keys such as Control, and the names `Dead`, `Process` and `Unidentified`, which are not the name of a single
 * key.
 */
export const isAssignableShortcutKey = (key: string): boolean =>
  !/^(Shift\+)?(Escape|Tab|Shift|Control|Alt|AltGraph|Meta|CapsLock|Dead|Process|Unidentified|F\d+)$/.test(key)

/**
 * Parses the stored key changes of the user. Ignores invalid keys, and ignores the whole text if it is not valid JSON.
 * Replaces old command names by the current names.
 */
export function parseCustomShortcuts(text: string): ShortcutKeyChangesByCommand {
  try {
    const stored: unknown = JSON.parse(text || '{}')
    if (typeof stored !== 'object' || stored === null) return {}
    return withoutEmptyChanges(
      Object.fromEntries(
        Object.entries(stored)
          .sort(([a], [b]) => Number(Object.hasOwn(oldCommandNames, b)) - Number(Object.hasOwn(oldCommandNames, a)))
          .map(([command, keyChanges]) => [
            Object.hasOwn(oldCommandNames, command) ? oldCommandNames[command] : command,
            { added: parseKeys(keyChanges?.added), removed: parseKeys(keyChanges?.removed) },
          ]),
      ),
    )
  } catch {
    return {}
  }
}

/** Serializes the changes that the user has made to shortcut keys. Returns an empty string if there are no changes. */
export const serializeCustomShortcuts = (changes: ShortcutKeyChangesByCommand): string =>
  Object.keys(changes).length > 0 ? JSON.stringify(changes) : ''

const parseKeys = (list: unknown): string[] =>
  Array.isArray(list) ? list.filter(key => typeof key === 'string' && key !== '' && isAssignableShortcutKey(key)) : []

const withoutKey = (keys: readonly string[], key: string) => keys.filter(other => other !== key)

const withoutEmptyChanges = (changes: ShortcutKeyChangesByCommand): ShortcutKeyChangesByCommand =>
  Object.fromEntries(Object.entries(changes).filter(([, { added, removed }]) => added.length + removed.length > 0))
