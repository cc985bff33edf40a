// @vitest-environment jsdom
import { beforeAll, describe, expect, test as plainTest } from 'vitest'
import { createStyleSheetDisablingSlowEffects } from '../../src/readers/epub/content/createStyleSheetDisablingSlowEffects'
import { estimatePaintCostInCssColumns } from '../../src/readers/epub/layout/limits/estimatePaintCostInCssColumns'
import { chapterLimits } from '../../src/readers/epub/sanitize/chapterLimits'
import { createEpubResourceUrlResolver } from '../../src/readers/epub/sanitize/copyAllowedAttributes'
import { countWeightedCssSelectors } from '../../src/readers/epub/sanitize/css/countWeightedCssSelectors'
import { GRID_DISPLAY_CSS_VARIABLE, sanitizeCss } from '../../src/readers/epub/sanitize/css/sanitizeCss'
import { isSvgTooCostlyToDraw } from '../../src/readers/epub/sanitize/isSvgTooCostlyToDraw'
import { sanitizeChapter } from '../../src/readers/epub/sanitize/sanitizeChapter'
import { fc, test } from '../harness/propertyTest'
import { scaleHostileRunCount } from './scaleHostileRunCount'

const few = { numRuns: scaleHostileRunCount(20) }
const rewritten = (css: string, isFile = false) => sanitizeCss(css, () => undefined, { isFile })
const page = (body: string, style = '') =>
  `<html xmlns="http://www.w3.org/1999/xhtml"><head><style>${style}</style></head><body>${body}</body></html>`
const cleaned = (body: string, style = '') =>
  sanitizeChapter(
    new DOMParser().parseFromString(page(body, style), 'application/xhtml+xml'),
    createEpubResourceUrlResolver('a.xhtml'),
  ).body
