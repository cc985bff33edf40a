import type { Command, Shortcut } from './shortcuts'

/** Changes of the user to the keys of one command. */
export interface CustomShortcuts {
  readonly added: readonly string[]
  readonly removed: readonly string[]
}

/** Changes by command; unchanged commands are absent. */
export type ShortcutChanges = { readonly [D in Command]?: CustomShortcuts }

const none: CustomShortcuts = { added: [], removed: [] }

/** Applies the user's changes to a shortcut table. A custom key replaces any default use of that key. */
export function withCustomShortcuts(shortcuts: readonly Shortcut[], changes: ShortcutChanges): readonly Shortcut[] {
  const taken = new Map<string, Command>()
  for (const { deed } of shortcuts) for (const key of changes[deed]?.added ?? []) taken.set(key, deed)
  return shortcuts.map(shortcut => {
    const { added, removed } = changes[shortcut.deed] ?? none
    const kept = shortcut.keys.filter(key => !removed.includes(key) && !taken.has(key))
    return { ...shortcut, keys: [...new Set([...kept, ...added.filter(key => taken.get(key) === shortcut.deed)])] }
  })
}

/** Adds a key to a command and removes it from all others. */
export function withAddedKey(changes: ShortcutChanges, deed: Command, key: string): ShortcutChanges {
  const freed = Object.entries(changes).map(([other, own]) => [other, { ...own, added: without(own.added, key) }])
  const before: CustomShortcuts = Object.fromEntries(freed)[deed] ?? none
  return cleaned({
    ...Object.fromEntries(freed),
    [deed]: { added: [...before.added, key], removed: without(before.removed, key) },
  })
}

/** Removes a key from a command. */
export function withRemovedKey(changes: ShortcutChanges, deed: Command, key: string): ShortcutChanges {
  const { added, removed } = changes[deed] ?? none
  return cleaned({ ...changes, [deed]: { added: without(added, key), removed: [...without(removed, key), key] } })
}

/** Restores the default keys of a command. */
export function withDefaultKeys(changes: ShortcutChanges, deed: Command): ShortcutChanges {
  return cleaned({ ...changes, [deed]: none })
}

/** Returns the other command that uses a key, if any. */
export const conflictingShortcut = (shortcuts: readonly Shortcut[], deed: Command, key: string): Command | undefined =>
  shortcuts.find(shortcut => shortcut.deed !== deed && shortcut.keys.includes(key))?.deed

/** Returns whether a key may be assigned: false for keys of the browser, Escape and bare modifiers. */
export const isKeyFree = (key: string): boolean =>
  !/^(Shift\+)?(Escape|Tab|Shift|Control|Alt|AltGraph|Meta|CapsLock|Dead|Process|Unidentified|F\d+)$/.test(key)

/** Parses stored changes; invalid entries are ignored. */
export function parseCustomShortcuts(text: string): ShortcutChanges {
  try {
    const stored: unknown = JSON.parse(text || '{}')
    if (typeof stored !== 'object' || stored === null) return {}
    return cleaned(
      Object.fromEntries(
        Object.entries(stored).map(([deed, own]) => [
          deed,
          { added: keysIn(own?.added), removed: keysIn(own?.removed) },
        ]),
      ),
    )
  } catch {
    return {}
  }
}

/** Serializes changes for storage; empty text for no changes. */
export const serializeCustomShortcuts = (changes: ShortcutChanges): string =>
  Object.keys(changes).length > 0 ? JSON.stringify(changes) : ''

const keysIn = (list: unknown): string[] =>
  Array.isArray(list) ? list.filter(key => typeof key === 'string' && key !== '' && isKeyFree(key)) : []

const without = (keys: readonly string[], key: string) => keys.filter(other => other !== key)

/** Removes commands without changes. */
const cleaned = (changes: ShortcutChanges): ShortcutChanges =>
  Object.fromEntries(Object.entries(changes).filter(([, { added, removed }]) => added.length + removed.length > 0))
