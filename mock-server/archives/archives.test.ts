import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { strToU8, zipSync } from 'fflate'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { readEpub } from './epub/epub'
import { readEpubMetadata } from './epub/epubMetadata'
import { asFloat } from './epub/float'
import { escapedText } from './epub/htmlText'
import { fileAddress } from './fileAddress'
import { ageOf, parseComicInfo } from './formats/comicInfo'
import { imageSizeOf } from './formats/imageSize'
import { isbn13, isbnInFile } from './formats/isbn'
import { parseMylar } from './formats/mylar'
import { pdfPagePixels, pdfPageSizes } from './formats/pdf'
import { hostOf } from './formats/webLink'
import { canonicalLanguage } from './language'
import { entryMediaType, fileMediaType } from './mediaType'
import { compareNaturally } from './naturalOrder'
import { ZipError, ZipFile } from './zip/zip'

const folder = mkdtempSync(join(tmpdir(), 'archives-'))
afterAll(() => rmSync(folder, { recursive: true }))

const PNG = Buffer.from('89504e470d0a1a0a0000000d4948445200000010000000200802000000', 'hex')
const save = (name: string, bytes: Uint8Array) => {
  const path = join(folder, name)
  writeFileSync(path, bytes)
  return path
}
const zip = (name: string, files: Record<string, string | Uint8Array>) =>
  save(
    name,
    zipSync(
      Object.fromEntries(
        Object.entries(files).map(([key, value]) => [key, typeof value === 'string' ? strToU8(value) : value]),
      ),
    ),
  )

const chapter = (bytes: number) =>
  `<html xmlns="http://www.w3.org/1999/xhtml"><body>${'x'.repeat(bytes - 57)}</body></html>`
const epub = (name: string, options: { fixed?: boolean; drop?: string } = {}) => {
  const files: Record<string, string | Uint8Array> = {
    mimetype: 'application/epub+zip',
    'META-INF/container.xml': '<container><rootfiles><rootfile full-path="OEBPS/book.opf"/></rootfiles></container>',
    'OEBPS/book.opf': `<package xmlns:dc="http://purl.org/dc/elements/1.1/"><metadata><dc:title>Tides &amp; Stars</dc:title><dc:language>pt-br</dc:language>
      <dc:identifier>ISBN:0-306-40615-2</dc:identifier><dc:creator id="a">Ann</dc:creator><meta refines="#a" property="role" scheme="marc:relators">trl</meta>
      <meta property="belongs-to-collection" id="s">Sea</meta><meta refines="#s" property="group-position">3</meta>
      ${options.fixed ? '<meta property="rendition:layout">pre-paginated</meta>' : ''}</metadata>
      <manifest><item id="n" href="nav.xhtml" properties="nav" media-type="application/xhtml+xml"/><item id="i" href="i.png" media-type="image/png"/>
      <item id="a" href="one%20a.xhtml" media-type="application/xhtml+xml"/><item id="b" href="two.xhtml" media-type="application/xhtml+xml"/></manifest>
      <spine page-progression-direction="rtl"><itemref idref="a"/>${options.fixed ? '' : '<itemref idref="b"/>'}</spine></package>`,
    'OEBPS/nav.xhtml': `<html xmlns:epub="x"><body><nav epub:type="toc"><ol><li><a href="one%20a.xhtml#t">One</a><ol><li><span>In <b>it</b></span></li></ol></li></ol></nav></body></html>`,
    'OEBPS/one a.xhtml': options.fixed ? '<html><body><img src="i.png"/></body></html>' : chapter(2049),
    'OEBPS/two.xhtml': chapter(100),
    'OEBPS/i.png': PNG,
  }
  if (options.drop) delete files[options.drop]
  return zip(name, files)
}

describe('zip files', () => {
  it('reads complete and partial entries from disk', () => {
    const file = ZipFile.open(zip('plain.cbz', { 'a.txt': 'hello '.repeat(4000), 'b/é.txt': 'x' }))
    expect(file.entries.map(entry => entry.name)).toEqual(['a.txt', 'b/é.txt'])
    const first = file.entries[0]
    expect(first && file.read(first, 24000).length).toBe(24000)
    expect(first && file.readStart(first, 12).toString()).toBe('hello hello ')
  })

  it('rejects a truncated file', () => {
    const bytes = zipSync({ 'a.txt': strToU8('some text') })
    expect(() => ZipFile.open(save('cut.cbz', bytes.subarray(0, bytes.length / 2)))).toThrow(ZipError)
  })
})

