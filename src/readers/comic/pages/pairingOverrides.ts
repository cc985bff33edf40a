import { isWide, type Page, type Pairing, type Spread } from './spreads'

/** What a person changed about the pairing of one book. */
export type PairingOverrides = Required<Pick<Pairing, 'shift' | 'alone'>>

/**
 * Moves the pairing by one page where one reads. Before the first wide page that is the shift of the book; a wide page
 * begins the pairing anew, so behind one it is the first page after it that comes to stand alone, or no longer does. At a wide
 * page it is what comes behind it that moves; when nothing does, the pairing is returned as it was.
 * @param at  number of the page one is at
 */
export function shiftPairing(pages: readonly Page[], { shift, alone }: PairingOverrides, at: number): PairingOverrides {
  const before = pages.findLast(page => page.number <= at && isWide(page))
  if (!before) return { shift: shift === 1 ? 0 : 1, alone }
  const first = pages.find(page => page.number > before.number && !isWide(page))
  return { shift, alone: first ? toggled(alone, first.number) : alone }
}

/** Has the first page of what is shown stand alone, or no longer when it does by wish. */
export function showAlone({ shift, alone }: PairingOverrides, shown: Spread): PairingOverrides {
  return { shift, alone: toggled(alone, shown[0].number) }
}

/** The pairing as it is kept: one key for the shift, one for each page, so that two devices do not overwrite each other. */
export function parsePairingOverrides(kept: ReadonlyMap<string, unknown>): PairingOverrides {
  const numbers = [...kept].flatMap(([key, value]) =>
    value === true && /^alone\.\d+$/.test(key) ? Number(key.slice(6)) : [],
  )
  return { shift: kept.get('shift') === 1 ? 1 : 0, alone: new Set(numbers) }
}

/** What has to be written to get from one pairing to another; undefined removes. */
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
