// @vitest-environment jsdom
import { describe, expect } from 'vitest'
import { findExceededMarkupLimit } from '../../src/components/content/findExceededMarkupLimit'
import { replaceCostlyTags } from '../../src/components/content/replaceCostlyTags'
import {
  createStyleSheetDisablingSlowEffects,
  measureChapterComplexity,
} from '../../src/readers/epub/content/createStyleSheetDisablingSlowEffects'
import { parseChapterMarkup } from '../../src/readers/epub/content/parseChapterMarkup'
import { chapterLimits } from '../../src/readers/epub/sanitize/chapterLimits'
import { createEpubResourceUrlResolver } from '../../src/readers/epub/sanitize/copyAllowedAttributes'
import { sanitizeCss } from '../../src/readers/epub/sanitize/css/sanitizeCss'
import { limitCostlyTextElements } from '../../src/readers/epub/sanitize/limitCostlyTextElements'
import { sanitizeChapter } from '../../src/readers/epub/sanitize/sanitizeChapter'
import { fc, test } from '../harness/propertyTest'
import { scaleHostileRunCount } from './scaleHostileRunCount'

// Tests of chapters with elements, texts and attributes that a browser parses or lays out much more slowly than others.

const cleaned = (body: string) =>
  sanitizeChapter(
    new DOMParser().parseFromString(
      `<html xmlns="http://www.w3.org/1999/xhtml"><body>${body}</body></html>`,
      'application/xhtml+xml',
    ),
    createEpubResourceUrlResolver('a.xhtml'),
  ).body

const math = (content: string) => `<math xmlns="http://www.w3.org/1998/Math/MathML">${content}</math>`

describe('tables', () => {
  test('lose the row and column spans of cells above the limit', () => {
    const row = `<tr>${'<td colspan="100" rowspan="100">a</td>'.repeat(10)}</tr>`
    const body = cleaned(`<table>${row.repeat(10)}</table>`)
    expect(body.querySelectorAll('td')).toHaveLength(100)
    expect(body.querySelectorAll('[colspan][rowspan]')).toHaveLength(chapterLimits.maxSpannedSlots / 10_000)
    const headings = cleaned(`<table>${'<tr><th colspan="8">a</th></tr>'.repeat(2_000)}</table>`)
    expect(headings.querySelectorAll('[colspan]')).toHaveLength(2_000)
  })

  test('with more parts than the limit are refused; the tables of a long appendix are accepted', () => {
    const rows = (count: number) => `<table>${'<tr><td>a</td></tr>'.repeat(count)}</table>`
    expect(() => cleaned(rows(chapterLimits.maxTableParts / 2 + 1))).toThrow('chapter too large: elements')
    expect(cleaned(rows(5_000)).querySelectorAll('td')).toHaveLength(5_000)
  })

  test('with more cells in a row than any page can show are refused', () => {
    const table = (cells: number) => `<table><tr>${'<td>a</td>'.repeat(cells)}</tr></table>`
    expect(() => cleaned(table(chapterLimits.maxRowCells + 1))).toThrow('chapter too large: elements')
    expect(cleaned(table(200)).querySelectorAll('td')).toHaveLength(200)
  })
})

test('only a limited number of elements can become table cells by CSS', () => {
  const { maxStyledTableParts } = chapterLimits
  const body = cleaned('<b style="display:t\\61 ble-cell">a</b>'.repeat(maxStyledTableParts + 9))
  expect(body.querySelectorAll('[style]')).toHaveLength(maxStyledTableParts)
  expect(body.textContent).toHaveLength(maxStyledTableParts + 9)
})

test('tables can declare only a limited number of columns', () => {
  const { maxTableColumns } = chapterLimits
  const body = cleaned(`<table>${'<col span="100"/>'.repeat(900)}<tr><td>a</td></tr></table>`)
  expect(body.querySelectorAll('col')).toHaveLength(maxTableColumns / 100)
  expect(cleaned(`<table><colgroup span="9"/>${'<col/>'.repeat(90)}</table>`).querySelectorAll('col')).toHaveLength(90)
})

