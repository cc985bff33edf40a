// @vitest-environment jsdom
import { describe, expect, test } from 'vitest'
import { chapterContentSecurityPolicy } from './chapterContentSecurityPolicy'
import { createEpubResourceUrlResolver } from './copyAllowedAttributes'
import { sanitizeChapter } from './sanitizeChapter'

const sanitizeDocument = (chapter: Document) => sanitizeChapter(chapter, createEpubResourceUrlResolver('text/a.xhtml'))

const sanitizeMarkup = (body: string, head = '') => {
  const source = `<html xmlns="http://www.w3.org/1999/xhtml" xmlns:xlink="http://www.w3.org/1999/xlink"><head>${head}</head><body>${body}</body></html>`
  const chapter = new DOMParser().parseFromString(source, 'application/xhtml+xml')
  return new XMLSerializer().serializeToString(sanitizeDocument(chapter))
}

describe('hostile chapter', () => {
  test.each([
    ['script', '<script>x</script>'],
    ['script', '<svg xmlns="http://www.w3.org/2000/svg"><script>x</script></svg>'],
    ['onerror', '<img src="a.png" onerror="x"/>'],
    ['onclick', '<p onclick="x">a</p>'],
    ['javascript', '<a href="javascript:x">a</a>'],
    ['javascript', '<a href=" java&#9;script:x">a</a>'],
    ['javascript', '<svg xmlns="http://www.w3.org/2000/svg"><a xlink:href="javascript:x"><text>a</text></a></svg>'],
    ['vbscript', '<a href="vbscript:x">a</a>'],
    ['text/html', '<a href="data:text/html,x">a</a>'],
    ['iframe', '<iframe src="http://evil.example"></iframe>'],
    ['object', '<object data="http://evil.example"></object>'],
    ['embed', '<embed src="http://evil.example"/>'],
    ['action', '<form action="http://evil.example"><input/></form>'],
    ['formaction', '<button formaction="http://evil.example">a</button>'],
    ['ping', '<a href="a.xhtml" ping="http://evil.example">a</a>'],
    ['<set', '<svg xmlns="http://www.w3.org/2000/svg"><a><set attributeName="href" to="javascript:x"/></a></svg>'],
    ['evil', '<img src="http://evil.example/a.png"/>'],
    ['evil', '<img src="//evil.example/a.png"/>'],
    ['evil', '<img src="\\\\evil.example/a.png"/>'],
    ['evil', '<img srcset="a.png 1x, https://evil.example/b.png 2x"/>'],
    ['evil', '<picture><source srcset="https://evil.example/b.png"/></picture>'],
    ['evil', '<svg xmlns="http://www.w3.org/2000/svg"><image href="https://evil.example/b.png"/></svg>'],
    ['evil', '<svg xmlns="http://www.w3.org/2000/svg"><use href="https://evil.example/b.svg#a"/></svg>'],
    [
      'evil',
      '<svg xmlns="http://www.w3.org/2000/svg"><filter><feImage href="https://evil.example/b.png"/></filter></svg>',
    ],
    [
      'evil',
      '<svg xmlns="http://www.w3.org/2000/svg" xmlns:z="http://www.w3.org/1999/xlink"><image z:href="https://evil.example/b"/></svg>',
    ],
    [
      'javascript',
      '<svg xmlns="http://www.w3.org/2000/svg" xmlns:z="http://www.w3.org/1999/xlink"><a z:href="javascript:x"/></svg>',
    ],
    [
      'javascript',
      '<svg xmlns="http://www.w3.org/2000/svg"><a><animate attributeName="xlink:href" values="javascript:x"/></a></svg>',
    ],
    ['x()', '<svg xmlns="http://www.w3.org/2000/svg"><animate attributeName="onclick" to="x()"/></svg>'],
    ['javascript', '<math xmlns="http://www.w3.org/1998/Math/MathML" href="javascript:x"><mi>a</mi></math>'],
    ['evil', '<math xmlns="http://www.w3.org/1998/Math/MathML" href="http://evil.example"><mi>a</mi></math>'],
    [
      'evil',
      '<math xmlns="http://www.w3.org/1998/Math/MathML"><annotation-xml encoding="text/html"><img xmlns="http://www.w3.org/1999/xhtml" src="http://evil.example"/></annotation-xml></math>',
    ],
    ['script', '<x:script xmlns:x="http://www.w3.org/1999/xhtml">x</x:script>'],
    ['javascript', '<a href="JaVaScRiPt&#x3a;x">a</a>'],
    ['javascript', '<area href="javascript:x"/>'],
    ['blob:', '<a href="blob:http://localhost/1">a</a>'],
    ['file:', '<a href="file:///etc/passwd">a</a>'],
    ['svg+xml,<', '<a href="data:image/svg+xml,&lt;svg/onload=x&gt;">a</a>'],
    ['text/html', '<img src="data:text/html,x"/>'],
    [
      'evil',
      '<video poster="http://evil.example/a" src="http://evil.example/b"><track src="http://evil.example/c"/></video>',
    ],
    ['autoplay', '<audio autoplay="" src="a.mp3"/>'],
    ['evil', '<table background="http://evil.example/a"><tr/></table>'],
    ['evil', '<p style="background: url(http://evil.example/a)">a</p>'],
    ['evil', '<p style="background: url( &quot;//evil.example/a&quot; )">a</p>'],
    ['important', '<p style="color: #fff ! important">a</p>'],
    ['evil', '<style>@import "http://evil.example/a.css"; p { background: url(https://evil.example/b) }</style>'],
    ['evil', '<style>@import url(//evil.example/a.css);</style>'],
    ['evil', '<p xml:base="http://evil.example/"><img src="a.png"/></p>'],
    ['createRange', '<img name="createRange" src="a.png"/>'],
    ['srcdoc', '<p srcdoc="x">a</p>'],
    ['template', '<template><script>x</script></template>'],
    ['evil', '<input type="image" src="http://evil.example/a"/>'],
    ['attributionsrc', '<img src="a.png" attributionsrc="http://evil.example"/>'],
  ])('removes the forbidden text %s', (forbidden, body) => {
    expect(sanitizeMarkup(body)).not.toContain(forbidden)
  })

  test('removes redirects, base URLs and prefetch links', () => {
    const head =
      '<meta http-equiv="refresh" content="0;url=http://evil.example"/><base href="http://evil.example/"/><link rel="preload" href="http://evil.example/x"/><link rel="dns-prefetch stylesheet" href="style.css"/><link rel="stylesheet" href="https://evil.example/a.css"/>'
    const result = sanitizeMarkup('', head)
    expect(result).not.toMatch(/evil|prefetch|preload/)
    expect(result).toContain('style.css')
  })

  test('removes processing instructions', () => {
    const source =
      '<?xml-stylesheet href="http://evil.example/a.css"?><html xmlns="http://www.w3.org/1999/xhtml"><head/><body/></html>'
    const chapter = new DOMParser().parseFromString(source, 'application/xhtml+xml')
    expect(new XMLSerializer().serializeToString(sanitizeDocument(chapter))).not.toContain('evil')
  })

  test('keeps ordinary book markup', () => {
    const body =
      '<h1 id="a">A</h1><a href="b.xhtml#x">b</a><img src="data:image/png;base64,AA" alt=""/><a href="https://example.org">c</a>'
    expect(sanitizeMarkup(body)).toContain(body.slice(0, 30))
    expect(sanitizeMarkup(body)).toContain('data:image/png')
    expect(sanitizeMarkup(body)).toContain('https://example.org')
    expect(sanitizeMarkup('<p style="background: url(a.png)">a</p>')).toContain('longbox-file:text/a.png')
    expect(sanitizeMarkup('<img srcset="a.png 1x, b.png 2x"/>')).toContain('data-longbox-src="text/a.png"')
    expect(sanitizeMarkup('<img src="../images/a%20b.png"/>')).toContain('data-longbox-src="images/a b.png"')
    expect(sanitizeMarkup('<a name="old">a</a>')).toContain('old')
  })
})

