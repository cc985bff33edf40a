import { fc } from '../../harness/propertyTest'

const namespaceOf: Readonly<Record<string, string>> = {
  '': 'http://www.w3.org/1999/xhtml',
  s: 'http://www.w3.org/2000/svg',
  m: 'http://www.w3.org/1998/Math/MathML',
  x: 'urn:x',
  a: 'http://www.w3.org/1999/xhtml',
}

const names =
  `a abbr annotation-xml applet area audio base body button desc details div embed fencedframe foreignObject form
  frame frameset head html iframe image img input link map math meta mglyph mi mtext noembed noframes noscript object p
  plaintext portal rect script select set style svg table td template textarea title tr use video xmp animate animateTransform
  handler listener discard mfrac span unknown-element SCRIPT IFrame`.split(/\s+/)

/**
 * URLs from which a sanitized chapter must load nothing. Each URL contains `evil` or is an address of the server from
 * which the client was loaded.
 */
export const hostileUrls = [
  'http://evil.example/a',
  '//evil.example/a',
  '\\\\evil.example\\a',
  'java\tscript:evil()',
  'JaVaScRiPt:evil()',
  'vbscript:evil',
  'data:text/html,<script>evil()</script>',
  'blob:http://evil.example/1',
  'file:///etc/evil',
  '/api/logout',
  '../../../../../../../api/logout',
  '..%2f..%2f..%2f..%2fapi/logout',
  '%2e%2e/%2e%2e/%2e%2e/%2e%2e/api/logout',
  '..\\..\\..\\..\\api\\logout',
  '%252e%252e%252f%252e%252e%252fapi/logout',
  'https:evil.example',
  ' ht\ntp://evil.example/',
]

const styles = [
  ...hostileUrls.map(address => `background:url(${address})`),
  'background:u\\72l(http://evil.example/a)',
  'background:URL("http://evil.example/a")',
  'background:url(/**/"http://evil.example/a")',
  'background:image-set("http://evil.example/a" 1x)',
  'background:-webkit-image-set(url(http://evil.example/a) 1x)',
  'background:image-set(var(--x,"http://evil.example/a") 1x)',
  'background:src("http://evil.example/a")',
  'background:\\75\\72\\6c(//evil.example/a)',
  '@import "http://evil.example/a.css";',
  '@\\69mport "http://evil.example/a.css" layer(x) supports(display:grid) screen;',
  '@import url(//evil.example/a.css);',
  '@font-face{font-family:x;src:url(http://evil.example/f) format("woff2")}',
  '}</style><script>evil()</script>',
  ']]><script>evil()</script>',
  '--->',
  'a{b:url("http://evil.example/a',
  'a{b:url(http://evil.example/a',
  '/* url(http://evil.example/a',
]

const texts = fc.oneof(
  fc.constantFrom(
    'text',
    '<!--',
    '-->',
    ']]>',
    '<![CDATA[',
    '</title>',
    '</style>',
    '\u0000\u0001',
    '\ud800',
    '&lt;script>',
    ...styles,
  ),
  fc.string({ maxLength: 12 }),
)

const attributeNames =
  `src href srcset style onclick onload onerror xlink:href action formaction background poster data ping id
  name class title http-equiv content rel target srcdoc autofocus manifest lang usemap fill filter to from values attributeName
  xml:base xml:lang epub:type data-longbox-src data-longbox-contents cite longdesc codebase profile`.split(/\s+/)

const attribute = fc.tuple(
  fc.constantFrom(...attributeNames),
  fc.oneof(
    fc.constantFrom(...hostileUrls, ...styles, 'stylesheet', 'href', 'Content-Security-Policy', 'evil()'),
    fc.string({ maxLength: 8 }),
  ),
)

const escaped = (text: string) => text.replace(/[&<>"]/g, sign => `&#${sign.charCodeAt(0)};`)

/**
 * Generates texts and nested elements of several XML namespaces. Some elements have no end tag. Some elements contain
 * an additional declaration of their namespace.
 */
const { piece } = fc.letrec<{ piece: string }>(tie => ({
  piece: fc.oneof(
    { maxDepth: 6, withCrossShrink: true },
    texts,
    fc
      .record({
        prefix: fc.constantFrom('', '', '', 's', 'm', 'x', 'a'),
        declares: fc.boolean(),
        name: fc.constantFrom(...names),
        attributes: fc.array(attribute, { maxLength: 3 }),
        inner: fc.array(tie('piece'), { maxLength: 4 }),
        isUnclosed: fc.integer({ min: 0, max: 9 }).map(number => number === 0),
      })
      .map(({ prefix, declares, name, attributes, inner, isUnclosed }) => {
        const full = prefix === '' ? name : `${prefix}:${name}`
        const own = declares ? ` xmlns${prefix && `:${prefix}`}="${namespaceOf[prefix]}"` : ''
        const list = new Map(attributes)
        const written = [...list].map(([key, value]) => ` ${key}="${escaped(value)}"`).join('')
        return `<${full}${own}${written}>${inner.join('')}${isUnclosed ? '' : `</${full}>`}`
      }),
  ),
}))

/** Texts before the root element, such as document types, processing instructions and comments. */
const prologues = fc.constantFrom(
  '',
  '<?xml version="1.0" encoding="utf-7"?>',
  '<?xml-stylesheet href="http://evil.example/a.xsl" type="text/xsl"?>',
  '<!-- <html><head> -->',
  '<!DOCTYPE html [<!ENTITY e "<script xmlns=\'http://www.w3.org/1999/xhtml\'>evil()</script>">]>',
  '\ufeff',
  '<!DOCTYPE html>',
)

/** Generates whole chapters of a hostile book. */
export const arbitraryHostileChapter = fc
  .record({
    prologue: prologues,
    root: fc.constantFrom('html', 'h:html', 'svg', 'HTML', 'x:html', 'frameset'),
    head: fc.array(piece, { maxLength: 2 }),
    early: fc.constantFrom(
      '',
      '<head xmlns="urn:x"/>',
      '<head/>',
      '<body/>',
      '<x:head/>',
      '<head><meta http-equiv="Content-Security-Policy" content="default-src *"/></head>',
    ),
    body: fc.array(piece, { minLength: 1, maxLength: 5 }),
  })
  .map(({ prologue, root, head, early, body }) => {
    const spaces = Object.entries(namespaceOf)
      .map(
        ([prefix, space]) =>
          ` xmlns${prefix && `:${prefix}`}="${prefix === '' && root === 'svg' ? namespaceOf.s : space}"`,
      )
      .join('')
    const more =
      ' xmlns:h="http://www.w3.org/1999/xhtml" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:epub="http://www.idpf.org/2007/ops"'
    return `${prologue}<${root}${spaces}${more}>${early}<head>${head.join('')}</head><body>${body.join('')}</body></${root}>`
  })
