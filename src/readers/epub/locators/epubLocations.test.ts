import { describe, expect } from 'vitest'
import { fc, test } from '../../../../tests/harness/propertyTest'
import type { Positions } from '../../../generated/model.schemas'
import type { SpineItem } from '../epubPublication'
import {
  countPositionsRead,
  createReadiumLocator,
  findLocationOfPositionNumber,
  getFractionReadAtLocation,
  getPositionNumberOfLocation,
  resolveReadiumLocator,
  snapLocatorToPrecedingPosition,
} from './epubLocations'

const specialNames = ['c', 'a+b', 'part #', '100%', '%2Bx', 'ü é', 'folder/d+e f']
/** Returns a path that can contain characters with a special meaning in the href of a locator. */
const createSpecialPath = (file: number) => `${specialNames[file % specialNames.length]}${file}.xhtml`
const createPlainPath = (file: number) => `c${file}.xhtml`

/** Creates chapters and positions in the same way as the server. */
function createBook(
  counts: readonly number[],
  createPath = createPlainPath,
): { chapters: SpineItem[]; positions: Positions } {
  const total = counts.reduce((sum, count) => sum + count, 0)
  let number = 0
  const positions = counts.flatMap((count, file) =>
    Array.from({ length: count }, (_, index) => {
      number += 1
      const locations = { progression: index / count, position: number, totalProgression: number / total }
      return { href: createPath(file), type: 'application/xhtml+xml', locations }
    }),
  )
  const chapters = counts.map((_, index) => ({ index, path: createPath(index), type: 'application/xhtml+xml' }))
  return { chapters, positions: { total, positions } }
}

/** Decodes an href as the server does: removes the fragment, and reads each `+` as a space (server-facts 3.9). */
const decodeLikeServer = (href = '') => decodeURIComponent(href.split('#')[0]?.replaceAll('+', ' ') ?? '')

/** Returns whether the server would accept a progression (server-facts 3.9). */
function serverAccepts(positions: Positions, href: string | undefined, progression: number | undefined): boolean {
  if (progression === undefined) return false
  const path = decodeLikeServer(href)
  const progressions = positions.positions.filter(p => p.href === path).map(p => p.locations?.progression ?? 0)
  const last = progressions.at(-1)
  if (last === undefined) return false
  return progressions.includes(progression) || (progression > (progressions[0] ?? 0) && progression < last)
}

const counts = fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 20 })
const fraction = fc.double({ min: 0, max: 1, noNaN: true })

test.prop([counts, fc.nat(), fraction, fc.boolean()])(
  'the server accepts the locator of every location',
  (list, at, progression, atEnd) => {
    const { chapters, positions } = createBook(list, createSpecialPath)
    const location = { chapter: at % list.length, progression }
    const locator = createReadiumLocator(location, atEnd, chapters, positions)
    expect(serverAccepts(positions, locator.href, locator.locations?.progression)).toBe(true)
  },
)

test.prop([counts, fc.nat(), fraction])(
  'a snapped locator names a position at or before the original locator',
  (list, at, progression) => {
    const { chapters, positions } = createBook(list, createSpecialPath)
    const locator = createReadiumLocator(
      { chapter: at % list.length, progression, cfi: 'epubcfi(/6/2!/4)' },
      false,
      chapters,
      positions,
    )
    const back = snapLocatorToPrecedingPosition(locator, positions)
    const progressions = positions.positions
      .filter(({ href }) => href === decodeLikeServer(locator.href))
      .map(position => position.locations?.progression)
    expect(progressions).toContain(back?.locations?.progression)
    expect(back?.locations?.progression).toBeLessThanOrEqual(locator.locations?.progression ?? 0)
    expect(back?.locations?.fragments).toEqual(['epubcfi(/6/2!/4)'])
  },
)

test.prop([counts])('the locator at the end of the book marks the book as completed', list => {
  const { chapters, positions } = createBook(list, createSpecialPath)
  const locator = createReadiumLocator({ chapter: list.length - 1, progression: 0 }, true, chapters, positions)
  expect(locator.locations?.totalProgression).toBe(1)
})

test('a locator without positions contains the location in its chapter, or the end of the book', () => {
  const { chapters } = createBook([2, 4])
  const locate = (atEnd: boolean) =>
    createReadiumLocator({ chapter: 0, progression: 0.6, cfi: 'epubcfi(/6/2!/4)' }, atEnd, chapters, {
      total: 0,
      positions: [],
    })
  expect(locate(false)).toMatchObject({
    href: 'c0.xhtml',
    locations: { progression: 0.6, fragments: ['epubcfi(/6/2!/4)'] },
  })
  expect(locate(true)).toMatchObject({ href: 'c1.xhtml', locations: { progression: 1 } })
  expect(locate(true).locations?.fragments).toBeUndefined()
})