test('the content security policy allows no requests to a server', () => {
  expect(chapterContentSecurityPolicy).toContain("default-src 'none'")
  expect(chapterContentSecurityPolicy).toContain("script-src 'none'")
  expect(chapterContentSecurityPolicy).not.toMatch(/'self'|https?:|\*/)
})

test('sanitizes forms and images whose names hide DOM properties', () => {
  const fields = ['attributes', 'localName', 'remove', 'setAttribute', 'childNodes', 'replaceWith']
  const form = `<form onclick="x">${fields.map(name => `<input name="${name}">`).join('')}<p onclick="x">a</p></form>`
  const pictures = ['querySelectorAll', 'childNodes', 'documentElement'].map(name => `<img name="${name}">`).join('')
  const chapter = new DOMParser().parseFromString(pictures + form, 'text/html')
  const result = new XMLSerializer().serializeToString(sanitizeDocument(chapter))
  expect(result).toContain('<p>a</p>')
  expect(result).not.toContain('onclick')
  expect(result).not.toContain('<form')
  expect(result).not.toContain('name="querySelectorAll"')
})

test('replaces elements beyond the depth limit by their content', () => {
  const deep = sanitizeMarkup(`${'<div>'.repeat(600)}<p>a <b>word</b></p>${'</div>'.repeat(600)}`)
  expect(deep.match(/<div/g)?.length).toBeLessThan(210)
  expect(deep).toContain('a word')
  expect(sanitizeMarkup(`${'<div>'.repeat(20)}<p>a <b>word</b></p>${'</div>'.repeat(20)}`)).toContain('<b>word</b>')
})