describe('formulas', () => {
  test('have a limited number of stretchy operators', () => {
    const { maxStretchyOperators } = chapterLimits
    const body = cleaned(math('<mo stretchy="true">(</mo>'.repeat(maxStretchyOperators + 3)))
    expect(body.querySelectorAll('[stretchy=true]')).toHaveLength(maxStretchyOperators)
    expect(body.querySelectorAll('[stretchy=false]')).toHaveLength(3)
  })

  test.prop([fc.constantFrom('roots', 'elements'), fc.integer({ min: 1, max: 500 })], {
    numRuns: scaleHostileRunCount(2),
  })('above the limits for formulas and formula elements are refused', (kind, excess) => {
    const body =
      kind === 'roots'
        ? math('<mi>x</mi>').repeat(chapterLimits.maxFormulas + excess)
        : math('<mi>x</mi>'.repeat(chapterLimits.maxMathElements + excess))
    expect(() => cleaned(body)).toThrow('chapter too large: elements')
  })

  test('lose all operators if they have more operators than any book', () => {
    expect(replaceCostlyTags(math('<mo>+</mo>'.repeat(6_001)))).not.toContain('<mo>')
    expect(replaceCostlyTags(math('<mo>+</mo>'.repeat(2_000)))).toContain('<mo>')
  })

  test('of a textbook remain unchanged', () => {
    const formula = math('<mrow><mo>(</mo><msup><mi>x</mi><mn>2</mn></msup><mo>)</mo></mrow>')
    const body = cleaned(`<p>${formula}</p>`.repeat(200))
    expect([body.querySelectorAll('math').length, body.querySelectorAll('[stretchy]').length]).toEqual([200, 0])
  })
})

