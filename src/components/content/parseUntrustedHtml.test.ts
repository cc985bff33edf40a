// @vitest-environment jsdom
import { describe, expect, test } from 'vitest'
import { fc, test as property } from '../../../tests/harness/propertyTest'
import { parseUntrustedHtml, untrustedContentLimits } from './parseUntrustedHtml'
import type { AllowedContentTagName, SanitizedContentNode } from './sanitizedContentNode'

const element = (tag: AllowedContentTagName, ...children: SanitizedContentNode[]): SanitizedContentNode => ({
  kind: 'element',
  tag,
  children,
})
const link = (url: string, ...children: SanitizedContentNode[]): SanitizedContentNode => ({
  kind: 'link',
  url,
  children,
})
const image = (url: string | undefined, description: string): SanitizedContentNode => ({
  kind: 'media',
  media: 'image',
  url,
  description,
})

const flatten = (nodes: readonly SanitizedContentNode[]): SanitizedContentNode[] =>
  nodes.flatMap(node => [node, ...(typeof node !== 'string' && 'children' in node ? flatten(node.children) : [])])

describe('markup', () => {
  test.each([
    ['<p>a <b>new</b> <i>shelf</i></p>', [element('p', 'a ', element('strong', 'new'), ' ', element('em', 'shelf'))]],
    ['<section><font color=red>a</font></section>', [element('div', 'a')]],
    ['<ol start=3><li>a</ol>', [{ kind: 'orderedList', start: 3, children: [element('li', 'a')] }]],
    ['<ol start=1e9><li>a</ol>', [{ kind: 'orderedList', start: 1, children: [element('li', 'a')] }]],
    ['<input type=checkbox checked disabled> a', [{ kind: 'checkbox', isChecked: true }, ' a']],
    ['<button onclick=x()>a</button><form action=//evil><input name=p></form>', ['a']],
    ['<details open><summary>a</summary>b</details>', [element('details', element('summary', 'a'), 'b')]],
    ['<!-- a --><custom-element>b</custom-element>', ['b']],
  ])('reduces %s to allowed elements', (html, nodes) => {
    expect(parseUntrustedHtml(html)).toEqual(nodes)
  })

  test.each([
    '<script>top.ran=1</script>',
    '<style>*{background:url(//evil)}</style>',
    '<svg onload="top.ran=1"><a href="x">y</a></svg>',
    '<math><mi xlink:href="javascript:x">y</mi></math>',
    '<object data=x>y</object><embed src=x>',
    '<template><img src=x onerror=y></template>',
    '<link rel=stylesheet href=//evil><meta http-equiv=refresh content="0;url=//evil"><base href=//evil>',
    '<noscript><p title="</noscript><img src=x onerror=y>">',
    '<textarea><img src=x></textarea><select><option>y</select>',
  ])('removes %s with its content', html => {
    expect(flatten(parseUntrustedHtml(html) ?? []).filter(node => typeof node !== 'string')).toEqual(
      html.startsWith('<noscript>') ? [element('p')] : [],
    )
  })

  test('ranks headings without gaps', () => {
    const nodes = parseUntrustedHtml('<h4>a</h4><div><h2>b</h2></div><h6>c</h6><h4>d</h4>')
    const levels = flatten(nodes ?? []).flatMap(node =>
      typeof node !== 'string' && node.kind === 'heading' ? [node.level] : [],
    )
    expect(levels).toEqual([2, 1, 3, 2])
  })

  test('limits the spans of cells', () => {
    const nodes = parseUntrustedHtml('<table><tr><th colspan=9999 rowspan=-1>a</table>')
    expect(flatten(nodes ?? [])).toContainEqual(
      expect.objectContaining({ kind: 'cell', columnSpan: untrustedContentLimits.maxCellSpan, rowSpan: 1 }),
    )
  })
})

