import { describe, expect } from 'vitest'
import { fc, test } from '../../../../tests/harness/propertyTest'
import { publisherStyleEpubAppearance } from '../../../../tests/harness/publisherStyleEpubAppearance'
import { createChapterPageLayout, createEpubStyleSheet, type EpubAppearanceSettings } from './createEpubStyleSheet'

const appearances = fc.record({
  appearance: fc.constantFrom('day' as const, 'sepia' as const, 'night' as const),
  layout: fc.constantFrom('paginated' as const, 'scroll' as const),
  columns: fc.constantFrom('auto' as const, 'one' as const, 'two' as const),
  margins: fc.constantFrom(0.5, 1, 2.25, 4),
  fontSize: fc.integer({ min: 50, max: 300 }),
  lineHeight: fc.integer({ min: 80, max: 250 }),
  align: fc.constantFrom('publisher' as const, 'left' as const, 'justify' as const),
  hyphenation: fc.constantFrom('publisher' as const, 'on' as const, 'off' as const),
  letterSpacing: fc.integer({ min: 0, max: 30 }),
  wordSpacing: fc.integer({ min: 0, max: 100 }),
  paragraphSpacing: fc.integer({ min: 0, max: 200 }),
})
const viewSizes = fc.record({
  width: fc.double({ min: 320, max: 3840, noNaN: true }),
  height: fc.double({ min: 320, max: 2160, noNaN: true }),
})
const bookLayouts = fc.record({
  direction: fc.constantFrom('ltr' as const, 'rtl' as const),
  fixedLayout: fc.boolean(),
})

test.prop([viewSizes, appearances, bookLayouts])(
  'column widths are whole pixels, and the columns fit the view',
  (view, appearance, book) => {
    const frame = createChapterPageLayout(view, appearance, book)
    expect(frame.width % 2).toBe(0)
    expect(frame.gap % 2).toBe(0)
    expect(frame.width).toBeLessThanOrEqual(view.width)
    expect(frame.width / frame.columns - frame.gap).toBeGreaterThan(0)
    if (frame.columns === 2) expect(frame.width / 2 - frame.gap).toBeGreaterThanOrEqual(280)
  },
)