describe('text', () => {
  test('has a limited number of inline elements with a direction; block elements keep their direction', () => {
    const { maxInlineDirections } = chapterLimits
    for (const unit of ['<b dir="rtl">a</b>', '<bdo dir="rtl">a</bdo>'])
      expect(cleaned(`<p>${unit.repeat(maxInlineDirections + 9)}</p>`).querySelectorAll('[dir]'), unit).toHaveLength(
        maxInlineDirections,
      )
    const isolated = cleaned(`<p>${'<bdi>a</bdi>'.repeat(maxInlineDirections + 9)}</p>`)
    expect(isolated.querySelectorAll('bdi')).toHaveLength(maxInlineDirections)
    expect(isolated.textContent).toHaveLength(maxInlineDirections + 9)
    const blocks = '<p dir="rtl">a</p>'.repeat(maxInlineDirections + 9)
    expect(cleaned(blocks).querySelectorAll('[dir]')).toHaveLength(maxInlineDirections + 9)
  })

  test('is refused if it has more different characters than any book', () => {
    const chars = (count: number, from: number) =>
      String.fromCodePoint(...Array.from({ length: count }, (_, index) => from + index))
    expect(() => cleaned(`<p>${chars(chapterLimits.maxDifferentChars + 99, 0x400)}</p>`)).toThrow('too large: text')
    const ideographs = chars(9_000, 0x4e00)
    expect(cleaned(`<p>${ideographs}${chars(900, 0x400)}</p>`).textContent).toContain(ideographs)
  })

  test.prop(
    [
      fc.constantFrom<[unit: string, count: number]>(
        ['\u0627', chapterLimits.maxContextualLetters],
        ['\u0915', chapterLimits.maxContextualLetters],
        ['lorem ipsum ', chapterLimits.maxParagraphChars / 12],
      ),
      fc.integer({ min: 2, max: 50 }),
    ],
    { numRuns: scaleHostileRunCount(6) },
  )('of a paragraph has a length limit, whether it is in one part or in several parts', ([unit, count], parts) => {
    const part = unit.repeat(Math.ceil(count / parts) + 1)
    expect(() => cleaned(`<p>${`<b>${part}</b>`.repeat(parts)}</p>`)).toThrow('too large: text')
    const { textContent } = cleaned(`<p>${part}</p>`.repeat(parts))
    expect(textContent?.replaceAll('\u200b', '')).toHaveLength(part.length * parts)
  })

  test('in many long paragraphs of contextual letters is refused, and a long chapter of short paragraphs is not', () => {
    const paragraphs = (letters: number, count: number) => `<p>${'ابج '.repeat(letters / 3)}</p>`.repeat(count)
    expect(() => cleaned(paragraphs(90_000, 3))).toThrow('too large: text')
    expect(() => cleaned(paragraphs(60_000, 18))).toThrow('too large: text')
    expect(cleaned(paragraphs(900, 900)).querySelectorAll('p')).toHaveLength(900)
  })

  test.prop([fc.constantFrom('م', 'ക', 'a\u200d', 'a\u2060', 'a\u0301'), fc.integer({ min: 1, max: 9 })], {
    numRuns: scaleHostileRunCount(6),
  })('gets places for line breaks in long words, also across elements, and keeps all letters', (unit, parts) => {
    const part = unit.repeat(2_000 / parts)
    const text = cleaned(`<p>${`<b>${part}</b>`.repeat(parts)}</p>`).textContent ?? ''
    expect(text.replaceAll('\u200b', '')).toBe(part.repeat(parts))
    const maxWordChars = unit.length * chapterLimits.maxWordLetters
    for (const word of text.split('\u200b')) expect(word.length).toBeLessThanOrEqual(maxWordChars)
    const sentence = `${unit.repeat(40)} `.repeat(50)
    expect(cleaned(`<p>${sentence}</p>`).textContent).toBe(sentence)
  })

  test('has lower limits for characters that are slow to lay out: emoji, preserved lines and punctuation', () => {
    const { maxPictographs, maxLineBreaks, maxPunctuationRun } = chapterLimits
    for (const [unit, count] of [
      ['\u{1f600}', maxPictographs],
      ['a\n', maxLineBreaks],
      ['"(', maxPunctuationRun],
      ['a\u{1f600}', chapterLimits.maxScriptChanges],
      ['「a', chapterLimits.maxScriptChanges],
      ['「', Math.sqrt(chapterLimits.maxIdeographicPunctuationWork)],
    ] as const) {
      expect(() => cleaned(`<pre>${unit.repeat(count + 1)}</pre>`), unit).toThrow('too large: text')
      expect(cleaned(`<pre>${unit.repeat(count / 4)}</pre>`).textContent, unit).toBe(unit.repeat(count / 4))
    }
  })

  test('has no filters if the chapter is deeply nested or has many elements', () => {
    const sizes = { elements: 300, depthElements: 16, longestTextChars: 9, outlineChars: 0, chars: 9 }
    const filterRule = 'filter: none !important'
    expect(createStyleSheetDisablingSlowEffects(sizes)).not.toContain(filterRule)
    expect(createStyleSheetDisablingSlowEffects({ ...sizes, elements: 301 })).toContain(filterRule)
    expect(createStyleSheetDisablingSlowEffects({ ...sizes, depthElements: 17 })).toContain(filterRule)
  })

  test('keeps its paragraphs as blocks if the chapter has very much text', () => {
    const sizes = { elements: 9, depthElements: 5, longestTextChars: 9, outlineChars: 0, chars: 400_000 }
    expect(createStyleSheetDisablingSlowEffects(sizes)).toMatch(/:is\(.*\bp\b.*\) \{ display: block !important \}/)
    const page = document.implementation.createHTMLDocument('')
    page.body.innerHTML = `<p><b>${'a'.repeat(50)}</b><i>${'b'.repeat(60)}</i></p><p>${'c'.repeat(90)}</p>`
    expect(measureChapterComplexity(page)).toMatchObject({ longestTextChars: 110, chars: 200 })
  })

  test('of a drawing is refused if it has too many parts', () => {
    const page = document.implementation.createHTMLDocument('')
    const text = page.body
      .appendChild(page.createElementNS('http://www.w3.org/2000/svg', 'svg'))
      .appendChild(page.createElementNS('http://www.w3.org/2000/svg', 'text'))
    const addParts = (count: number) => {
      for (let index = 0; index < count; index++)
        text.append(page.createElementNS('http://www.w3.org/2000/svg', 'tspan'))
    }
    addParts(2_000)
    expect(() => limitCostlyTextElements(page)).not.toThrow()
    addParts(chapterLimits.maxSvgTextSpans)
    expect(() => limitCostlyTextElements(page)).toThrow('chapter too large: text')
  })

  test('has a minimum line width of several words if a paragraph is longer than a book', () => {
    const sizes = { elements: 9, depthElements: 9, longestTextChars: 400_000, outlineChars: 0, chars: 0 }
    expect(createStyleSheetDisablingSlowEffects(sizes)).toContain('min-width: min(100%, 12em) !important')
    expect(createStyleSheetDisablingSlowEffects({ ...sizes, longestTextChars: 200_000 })).not.toContain('min-width')
  })
})

