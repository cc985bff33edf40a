// @vitest-environment jsdom
import { describe, expect } from 'vitest'
import { fc, test } from '../../../../tests/harness/propertyTest'
import { parseEpubPackage } from './parseEpubPackage'
import { parseSmilClockValue } from './parseSmilClockValue'

interface PackageParts {
  readonly metadata?: string
  readonly items?: string
  readonly spine?: string
  readonly attributes?: string
}

const parse = ({ metadata = '', items = '', spine = '', attributes = '' }: PackageParts, encryptionText?: string) =>
  parseEpubPackage({
    path: 'OPS/book.opf',
    packageText: `<?xml version="1.0"?><package xmlns="http://www.idpf.org/2007/opf" unique-identifier="id" ${attributes}>
      <metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:identifier>other</dc:identifier>
      <dc:identifier id="id"> urn:x:
        1 </dc:identifier>${metadata}</metadata>
      <manifest><item id="a" href="a%20b.xhtml" media-type="application/xhtml+xml"/>${items}</manifest>
      ${spine || '<spine><itemref idref="a"/></spine>'}</package>`,
    ...(encryptionText !== undefined && { encryptionText }),
  })

describe('package data of a book', () => {
  test('contains the unique identifier without white space, and default values for an ordinary book', () => {
    expect(parse({})).toEqual({
      uniqueIdentifier: 'urn:x:1',
      obfuscatedPaths: [],
      creatorDirections: new Map(),
      language: '',
      contentsLabels: new Map(),
      spine: [
        {
          path: 'OPS/a b.xhtml',
          cfiStep: 2,
          mediaType: 'application/xhtml+xml',
          linear: true,
          layout: 'reflowable',
          flow: 'auto',
          spread: 'auto',
          isCentered: false,
          hasScripts: false,
        },
      ],
      fallbacks: new Map(),
      overlayClasses: {},
    })
  })

  test('contains the declared direction of names, or else the direction of the package', () => {
    const metadata = '<dc:creator dir="rtl">Dave Cramer</dc:creator><dc:contributor> Ada </dc:contributor>'
    expect(parse({ metadata })?.creatorDirections).toEqual(new Map([['Dave Cramer', 'rtl']]))
    expect(parse({ metadata, attributes: 'dir="ltr"' })?.creatorDirections.get('Ada')).toBe('ltr')
  })

  test('the first property of a spine item overrides the first declaration of the book', () => {
    const parsed = parse({
      metadata: `<meta property="rendition:layout">pre-paginated</meta><meta property="rendition:layout">reflowable</meta>
        <meta property="rendition:flow">scrolled-doc</meta><meta property="rendition:spread">portrait</meta>`,
      spine: `<spine page-progression-direction="rtl"><itemref idref="a" linear="no"/>
        <itemref idref="a" properties="rendition:layout-reflowable rendition:layout-pre-paginated page-spread-left"/>
        <itemref idref="a" properties="rendition:page-spread-center rendition:spread-none rendition:flow-paginated"/></spine>`,
    })
    expect(parsed?.pageDirection).toBe('rtl')
    expect(parsed?.spine).toMatchObject([
      { linear: false, layout: 'fixed', flow: 'scrolled-doc', spread: 'both' },
      { linear: true, layout: 'reflowable', side: 'left' },
      { layout: 'fixed', side: 'center', spread: 'none', flow: 'paginated' },
    ])
  })

  test('contains media overlays with their classes and durations', () => {
    const parsed = parse({
      metadata: `<meta property="media:active-class">on</meta><meta property="media:playback-active-class">playing</meta>
        <meta property="media:duration" refines="#s">0:01:02.5</meta><meta property="media:duration">0:09:00</meta>`,
      items: `<item id="b" href="b.xhtml" media-type="application/xhtml+xml" media-overlay="s" properties="nav scripted"/>
        <item id="s" href="../b.smil" media-type="application/smil+xml"/>`,
      spine: '<spine><itemref idref="missing"/><itemref id="second" idref="b"/></spine>',
    })
    expect(parsed?.spine).toMatchObject([{ cfiStep: 4, id: 'second' }])
    expect(parsed?.overlayClasses).toEqual({ active: 'on', playback: 'playing' })
    expect(parsed?.spine).toMatchObject([{ hasScripts: true, overlay: { path: 'b.smil', durationSeconds: 62.5 } }])
  })

  test('contains chains of fallbacks, which end at a circular reference', () => {
    const parsed = parse({
      items: `<item id="x" href="x.psd" media-type="image/psd" fallback="y"/>
        <item id="y" href="y.tiff" media-type="image/tiff" fallback="z"/>
        <item id="z" href="z.png" media-type="image/png" fallback="x"/>`,
    })
    expect(parsed?.fallbacks.get('OPS/x.psd')).toEqual([
      { path: 'OPS/x.psd', mediaType: 'image/psd' },
      { path: 'OPS/y.tiff', mediaType: 'image/tiff' },
      { path: 'OPS/z.png', mediaType: 'image/png' },
    ])
  })

  test.each([
    ['<dc:title dir="rtl">T</dc:title>', 'dir="ltr"', 'rtl'],
    ['<dc:title>T</dc:title>', 'dir="rtl"', 'rtl'],
    ['<dc:title dir="auto">T</dc:title>', 'dir="rtl"', undefined],
  ])('contains the direction of the title from %s and %s', (metadata, attributes, direction) => {
    expect(parse({ metadata, attributes })?.titleDirection).toBe(direction)
  })

  test('labels entries without text by alternative text, or else by title', () => {
    const text = `<html xmlns="http://www.w3.org/1999/xhtml"><body><a href="../a.xhtml#x"><img src="i" alt=" An abbey "/></a>
      <a href="b.xhtml" title="Quay"><img src="i" alt=""/></a><a href="c.xhtml">Text<img src="i" alt="no"/></a></body></html>`
    const packageText = '<package><manifest/><spine/></package>'
    const parsed = parseEpubPackage({ path: 'a.opf', packageText, navigation: { path: 'nav/nav.xhtml', text } })
    expect([...(parsed?.contentsLabels ?? [])]).toEqual([
      ['a.xhtml#x', 'An abbey'],
      ['nav/b.xhtml#', 'Quay'],
    ])
  })

  test('lists obfuscated files, but omits files with another encryption', () => {
    const encrypted = (algorithm: string, uri: string) =>
      `<enc:EncryptedData><enc:EncryptionMethod Algorithm="${algorithm}"/><enc:CipherData><enc:CipherReference URI="${uri}"/></enc:CipherData></enc:EncryptedData>`
    const text = `<encryption xmlns:enc="http://www.w3.org/2001/04/xmlenc#">${encrypted('http://www.idpf.org/2008/embedding', 'OPS/a%20b.otf')}${encrypted('http://ns.adobe.com/pdf/enc#RC', 'c.otf')}${encrypted('urn:drm', 'd.otf')}</encryption>`
    expect(parse({}, text)?.obfuscatedPaths).toEqual(['OPS/a b.otf', 'c.otf'])
  })

  test('is undefined for text that is not a package document', () => {
    for (const packageText of ['', 'text', '<package>', '<html/>'])
      expect(parseEpubPackage({ path: 'a.opf', packageText })).toBeUndefined()
  })
})

test.prop([fc.integer({ min: 0, max: 99_999 }), fc.integer({ min: 0, max: 59 }), fc.integer({ min: 0, max: 59 })])(
  'parses every form of a clock value',
  (hours, minutes, seconds) => {
    const total = hours * 3600 + minutes * 60 + seconds
    for (const text of [`${hours}:${minutes}:${seconds}`, `${total}s`, `${total * 1000}ms`, ` ${total} `])
      expect(parseSmilClockValue(text)).toBeCloseTo(total)
  },
)