test.prop([counts, fc.nat(), fraction])(
  'a stored locator resolves to its chapter, at or before the original location',
  (list, at, progression) => {
    const { chapters, positions } = createBook(list, createSpecialPath)
    const location = { chapter: at % list.length, progression }
    const back = resolveReadiumLocator(createReadiumLocator(location, false, chapters, positions), chapters, positions)
    expect(back?.chapter).toBe(location.chapter)
    expect(back?.progression).toBeLessThanOrEqual(progression)
  },
)

test.prop([counts, fc.nat()])('the location of a position has the number of the position', (list, at) => {
  const { chapters, positions } = createBook(list, createSpecialPath)
  const number = (at % positions.total) + 1
  const location = findLocationOfPositionNumber(number, chapters, positions)
  expect(location && getPositionNumberOfLocation(location, chapters, positions)).toBe(number)
})

test.prop([counts, fc.nat(), fraction])(
  'the amount read grows with the location and does not exceed the total',
  (list, at, progression) => {
    const { chapters, positions } = createBook(list, createSpecialPath)
    const chapter = at % list.length
    const { read, total } = countPositionsRead({ chapter, progression }, chapters, positions)
    expect(read).toBeCloseTo(
      list.slice(0, chapter).reduce((sum, count) => sum + count, 0) + progression * (list[chapter] ?? 0),
    )
    expect(read).toBeLessThanOrEqual(total + 1e-9)
  },
)

test.each([
  ['the fraction read is 0 on the first page of three', 0, 0, 0],
  ['the fraction read is a third on the second page', 1, 0, 0.33],
  ['the fraction read is less than 1 before the end', 2, 0.999, 0.99],
])('%s', (_name, chapter, progression, share) => {
  const { chapters, positions } = createBook([1, 1, 1])
  expect(getFractionReadAtLocation({ chapter, progression }, chapters, positions)).toBe(share)
})

describe('location of a stored locator', () => {
  const { chapters, positions } = createBook([2, 4])
  test('keeps the CFI of the locator', () => {
    const locations = { fragments: ['epubcfi(/6/4!/4/2)'], progression: 0.5 }
    expect(resolveReadiumLocator({ href: 'c1.xhtml', locations }, chapters, positions)).toEqual({
      chapter: 1,
      progression: 0.5,
      cfi: 'epubcfi(/6/4!/4/2)',
    })
  })
  test('the CFI selects one of several chapters with the same file', () => {
    const twice = [...chapters, { index: 2, path: 'c0.xhtml', type: 'application/xhtml+xml' }]
    const chapterOf = (fragments: string[]) =>
      resolveReadiumLocator({ href: 'c0.xhtml', locations: { fragments } }, twice, positions)?.chapter
    expect(chapterOf(['epubcfi(/6/6!/4/2)'])).toBe(2)
    expect(chapterOf(['epubcfi(/6/2!/4/2)'])).toBe(0)
    expect(chapterOf(['epubcfi(/6/4!/4/2)'])).toBe(0)
    expect(chapterOf([])).toBe(0)
  })
  test('accepts percent-encoded hrefs and hrefs with a fragment', () => {
    expect(resolveReadiumLocator({ href: 'c%31.xhtml#x', locations: {} }, chapters, positions)?.chapter).toBe(1)
  })
  test('uses totalProgression if the href is unknown, and otherwise the position', () => {
    const missingPath = 'gone.xhtml'
    expect(
      resolveReadiumLocator({ href: missingPath, locations: { totalProgression: 0.5 } }, chapters, positions)?.chapter,
    ).toBe(1)
    expect(resolveReadiumLocator({ href: missingPath, locations: { position: 2 } }, chapters, positions)).toEqual({
      chapter: 0,
      progression: 0.5,
    })
    expect(resolveReadiumLocator({}, chapters, positions)).toBeUndefined()
  })
})

test.each([
  'OPS/resource/a b.xhtml',
  'OPS/resource/a%20b.xhtml',
  '/api/v1/books/B/resource/OPS/resource/a%20b.xhtml#x',
])('resolves hrefs of a book with a folder named resource: %s', href => {
  const chapters = ['c.xhtml', 'OPS/resource/a b.xhtml'].map((path, index) => ({ index, path, type: '' }))
  expect(resolveReadiumLocator({ href, locations: { progression: 0.5 } }, chapters, undefined)?.chapter).toBe(1)
})