const drawing = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`

describe('styles', () => {
  test.prop(
    [
      fc.constantFrom(
        'container-type:size',
        'anchor-name:--a',
        'scroll-snap-align:center',
        'scroll-marker-group:after',
        'view-transition-name:match-element',
        '-webkit-box-reflect:below',
        'backdrop-filter:blur(3px)',
        'will-change:transform',
        'content-visibility:auto',
        'text-wrap:balance',
        'position:fixed',
        '--a:fixed',
        '--a:table-cell',
        '--a:open-quote',
        `--a:"${'a'.repeat(41)}"`,
        `--a:${'1px '.repeat(126)}`,
        `transform:${'rotate(1deg) '.repeat(501)}`,
        `margin-left:calc(${'max(1em) + '.repeat(501)}1px)`,
        `grid-template-columns:${'1px '.repeat(101)}`,
        'grid-template-rows:repeat(99,1px 2px)',
        'grid-template-columns:repeat(auto-fill,1px)',
        'grid-template-columns:repeat(calc(9 + 9),1px)',
        'grid-row:calc(99 + 99)',
        'grid-row:var(--a)',
        'width:attr(data-a type(*))',
        'content:attr(data-a type(*))',
        'shape-outside:url(a.png)',
        'shape-outside:linear-gradient(red,blue)',
        'shape-outside:var(--a)',
        `list-style-type:"${'a'.repeat(201)}"`,
        'white-space:break-spaces',
        'perspective:9px',
        'width:calc(sibling-index()*1px)',
        'color:if(style(--a:1):red)',
        'width:--twice(1px)',
        '\\63ontainer-type:size',
      ),
      fc.boolean(),
    ],
    few,
  )('keep only properties and functions whose cost is linear', (declaration, isLast) =>
    expect(rewritten(isLast ? `p{color:red;${declaration}}` : `p{${declaration};color:red}`)).toMatch(
      /^p\{color:red;?\}$/,
    ),
  )

  plainTest.each([
    'grid-template-columns:repeat(12,1fr) minmax(4em,auto)',
    'grid-area:1/2/span 3/4',
    'grid-row-gap:1em',
    `clip-path:polygon(${'1% 2%,'.repeat(99)}1% 2%)`,
    'transform:rotate(3deg) scale(2)',
    'shape-outside:circle(50%)',
    'content:attr(title)',
    '--a:12px solid "a"',
  ])('keep %s', declaration => expect(rewritten(`p{${declaration}}`)).toBe(`p{${declaration}}`))

  plainTest('declare grids with a property that the reader controls, and with a limited number of lines', () => {
    for (const value of ['grid', 'inline-grid', 'gr\\69 d'])
      expect(rewritten(`p{display:${value}}`)).toBe(
        `p{display:var(${GRID_DISPLAY_CSS_VARIABLE}, ${value.replace('\\69 ', 'i')})}`,
      )
    expect(rewritten('p{grid-row:5000/span 900}')).toBe('p{grid-row:100/span 100}')
    const sizes = { elements: 50, depthElements: 7, longestTextChars: 0, outlineChars: 0, chars: 0 }
    const deepGrids = 'body > * > * > * > * * { --longbox-grid: block !important }'
    expect(createStyleSheetDisablingSlowEffects(sizes)).toContain(deepGrids)
    expect(createStyleSheetDisablingSlowEffects({ ...sizes, depthElements: 6 })).toBe('')
    expect(createStyleSheetDisablingSlowEffects({ ...sizes, elements: 601 })).toContain(
      'body > * > * * { --longbox-grid',
    )
    expect(createStyleSheetDisablingSlowEffects({ ...sizes, elements: 5_001 })).toMatch(
      /:root \*, .*\{.*--longbox-grid: block/,
    )
  })

  test.prop(
    [
      fc.constantFrom(
        'p::first-letter{}',
        'p{content:open-quote}',
        'p{display:table-cell}',
        'p{content:counters(a,".")}',
        'p:nth-child(2){}',
      ),
      fc.nat(),
      fc.constantFrom('escape', 'comment'),
    ],
    few,
  )('have the same selector count with and without escapes and comments', (css, position, disguise) => {
    const letters = Array.from(css.matchAll(/[g-z](?=[a-z-]*[({;}])/g), ({ index }) => index)
    const at = letters[position % letters.length] as number
    const value = css.indexOf(':') + 1
    const disguised =
      disguise === 'escape'
        ? `${css.slice(0, at)}\\${css.charCodeAt(at).toString(16)} ${css.slice(at + 1)}`
        : `${css.slice(0, value)}/* a */${css.slice(value)}`
    expect(countWeightedCssSelectors(rewritten(disguised))).toBe(countWeightedCssSelectors(rewritten(css)))
  })

  plainTest('have a selector count that includes generated texts in strings and in variables', () => {
    for (const css of [`p{content:";}${'a'.repeat(1_000)}"}`, 'p{content:var(--a)var(--b)}'])
      expect(countWeightedCssSelectors(css), css).toBeGreaterThan(400)
  })

  plainTest('declare a limited number of fonts', () => {
    const fonts = Array.from({ length: 900 }, (_, at) => `@font-face{font-family:a;src:local(b${at})}`).join('')
    expect(rewritten(fonts).split('@font-face')).toHaveLength(chapterLimits.maxFontFaces + 1)
  })

  plainTest.each(['border-top-color', 'hyphens', '-webkit-text-emphasis-style', 'stroke-dasharray', 'grid-area'])(
    'keep %s',
    name => expect(rewritten(`p{${name}:inherit}`)).toBe(`p{${name}:inherit}`),
  )

  plainTest.each(['container (min-width:1px)', 'property --a', 'function --f(--x)', 'position-try --t', 'scope (p)'])(
    'have no effect in @%s',
    rule => expect(rewritten(`@${rule}{p{color:red}}b{color:red}`)).toMatch(/^@media not all\{.*\}b\{color:red\}$/),
  )

  test.prop([fc.integer({ min: 2, max: 30 })], few)('do not expand variables exponentially', references => {
    const doubled = `--b:${'var(--a) '.repeat(references)}`
    expect(rewritten(`p{${doubled};color:red}`)).toBe('p{color:red}')
    expect(rewritten('p{--b:var(--a);color:var(--b)}')).toBe('p{--b:var(--a);color:var(--b)}')
    const layers = Array.from({ length: 33 }, () => '0 0 1px red').join()
    expect(rewritten(`p{--a:${layers};box-shadow:var(--a)}`)).toBe('p{box-shadow:var(--a)}')
    expect(rewritten(`p{box-shadow:${Array.from({ length: 9 }, () => 'var(--a)').join()}}`)).toBe('p{}')
    const chain = Array.from({ length: 400 }, (_, at) => `--c${at}:var(--c${at + 1}) 1`).join(';')
    expect(rewritten(`p{${chain}}`).split('var(')).toHaveLength(chapterLimits.maxStyleReferences + 1)
  })

  test.prop([fc.integer({ min: 101, max: 19_000 }), fc.constantFrom('px', 'pt', 'em')], few)(
    'have shadows with a limited blur distance',
    (length, unit) => {
      const [, blur = ''] = /0 0 ([\d.]+)/.exec(rewritten(`p{text-shadow:0 0 ${length}${unit} red}`)) ?? []
      expect(Number(blur)).toBeLessThanOrEqual(chapterLimits.maxShadowLengthPx)
    },
  )

  plainTest('have a limited number of font families, media rules, counters and generated texts', () => {
    const fonts = Array.from({ length: 900 }, (_, at) => `"f${at}"`).join()
    expect(rewritten(`p{font-family:${fonts}}`)).toBe('p{}')
    const families = Array.from({ length: 900 }, (_, at) => `.c${at}{font-family:f${at}}`).join('')
    expect(rewritten(families).split('font-family')).toHaveLength(chapterLimits.maxFontStyles + 1)
    expect(rewritten('@media (min-width:1px){p{color:red}}'.repeat(900)).split('@media (')).toHaveLength(
      chapterLimits.maxMediaRules + 1,
    )
    expect(sanitizeCss('--a:1;'.repeat(300), () => undefined, { isAttribute: true })).toBe('')
    expect(rewritten(`p{counter-increment:${'a b c d '.repeat(9)}}`)).toBe('p{}')
    expect(rewritten(`p::before{content:${'attr(title) '.repeat(9)}}`)).toBe('p::before{}')
    expect(rewritten(`p::before{content:"${'a'.repeat(9_000)}"}`)).toBe('p::before{}')
  })

  plainTest('have a high selector count if selectors or declarations look at many elements', () => {
    for (const css of [
      'p::first-letter{float:left}',
      'p::before{content:open-quote}',
      'p::before{content:counters(a,".")}',
      ':not(a b) c{color:red}',
      `p::before{content:"${'a'.repeat(1_000)}"}`,
    ])
      expect(countWeightedCssSelectors(css), css).toBeGreaterThanOrEqual(2_000)
    expect(countWeightedCssSelectors('p:not(.a):is(.b,.c) > b{content:"\u2014"}')).toBeLessThan(10)
  })

  plainTest('of large chapters lose costly effects', () => {
    expect(
      createStyleSheetDisablingSlowEffects({
        elements: 250,
        depthElements: 6,
        longestTextChars: 9_000,
        outlineChars: 0,
        chars: 0,
      }),
    ).toBe('')
    expect(
      createStyleSheetDisablingSlowEffects({
        elements: 3_000,
        depthElements: 9,
        longestTextChars: 0,
        outlineChars: 0,
        chars: 0,
      }),
    ).toContain('animation: none !important')
    expect(
      createStyleSheetDisablingSlowEffects({
        elements: 3_000,
        depthElements: 9,
        longestTextChars: 0,
        outlineChars: 0,
        chars: 0,
      }),
    ).not.toContain('counter')
    expect(
      createStyleSheetDisablingSlowEffects({
        elements: 20_000,
        depthElements: 9,
        longestTextChars: 0,
        outlineChars: 0,
        chars: 0,
      }),
    ).toContain('counter-reset: none !important')
    expect(
      createStyleSheetDisablingSlowEffects({
        elements: 9,
        depthElements: 9,
        longestTextChars: 200_000,
        outlineChars: 0,
        chars: 0,
      }),
    ).toContain('font-variant: normal')
    expect(
      createStyleSheetDisablingSlowEffects({
        elements: 9,
        depthElements: 9,
        longestTextChars: 9,
        outlineChars: 90_000,
        chars: 0,
      }),
    ).toContain('animation: none')
    expect(
      createStyleSheetDisablingSlowEffects({
        elements: 90,
        depthElements: 60,
        longestTextChars: 9,
        outlineChars: 0,
        chars: 0,
      }),
    ).toContain('filter: none')
  })
})

describe('text', () => {
  test.prop(
    [
      fc.constantFrom('\u05d0\u03b1', '\u05d0\u6f22', '\u05d01', '\u05d0\u0416', 'a\u200f', '\u{10800}a', '\u05d0('),
      fc.integer({ min: 40_001, max: 60_000 }),
    ],
    { numRuns: scaleHostileRunCount(7) },
  )('is refused if its direction changes at every letter, in any script', (run, count) => {
    expect(() => cleaned(`<p>${run.repeat(count)}</p>`)).toThrow('chapter too large: text')
  })

  test.prop(
    [fc.constantFrom('\u0e01', '\u0628', '\u0915\u094d', '\u0f40'), fc.integer({ min: 200_001, max: 300_000 })],
    {
      numRuns: scaleHostileRunCount(4),
    },
  )('is refused if a paragraph in a contextual script is longer than a book', (letter, count) => {
    expect(() => cleaned(`<p>${letter.repeat(count)}</p>`)).toThrow('chapter too large: text')
  })

  plainTest('is accepted if few letters remain after the removal of excess combining marks', () =>
    expect(cleaned(`<p>a${'\u0301'.repeat(900_000)}</p>`).textContent).toHaveLength(
      1 + chapterLimits.maxCombiningMarks,
    ),
  )

  plainTest('is refused if its script changes at every letter', () => {
    expect(() => cleaned(`<p>${'a\u6f22\u0416\u03b1'.repeat(11_000)}</p>`)).toThrow('chapter too large: text')
  })

  plainTest('is accepted in all scripts if the paragraphs have a realistic length', () => {
    const words =
      '\u0627\u0644\u0639\u0631\u0628\u064a\u0629 \u0915\u094d\u0937\u0947\u0924\u094d\u0930 \u65e5\u672c\u8a9e 12. '
    const body = `<p>${words.repeat(50)}</p>`.repeat(200)
    expect(cleaned(body).textContent).toHaveLength(200 * 50 * words.length)
  })

  plainTest('does not determine the direction of large elements', () => {
    const body = cleaned(`<div dir="auto">${'<b>1</b>'.repeat(500)}</div><p dir="auto">a</p>`)
    expect([body.querySelector('div')?.dir, body.querySelector('p')?.dir]).toEqual(['ltr', 'auto'])
  })

  plainTest('is limited in unassigned characters, tables and drawings', () => {
    expect(() => cleaned(`<p>${'\u{f0000}'.repeat(20_001)}</p>`)).toThrow('chapter too large: text')
    expect(() => cleaned(`<table>${'<tr><td>a</td></tr>'.repeat(13_000)}</table>`)).toThrow(
      'chapter too large: elements',
    )
    expect(() => cleaned(drawing(`<text>${'word '.repeat(11_000)}</text>`))).toThrow('chapter too large: text')
    const styled = Array.from({ length: 600 }, (_, at) => `<p style="color:red;font:1em f${at}">a</p>`).join('')
    expect(cleaned(styled).querySelectorAll('[style]')).toHaveLength(chapterLimits.maxFontStyles)
  })

  plainTest('has a limited length in formulas and ruby annotations', () => {
    const math = (text: string) => `<math xmlns="http://www.w3.org/1998/Math/MathML"><mtext>${text}</mtext></math>`
    expect(() => cleaned(math('a '.repeat(9_000)))).toThrow('chapter too large: text')
    expect(cleaned(math('a')).textContent).toBe('a')
    const ruby = cleaned(`<ruby>${'a '.repeat(9_000)}<rt>b</rt></ruby><ruby>a<rt>b</rt></ruby>`)
    expect([...ruby.querySelectorAll('rt')].map(rt => rt.style.display)).toEqual(['inline', ''])
  })

  plainTest('has a limited number of languages and style attributes', () => {
    const languages = cleaned(Array.from({ length: 900 }, (_, at) => `<p lang="x-${at}">a</p>`).join(''))
    expect(languages.querySelectorAll('[lang]')).toHaveLength(chapterLimits.maxLanguages)
    const xmlLanguages = cleaned(Array.from({ length: 900 }, (_, at) => `<p xml:lang="x-${at}">a</p>`).join(''))
    expect(xmlLanguages.innerHTML.split('lang=')).toHaveLength(chapterLimits.maxLanguages + 1)
    const styled = (count: number) =>
      cleaned(Array.from({ length: 9_000 }, (_, at) => `<p style="margin-left:${at % count}px">a</p>`).join(''))
    expect(styled(9_000).querySelectorAll('[style^="margin"]')).toHaveLength(chapterLimits.maxStyleAttributes)
    expect(styled(900).querySelectorAll('[style^="margin"]')).toHaveLength(9_000)
  })

  plainTest('is refused in thousands of captions, and loses excess ruby annotations', () => {
    expect(() => cleaned(`<table>${'<caption>a</caption>'.repeat(9_000)}</table>`)).toThrow('too large: elements')
    const body = cleaned('<ruby>a<rt>b</rt></ruby>'.repeat(chapterLimits.maxRubies + 5))
    expect(body.querySelectorAll('ruby')).toHaveLength(chapterLimits.maxRubies)
  })

  plainTest('is in separate blocks if there are more list items than the limit', () => {
    const body = cleaned('<li>a</li>'.repeat(chapterLimits.maxListItems + 5))
    expect(body.querySelectorAll('li')).toHaveLength(chapterLimits.maxListItems)
    expect(body.querySelectorAll('div')).toHaveLength(5)
    expect(() => cleaned('<li>a</li>'.repeat(2 * chapterLimits.maxListItems + 1))).toThrow('too large: elements')
  })
})

describe('drawings', () => {
  test.prop([fc.constantFrom('mask', 'marker', 'fill', 'clip-path'), fc.boolean()], few)(
    'lose references in style rules that expand exponentially',
    (property, isElement) => {
      const names: Record<string, string> = { fill: 'pattern', 'clip-path': 'clipPath' }
      const name = names[property] ?? property
      const css = Array.from({ length: 8 }, (_, at) => `${isElement ? 'rect' : ''}.c${at}{${property}:url(#b${at})}`)
      const levels = Array.from(
        { length: 8 },
        (_, at) => `<${name} id="b${at + 1}">${`<rect class="c${at}"/>`.repeat(10)}</${name}>`,
      )
      const body = cleaned(drawing(`${levels.join('')}<${name} id="b0"><rect/></${name}>`), css.join(''))
      expect(body.ownerDocument.querySelector('style')).toBeNull()
    },
  )

  plainTest('keep references in style rules that do not expand', () => {
    const gradient = '<linearGradient id="g"/><mask id="m"><rect class="a"/></mask><rect class="a"/><g class="b"/>'
    const body = cleaned(drawing(gradient), '.a{fill:url(#g)}.b{mask:url(#m)}')
    expect(body.ownerDocument.querySelector('style')?.textContent).toContain('url("#g")')
    expect(body.querySelectorAll('.a, .b')).toHaveLength(3)
    expect(rewritten('p{color:red;mask:url(#m)}', true)).toBe('p{color:red;}')
  })

  test.prop([fc.integer({ min: 8, max: 49 })], few)(
    'lose filters that use their intermediate results exponentially often',
    length => {
      const primitives = Array.from(
        { length },
        (_, at) => `<feBlend in="${at ? `r${at - 1}` : 'SourceGraphic'}" in2="r${at - 1}" result="r${at}"/>`,
      )
      const blurs = '<feGaussianBlur stdDeviation="3"/>'.repeat(9)
      const body = cleaned(drawing(`<filter id="f">${primitives.join('')}</filter><filter id="g">${blurs}</filter>`))
      expect(body.querySelector('#f')?.children).toHaveLength(0)
      expect(body.querySelector('#g')?.children).toHaveLength(9)
    },
  )

  plainTest('have a limited number of points, dashes and effects', () => {
    const outline = `<path d="M0 0${'L1 2'.repeat(20_000)}"/>`
    expect(cleaned(drawing(outline.repeat(3))).querySelectorAll('path[d]')).toHaveLength(1)
    const dashed = (count: number) => cleaned(drawing('<path stroke-dasharray=".1" d="M0 0L9 9"/>'.repeat(count)))
    expect(dashed(900).querySelectorAll('[stroke-dasharray]')).toHaveLength(0)
    expect(dashed(9).querySelectorAll('[stroke-dasharray]')).toHaveLength(9)
    const filtered = `<filter id="f"><feFlood/></filter>${'<rect filter="url(#f)"/>'.repeat(90)}`
    expect(cleaned(drawing(filtered)).querySelectorAll('rect[filter]')).toHaveLength(chapterLimits.maxSvgFilterUses)
  })

  plainTest('lose short dashes on many outlines, and filters that many elements use', () => {
    const outlines = '<path d="M0 0L9 9"/>'.repeat(90)
    const styleOf = (css: string, content: string) =>
      cleaned(drawing(content), css).ownerDocument.querySelector('style')?.textContent
    expect(styleOf('path{stroke-dasharray:.001}', outlines)).toBe('path{stroke-dasharray:none}')
    expect(styleOf('path{stroke-dasharray:var(--a)}', outlines)).toBe('path{stroke-dasharray:none}')
    expect(styleOf('path{stroke-dasharray:4 2}', outlines)).toBe('path{stroke-dasharray:4 2}')
    expect(rewritten('p{stroke-dasharray:4 2}', true)).toBe('p{}')
    const filter = `<filter id="f">${'<feConvolveMatrix/>'.repeat(9)}</filter>`
    const filtered = (count: number) => cleaned(drawing(filter + '<rect filter="url(#f)"/>'.repeat(count)))
    expect(filtered(2).querySelectorAll('feConvolveMatrix')).toHaveLength(9)
    expect(filtered(3).querySelectorAll('feConvolveMatrix')).toHaveLength(0)
  })

  plainTest.each([
    [
      '<filter id="f"><feTurbulence/></filter><rect filter="url(#f)"/><rect filter="url(#f)"/><rect filter="url(#f)"/><rect filter="url(#f)"/>',
    ],
    [`<linearGradient>${'<stop/>'.repeat(chapterLimits.maxDrawingStops + 1)}</linearGradient>`],
    [`<style>rect{animation:a 1s}</style>${'<rect/>'.repeat(50)}`],
    [
      `<pattern id="p" width="1"><rect/></pattern>${'<rect fill="url(#p)"/>'.repeat(chapterLimits.maxDrawingEffects + 1)}`,
    ],
    ['<rect><animate attributeName="x" dur="1s"/></rect>'],
    [`<marker id="m"><rect/><rect/></marker><path marker-mid="url(#m)" d="M0 0${'L9 9'.repeat(200)}"/>`],
    ['<text><textPath href="#a">a</textPath></text>'.repeat(chapterLimits.maxDrawingTextPaths + 1)],
    [`${'<image width="1" href="data:image/gif;base64,R0"/>'.repeat(chapterLimits.maxDrawingPictures + 1)}`],
  ])('are too costly as an image with %.60s', content => {
    expect(isSvgTooCostlyToDraw(cleaned(drawing(content)).ownerDocument)).toBe(true)
    const comic = `<filter id="f"><feGaussianBlur/></filter>${'<path d="M0 0L9 9"/>'.repeat(900)}<g filter="url(#f)"/>`
    expect(isSvgTooCostlyToDraw(cleaned(drawing(comic)).ownerDocument)).toBe(false)
  })

  plainTest('lose style rules with references if the rules need too many comparisons with elements', () => {
    const referencesOf = (rules: number, elements: number) =>
      cleaned(
        drawing(`<mask id="m"/>${'<rect class="a"/>'.repeat(elements)}`),
        '.b{mask:url(#m)}'.repeat(rules),
      ).ownerDocument.querySelectorAll('style').length
    expect(referencesOf(3_000, 1_000)).toBe(0)
    expect(referencesOf(300, 1_000)).toBe(1)
  })

  plainTest('have limited chains of gradients', () => {
    const chain = (length: number) =>
      Array.from({ length }, (_, at) => `<linearGradient id="g${at}" href="#g${at + 1}"/>`).join('')
    expect(cleaned(drawing(chain(500))).querySelectorAll('[href]').length).toBeLessThan(20)
    expect(cleaned(drawing(chain(4))).querySelectorAll('[href]')).toHaveLength(4)
  })

  plainTest('lose their animations if each frame is costly', () => {
    const animated = (content: string) => `<rect><animate attributeName="x" dur="1s"/></rect>${content}`
    const animationsOf = (content: string) => cleaned(drawing(animated(content))).querySelectorAll('animate')
    expect(animationsOf('<rect/>'.repeat(20))).toHaveLength(1)
    expect(animationsOf(`<path d="M0 0${'L1 2'.repeat(6_000)}"/>`)).toHaveLength(0)
    expect(animationsOf('<rect/>'.repeat(900))).toHaveLength(0)
    expect(animationsOf(`<g id="a">${'<rect/>'.repeat(90)}</g>${'<use href="#a"/>'.repeat(20)}`)).toHaveLength(0)
  })

  plainTest('have limited values of numeric attributes', () => {
    const filter = '<filter><feTurbulence numOctaves="9999"/><feGaussianBlur stdDeviation="900 2"/></filter>'
    const animate = '<rect><animate attributeName="x" dur="0.00001s" repeatCount="1e9"/></rect>'
    const body = cleaned(drawing(filter + animate))
    expect(body.querySelector('feTurbulence')?.getAttribute('numOctaves')).toBe('8')
    expect(body.querySelector('feGaussianBlur')?.getAttribute('stdDeviation')).toBe('50 2')
    expect(body.querySelector('animate')?.getAttribute('dur')).toBe('0.05s')
    expect(body.querySelector('animate')?.getAttribute('repeatCount')).toBe('1000')
  })
})