test('keeps MathML unchanged', () => {
  const formula =
    '<math xmlns="http://www.w3.org/1998/Math/MathML" display="block"><mfrac><mi>a</mi><msqrt><mn>2</mn></msqrt></mfrac></math>'
  expect(sanitizeMarkup(formula)).toContain(formula)
})

test('replaces style sheet instructions of SVG documents by links to files of the book', () => {
  const page = sanitizeChapter(
    new DOMParser().parseFromString(
      '<?xml version="1.0"?><?xml-stylesheet type="text/css" href="plate.css"?><?xml-stylesheet href="http://evil.example/a.css"?><?xml-stylesheet alternate="yes" href="b.css"?><?xml-stylesheet type="text/xsl" href="c.xsl"?><svg xmlns="http://www.w3.org/2000/svg"><rect/></svg>',
      'image/svg+xml',
    ),
    createEpubResourceUrlResolver('plates/one.svg'),
  )
  expect([...page.querySelectorAll('link')].map(link => link.getAttribute('data-longbox-href'))).toEqual([
    'plates/plate.css',
  ])
  expect(page.body.firstElementChild?.localName).toBe('svg')
})

describe('alternatives of the same content', () => {
  const math = '<math xmlns="http://www.w3.org/1998/Math/MathML"><mi>x</mi></math>'
  const switchOf = (namespace: string) =>
    `<epub:switch xmlns:epub="http://www.idpf.org/2007/ops"><epub:case required-namespace="${namespace}">${math}</epub:case><epub:default><p>Default</p></epub:default></epub:switch>`
  test('epub:switch is replaced by the case with a formula', () => {
    const copy = sanitizeMarkup(switchOf('http://www.w3.org/1998/Math/MathML'))
    expect(copy).toContain('<mi>x</mi>')
    expect(copy).not.toContain('Default')
  })
  test('epub:switch with unknown cases is replaced by its default', () => {
    const copy = sanitizeMarkup(switchOf('http://www.xml-cml.org/schema'))
    expect(copy).toContain('<p>Default</p>')
    expect(copy).not.toContain('<mi>')
  })
  test('an object is replaced by its image, or else by its fallback', () => {
    const copy = sanitizeMarkup(
      '<object data="a.svg" type="image/svg+xml" width="40">Plate</object><object data="b.swf"><param name="x"/><p>Fallback</p></object><object data="https://evil.example/a.png" type="image/png"><p>Local</p></object>',
    )
    expect(copy).toMatch(/<img[^>]*data-longbox-src="text\/a\.svg"/)
    expect(copy).toMatch(/<img[^>]*alt="Plate"/)
    expect(copy).toContain('<p>Fallback</p><p>Local</p>')
    expect(copy).not.toMatch(/object|param|evil/)
  })
})
