import { expect, test } from 'vitest'
import { createEpubResourceUrlResolver } from '../copyAllowedAttributes'
import { sanitizeCss } from './sanitizeCss'

const { resolveStyleUrl } = createEpubResourceUrlResolver('text/a.xhtml')
const sanitize = (css: string, isAttribute = false) => sanitizeCss(css, resolveStyleUrl, { isAttribute })

test.each([
  ['p{background:url(a.png)}', 'p{background:url("longbox-file:text/a.png")}'],
  ["p{background:u\\72l( '../i/a b.png' ) no-repeat}", 'p{background: url("longbox-file:i/a%20b.png")  no-repeat}'],
  ['p{background:image-set("a.png" 1x)}', 'p{background:image-set(url("longbox-file:text/a.png") 1x)}'],
  ['p{background:url(http://evil.example/)}', 'p{background:url("data:,")}'],
  ['p{background:src("//evil.example/")}', 'p{background:url("data:,")}'],
  ['p{filter:url(#a)}', 'p{filter:url("#a")}'],
  ['@import "b.css" layer(x) screen;', '@import url("longbox-sheet:text/b.css") layer(x) screen;'],
  ['@import url(//evil.example/b.css);p{}', 'p{}'],
  ['@charset "utf-8";p{}', 'p{}'],
  ['@layer longbox{p{color:red}}p{}', '@media not all{p{color:red}}p{}'],
  ['@layer a,longbox-limits;p{}', 'p{}'],
  ['@import "b.css" layer(longbox);p{}', 'p{}'],
  ['@namespace epub "http://www.idpf.org/2007/ops";', '@namespace epub "http://www.idpf.org/2007/ops";'],
  [
    '@font-face{font-family:F;src:local(F),url(f.woff) format("woff")}',
    '@font-face{font-family:F;src:local(F),local("longbox-font:text/f.woff") }',
  ],
  ['p{-epub-text-align-last:right}', 'p{text-align-last:right}'],
  ['p{-epub-text-combine: horizontal}', 'p{text-combine-upright: all}'],
  ['p{-epub-text-emphasis-position:under left}', 'p{text-emphasis-position:under left}'],
  [
    'p{text-transform: -epub-fullwidth !important}',
    'p{--longbox-text-transform:full-width;text-transform: full-width !important}',
  ],
  ['p{color:red;text-transform:none}', 'p{color:red;--longbox-text-transform:none;text-transform:none}'],
  ['p{text-transform:uppercase}', 'p{text-transform:uppercase}'],
  ['full-width{font-family:full-width}', 'full-width{font-family:full-width}'],
  ['p{-epub-text-orientation:sideways-right}', 'p{text-orientation:sideways}'],
  ['p{-epub-column-count:2;-epub-columns:2;color:red}', 'p{color:red}'],
  ['-epub-hyphens{color:red}', '-epub-hyphens{color:red}'],
  ['p{columns:2;color:red}', 'p{color:red}'],
  ['p{color:red;column-count:2}', 'p{color:red;}'],
  ['columns:hover{color:red}', 'columns:hover{color:red}'],
  ['p::before{content:"url(http://x)"}', 'p::before{content:"url(http://x)"}'],
  ['p{margin:1e9px -1e9em 2em}', 'p{margin:20000px -1000em 2em}'],
  ['p{/* url(http://x) */color:red}', 'p{color:red}'],
  ['p{unicode-range:U+0025-00FF,u+4??}', 'p{unicode-range:U+0025-00FF,u+4??}'],
])('rewrites %s', (css, expected) => {
  expect(sanitize(css)).toBe(expected)
})

test('removes !important only from style attributes', () => {
  expect(sanitize('color:#fff ! important;margin:0', true)).toBe('color:#fff  ;margin:0')
  expect(sanitize('p{color:#fff !important}')).toBe('p{color:#fff !important}')
})

test('drops a style with too many rules, and a rule with a selector that is too long', () => {
  expect(sanitize('a{}'.repeat(30_000))).toBe('')
  expect(sanitize(`${'a '.repeat(4_000)}{color:red}b{color:red}`)).toBe('@media not all{color:red}b{color:red}')
})

test.each(['@0{', '@container{color:red}', '{color:red}', 'color:red;&:hover{color:blue}'])(
  'drops a style attribute that contains the block %s',
  css => expect(sanitize(css, true)).toBe(''),
)

test.each([
  'a(@import "http://a.example/b.css";',
  'a(@import "http://a.example/b.css"){color:red}',
  'a[@font-face "http://a.example/"]{}',
])('drops a rule with an at-keyword in brackets: %s', css => {
  expect(sanitizeCss(css, () => undefined)).not.toContain('a.example')
})