describe('media types', () => {
  it('depend on the content', () => {
    expect(fileMediaType(epub('kind.cbz'))).toBe('application/epub+zip')
    expect(fileMediaType(zip('kind2.epub', { a: 'b' }))).toBe('application/zip')
    expect(fileMediaType(save('kind.cbr', strToU8('just text')))).toBe('text/plain')
    expect(fileMediaType(save('empty.cbz', new Uint8Array()))).toBe('application/octet-stream')
  })

  it('detects SVG as an image, other XML as XML, and ignores the extension .svg', () => {
    const kindOf = (text: string) => entryMediaType(Buffer.from(text), 'a.svg')
    const svg = '<svg width="2" xmlns="http://www.w3.org/2000/svg"/>'
    expect(kindOf(`<?xml version="1.0"?><!-- <a> --><!DOCTYPE svg>${svg}`)).toBe('image/svg+xml')
    expect(kindOf('<?xml version="1.0"?><svg/>')).toBe('application/xml')
    expect(kindOf(svg)).toBe('text/plain')
  })

  it.each(['tiff', 'webp', 'gif', 'jpeg', 'avif'] as const)(
    'reads the size of an image from its start: %s',
    async format => {
      const picture = sharp({ create: { width: 20, height: 30, channels: 3, background: 'teal' } })
      expect(imageSizeOf(await picture.toFormat(format).toBuffer())).toEqual({ width: 20, height: 30 })
    },
  )

  it('reads the size of a PNG, and none of other data', () => {
    expect(imageSizeOf(PNG)).toEqual({ width: 16, height: 32 })
    expect(imageSizeOf(Buffer.from('no picture at all'))).toBeUndefined()
  })
})

describe('EPUB', () => {
  it('has a position per 1024 bytes of each file', () => {
    const book = readEpub(epub('novel.epub'), true)
    expect(book.positions.map(position => [position.href, position.locations?.progression])).toEqual([
      ['OEBPS/one a.xhtml', 0],
      ['OEBPS/one a.xhtml', asFloat(1 / 3)],
      ['OEBPS/one a.xhtml', asFloat(2 / 3)],
      ['OEBPS/two.xhtml', 0],
    ])
    expect(book.positions.at(-1)?.locations?.totalProgression).toBe(1)
    expect(book.toc).toEqual([
      { title: 'One', href: 'OEBPS/one a.xhtml#t', children: [{ title: 'In it', href: null, children: [] }] },
    ])
  })

  it('lists missing files and reads the rest', () => {
    const book = readEpub(epub('gap.epub', { drop: 'OEBPS/two.xhtml' }), true)
    expect(book.missing).toEqual(['OEBPS/two.xhtml'])
    expect(book.positions).toHaveLength(3)
  })

  it('with fixed layout and one image per page can be read as images', () => {
    const book = readEpub(epub('fixed.epub', { fixed: true }), true)
    expect(book.pictures).toEqual([
      { fileName: 'OEBPS/i.png', mediaType: 'image/png', width: 16, height: 32, sizeBytes: PNG.length },
    ])
  })

  it('has metadata of book and series', () => {
    expect(readEpubMetadata(epub('meta.epub'))).toMatchObject({
      title: 'Tides & Stars',
      authors: [{ name: 'Ann', role: 'translator' }],
      isbn: '9780306406157',
      seriesTitle: 'Sea',
      number: '3',
      language: 'pt-BR',
      readingDirection: 'RIGHT_TO_LEFT',
    })
  })
})

