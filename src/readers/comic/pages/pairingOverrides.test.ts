import { expect } from 'vitest'
import { fc, test } from '../../../../tests/harness/property'
import { pairingChanges, parsePairingOverrides, shiftPairing, showAlone } from './pairingOverrides'
import { type Page, type Shift, spreadOfPage, spreads } from './spreads'

const portrait = { width: 600, height: 900 }
const wide = { width: 1200, height: 900 }
const book = (...list: object[]): Page[] => list.map((size, index) => ({ number: index + 1, ...size }))
const books = fc.array(fc.constantFrom(portrait, wide, {}), { minLength: 1, maxLength: 40 }).map(list => book(...list))
const repairings = fc.record({
  shift: fc.constantFrom<Shift>(0, 1),
  alone: fc
    .uniqueArray(fc.integer({ min: 1, max: 40 }), { maxLength: 6 })
    .map((list): ReadonlySet<number> => new Set(list)),
})
const plain = { shift: 0, alone: new Set<number>() } as const
const numbers = (pages: readonly Page[], how: object) =>
  spreads(pages, { layout: 'doubleNoCover', ...how }).map(spread => spread.map(page => page.number).join('-'))

test.prop([books, repairings, fc.nat(40)])('shifting twice restores the pairing', (pages, how, at) => {
  const page = (at % pages.length) + 1
  expect(shiftPairing(pages, shiftPairing(pages, how, page), page)).toEqual(how)
})

test.prop([books, repairings, fc.nat(40)])(
  'does not change the pairing before the last wide page',
  (pages, how, at) => {
    const page = (at % pages.length) + 1
    const before = pages.findLast(one => one.number <= page && (one.width ?? 0) > (one.height ?? 0))
    fc.pre(before !== undefined)
    const until = (list: string[]) => list.slice(0, list.indexOf(String(before?.number)) + 1)
    const next = shiftPairing(pages, how, page)
    expect(next.shift).toBe(how.shift)
    expect(until(numbers(pages, next))).toEqual(until(numbers(pages, how)))
  },
)

test('shifts the pairing before and behind a wide page', () => {
  const pages = book(portrait, portrait, portrait, wide, portrait, portrait, portrait)
  expect(numbers(pages, shiftPairing(pages, plain, 2))).toEqual(['1', '2-3', '4', '5-6', '7'])
  expect(numbers(pages, shiftPairing(pages, plain, 6))).toEqual(['1-2', '3', '4', '5', '6-7'])
})

test('shifting at a wide page moves the pages behind it, also behind several wide pages', () => {
  const first = book(wide, portrait, portrait, portrait)
  expect(numbers(first, shiftPairing(first, plain, 1))).toEqual(['1', '2', '3-4'])
  const two = book(portrait, portrait, wide, wide, portrait, portrait, portrait)
  for (const at of [3, 4]) expect(numbers(two, shiftPairing(two, plain, at))).toEqual(['1-2', '3', '4', '5', '6-7'])
})

test('makes a page stand alone and pairs it again', () => {
  const pages = book(portrait, portrait, portrait, portrait)
  const laid = spreads(pages, { layout: 'doubleNoCover' })
  const shown = laid[spreadOfPage(laid, 3)]
  if (!shown) throw new Error('no spread')
  const alone = showAlone(plain, shown)
  expect(numbers(pages, alone)).toEqual(['1-2', '3', '4'])
  expect(showAlone(alone, shown)).toEqual(plain)
})

test.prop([repairings, repairings])('applying the changes turns one stored pairing into the other', (before, after) => {
  const kept = new Map<string, unknown>([...pairingChanges(plain, before)])
  for (const [key, value] of pairingChanges(before, after))
    value === undefined ? kept.delete(key) : kept.set(key, value)
  expect(parsePairingOverrides(kept)).toEqual(after)
})

test('ignores stored entries of an unexpected shape', () => {
  expect(
    parsePairingOverrides(
      new Map<string, unknown>([
        ['shift', 'yes'],
        ['alone.x', true],
        ['alone.3', 1],
      ]),
    ),
  ).toEqual(plain)
})
