import { describe, expect } from 'vitest'
import { fc, test } from '../../../../../tests/harness/propertyTest'
import type { EpubPublication, SpineItem } from '../../epubPublication'
import type { EpubPackageSpineItem } from '../../package/epubPackageData'
import { createFixedLayoutSpreads } from './createFixedLayoutSpreads'

const portrait = { width: 600, height: 900 }
const landscape = { width: 900, height: 600 }
const desktop = { width: 1280, height: 800 }

const pages = (count: number, item?: Partial<EpubPackageSpineItem>): SpineItem[] =>
  Array.from({ length: count }, (_, index) => ({
    index,
    path: `${index}.xhtml`,
    type: 'application/xhtml+xml',
    ...(item && { package: { layout: 'fixed', spread: 'auto', ...item } as EpubPackageSpineItem }),
  }))

const spreadsOf = (...args: Parameters<typeof createSpreadsOf>) =>
  createSpreadsOf(...args).map(({ chapters }) => chapters)

function createSpreadsOf(
  chapters: readonly SpineItem[],
  {
    size = portrait,
    window = desktop,
    columns = 'auto' as 'auto' | 'one' | 'two',
    direction = 'ltr' as 'ltr' | 'rtl',
    landmarks = [] as EpubPublication['landmarks'],
  } = {},
) {
  const book = { chapters, landmarks, fixedLayout: true, hasFixedPages: true } as unknown as EpubPublication
  const pageSizes = new Map(chapters.map(({ index }) => [index, size]))
  return createFixedLayoutSpreads({ book, direction, columns, window, pageSizes })
}

describe('spreads of a book without declarations', () => {
  test('pair portrait pages after a cover if the window is wider than high', () => {
    expect(spreadsOf(pages(4))).toEqual([[0], [1, 2], [3]])
    expect(spreadsOf(pages(3), { window: { width: 800, height: 1280 } })).toEqual([[0], [1], [2]])
  })
  test('pair landscape pages only if the pages stay large', () => {
    expect(spreadsOf(pages(3), { size: landscape })).toEqual([[0], [1], [2]])
    expect(spreadsOf(pages(3), { size: landscape, window: { width: 1920, height: 900 } })).toEqual([[0], [1, 2]])
  })
})

test('a page without a partner and without a declared side fills the whole window', () => {
  expect(createSpreadsOf(pages(4))).toEqual([
    { chapters: [0], firstSide: 'center', isHalved: false },
    { chapters: [1, 2], firstSide: 'left', isHalved: true },
    { chapters: [3], firstSide: 'center', isHalved: false },
  ])
})

