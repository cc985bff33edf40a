import { extremelySlowFontBase64 } from './extremelySlowFont'

export interface HostileChapter {
  /** Complete document of the first chapter. */
  readonly text: string
  readonly path?: string
  readonly type?: string
  /** Additional files of the hostile book, by path. */
  readonly files?: Readonly<Record<string, string>>
}

const xhtml = 'xmlns="http://www.w3.org/1999/xhtml"'
/**
 * Returns an XHTML document.
 * @param head markup inside the head element
 * @param attributes attributes of the root element
 */
export const createXhtmlDocument = (body: string, head = '', attributes = '') =>
  `<?xml version="1.0"?><html ${xhtml} ${attributes}><head><title>t</title>${head}</head><body>${body}</body></html>`

/**
 * Creates hostile chapters, which try to load files, run scripts or sign the user out. The key of each chapter in the
 * result is the title of its book.
 * @param canary address that no chapter may request
 */
export function createHostileChapters(canary: string): Record<string, HostileChapter> {
  const run = `top.hostile=1;new Image().src='${canary}/ran'`
  const logout = '/api/logout'
  const pictures = [
    logout,
    '../../../../../../api/logout',
    '..%2f..%2f..%2f..%2f..%2f..%2fapi/logout',
    '%2e%2e/%2e%2e/%2e%2e/%2e%2e/%2e%2e/api/logout',
    '..\\..\\..\\..\\..\\api\\logout',
    '%252e%252e/%252e%252e/api/logout',
    `${canary}/img.png`,
  ]
    .map(
      address =>
        `<img alt="" src="${address}"/><video poster="${address}" src="${address}"/><svg xmlns="http://www.w3.org/2000/svg"><image href="${address}" width="9" height="9"/></svg>`,
    )
    .join('')
  const css = [
    `url(${logout})`,
    `u\\72l(${logout})`,
    `url("../../../../../api/logout")`,
    `image-set("${canary}/set.png" 1x)`,
    `src("${canary}/src.png")`,
    `url(/**/${canary}/comment.png)`,
    `-webkit-image-set(url(${canary}/w.png) 1x)`,
  ]
    .map((image, at) => `p:nth-child(${at + 1}){background-image:${image}}`)
    .join('')
  const imports = `@import "${logout}" layer(x);@\\69mport url(${canary}/a.css) supports(display:grid) screen;@import url("../../../../../../api/logout");`
  return {
    'Foreign head': {
      text: `<?xml version="1.0"?><html ${xhtml}><head xmlns="urn:x"/><head><title>t</title></head><body><p>text</p>${pictures}</body></html>`,
    },
    'Several heads': {
      text: `<!-- a --><html ${xhtml}><head/><head><meta http-equiv="Content-Security-Policy" content="default-src *"/></head><body><head/><p>text</p>${pictures}</body></html>`,
    },
    'Prefixed root': {
      text: `<h:html xmlns:h="http://www.w3.org/1999/xhtml"><h:head/><h:body><h:p>text</h:p><h:script>${run}</h:script><h:img src="${logout}" alt=""/></h:body></h:html>`,
    },
    'Foreign root': {
      text: `<html xmlns="urn:x"><head/><body><p>text</p><a:script xmlns:a="http://www.w3.org/1999/xhtml">${run}</a:script></body></html>`,
    },
    'Prefixed elements in loose markup': {
      text: `<html xmlns:a="http://www.w3.org/1999/xhtml"><body><p>text<br><a:script>${run}</a:script><a:iframe src="${canary}/iframe"></a:iframe><a:img src="${logout}"></a:img></body></html>`,
    },
    'Frameset document': { text: `<html ${xhtml}><head/><frameset><frame src="${canary}/frame"/></frameset></html>` },
    Mutations: {
      text: `<html><body><p>text<svg><style><img src=x onerror="${run}"></style></svg><math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${run}&gt;"></math><noscript><p title="</noscript><img src=x onerror=${run}>"></noscript><template><script>${run}</script></template><![CDATA[<script>${run}</script>]]><plaintext><script>${run}</script>`,
    },
    'Styles in disguise': {
      text: createXhtmlDocument(
        `${'<p>text</p>'.repeat(8)}<p style="background:u\\72l(${logout})">a</p>`,
        `<style>${imports}${css}</style><link rel="stylesheet" href="a.css"/><link rel="stylesheet" href="${logout}"/>`,
      ),
      files: { 'a.css': imports + css },
    },
    'Sheet that transforms': {
      text: `<?xml version="1.0"?><?xml-stylesheet type="text/xsl" href="a.xsl"?><?xml-stylesheet type="text/css" href="${logout}"?><html ${xhtml}><head/><body><p>text</p></body></html>`,
      files: {
        'a.xsl': `<x:stylesheet version="1.0" xmlns:x="http://www.w3.org/1999/XSL/Transform"><x:template match="/"><html ${xhtml}><body><script>${run}</script></body></html></x:template></x:stylesheet>`,
      },
    },
    'Drawing as a chapter': {
      type: 'image/svg+xml',
      path: 'one.svg',
      text: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" onload="${run}"><script>${run}</script><style>@import "${canary}/svg.css";</style><image href="${logout}" width="9" height="9"/><text y="5">text</text></svg>`,
    },
    'Drawing as text': {
      path: 'one.xhtml',
      text: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" onload="${run}"><script>${run}</script><image href="${logout}" width="9" height="9"/><text y="5">text</text></svg>`,
    },
    'Links to the server': {
      text: createXhtmlDocument(
        `<p>text <a id="run" href="${logout}">a</a> <a id="run2" href="../../../../../../api/logout">b</a></p>`,
      ),
    },
  }
}