describe('EPUB 2', () => {
  const files = (opf: string, more: Record<string, string> = {}) => ({
    mimetype: 'application/epub+zip',
    'META-INF/container.xml': '<container><rootfiles><rootfile full-path="book.opf"/></rootfiles></container>',
    'book.opf': opf,
    'one.xhtml': chapter(100),
    ...more,
  })
  const opf = (metadata: string, items = '') =>
    `<package xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:opf="http://www.idpf.org/2007/opf"><metadata>${metadata}</metadata>
      <manifest><item id="a" href="one.xhtml" media-type="application/xhtml+xml"/>${items}</manifest><spine toc="other"><itemref idref="a"/></spine></package>`

  it('reads the series from its collection only, and roles from MARC relators only', () => {
    const path = zip(
      'calibre.epub',
      files(
        opf(`<meta name="calibre:series" content="Sea"/><meta name="calibre:series_index" content="4"/>
          <dc:creator id="a">Ann</dc:creator><meta refines="#a" property="role">ill</meta><dc:creator opf:role="trl">Bo</dc:creator>
          <dc:identifier>030640615X</dc:identifier><dc:identifier>978-0306406157</dc:identifier><dc:language>en_GB</dc:language>
          <dc:description>&lt;p&gt;Salt &amp;amp; sand&lt;/p&gt; 2 &amp;lt; 3</dc:description>`),
      ),
    )
    expect(readEpubMetadata(path)).toMatchObject({
      seriesTitle: null,
      number: null,
      isbn: null,
      language: null,
      summary: 'Salt &amp; sand 2 &lt; 3',
      authors: [
        { name: 'Ann', role: 'writer' },
        { name: 'Bo', role: 'translator' },
      ],
    })
  })

  it('reads the NCX by media type even if the spine names another item, and skips entries without a title', () => {
    const point = (inner: string) => `<navPoint>${inner}<content src="one.xhtml"/></navPoint>`
    const items = `<item id="nav" href="gone.xhtml" properties="nav" media-type="application/xhtml+xml"/>
      <item id="other" href="other.xml" media-type="application/xml"/><item id="x" href="toc.xml" media-type="application/x-dtbncx+xml"/>`
    const path = zip(
      'ncx.epub',
      files(opf('', items), {
        'other.xml': '<ncx><navMap/></ncx>',
        'toc.xml': `<ncx><navMap>${point('<navLabel><text> One </text></navLabel>')}${point('')}</navMap></ncx>`,
      }),
    )
    const book = readEpub(path, true)
    expect(book.faults).toEqual([])
    expect(book.toc).toEqual([{ title: 'One', href: 'one.xhtml', children: [] }])
  })
})

describe('sidecar and embedded metadata', () => {
  it('parses ComicInfo fields and age ratings', () => {
    expect(
      parseComicInfo('<?xml version="1.0"?><ComicInfo><Title>A &amp; B</Title><Year> 2020 </Year><Tags/></ComicInfo>'),
    ).toEqual({ Title: 'A & B', Year: '2020' })
    expect(parseComicInfo('no xml')).toBeUndefined()
    expect([ageOf('Adults Only 18+'), ageOf('teen'), ageOf('Unknown'), ageOf(undefined)]).toEqual([18, 13, null, null])
  })

  it('ignores a ComicInfo that is not well-formed or has a number that is not an integer', () => {
    const read = (inner: string) => parseComicInfo(`<ComicInfo><Title>A</Title>${inner}</ComicInfo>`)
    expect(read('<Year>2020</Year><Count>-1</Count>')).toBeDefined()
    expect(read('<Web>https://example.org/?a=1&amp;b=2</Web><Notes><![CDATA[1 & 2]]></Notes>')).toBeDefined()
    expect(read('<Web>https://example.org/?a=1&b=2</Web>')).toBeUndefined()
    expect(read('<Summary>Caf&eacute;</Summary>')).toBeUndefined()
    expect(read('<Summary>open')).toBeUndefined()
    for (const year of ['2020.5', 'c. 2020', '99999999999']) expect(read(`<Year>${year}</Year>`)).toBeUndefined()
    expect(read('<StoryArcNumber></StoryArcNumber>')).toEqual({ Title: 'A', StoryArcNumber: '' })
  })

  it('accepts known languages and drops the parts after an invalid one', () => {
    expect(['EN-us', 'jpn', 'zh-hant-tw', 'en-US-!'].map(canonicalLanguage)).toEqual([
      'en-US',
      'ja',
      'zh-Hant-TW',
      'en-US',
    ])
    expect(['en_US', 'english', 'xx', 'not a language', ' en', ''].map(canonicalLanguage)).toEqual(
      Array.from({ length: 6 }, () => undefined),
    )
  })

  it('accepts links with a valid host only', () => {
    expect(hostOf('https://Example.org:8080/a?b#c')).toBe('Example.org')
    expect(hostOf('http://me@10.0.0.1/é')).toBe('10.0.0.1')
    for (const text of [
      '',
      'example.org/a',
      'mailto:a@example.org',
      'https://a_b.org/',
      'https://a.org/a|b',
      'https://a.org/%zz',
    ])
      expect(hostOf(text)).toBeUndefined()
  })

  it('removes elements from HTML and keeps it escaped', () => {
    expect(escapedText('<p class="a">A &lt;b&gt;</p> <!-- c -->\n<script>x</script>d&#233; &amp; e')).toBe(
      'A &lt;b&gt; dé &amp; e',
    )
  })

  it('adds the year to Mylar titles of later volumes', () => {
    expect(
      parseMylar('{"metadata":{"name":"X","year":2018,"volume":2,"status":"Ended","age_rating":"12+"}}'),
    ).toMatchObject({ title: 'X (2018)', status: 'ENDED', ageRating: 12 })
    expect(parseMylar('{"metadata":{}}')).toBeUndefined()
  })

  it('converts a 10-digit ISBN to 13 digits', () => {
    expect(isbn13('0-306-40615-2')).toBe('9780306406157')
    expect(isbn13('978-0-306-40615-8')).toBeUndefined()
  })

  it('accepts an ISBN in a file with all hyphens or none', () => {
    expect(['9780306406157', ' 978-0-306-40615-7', '0-306-40615-2'].map(isbnInFile)).toEqual([
      '9780306406157',
      '9780306406157',
      '9780306406157',
    ])
    expect(['978-0306406157', '080442957x', '9791234567890123'].map(isbnInFile)).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })
})