test('nested flex boxes do not wrap in chapters with more than a few levels', () => {
  const sizes = { elements: 50, depthElements: 6, longestTextChars: 0, outlineChars: 0, chars: 0 }
  expect(createStyleSheetDisablingSlowEffects(sizes)).toBe('')
  expect(createStyleSheetDisablingSlowEffects({ ...sizes, depthElements: 12 })).toMatch(
    /\* \{ flex-wrap: nowrap !important \}/,
  )
})

test.prop([fc.integer({ min: 1, max: 9_000 })], { numRuns: scaleHostileRunCount(5) })(
  'long text of several scripts is split into independent parts and does not change',
  count => {
    const text = 'これは長い日本語の文章です'.repeat(count)
    const body = cleaned(`<p>${text}</p>`)
    expect(body.textContent).toBe(text)
    const longest = Math.max(
      ...[...body.querySelectorAll('p, span')].map(({ childNodes }) =>
        Math.max(0, ...[...childNodes].map(({ nodeValue }) => nodeValue?.length ?? 0)),
      ),
    )
    expect(longest).toBeLessThan(27_000)
    if (count < 1_000) expect(body.querySelector('span')).toBeNull()
  },
)

test('styles that require a new analysis of each line, long dash patterns and many shadows are removed', () => {
  const styled = (css: string) => sanitizeCss(`p{${css};color:red}`, () => undefined)
  expect(styled('word-break:auto-phrase')).toBe('p{color:red}')
  expect(styled(`box-shadow:${Array.from({ length: 9 }, () => '0 0 9px red').join()}`)).toBe('p{color:red}')
  expect(styled('box-shadow:0 0 9px red,0 0 3px blue')).toContain('box-shadow')
  const path =
    '<svg xmlns="http://www.w3.org/2000/svg"><path pathLength="100000" stroke-dasharray="1" d="M0 0L9 9"/></svg>'
  expect(cleaned(path).querySelector('path')?.getAttribute('pathLength')).toBe('1000')
})

test('thousands of details elements are removed before a chapter is parsed', () => {
  expect(replaceCostlyTags('<details><summary>a</summary></details>'.repeat(1_001))).not.toMatch(/details|summary/)
  expect(replaceCostlyTags('<details><summary>a</summary></details>'.repeat(300))).toContain('<details>')
})

test('formulas with too many tokens are refused before they are parsed', () => {
  expect(() => parseChapterMarkup(math('<mi>x</mi>'.repeat(chapterLimits.maxMathElements + 1)))).toThrow(
    'too large: elements',
  )
})