/**
 * Chapters that a browser would need minutes to parse or lay out. The reader must show a message instead of these
 * chapters.
 */
export const oversizedHostileChapters: Record<string, HostileChapter> = {
  'Nested 200000': { text: createXhtmlDocument('<div>'.repeat(200_000) + '</div>'.repeat(200_000)) },
  'Nested 20000': { text: createXhtmlDocument('<div>'.repeat(20_000) + '</div>'.repeat(20_000)) },
  'Nested loosely': { text: `<html><body><p>text<br>${'<div>'.repeat(40_000)}` },
  'Fifty megabytes': { text: createXhtmlDocument('<p>word word word word</p>'.repeat(2_000_000)) },
  'Many elements': { text: createXhtmlDocument('<p>a</p>'.repeat(300_000)) },
  'Many attributes': {
    text: createXhtmlDocument(`<p ${Array.from({ length: 100_000 }, (_, at) => `a${at}="1"`).join(' ')}>a</p>`),
  },
  'Runs of directions': { text: createXhtmlDocument(`<p>${'\u05d0\u03b1'.repeat(90_000)}</p>`) },
  'Runs of scripts': { text: createXhtmlDocument(`<p>${'a\u6f22\u0416'.repeat(30_000)}</p>`) },
  'Endless heights': { text: createXhtmlDocument('<p style="height:1e9px">a</p>'.repeat(3_000)) },
  'Lines of one letter': {
    text: createXhtmlDocument(
      `<p style="width:1px;word-break:break-all">${'a'.repeat(200_000)}</p>`.repeat(6),
      '<style>p{margin:0}</style>',
    ),
  },
}

const svgNamespace = 'xmlns="http://www.w3.org/2000/svg"'
const useBomb = `<svg ${svgNamespace} viewBox="0 0 9 9"><rect id="a0" width="1" height="1"/>${[1, 2, 3, 4, 5, 6, 7].map(level => `<g id="a${level}">${`<use href="#a${level - 1}"/>`.repeat(10)}</g>`).join('')}</svg>`
const inlineBomb = `data:image/svg+xml;base64,${Buffer.from(useBomb).toString('base64')}`
const styled = (css: string, body: string) =>
  createXhtmlDocument(`<p>text</p>${body}`, `<style>${css.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</style>`)