describe('declarations in the package document', () => {
  test('of sides pair landscape pages too', () => {
    const chapters = pages(4).map((page, index) => ({
      ...page,
      side: index % 2 ? ('right' as const) : ('left' as const),
    }))
    expect(spreadsOf(chapters, { size: landscape })).toEqual([
      [0, 1],
      [2, 3],
    ])
  })
  test('of the spread determine in which windows pages are paired', () => {
    const tall = { width: 800, height: 1280 }
    expect(spreadsOf(pages(4, { spread: 'none' }))).toEqual([[0], [1], [2], [3]])
    expect(spreadsOf(pages(4, { spread: 'landscape' }), { size: landscape })).toEqual([
      [0, 1],
      [2, 3],
    ])
    expect(spreadsOf(pages(4, { spread: 'landscape' }), { window: tall })).toEqual([[0], [1], [2], [3]])
    expect(spreadsOf(pages(4, { spread: 'both' }), { window: tall })).toEqual([
      [0, 1],
      [2, 3],
    ])
  })
  test('of a side show a page without a partner on this side, in the same size as the other pages', () => {
    const chapters = pages(3).map((page, index) => ({ ...page, side: index ? ('left' as const) : ('right' as const) }))
    expect(createSpreadsOf(chapters)).toEqual([
      { chapters: [0], firstSide: 'right', isHalved: true },
      { chapters: [1], firstSide: 'left', isHalved: true },
      { chapters: [2], firstSide: 'left', isHalved: true },
    ])
  })
  test('of a center page show this page in the whole window', () => {
    const [first, ...rest] = pages(2)
    expect(createSpreadsOf([{ ...first, side: 'center' } as SpineItem, ...rest])[0]).toEqual({
      chapters: [0],
      firstSide: 'center',
      isHalved: false,
    })
  })
  test('of a cover put the cover in its own spread', () => {
    const landmarks = [{ title: 'Cover', path: '0.xhtml', fragment: '', depth: 0 }]
    expect(spreadsOf(pages(3, { spread: 'both' }), { landmarks })).toEqual([[0], [1, 2]])
  })
  test('of reflowable chapters put each chapter in its own spread', () => {
    const [first, second, third] = pages(3, {})
    const text = pages(2, { layout: 'reflowable' })[1]
    expect(spreadsOf([first, text, { ...second, index: 2 }, { ...third, index: 3 }] as SpineItem[])).toEqual([
      [0],
      [1],
      [2, 3],
    ])
  })
  test('of the second side give a reflowable chapter half of the window, without a partner', () => {
    const text = { ...pages(1, { layout: 'reflowable' })[0], side: 'right' } as SpineItem
    const right = { ...pages(2, {})[1], side: 'right' } as SpineItem
    expect(createSpreadsOf([text, right])).toEqual([
      { chapters: [0], firstSide: 'right', isHalved: true },
      { chapters: [1], firstSide: 'right', isHalved: true },
    ])
  })
  test('of the first side give a reflowable chapter the whole window, because its columns start on this side', () => {
    const text = { ...pages(1, { layout: 'reflowable' })[0], side: 'left' } as SpineItem
    expect(createSpreadsOf([text])).toEqual([{ chapters: [0], firstSide: 'left', isHalved: false }])
  })
  test('have lower priority than the number of columns that the user has chosen', () => {
    expect(spreadsOf(pages(3, { spread: 'both' }), { columns: 'one' })).toEqual([[0], [1], [2]])
    expect(spreadsOf(pages(3, { spread: 'none' }), { columns: 'two' })).toEqual([[0], [1, 2]])
  })
})

describe('from right to left', () => {
  test('a page with a side but no partner is on this side, and a pair begins on the right', () => {
    const chapters = pages(4).map((page, index) => ({
      ...page,
      side: index % 2 ? ('right' as const) : ('left' as const),
    }))
    expect(createSpreadsOf(chapters, { direction: 'rtl' })).toEqual([
      { chapters: [0], firstSide: 'left', isHalved: true },
      { chapters: [1, 2], firstSide: 'right', isHalved: true },
      { chapters: [3], firstSide: 'right', isHalved: true },
    ])
  })

  const arbitraryPage = fc.record({
    side: fc.constantFrom(undefined, 'left' as const, 'right' as const, 'center' as const),
    layout: fc.constantFrom('fixed' as const, 'fixed' as const, 'reflowable' as const),
    spread: fc.constantFrom('auto' as const, 'none' as const, 'landscape' as const, 'both' as const),
  })
  const mirrored = { left: 'right', right: 'left', center: 'center' } as const
  test.prop([
    fc.array(arbitraryPage, { minLength: 1, maxLength: 12 }),
    fc.constantFrom('auto' as const, 'one' as const, 'two' as const),
    fc.constantFrom(desktop, { width: 800, height: 1280 }),
    fc.constantFrom(portrait, landscape),
  ])('the spreads are the mirror image of the spreads from left to right', (list, columns, window, size) => {
    const chaptersWith = (isMirrored: boolean) =>
      list.map(({ side, layout, spread }, index) => ({
        ...(pages(1, { layout, spread })[0] as SpineItem),
        index,
        ...(side && { side: isMirrored ? mirrored[side] : side }),
      }))
    const leftToRight = createSpreadsOf(chaptersWith(false), { columns, window, size })
    expect(createSpreadsOf(chaptersWith(true), { columns, window, size, direction: 'rtl' })).toEqual(
      leftToRight.map(spread => ({ ...spread, firstSide: mirrored[spread.firstSide] })),
    )
  })
})