test.prop([viewSizes, appearances, bookLayouts])('text in the head stays hidden', (view, appearance, book) => {
  const style = createEpubStyleSheet(appearance, createChapterPageLayout(view, appearance, book))
  expect(style).toMatch(/@layer longbox \{\s*head, style, title \{ display: none !important; \}/)
})

describe('page layout', () => {
  const plain = { direction: 'ltr' as const, fixedLayout: false }
  test('has two columns in wide views', () => {
    expect(createChapterPageLayout({ width: 1280, height: 800 }, publisherStyleEpubAppearance, plain).columns).toBe(2)
    expect(createChapterPageLayout({ width: 768, height: 1024 }, publisherStyleEpubAppearance, plain).columns).toBe(1)
    expect(
      createChapterPageLayout({ width: 768, height: 1024 }, { ...publisherStyleEpubAppearance, columns: 'two' }, plain)
        .columns,
    ).toBe(2)
  })
  test.each([
    ['a phone', { width: 390, height: 844 }, {}, 1],
    ['a phone in landscape', { width: 844, height: 390 }, {}, 2],
    ['a tablet', { width: 820, height: 1180 }, {}, 2],
    ['a tablet with large text', { width: 820, height: 1180 }, { fontSize: 150 }, 1],
    ['a tablet with wide margins', { width: 820, height: 1180 }, { margins: 4 }, 1],
    ['a desktop with large text', { width: 1440, height: 900 }, { fontSize: 150 }, 2],
  ] as const)('two columns on %s', (_, view, changes, columns) => {
    const appearance = { ...publisherStyleEpubAppearance, columns: 'two' as const, ...changes }
    expect(createChapterPageLayout(view, appearance, plain).columns).toBe(columns)
  })
  test('a page with a single column has the layout of the setting for one column', () => {
    const phone = { width: 390, height: 844 }
    const layoutOf = (columns: 'one' | 'two') =>
      createChapterPageLayout(phone, { ...publisherStyleEpubAppearance, columns }, plain)
    expect(layoutOf('two')).toEqual(layoutOf('one'))
  })
  test('limits the width of the text in wide views', () => {
    expect(
      createChapterPageLayout({ width: 2560, height: 1400 }, publisherStyleEpubAppearance, plain).width,
    ).toBeLessThan(1600)
  })
  test('a fixed-layout book fills the view and gets no text styles', () => {
    const frame = createChapterPageLayout({ width: 1000, height: 800 }, publisherStyleEpubAppearance, {
      ...plain,
      fixedLayout: true,
    })
    expect(frame).toMatchObject({ width: 1000, gap: 0, flow: 'paginated' })
    expect(createEpubStyleSheet(publisherStyleEpubAppearance, frame)).not.toContain('font-size')
  })
})

describe('style sheet', () => {
  const appearance: EpubAppearanceSettings = { ...publisherStyleEpubAppearance, columns: 'one' }
  const frame = createChapterPageLayout({ width: 800, height: 600 }, appearance, {
    direction: 'ltr',
    fixedLayout: false,
  })
  test('contains no rules for default settings', () => {
    const style = createEpubStyleSheet(appearance, frame)
    for (const word of [
      'letter-spacing',
      'word-spacing',
      'font-family',
      'margin-block:',
      'hyphens: manual',
      '--longbox-align',
    ]) {
      expect(style).not.toContain(word)
    }
  })
  test('overrides the publisher with !important rules in a layer for changed settings', () => {
    const font = { family: '"A"', faces: '@font-face { font-family: "A"; }' }
    const style = createEpubStyleSheet(
      {
        ...appearance,
        font,
        align: 'justify',
        hyphenation: 'off',
        letterSpacing: 4,
        wordSpacing: 10,
        paragraphSpacing: 50,
      },
      frame,
    )
    expect(style.startsWith(font.faces)).toBe(true)
    expect(style).toContain('@layer longbox')
    for (const rule of [
      'font-family: "A" !important',
      '--longbox-align: justify',
      'hyphens: manual !important',
      'letter-spacing: 0.04em !important',
      'word-spacing: 0.1em !important',
      'margin-block: 0.5em !important',
    ]) {
      expect(style).toContain(rule)
    }
  })
  test('the night appearance replaces text colors and backgrounds of the publisher', () => {
    const style = createEpubStyleSheet({ ...appearance, appearance: 'night' }, frame)
    expect(style).toContain('color: inherit !important')
    expect(style).toContain('background: none transparent !important')
  })
  test('selected text is light in the night appearance, also where it is highlighted', () => {
    const style = createEpubStyleSheet({ ...appearance, appearance: 'night' }, frame)
    expect(style).toMatch(/::selection \{ background: #28527a; color: #c9ced6; \}/)
  })
})

test('the boxes around the image of a chapter that is a single image are as wide as the page', () => {
  const frame = createChapterPageLayout({ width: 800, height: 600 }, publisherStyleEpubAppearance, {
    direction: 'ltr',
    fixedLayout: false,
  })
  expect(createEpubStyleSheet(publisherStyleEpubAppearance, frame)).toContain(
    ':root[data-longbox-picture] body :not(img, svg, svg *, :empty) { inline-size: 100% !important; }',
  )
})

test('the image of a chapter that is a single image is at most as wide as the page, also in vertical text', () => {
  const frame = createChapterPageLayout({ width: 800, height: 600 }, publisherStyleEpubAppearance, {
    direction: 'rtl',
    fixedLayout: false,
  })
  expect(createEpubStyleSheet(publisherStyleEpubAppearance, frame)).toContain(
    `:root[data-longbox-picture] :is(img, svg) { max-width: ${frame.width - frame.gap}px !important;`,
  )
})

test('ignores column breaks before the first elements of a chapter only in the paginated layout, where WebKit would add a blank page', () => {
  const styleOf = (layout: 'paginated' | 'scroll') => {
    const appearance = { ...publisherStyleEpubAppearance, layout }
    const view = { width: 800, height: 600 }
    return createEpubStyleSheet(
      appearance,
      createChapterPageLayout(view, appearance, { direction: 'ltr', fixedLayout: false }),
    )
  }
  expect(styleOf('paginated')).toMatch(/body > :first-child[^{]*\{ break-before: auto !important;/)
  expect(styleOf('paginated')).toMatch(
    /body > :is\(a, span\):empty:first-child \+ \*[^{]*\{ break-before: auto !important;/,
  )
  expect(styleOf('scroll')).not.toContain(':first-child')
})

test('removes the margin after the last element of a chapter only in the paginated layout, where the margin could add a blank page', () => {
  const styleOf = (layout: 'paginated' | 'scroll') => {
    const appearance = { ...publisherStyleEpubAppearance, layout }
    const frame = createChapterPageLayout({ width: 800, height: 600 }, appearance, {
      direction: 'ltr',
      fixedLayout: false,
    })
    return createEpubStyleSheet(appearance, frame)
  }
  expect(styleOf('paginated')).toMatch(/body > :last-child[^{]*\{ margin-block-end: 0 !important;/)
  expect(styleOf('scroll')).not.toContain(':last-child')
})