describe('the estimated paint work of columns', () => {
  // Caches the computed styles, because jsdom needs about a millisecond for each style. The key is the element name
  // with the style attribute. In these tests, elements with the same key have the same computed style.
  const { getComputedStyle } = window
  const styles = new Map<string, CSSStyleDeclaration>()
  beforeAll(() => {
    window.getComputedStyle = element => {
      const key = `${element.localName} ${element.getAttribute('style')}`
      const style = styles.get(key) ?? getComputedStyle(element)
      styles.set(key, style)
      return style
    }
    return () => {
      window.getComputedStyle = getComputedStyle
    }
  })

  const paintCostOf = (markup: string, heightPx: number) => {
    document.body.innerHTML = markup
    for (const element of [document.body, ...document.body.querySelectorAll('*')])
      element.getBoundingClientRect = () => new DOMRect(0, 0, 600, heightPx)
    return estimatePaintCostInCssColumns(document.body, 700)
  }

  plainTest('exceeds the limit if the lines of one paragraph fill hundreds of columns', () => {
    expect(paintCostOf(`<p>${'a<br>'.repeat(3_000)}</p>`, 1e6)).toBeGreaterThan(chapterLimits.maxColumnPaintCost)
    expect(paintCostOf(`<p><b>${'a<br>'.repeat(3_000)}</b></p>`, 1e6)).toBeGreaterThan(chapterLimits.maxColumnPaintCost)
  })

  plainTest('exceeds the limit if each of 1,000 pictures in one paragraph fills a column', () => {
    for (const display of ['inline', 'inline-block', 'inline-flex', 'inline-table']) {
      const pictures = `<p>${`<img alt="" style="display:${display}">`.repeat(1_000)}</p>`
      expect(paintCostOf(pictures, 1_000 * 700), display).toBeGreaterThan(chapterLimits.maxColumnPaintCost)
    }
    expect(chapterLimits.maxElementsWithoutPaintCheck).toBeLessThan(500)
  })

  plainTest('exceeds the limit for thousands of positioned elements, but not for the page numbers of a book', () => {
    const positioned = '<p style="position:absolute">a</p>'
    expect(paintCostOf(positioned.repeat(5_000), 500 * 700)).toBeGreaterThan(chapterLimits.maxColumnPaintCost)
    expect(paintCostOf(`${'<p>a</p>'.repeat(2_500)}${positioned.repeat(400)}`, 500 * 700)).toBeLessThan(
      chapterLimits.maxColumnPaintCost,
    )
  })

  plainTest('is within the limit if the lines are in many paragraphs, and for a dictionary', () => {
    const poem = `<div>${'<p>a<br>b<br>c</p>'.repeat(100)}</div>`.repeat(10)
    expect(paintCostOf(poem, 100 * 60)).toBeLessThan(chapterLimits.maxColumnPaintCost)
    expect(paintCostOf(`<p>${'<b>a</b>'.repeat(5_000)}</p>`, 30 * 700)).toBeLessThan(chapterLimits.maxColumnPaintCost)
    expect(paintCostOf('<p>meaning</p>'.repeat(5_000), 250 * 700)).toBeLessThan(chapterLimits.maxColumnPaintCost)
  })
})