/** Chapters with a slow layout. The reader does not reject these chapters, but sanitizes and shows them. */
export const costlyLayoutChapters: Record<string, HostileChapter> = {
  'Lines of one paragraph': { text: createXhtmlDocument(`<p>text</p><p>${'a<br/>'.repeat(16_000)}</p>`) },
  'Drawings in one line': {
    text: createXhtmlDocument(
      `<p>text</p>${'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 99 99"><rect width="9" height="9"/></svg>'.repeat(950)}`,
    ),
  },
  'Marks in an attribute': {
    text: styled('b::before{content:attr(title)}', `<b title="a${'\u0301'.repeat(900_000)}"/>`),
  },
  'Use bomb': {
    text: createXhtmlDocument(
      `<p>text</p><svg xmlns="http://www.w3.org/2000/svg"><rect id="a0" width="1" height="1"/>${[1, 2, 3, 4, 5, 6, 7].map(level => `<g id="a${level}">${`<use href="#a${level - 1}"/>`.repeat(10)}</g>`).join('')}</svg>`,
    ),
  },
  'Use bomb in an address': {
    text: styled(`b{background:url(${inlineBomb})}`, `<img src="${inlineBomb}" alt=""/><b>a</b>`),
  },
  'Mask bomb': {
    text: createXhtmlDocument(
      `<p>text</p><svg ${svgNamespace} viewBox="0 0 99 99"><mask id="b0"><rect width="9" height="9"/></mask>${[1, 2, 3, 4, 5, 6, 7, 8].map(level => `<mask id="b${level}">${`<rect width="9" height="9" style="mask:url(#b${level - 1})"/>`.repeat(10)}</mask>`).join('')}<rect width="99" height="99" mask="url(#b8)"/></svg>`,
    ),
  },
  'Nested rules': {
    text: styled(`p,b{${'&:not(.a &),&:is(&,& &){'.repeat(28)}color:red${'}'.repeat(28)}}`, '<p>a</p>'.repeat(2_000)),
  },
  'Endless grid': {
    text: createXhtmlDocument(
      '<div style="display:grid"><p style="grid-row:9000000/span 900000;grid-column:9000000">a</p></div><p>text</p>',
    ),
  },
  'Rules for all elements': {
    text: styled(
      Array.from({ length: 19_000 }, (_, at) => `*:nth-child(${at + 7}n) *:not(.x${at}){color:red}`).join(''),
      '<p>a</p>'.repeat(10_000),
    ),
  },
  'Marks on a letter': { text: createXhtmlDocument(`<p>text</p><p>a${'\u0301'.repeat(900_000)}</p>`) },
  'Many films': { text: createXhtmlDocument(`<p>text</p>${'<video controls="" src="a.mp4"/>'.repeat(6_000)}`) },
  'Many choices': {
    text: createXhtmlDocument(`<p>text</p><select size="20000">${'<option>a</option>'.repeat(25_000)}</select>`),
  },
  'Nested columns': {
    text: createXhtmlDocument(
      `${'<div style="columns:2">'.repeat(12)}<p>text</p>${'<p>the harbour lay grey</p>'.repeat(50)}${'</div>'.repeat(12)}`,
    ),
  },
  'Dense grid': {
    text: styled(
      'div{display:grid;grid-auto-flow:row dense}',
      `<div>${Array.from({ length: 5_000 }, (_, at) => `<p style="grid-column:span ${(at % 9) + 1}">a</p>`).join('')}</div>`,
    ),
  },
  'Variables that multiply': {
    text: styled(
      `p{--v0:0 0 9px red,;${[1, 2, 3, 4, 5, 6].map(level => `--v${level}:${`var(--v${level - 1})`.repeat(10)};`).join('')}box-shadow:var(--v6) 1px 1px red}p::before{content:var(--v6)}`,
      '<p>a</p>'.repeat(100),
    ),
  },
  'Mask bomb by rules': {
    text: styled(
      Array.from({ length: 9 }, (_, at) => `.c${at}{mask:url(#b${at})}`).join(''),
      `<svg ${svgNamespace} viewBox="0 0 99 99"><mask id="b0"><rect width="9" height="9"/></mask>${[1, 2, 3, 4, 5, 6, 7, 8].map(level => `<mask id="b${level}">${`<rect class="c${level - 1}" width="9" height="9"/>`.repeat(10)}</mask>`).join('')}<rect class="c8" width="99" height="99"/></svg>`,
    ),
  },
  'Filter bomb': {
    text: createXhtmlDocument(
      `<p>text</p><svg ${svgNamespace} viewBox="0 0 99 99"><filter id="f">${Array.from({ length: 40 }, (_, at) => `<feBlend in="${at ? `r${at - 1}` : 'SourceGraphic'}" in2="${at ? `r${at - 1}` : 'SourceGraphic'}" result="r${at}"/>`).join('')}</filter><rect width="99" height="99" filter="url(#f)"/></svg>`,
    ),
  },
  'Quotation marks by rules': {
    text: styled(
      'b::before{content:open-quote}',
      `${'<div>'.repeat(150)}${'<b>a</b>'.repeat(20_000)}${'</div>'.repeat(150)}`,
    ),
  },
  'Animations that start each other': {
    text: createXhtmlDocument(
      `<p>text</p><svg ${svgNamespace} viewBox="0 0 99 99">${Array.from({ length: 290 }, (_, at) => `<rect width="9" height="9"><animate id="a${at}" attributeName="x" values="1;2" dur="0.01s" begin="${Array.from({ length: 300 }, (_, next) => `a${(at + next) % 290}.end`).join(';')};0s"/></rect>`).join('')}</svg>`,
    ),
  },
  'Animated outlines': {
    text: createXhtmlDocument(
      `<p>text</p><svg ${svgNamespace} viewBox="0 0 99 99">${`<path stroke="red" d="M0 0${'L90 90L10 5'.repeat(500)}"><animate attributeName="stroke-width" from="0" to="90" dur=".1s" repeatCount="indefinite"/></path>`.repeat(90)}</svg>`,
    ),
  },
  'Many languages': {
    text: createXhtmlDocument(
      `<p>text</p>${Array.from({ length: 20_000 }, (_, at) => `<b lang="x-${at}">a</b> `).join('')}`,
    ),
  },
  'Pyramid of floats': {
    text: styled(
      'b{float:left;height:3px}',
      Array.from({ length: 7_800 }, (_, at) => `<b style="width:${at % 600}px">a</b>`).join(''),
    ),
  },
  'Nested boxes that wrap': {
    text: styled(
      'div{display:flex;flex-wrap:wrap}',
      `${'<div>'.repeat(30)}${'<p>a</p>'.repeat(6_000)}${'</div>'.repeat(30)}`,
    ),
  },
  'One paragraph of two scripts': {
    text: createXhtmlDocument(`<p>text</p><p>${'これは長い日本語の文章です'.repeat(15_000)}</p>`),
  },
  'Operators in a row': {
    text: createXhtmlDocument(
      `<p>text</p><math xmlns="http://www.w3.org/1998/Math/MathML"><mrow>${'<mo stretchy="true">(</mo>'.repeat(11_000)}</mrow></math>`,
    ),
  },
  'Many floats': { text: styled('b{float:left}', '<b>a</b>'.repeat(30_000)) },
  'Wide cells': {
    text: createXhtmlDocument(
      `<p>text</p><table>${`<tr>${'<td colspan="65534" rowspan="65534">a</td>'.repeat(20)}</tr>`.repeat(50)}</table>`,
    ),
  },
  'Joined letters': { text: styled('', `<p>${'a\u200d'.repeat(90_000)}</p>`.repeat(3)) },
  'Long Arabic words': { text: styled('', `<p dir="rtl">${'\u0645'.repeat(9_000)}</p>`.repeat(30)) },
  'Wide table': { text: styled('', `<table>${`<tr>${'<td>word word</td>'.repeat(450)}</tr>`.repeat(22)}</table>`) },
  // This chapter must stay at the end of the list. Its font keeps a thread of the browser busy until the tab is closed.
  'Font without end': {
    text: styled(
      `@font-face{font-family:f;src:url(data:font/otf;base64,${extremelySlowFontBase64})}b{font-family:f}`,
      '<b>abc</b>',
    ),
  },
}