test('markup with too many XML namespaces in scope is refused', () => {
  const { maxNamespacesInScope } = chapterLimits
  const nested = (count: number) => `${'<a xmlns:x="u">'.repeat(count)}${'<b/>'.repeat(9)}${'</a>'.repeat(count)}`
  const declared = (count: number) =>
    `<a ${Array.from({ length: count }, (_, index) => `xmlns:n${index}="u"`).join(' ')}><b/></a>`
  for (const markup of [nested, declared]) {
    expect(findExceededMarkupLimit(markup(maxNamespacesInScope))).toBeUndefined()
    expect(findExceededMarkupLimit(markup(maxNamespacesInScope + 1))).toBe('attributes')
  }
  const drawings = '<svg xmlns="s" xmlns:xlink="x"><g/></svg><img xmlns="i"/>about xmlns: '.repeat(900)
  expect(findExceededMarkupLimit(`<p>${drawings}</p>`)).toBeUndefined()
})

test('nested elements are flattened at a lower depth in large chapters', () => {
  const nested = (count: number) => cleaned(`${'<div>'.repeat(40)}${'<i>a</i>'.repeat(count)}${'</div>'.repeat(40)}`)
  expect(nested(9).querySelectorAll('div')).toHaveLength(chapterLimits.flattenDepthElements)
  const large = nested(chapterLimits.largeChapterElements)
  expect(large.querySelectorAll('div')).toHaveLength(chapterLimits.largeChapterDepthElements)
  expect(large.textContent).toHaveLength(chapterLimits.largeChapterElements)
})

test('styles with a high cost per element are switched off in chapters with thousands of elements', () => {
  const sizes = { elements: 3_000, depthElements: 9, longestTextChars: 0, outlineChars: 0, chars: 0 }
  expect(createStyleSheetDisablingSlowEffects(sizes)).toContain('float: none !important; shape-outside: none')
  expect(createStyleSheetDisablingSlowEffects(sizes)).not.toContain('text-combine-upright')
  expect(createStyleSheetDisablingSlowEffects({ ...sizes, elements: 20_000 })).toContain('text-combine-upright: none')
})

describe('attributes', () => {
  const changes = '\u05d0\u03b1'.repeat(30_000)

  test.prop(
    [
      fc.constantFrom(
        '<b data-x="?"/>',
        '<img alt="?"/>',
        '<input value="?"/>',
        '<option label="?"/>',
        '<a href="?"/>',
      ),
    ],
    { numRuns: scaleHostileRunCount(5) },
  )('count as text if a style or the browser can show them', markup => {
    const element = markup.replace('?', changes.slice(0, chapterLimits.maxAttributeTextChars))
    expect(() => cleaned(element.repeat(9))).toThrow('too large: text')
    expect(cleaned(element).querySelectorAll('*')).toHaveLength(1)
  })

  test('are truncated, and the fallback text of a picture counts as text', () => {
    const { maxAttributeTextChars } = chapterLimits
    expect(cleaned(`<b title="${'word '.repeat(90_000)}"/>`).querySelector('b')?.title).toHaveLength(
      maxAttributeTextChars,
    )
    const object = `<object data="a.png" type="image/png">${changes.slice(0, 19_000)}</object>`
    expect(() => cleaned(object.repeat(9))).toThrow('too large: text')
    const picture = `<img alt="" src="data:image/png;base64,${'A'.repeat(50_000)}"/>`
    expect(cleaned(picture).querySelector('img')?.dataset.longboxSrc).toHaveLength(50_022)
  })
})

test('long texts are not animated, because the browser would lay them out again in each frame', () => {
  const sizes = { elements: 9, depthElements: 5, longestTextChars: 9, outlineChars: 0, chars: 100_000 }
  expect(createStyleSheetDisablingSlowEffects(sizes)).toBe('')
  expect(createStyleSheetDisablingSlowEffects({ ...sizes, chars: 100_001 })).toContain('animation: none !important')
})
