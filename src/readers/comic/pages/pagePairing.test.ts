import { expect } from 'vitest'
import { fc, test } from '../../../../tests/harness/propertyTest'
import { type ComicPage, createComicSpreads, findSpreadIndexOfPage, type PagePairingShift } from './createComicSpreads'
import { diffPagePairing, parsePagePairing, shiftPagePairing, toggleStandalonePage } from './pagePairing'

const portrait = { width: 600, height: 900 }
const wide = { width: 1200, height: 900 }
const book = (...list: object[]): ComicPage[] => list.map((size, index) => ({ number: index + 1, ...size }))
const books = fc.array(fc.constantFrom(portrait, wide, {}), { minLength: 1, maxLength: 40 }).map(list => book(...list))
const pairings = fc.record({
  shift: fc.constantFrom<PagePairingShift>(0, 1),
  alone: fc
    .uniqueArray(fc.integer({ min: 1, max: 40 }), { maxLength: 6 })
    .map((list): ReadonlySet<number> => new Set(list)),
})
const defaultPairing = { shift: 0, alone: new Set<number>() } as const
const numbers = (pages: readonly ComicPage[], pairing: object) =>
  createComicSpreads(pages, { layout: 'doubleNoCover', ...pairing }).map(spread =>
    spread.map(page => page.number).join('-'),
  )

test.prop([books, pairings, fc.nat(40)])('shifting twice restores the pairing', (pages, pairing, at) => {
  const page = (at % pages.length) + 1
  expect(shiftPagePairing(pages, shiftPagePairing(pages, pairing, page), page)).toEqual(pairing)
})

test.prop([books, pairings, fc.nat(40)])(
  'a shift does not change the pairing before the last wide page',
  (pages, pairing, at) => {
    const page = (at % pages.length) + 1
    const before = pages.findLast(
      candidate => candidate.number <= page && (candidate.width ?? 0) > (candidate.height ?? 0),
    )
    fc.pre(before !== undefined)
    const until = (list: string[]) => list.slice(0, list.indexOf(String(before?.number)) + 1)
    const next = shiftPagePairing(pages, pairing, page)
    expect(next.shift).toBe(pairing.shift)
    expect(until(numbers(pages, next))).toEqual(until(numbers(pages, pairing)))
  },
)

test('shifts the pairing before or after a wide page, depending on the current page', () => {
  const pages = book(portrait, portrait, portrait, wide, portrait, portrait, portrait)
  expect(numbers(pages, shiftPagePairing(pages, defaultPairing, 2))).toEqual(['1', '2-3', '4', '5-6', '7'])
  expect(numbers(pages, shiftPagePairing(pages, defaultPairing, 6))).toEqual(['1-2', '3', '4', '5', '6-7'])
})

test('a shift at a wide page moves the pairing after this page, even after several wide pages', () => {
  const first = book(wide, portrait, portrait, portrait)
  expect(numbers(first, shiftPagePairing(first, defaultPairing, 1))).toEqual(['1', '2', '3-4'])
  const two = book(portrait, portrait, wide, wide, portrait, portrait, portrait)
  for (const at of [3, 4])
    expect(numbers(two, shiftPagePairing(two, defaultPairing, at))).toEqual(['1-2', '3', '4', '5', '6-7'])
})

test('makes a page stand alone, then pairs the page again', () => {
  const pages = book(portrait, portrait, portrait, portrait)
  const spreadList = createComicSpreads(pages, { layout: 'doubleNoCover' })
  const spread = spreadList[findSpreadIndexOfPage(spreadList, 3)]
  if (!spread) throw new Error('no spread')
  const alone = toggleStandalonePage(defaultPairing, spread)
  expect(numbers(pages, alone)).toEqual(['1-2', '3', '4'])
  expect(toggleStandalonePage(alone, spread)).toEqual(defaultPairing)
})

const applyChanges = (stored: ReadonlyMap<string, unknown>, changes: [string, unknown][]) =>
  new Map([...new Map([...stored, ...changes])].filter(([, value]) => value !== undefined))

test.prop([books, pairings, pairings])(
  'storing the changes turns any stored pairing into the new pairing, also in books with a detected shift',
  (pages, before, after) => {
    const stored = applyChanges(new Map(), diffPagePairing(new Map(), before, pages))
    const changed = applyChanges(stored, diffPagePairing(stored, after, pages))
    expect(parsePagePairing(changed, pages)).toEqual(after)
  },
)

test('stores nothing if the pairing has not changed', () => {
  const pages = book(portrait, portrait, wide)
  expect(diffPagePairing(new Map(), { shift: 1, alone: new Set() }, pages)).toEqual([])
})

test('a shift undoes the detected shift of the book, also for the next opening', () => {
  const pages = book(portrait, portrait, portrait, portrait, wide)
  const detected = parsePagePairing(new Map(), pages)
  expect(detected.shift).toBe(1)
  const changes = diffPagePairing(new Map(), shiftPagePairing(pages, detected, 2), pages)
  expect(changes).toEqual([['shift', 0]])
  expect(parsePagePairing(new Map(changes), pages)).toEqual(defaultPairing)
})

test('a page that the user shows alone does not change the detected shift', () => {
  const pages = book(portrait, portrait, portrait, portrait, wide, portrait)
  const before = toggleStandalonePage({ shift: 1, alone: new Set() }, [{ number: 3 }])
  expect(diffPagePairing(new Map(), before, pages)).toEqual([
    ['alone.3', true],
    ['shift', 1],
  ])
  const after = toggleStandalonePage({ shift: 1, alone: new Set() }, [{ number: 6 }])
  expect(diffPagePairing(new Map(), after, pages)).toEqual([['alone.6', true]])
})

test('a pairing of an earlier version, without a stored shift, stays unchanged', () => {
  const pages = book(portrait, portrait, portrait, portrait, portrait, portrait, wide)
  const stored = new Map([['alone.4', true]])
  expect(parsePagePairing(stored, pages)).toEqual({ shift: 0, alone: new Set([4]) })
  expect(diffPagePairing(stored, defaultPairing, pages)).toEqual([
    ['alone.4', undefined],
    ['shift', 0],
  ])
})

test('ignores stored entries of an unexpected shape', () => {
  expect(
    parsePagePairing(
      new Map<string, unknown>([
        ['shift', 'yes'],
        ['alone.x', true],
        ['alone.3', 1],
      ]),
    ),
  ).toEqual(defaultPairing)
})
