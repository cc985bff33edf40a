import { isWide, type Page, type Pairing, type Spread } from './spreads'

/** Changes of the user to the pairing of one book. */
export type PairingOverrides = Required<Pick<Pairing, 'shift' | 'alone'>>

/**
 * Moves the pairing by one page at the reading position. Before the first wide page this is the shift of the book. A
 * wide page restarts the pairing, so behind it the first page after it is toggled to stand alone. At a wide page the
 * pages behind it move. Returns an equal pairing when nothing moves.
 * @param at  number of the current page
 */
export function shiftPairing(pages: readonly Page[], { shift, alone }: PairingOverrides, at: number): PairingOverrides {
  const before = pages.findLast(page => page.number <= at && isWide(page))
  if (!before) return { shift: shift === 1 ? 0 : 1, alone }
  const first = pages.find(page => page.number > before.number && !isWide(page))
  return { shift, alone: first ? toggled(alone, first.number) : alone }
}

/** Toggles whether the first page of a spread stands alone. */
export function showAlone({ shift, alone }: PairingOverrides, shown: Spread): PairingOverrides {
  return { shift, alone: toggled(alone, shown[0].number) }
}

/**
 * Parses the stored pairing: one key for the shift and one for each page, so that two devices do not overwrite each
 * other.
 */
export function parsePairingOverrides(kept: ReadonlyMap<string, unknown>): PairingOverrides {
  const numbers = [...kept].flatMap(([key, value]) =>
    value === true && /^alone\.\d+$/.test(key) ? Number(key.slice(6)) : [],
  )
  return { shift: kept.get('shift') === 1 ? 1 : 0, alone: new Set(numbers) }
}

/** Returns the entries to write to change one stored pairing into another; undefined removes the key. */
export function pairingChanges(before: PairingOverrides, after: PairingOverrides): [key: string, value: unknown][] {
  const changed = new Set(
    [...before.alone]
      .filter(page => !after.alone.has(page))
      .concat([...after.alone].filter(page => !before.alone.has(page))),
  )
  const pages = [...changed].map((page): [string, unknown] => [`alone.${page}`, after.alone.has(page) || undefined])
  return before.shift === after.shift ? pages : [...pages, ['shift', after.shift || undefined]]
}

function toggled(set: ReadonlySet<number>, member: number): ReadonlySet<number> {
  const next = new Set(set)
  if (!next.delete(member)) next.add(member)
  return next
}
