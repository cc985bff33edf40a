import type { Command, Shortcut } from './shortcuts'

/** What a person changed about the keys of a deed, on top of those that come with a reader. */
export interface CustomShortcuts {
  readonly added: readonly string[]
  readonly removed: readonly string[]
}

/** By deed; a deed that was not touched is absent. */
export type ShortcutChanges = { readonly [D in Command]?: CustomShortcuts }

const none: CustomShortcuts = { added: [], removed: [] }

/** The table with a person's own keys: one's own key does what it was given to, whatever it did before. */
export function withCustomShortcuts(shortcuts: readonly Shortcut[], changes: ShortcutChanges): readonly Shortcut[] {
  const taken = new Map<string, Command>()
  for (const { deed } of shortcuts) for (const key of changes[deed]?.added ?? []) taken.set(key, deed)
  return shortcuts.map(shortcut => {
    const { added, removed } = changes[shortcut.deed] ?? none
    const kept = shortcut.keys.filter(key => !removed.includes(key) && !taken.has(key))
    return { ...shortcut, keys: [...new Set([...kept, ...added.filter(key => taken.get(key) === shortcut.deed)])] }
  })
}

/** Gives a key to a deed; whatever it was given to before loses it. */
export function withAddedKey(changes: ShortcutChanges, deed: Command, key: string): ShortcutChanges {
  const freed = Object.entries(changes).map(([other, own]) => [other, { ...own, added: without(own.added, key) }])
  const before: CustomShortcuts = Object.fromEntries(freed)[deed] ?? none
  return cleaned({
    ...Object.fromEntries(freed),
    [deed]: { added: [...before.added, key], removed: without(before.removed, key) },
  })
}

/** Takes a key from a deed. */
export function withRemovedKey(changes: ShortcutChanges, deed: Command, key: string): ShortcutChanges {
  const { added, removed } = changes[deed] ?? none
  return cleaned({ ...changes, [deed]: { added: without(added, key), removed: [...without(removed, key), key] } })
}

/** The keys of a deed as they came. */
export function withDefaultKeys(changes: ShortcutChanges, deed: Command): ShortcutChanges {
  return cleaned({ ...changes, [deed]: none })
}

/** What else a key does in a reader, were it given to a deed. */
export const conflictingShortcut = (shortcuts: readonly Shortcut[], deed: Command, key: string): Command | undefined =>
  shortcuts.find(shortcut => shortcut.deed !== deed && shortcut.keys.includes(key))?.deed

/** Keys that stay with the browser, the reader's way out, or are no keys of their own. */
export const isKeyFree = (key: string): boolean =>
  !/^(Shift\+)?(Escape|Tab|Shift|Control|Alt|AltGraph|Meta|CapsLock|Dead|Process|Unidentified|F\d+)$/.test(key)

/** Reads what was stored; whatever is no change of keys is left out. */
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

/** Changes of keys as they are stored, the inverse of reading them; no changes are no text. */
export const serializeCustomShortcuts = (changes: ShortcutChanges): string =>
  Object.keys(changes).length > 0 ? JSON.stringify(changes) : ''

const keysIn = (list: unknown): string[] =>
  Array.isArray(list) ? list.filter(key => typeof key === 'string' && key !== '' && isKeyFree(key)) : []

const without = (keys: readonly string[], key: string) => keys.filter(other => other !== key)

/** Without deeds that are as they came. */
const cleaned = (changes: ShortcutChanges): ShortcutChanges =>
  Object.fromEntries(Object.entries(changes).filter(([, { added, removed }]) => added.length + removed.length > 0))
