// @vitest-environment jsdom
import { Blob as ReadableBlob } from 'node:buffer'
import { afterEach, beforeEach, describe, expect, vi } from 'vitest'
import { findExceededMarkupLimit } from '../../src/components/content/findExceededMarkupLimit'
import { countPixelsFromImageHeader } from '../../src/readers/epub/files/readImagePixelCount'
import { ChapterTooLargeError, chapterLimits } from '../../src/readers/epub/sanitize/chapterLimits'
import { createEpubResourceUrlResolver } from '../../src/readers/epub/sanitize/copyAllowedAttributes'
import { sanitizeCss } from '../../src/readers/epub/sanitize/css/sanitizeCss'
import { sanitizeChapter } from '../../src/readers/epub/sanitize/sanitizeChapter'
import { sanitizeEpubResource, sanitizeSvg } from '../../src/readers/epub/sanitize/sanitizeEpubResource'
import { measureCpuMs } from '../harness/measureCpuMs'
import { fc, test } from '../harness/propertyTest'
import { scaleHostileRunCount } from './scaleHostileRunCount'

const page = (body: string) => `<html xmlns="http://www.w3.org/1999/xhtml"><body>${body}</body></html>`
const nested = (name: string, count: number) => `<${name}>`.repeat(count) + `</${name}>`.repeat(count)
const svg = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`
const useBomb = svg(
  `<rect id="a0"/>${[1, 2, 3, 4, 5, 6, 7].map(level => `<g id="a${level}">${`<use href="#a${level - 1}"/>`.repeat(10)}</g>`).join('')}`,
)
const few = { numRuns: scaleHostileRunCount(20) }

describe('markup limits', () => {
  test.prop(
    [fc.constantFrom('div', 'span', 'b', 'ul><li', 'table', 'svg', 'math'), fc.integer({ min: 1_100, max: 20_000 })],
    few,
  )('refuse elements that are nested deeper than the limit, in XHTML and in HTML', (name, depth) => {
    const open = `<${name}>`.repeat(depth)
    expect(findExceededMarkupLimit(page(nested(name.split('>')[0] ?? '', depth)))).toBeDefined()
    expect(findExceededMarkupLimit(page(open), 'html')).toBeDefined()
  })

  test.prop([fc.integer({ min: 1, max: 200 }), fc.constantFrom('div', 'section', 'span', 'g')], few)(
    'accept elements that are nested as deeply as in real books',
    (depth, name) => expect(findExceededMarkupLimit(page(nested(name, depth)), 'html')).toBeUndefined(),
  )

  test.prop(
    [
      fc.constantFrom(
        '<p>a',
        '<br>',
        '<p>a</p>',
        '<g/>',
        '<td>',
        '<!--</div>--><div>',
        '<textarea></div></textarea><div>',
      ),
    ],
    few,
  )('refuse too many elements, even if they are unclosed or hidden', unit => {
    const text = page(unit.repeat(chapterLimits.maxElements + 1))
    expect(findExceededMarkupLimit(text)).toBeDefined()
    expect(findExceededMarkupLimit(text, 'html')).toBeDefined()
  })

  test.prop(
    [
      fc.constantFrom(
        '<div><textarea></div></textarea>',
        '<div><!--</div>-->',
        '<div><! </div>',
        '<div title="</div>">',
        '<div></x></span>',
        '<div><object></div>',
        '<svg><tr>',
        '<svg><desc><textarea></svg></textarea><tr>',
        '<a title="-->"><div>',
      ),
    ],
    few,
  )('refuse deep HTML whose end tags have no effect', unit => {
    expect(findExceededMarkupLimit(unit.repeat(25_000), 'html')).toBeDefined()
  })

  test.prop([fc.nat({ max: 300 }), fc.constantFrom('', '<p xmlns:a="urn:a">')], few)(
    'handle surplus end tags',
    (count, start) => {
      expect(findExceededMarkupLimit(`${start}${'</p>'.repeat(count)}<p/>`, 'xml')).toBeUndefined()
      expect(findExceededMarkupLimit(`${start}${'</p>'.repeat(count)}<p/>`, 'html')).toBeUndefined()
    },
  )

  test('accept HTML with unclosed paragraphs, list items and table cells', () => {
    const text = `${'<p>word<br>'.repeat(5_000)}<ul>${'<li>a'.repeat(3_000)}</ul><table>${'<tr><td>a'.repeat(2_000)}</table>`
    expect(findExceededMarkupLimit(text, 'html')).toBeUndefined()
  })

  test('refuse too many attributes, too long texts, repeated formatting elements and entities that expand', () => {
    const attributes = Array.from({ length: 100_000 }, (_, at) => `a${at}`).join(' ')
    expect(findExceededMarkupLimit(page(`<p ${attributes}>a</p>`))).toBe('attributes')
    expect(findExceededMarkupLimit(page('w'.repeat(chapterLimits.maxTextNodeChars + 1)))).toBe('text')
    const fonts = Array.from({ length: 90 }, (_, id) => `<font id="${id}">`).join('')
    expect(findExceededMarkupLimit(`<p>${fonts}${'<p>a'.repeat(5_000)}`, 'html')).toBe('elements')
    const entity = `<!DOCTYPE html [<!ENTITY e "${'a'.repeat(100_000)}">]>`
    expect(findExceededMarkupLimit(`${entity}${page('&e;'.repeat(1_000))}`)).toBe('text')
    expect(
      findExceededMarkupLimit(`<!DOCTYPE html [<!ENTITY dash "&#x2014;">]>${page('a&dash;b '.repeat(1_000))}`),
    ).toBeUndefined()
  })

  test('accept a novel of 5 MB in one chapter, and a dictionary of 20,000 entries', () => {
    const paragraph = `<p>${'the harbour lay grey under a low sky '.repeat(16)}</p>`
    expect(findExceededMarkupLimit(page(paragraph.repeat(Math.ceil(5_000_000 / paragraph.length))))).toBeUndefined()
    expect(findExceededMarkupLimit(page('<p><b>word</b> meaning</p>'.repeat(20_000)))).toBeUndefined()
  })
})

describe('processing time', () => {
  const units = [
    '<',
    '<!',
    '<?',
    '<!--',
    '<a ',
    '<a b="',
    "<a b='",
    '<a =',
    '</',
    '<![CDATA[',
    '&',
    '<a b=',
    '</svg',
    '<svg><tr></p>',
  ]

  test.prop([fc.constantFrom(...units), fc.constantFrom('xml' as const, 'html' as const)], {
    numRuns: scaleHostileRunCount(28),
  })('of 2 MB of repeated markup takes less than a second', async (unit, syntax) =>
    expect(
      await measureCpuMs(() => findExceededMarkupLimit(unit.repeat(2_000_000 / unit.length), syntax)),
    ).toBeLessThan(1_000),
  )

  const styleUnits = [
    '(',
    '{',
    '\\',
    'url(',
    'url("',
    '"',
    '/*',
    '@import ',
    'a,',
    ':not(',
    'a{}',
    '--x:',
    'image-set(',
    'a{columns:2;',
    '\\\n',
  ]
  test.prop([fc.constantFrom(...styleUnits)], { numRuns: scaleHostileRunCount(15) })(
    'of 1 MB of repeated CSS takes less than two seconds',
    async unit =>
      expect(await measureCpuMs(() => sanitizeCss(unit.repeat(1_000_000 / unit.length), () => undefined))).toBeLessThan(
        2_000,
      ),
  )
})

describe('sanitizing a chapter', () => {
  const parse = (body: string) => new DOMParser().parseFromString(page(body), 'application/xhtml+xml')
  const clean = (body: string) => sanitizeChapter(parse(body), createEpubResourceUrlResolver('a.xhtml'))

  test.prop([fc.integer({ min: 201, max: 700 })], { numRuns: 5 })(
    'unwraps too deeply nested elements and keeps their text',
    depth => {
      const result = clean(`${'<div>'.repeat(depth)}<p>deep <b>text</b></p>${'</div>'.repeat(depth)}`)
      expect(result.querySelectorAll('*').length).toBeLessThanOrEqual(chapterLimits.flattenDepthElements + 3)
      expect(result.body.textContent).toBe('deep text')
    },
  )

  test('removes SVG references that multiply elements or are recursive', () => {
    const level = (number: number) => `<g id="a${number}">${`<use href="#a${number - 1}"/>`.repeat(10)}</g>`
    const bomb = `<svg xmlns="http://www.w3.org/2000/svg"><rect id="a0"/>${[1, 2, 3, 4, 5, 6].map(level).join('')}<use href="#a6"/></svg>`
    expect(clean(bomb).querySelectorAll('use[href]')).toHaveLength(0)
    const loop = '<svg xmlns="http://www.w3.org/2000/svg"><g id="a"><use href="#a"/></g></svg>'
    expect(clean(loop).querySelectorAll('use[href]')).toHaveLength(0)
    const plain = '<svg xmlns="http://www.w3.org/2000/svg"><g id="a"><rect/></g><use href="#a"/><use href="#a"/></svg>'
    expect(clean(plain).querySelectorAll('use[href]')).toHaveLength(2)
  })

  test.prop(
    [fc.double({ min: 20_001, max: 1e12, noNaN: true }), fc.constantFrom('px', 'pt', 'em', 'rem', 'vh', 'in')],
    few,
  )('limits CSS lengths', (length, unit) => {
    const css = sanitizeCss(`p{margin-top:${length}${unit}}`, () => undefined)
    expect(Number.parseFloat(css.split(/margin-top:(?:calc\()?/)[1] ?? '')).toBeLessThanOrEqual(
      chapterLimits.maxLengthPx,
    )
  })

  test('limits colspan and rowspan', () => {
    const cell = clean('<table><tr><td colspan="65534" rowspan="65534">a</td></tr></table>').querySelector('td')
    expect(cell?.getAttribute('colspan')).toBe('100')
    expect(cell?.getAttribute('rowspan')).toBe('100')
  })
})

test.prop(
  [
    fc.uint8Array({ maxLength: 200 }),
    fc.constantFrom([0xff, 0xd8, 0xff], [0x89, 0x50, 0x4e, 0x47], [0x47, 0x49, 0x46, 0x38], [0x42, 0x4d]),
  ],
  {
    numRuns: scaleHostileRunCount(200),
  },
)('reads the size from any image header without an error', (bytes, sign) => {
  const head = Uint8Array.from([...sign, ...bytes])
  expect(countPixelsFromImageHeader(new DataView(head.buffer))).toBeGreaterThanOrEqual(0)
})

const svgPage = (body: string) => page(`<svg xmlns="http://www.w3.org/2000/svg">${body}</svg>`)
const cleaned = (text: string) =>
  sanitizeChapter(
    new DOMParser().parseFromString(text, 'application/xhtml+xml'),
    createEpubResourceUrlResolver('a.xhtml'),
  )
const rewritten = (css: string) => sanitizeCss(css, () => undefined)

describe('sanitizing content that needs more than linear time in browsers', () => {
  test('refuses text whose direction changes at every letter, and accepts long text in two directions', () => {
    const { maxDirectionChanges } = chapterLimits
    expect(() => cleaned(page(`<p>${'\u05d0a'.repeat(maxDirectionChanges + 1)}</p>`))).toThrow(
      'chapter too large: text',
    )
    const mixed = `<p>${'\u05e9\u05dc\u05d5\u05dd means peace. '.repeat(100)}</p>`.repeat(100)
    expect(cleaned(page(mixed)).body.textContent).toHaveLength(100 * 100 * 18)
  })

  test.prop([fc.integer({ min: 17, max: 5_000 }), fc.constantFrom('\u0301', '\u200d', '\u05b0')], few)(
    'limits the number of combining marks per letter',
    (count, mark) => {
      const text = cleaned(page(`<p>a${mark.repeat(count)}b</p>`)).body.textContent
      expect(text).toBe(`a${mark.repeat(chapterLimits.maxCombiningMarks)}b`)
    },
  )

  test.prop([fc.integer({ min: 0, max: 500 }), fc.constantFrom('video', 'input', 'option', 'q')], few)(
    'limits the number of costly elements and keeps their text',
    (excess, name) => {
      const limit = {
        video: 'maxMediaElements',
        input: 'maxFormFields',
        option: 'maxOptions',
        q: 'maxQuotations',
      } as const
      const most = chapterLimits[limit[name as keyof typeof limit]]
      const body = cleaned(page(`<${name}>a</${name}>`.repeat(most + excess))).body
      expect(body.querySelectorAll(name)).toHaveLength(most)
      expect(body.textContent).toHaveLength(most + excess)
    },
  )

  test.prop([fc.constantFrom('mask', 'marker', 'pattern', 'clipPath', 'filter'), fc.boolean()], few)(
    'removes SVG references that expand exponentially',
    (name, isStyle) => {
      const properties: Record<string, string> = { marker: 'marker-start', pattern: 'fill', clipPath: 'clip-path' }
      const property = properties[name] ?? name
      const use = (level: number) =>
        isStyle ? `<rect style="${property}:url(#b${level})"/>` : `<rect ${property}="url('#b${level}')"/>`
      const levels = Array.from({ length: 9 }, (_, at) => `<${name} id="b${at + 1}">${use(at).repeat(10)}</${name}>`)
      expect(cleaned(svgPage(levels.join('') + use(9))).body.innerHTML).not.toContain('url(')
      expect(cleaned(svgPage(`<${name} id="b0"><rect/></${name}>${use(0)}`)).body.innerHTML).toContain('#b0')
    },
  )

  test.prop([fc.constantFrom('& &', '&,& &', 'a,b', ':is(&,&)'), fc.integer({ min: 14, max: 30 })], few)(
    'removes nested CSS rules whose selectors multiply exponentially',
    (selector, depth) => {
      const css = `p,b{${`${selector}{`.repeat(depth)}color:red${'}'.repeat(depth)}}`
      expect(rewritten(css).includes('@media not all') || rewritten(css) === '').toBe(true)
      expect(rewritten('p,b{& i,& u{color:red}}')).toBe('p,b{& i,& u{color:red}}')
    },
  )

  test.prop(
    [
      fc.constantFrom('grid-row:', 'grid-template-columns:repeat(', 'grid-area:1/span ', '--rows:', 'line-height:'),
      fc.integer({ min: 1_001, max: 1e9 }),
    ],
    few,
  )('limits the numbers of grid tracks and grid lines', (declaration, count) => {
    expect(rewritten(`p{${declaration}${count}}`)).not.toContain(String(count))
    expect(rewritten(`p{grid-row:calc(${count}*9);color:red}`)).not.toContain('calc')
  })

  test.prop([fc.integer({ min: 33, max: 2_000 })], few)('limits the number of layers in a CSS declaration', count => {
    const layers = Array.from({ length: count }, () => '1px 1px red').join()
    expect(rewritten(`p{box-shadow:${layers};color:red}`)).toBe('p{color:red}')
    expect(rewritten(`p{filter:${'blur(1px) '.repeat(count)};color:red}`)).toBe('p{color:red}')
    expect(rewritten('p{filter:blur(900px)}')).toBe(`p{filter:blur(${chapterLimits.maxFilterLengthPx}px)}`)
  })

  test('removes rules with :has()', () => {
    expect(rewritten('p:has(~ b), i{color:red}')).toContain('@media not all')
  })

  test('sanitizes SVG in data URLs like SVG in files', () => {
    const address = 'data:image/svg+xml,%3Csvg/%3E'
    const body = cleaned(page(`<img src="${address}"/><img src="data:image/png;base64,AA"/>`)).body
    expect([...body.querySelectorAll('img')].map(image => image.getAttribute('src'))).toEqual([
      null,
      'data:image/png;base64,AA',
    ])
    expect(body.querySelector('img')?.getAttribute('data-longbox-src')).toBe(address)
    const style = sanitizeCss(`p{background:url(${address})}`, createEpubResourceUrlResolver('a.xhtml').resolveStyleUrl)
    expect(style).not.toContain('data:')
  })
})

describe('sanitizing a file of a book', () => {
  // Replaces the class `Blob`, because the Blob of jsdom has no method that reads its content.
  beforeEach(() => void vi.stubGlobal('Blob', ReadableBlob))
  afterEach(() => void vi.unstubAllGlobals())

  test.prop(
    [fc.constantFrom('', 'application/unknown', 'unknown/unknown', '*/*', 'text/plain', 'application/pdf')],
    few,
  )('replaces media types that browsers show as a page', async type => {
    const file = new Blob(['<html><script>1</script></html>'], { type })
    const types = await Promise.all([
      sanitizeEpubResource(file, 'a.bin').then(
        image => image.type,
        () => 'refused',
      ),
    ])
    expect(['application/octet-stream', 'refused']).toContain(types[0])
  })

  test('keeps the media types of images, audio, video and fonts', async () => {
    for (const type of ['image/png', 'audio/mpeg', 'video/mp4', 'font/woff2'])
      expect((await sanitizeEpubResource(new Blob(['a'], { type }), 'a')).type).toBe(type)
  })

  test.each([
    ['audio/mpegurl', 'sound'],
    ['application/vnd.apple.mpegurl', 'sound'],
    ['application/x-mpegURL; charset=utf-8', 'sound'],
    ['audio/mpeg', '#EXTM3U\n#EXTINF:9,\nhttps://evil.example/1.ts'],
    ['video/mp4', '\ufeff \n#EXTM3U'],
    ['application/octet-stream', '#EXTM3U8'],
    ['', '#EXTM3U'],
  ])('rejects a playlist of type "%s" that begins with %j', async (type, content) => {
    await expect(sanitizeEpubResource(new Blob([content], { type }), 'a.mp3')).rejects.toThrow('playlist')
  })

  test('keeps the images inside an SVG drawing, except nested SVG', async () => {
    const png = `data:image/png;base64,${'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJ'.padEnd(2_000, 'A')}`
    const nestedSvg = `data:image/svg+xml,${encodeURIComponent(svg('<rect/>'))}`
    const file = new Blob([svg(`<image href="${nestedSvg}"/><image href="${png}"/>`)], { type: 'image/svg+xml' })
    const sanitized = await (await sanitizeEpubResource(file, 'a.svg')).text()
    expect(sanitized).toContain(` href="${png}"`)
    expect(sanitized).not.toContain(` href="data:image/svg`)
  })

  test.each([
    ['a drawing with references that multiply', useBomb, true],
    ['an outline of 250,000 points', svg(`<path d="M0 0${'L1 2'.repeat(250_000)}"/>`), true],
    [
      'long outlines that are drawn repeatedly',
      svg(`<path id="a" d="M0 0${'L1 2'.repeat(15_000)}"/>${'<use href="#a"/>'.repeat(60)}`),
      true,
    ],
    ['nested elements beyond the limit', svg(nested('g', 1_100)), true],
    ['a simple drawing', svg('<defs><g id="a"><rect/></g></defs><use href="#a"/><path d="M0 0L9 9"/>'), false],
  ])('refuses a drawing as a page if it would block the tab: %s', async (_, text, isRefused) => {
    const drawing = sanitizeSvg(new Blob([text]), '', 'refuse')
    if (isRefused) await expect(drawing).rejects.toThrow(ChapterTooLargeError)
    else expect((await drawing).type).toBe('image/svg+xml')
  })
})