describe('natural order', () => {
  it('compares numbers by value', () => {
    expect(['p10.jpg', 'P2.jpg', 'p1.jpg', 'a/p3.jpg'].sort(compareNaturally)).toEqual([
      'a/p3.jpg',
      'p1.jpg',
      'P2.jpg',
      'p10.jpg',
    ])
    expect(compareNaturally('x 007', 'x 7')).toBe(0)
  })
})

it.each([
  ['/a/B_c-1 (2).cbz', 'file:/a/B_c-1%20(2).cbz'],
  ['/É/[x]#%\n?"~.cbz', 'file:/%C3%89/%5Bx%5D%23%25%0A%3F%22~.cbz'],
  ['/日😀', 'file:/%E6%97%A5%F0%9F%98%80'],
])('converts %j to a file URL', (path, address) => {
  expect(fileAddress(path)).toBe(address)
})

describe('pages of a PDF', () => {
  const pdf = (name: string, ...objects: string[]) =>
    save(
      name,
      Buffer.from(`%PDF-1.4\n${objects.map((text, i) => `${i + 1} 0 obj\n${text}\nendobj\n`).join('')}`, 'latin1'),
    )
  const CATALOG = '<< /Type /Catalog /Pages 2 0 R >>'

  it('have the size of the crop box within the media box in whole points, and render 3200 pixels wide', () => {
    const path = pdf(
      'boxes.pdf',
      CATALOG,
      '<< /Type /Pages /Kids [3 0 R 4 0 R] /Count 2 >>',
      '<< /Type /Page /MediaBox [0 0 595.28 841.89] >>',
      '<< /Type /Page /MediaBox [600 800 0 0] /CropBox [100 -50 500 700] >>',
    )
    const sizes = pdfPageSizes(path)
    expect(sizes).toEqual([
      { width: 595, height: 842 },
      { width: 400, height: 700 },
    ])
    expect(sizes.map(pdfPagePixels)[0]).toEqual({ width: 3200, height: 4528 })
  })

  it('follow the order of the page tree and inherit boxes', () => {
    const path = pdf(
      'tree.pdf',
      CATALOG,
      '<< /Type /Pages /Kids [5 0 R 3 0 R] /Count 2 /MediaBox [0 0 100 200] >>',
      '<< /Type /Page >>',
      '<< /Type /Page /MediaBox [0 0 9 9] >>',
      '<< /Type /Pages /Kids [6 0 R] /Count 1 /MediaBox [0 0 300 400] >>',
      '<< /Type /Page >>',
    )
    expect(pdfPageSizes(path)).toEqual([
      { width: 300, height: 400 },
      { width: 100, height: 200 },
    ])
  })

  it('are read from object streams', () => {
    const parts = ['<< /Type /Pages /Kids [4 0 R 3 0 R] /Count 2 /MediaBox [0 0 10 20] >>', '<< /Type /Page >>']
    const page = '<< /Type /Page /MediaBox [0 0 30 40] >>'
    const texts = [...parts, page]
    const starts = texts.map((_, i) => texts.slice(0, i).join(' ').length + (i ? 1 : 0))
    const head = `${starts.map((start, i) => `${i + 2} ${start}`).join(' ')} `
    const stream = deflateSync(head + texts.join(' ')).toString('latin1')
    const dictionary = `<< /Type /ObjStm /N 3 /First ${head.length} /Filter /FlateDecode /Length ${stream.length} >>`
    const path = save(
      'packed.pdf',
      Buffer.from(
        `%PDF-1.5\n1 0 obj\n${CATALOG}\nendobj\n9 0 obj\n${dictionary}\nstream\n${stream}\nendstream\nendobj\n`,
        'latin1',
      ),
    )
    expect(pdfPageSizes(path)).toEqual([
      { width: 30, height: 40 },
      { width: 10, height: 20 },
    ])
  })
})