describe('links', () => {
  test.each([
    ['https://example.org/a', 'https://example.org/a'],
    ['mailto:a@example.org', 'mailto:a@example.org'],
    ['/blog', 'https://example.org/blog'],
    ['//other.org/a', 'https://other.org/a'],
  ])('keeps a link to %s', (href, url) => {
    expect(
      parseUntrustedHtml(`<a href="${href}" target=_self ping=//evil onclick=x()>a</a>`, 'https://example.org/news'),
    ).toEqual([link(url, 'a')])
  })

  test.each([
    'javascript:alert(1)',
    ' java\nscript:alert(1)',
    'data:text/html,a',
    'vbscript:a',
    'file:///etc/passwd',
    'blob:https://example.org/a',
    '#top',
    'http://',
  ])('turns a link to %s into text', href => {
    expect(parseUntrustedHtml(`<a href="${href}">a</a>`, 'https://example.org/news')).toEqual(['a'])
  })

  test('turns a link to our own host into text, and an image on our own host into its description', () => {
    const address = `${location.origin}/?xAuthToken=SESSION`
    expect(parseUntrustedHtml(`<a href="${address}">a</a><img src="${address}" alt="b">`)).toEqual([
      'a',
      image(undefined, 'b'),
    ])
  })

  test('keeps only absolute links if there is no base URL', () => {
    expect(parseUntrustedHtml('<a href="/blog">a</a>')).toEqual(['a'])
  })
})

describe('media', () => {
  test.each([
    ['<img src="https://example.org/a.png" alt="A shelf">', image('https://example.org/a.png', 'A shelf')],
    [
      '<picture><source srcset=x><img src="a.png" alt="A shelf"></picture>',
      image('https://example.org/a.png', 'A shelf'),
    ],
    ['<img src="data:image/png;base64,AAAA" alt="A shelf">', image(undefined, 'A shelf')],
    [
      '<iframe src="https://video.example.org/1" title="A film"></iframe>',
      { kind: 'media', media: 'frame', url: 'https://video.example.org/1', description: 'A film' },
    ],
    [
      '<video poster=p.png><source src="a.mp4"></video>',
      { kind: 'media', media: 'video', url: 'https://example.org/a.mp4', description: '' },
    ],
  ])('turns %s into a media node', (html, node) => {
    expect(parseUntrustedHtml(html, 'https://example.org/')).toEqual([node])
  })

  test('an image inside a link has no URL', () => {
    expect(parseUntrustedHtml('<a href="https://a.org/"><img src="https://b.org/" alt="b"></a>')).toEqual([
      link('https://a.org/', image(undefined, 'b')),
    ])
  })

  test('removes an image of one pixel', () => {
    expect(parseUntrustedHtml('<img src="https://a.org/count" width=1 height=1 alt="">')).toEqual([])
  })
})

describe('limits', () => {
  test('refuses a text that is too long', () => {
    expect(parseUntrustedHtml('a'.repeat(untrustedContentLimits.maxChars + 1))).toBeUndefined()
  })

  test('refuses formatting that a parser would repeat in each paragraph', () => {
    const fonts = Array.from({ length: 2000 }, (_, index) => `<font size=${index}>`).join('')
    expect(parseUntrustedHtml(`${fonts}${'<p>a'.repeat(5_000)}`)).toBeUndefined()
  })

  test('flattens deep markup and keeps its text', () => {
    const nodes = flatten(parseUntrustedHtml(`${'<blockquote>'.repeat(400)}lamp`) ?? [])
    expect(nodes.length).toBeLessThan(untrustedContentLimits.maxDepth + 5)
    expect(nodes.at(-1)).toBe('lamp')
  })
})

const piece = fc.constantFrom(
  '<a href="javascript:x">',
  '<a href=https://example.org>',
  '</a>',
  '<img src=x onerror=alert(1)>',
  '<svg><script>',
  '</svg>',
  '<table><tr><td>',
  '<math><mtext><style>',
  '<noscript>',
  '<!--',
  '-->',
  '<![CDATA[',
  '"\'>',
  '<iframe srcdoc="',
  'text',
)

property.prop([
  fc.oneof(
    fc.array(piece, { maxLength: 30 }).map(pieces => pieces.join('')),
    fc.string(),
  ),
])('every parsed link and reference is a web or mail address', html => {
  for (const node of flatten(parseUntrustedHtml(html) ?? [])) {
    if (typeof node === 'string' || !('url' in node) || node.url === undefined) continue
    expect(node.url).toMatch(/^(https?:\/\/|mailto:)/)
  }
})
