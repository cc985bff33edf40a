import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, vi } from 'vitest'
import { archiveLimits } from '../../mock-server/archives/archiveLimits'
import { stripHtmlMarkup } from '../../mock-server/archives/epub/stripHtmlMarkup'
import { parseUrlHost } from '../../mock-server/archives/formats/parseUrlHost'
import type { BookFileAnalysis } from '../../mock-server/scanner/analyzeBookFileContents'
import { analyzeBookFileInWorker } from '../../mock-server/scanner/analyzeBookFileInWorker'
import type { ArchiveTaskRunner } from '../../mock-server/scanner/archiveTaskFunctions'
import { createWorkerThreadArchiveTaskRunner } from '../../mock-server/scanner/createWorkerThreadArchiveTaskRunner'
import { parseJavaNumber } from '../../mock-server/scanner/metadata/refreshBookMetadata'
import { convertImageFormat, readImageSizeAndType, resizeToJpeg } from '../../mock-server/state/convertImages'
import { measureCpuMs } from '../harness/measureCpuMs'
import { fc, test } from '../harness/propertyTest'
import {
  createAvifWithFalseSize,
  createGifWithFalseSize,
  createPngWithFalseSize,
  createSvgBomb,
  createWebpWithFalseSize,
} from './generators/hostileImages'
import { arbitraryHostileMarkup, createBillionLaughsDoctype } from './generators/hostileMarkup'
import { arbitraryHostilePdf, createInflatingPdfObjectStream, createPdfFromObjects } from './generators/hostilePdf'
import {
  createDeflatedZeros,
  createEpubPackageDocument,
  createHostileZip,
  createTestEpub,
} from './generators/hostileZip'
import { scaleHostileRunCount } from './scaleHostileRunCount'

/**
 * Maximum processor time in milliseconds to analyze a file or to extract a page. The maximum is so high that a test
 * exceeds it only if the time grows faster than the size of the file.
 */
const MAX_CPU_MS = 6_000
const MAX_GROWTH_BYTES = 600 * 1024 * 1024
const STATUSES = ['READY', 'ERROR', 'UNSUPPORTED']
const folder = mkdtempSync(join(tmpdir(), 'hostile-archives-'))
const PNG = createPngWithFalseSize(16, 32)
const GOOD = createHostileZip([{ name: '1.png', content: PNG }])
let archives: ArchiveTaskRunner
let fileCount = 0

beforeAll(() => {
  archives = createWorkerThreadArchiveTaskRunner()
})
afterAll(async () => {
  await archives.close()
  rmSync(folder, { recursive: true, force: true })
})

function save(bytes: Uint8Array, extension = 'cbz'): string {
  fileCount += 1
  const path = join(folder, `${fileCount}.${extension}`)
  writeFileSync(path, bytes)
  return path
}

/**
 * Analyzes a book in the worker, and checks that the analysis does not exceed the limits of time and memory. Then
 * checks that the worker can analyze another book.
 */
async function analyse(bytes: Uint8Array, extension = 'cbz'): Promise<BookFileAnalysis> {
  const path = save(bytes, extension)
  const memory = process.memoryUsage().rss
  let analysis!: BookFileAnalysis
  const cpuMs = await measureCpuMs(async () => {
    analysis = await analyzeBookFileInWorker(archives, { id: 'B', path }, true)
    await archives.run('readComicInfo', path)
    await archives.run('readEpubMetadata', path)
  })
  expect(cpuMs).toBeLessThan(MAX_CPU_MS)
  expect(process.memoryUsage().rss - memory).toBeLessThan(MAX_GROWTH_BYTES)
  expect(STATUSES).toContain(analysis.status)
  expect((await analyzeBookFileInWorker(archives, { id: 'B', path: save(GOOD) }, true)).status).toBe('READY')
  rmSync(path)
  return analysis
}

describe('zip archives', () => {
  test('the claimed size of 200 GiB of a chapter is ignored', async () => {
    const large = 200n * 1024n ** 3n
    const lies = { 'c.xhtml': { claimedSize: large } }
    expect((await analyse(createTestEpub({}, lies), 'epub')).status).toBe('READY')
    const both = { 'c.xhtml': { claimedSize: large, claimedPackedSize: large } }
    expect((await analyse(createTestEpub({}, both), 'epub')).status).toBe('ERROR')
  })

  test('an entry that inflates to 4 GiB is refused, even if it claims a small size', async () => {
    const bomb = { content: '', packed: createDeflatedZeros(4096), claimedSize: 10n }
    const comic = createHostileZip([
      { name: '1.png', ...bomb },
      { name: 'ComicInfo.xml', ...bomb },
    ])
    expect((await analyse(comic)).comment).toBe('ERR_1006')
    for (const name of ['c.xhtml', 'nav.xhtml', 'mimetype', 'META-INF/container.xml', 'book.opf'])
      await analyse(createTestEpub({}, { [name]: bomb }), 'epub')
  })

  test('many chapters with a high compression ratio cause an analysis error', async () => {
    const data = createDeflatedZeros(60)
    const names = Array.from({ length: 12 }, (_, i) => `c${i}.xhtml`)
    const opf = createEpubPackageDocument(names.map((_, i) => `<itemref idref="c${i}"/>`).join(''), {
      items: names.map((name, i) => `<item id="c${i}" href="${name}" media-type="application/xhtml+xml"/>`).join(''),
    })
    const files = Object.fromEntries(names.map(name => [name, '']))
    const lies = Object.fromEntries(names.map(name => [name, { packed: data }]))
    expect((await analyse(createTestEpub({ 'book.opf': opf, ...files }, lies), 'epub')).status).toBe('ERROR')
  }, 30_000)

  test('overlapping entries are refused', async () => {
    const bomb = { name: '0.png', content: '', packed: createDeflatedZeros(20) }
    const others = Array.from({ length: 1000 }, (_, i) => ({ ...bomb, name: `${i + 1}.png`, sameDataAs: 0 }))
    expect((await analyse(createHostileZip([bomb, ...others]))).comment).toBe('ERR_1008')
  })

  test('directories that are too large, truncated or out of bounds are refused', async () => {
    const many = Array.from({ length: 60_000 }, (_, i) => ({ name: `${i}.png`, content: '', method: 0 }))
    expect((await analyse(createHostileZip(many))).comment).toBe('ERR_1008')
    const one = [{ name: '1.png', content: PNG }]
    for (const end of [
      { cutBytes: 30 },
      { claimedDirectorySize: 0xfffffff0 },
      { claimedDirectoryOffset: 0xfffffff0 },
      { claimedCount: 5 },
      { cutBytes: 10_000 },
    ])
      expect((await analyse(createHostileZip(one, end))).status).not.toBe('READY')
    expect((await analyse(createHostileZip([{ name: 'n'.repeat(65_000), content: PNG }]))).comment).toBe('ERR_1008')
  })

  test('a comment with the end record of another archive does not hide this archive', async () => {
    const other = createHostileZip([{ name: 'other.txt', content: 'x' }])
    const analysis = await analyse(
      createHostileZip([{ name: '1.png', content: PNG }], { comment: other.subarray(0, -1) }),
    )
    expect(analysis.pages.map(page => page.fileName)).toEqual(['1.png'])
  })

  test('encrypted entries and unknown compression methods are ignored, and unusual and duplicate names are accepted', async () => {
    expect((await analyse(createHostileZip([{ name: '1.png', content: PNG, flags: 1 }]))).comment).toBe('ERR_1006')
    expect((await analyse(createHostileZip([{ name: '1.png', content: PNG, method: 14 }]))).comment).toBe('ERR_1006')
    const names = [
      '/etc/passwd.png',
      '../../up.png',
      'a\0b.png',
      '1.png',
      '1.png',
      '__proto__',
      'C:\\x.png',
      '\u202egnp.exe',
    ]
    const analysis = await analyse(createHostileZip(names.map(name => ({ name, content: PNG }))))
    expect(analysis.pagesCount).toBe(names.length)
  })

  test('the comment of a book contains only some of the names of thousands of unreadable entries', async () => {
    const unreadable = Array.from({ length: 1_000 }, (_, i) => ({
      name: `${i}${'n'.repeat(3_000)}.png`,
      content: '',
      flags: 0x801,
    }))
    const { comment, status } = await analyse(createHostileZip([{ name: '1.png', content: PNG }, ...unreadable]))
    expect([status, comment.length < 3_000]).toEqual(['READY', true])
    expect(comment).toMatch(/^ERR_1007 \[0n.*…\]$/)
    const items = Array.from({ length: 20_000 }, (_, i) => `<item id="i${i}" href="missing${i}.png"/>`).join('')
    const opf = createEpubPackageDocument('<itemref idref="c"/>', { items })
    const book = await analyse(createTestEpub({ 'book.opf': opf }), 'epub')
    expect([book.status, book.comment.length < 3_000]).toEqual(['READY', true])
    expect(book.comment).toMatch(/^ERR_1033 \[missing0\.png, .*…\]/)
  })

  test('an archive inside an archive does not count as a page', async () => {
    const inner = createHostileZip([{ name: '1.png', content: PNG }])
    expect((await analyse(createHostileZip([{ name: '1.cbz', content: inner }]))).comment).toBe('ERR_1006')
  })

  const entry = fc.record({
    name: fc.oneof(fc.string({ maxLength: 40 }), fc.constantFrom('ComicInfo.xml', '1.png', 'mimetype')),
    content: fc.oneof(fc.constant(PNG), fc.uint8Array({ maxLength: 3000 })),
    method: fc.constantFrom(0, 8, 8, 8, 12),
    flags: fc.constantFrom(0, 0x800, 0x800, 1, 0x808),
    claimedSize: fc.option(fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }), { nil: undefined }),
    claimedPackedSize: fc.option(
      fc.oneof({ weight: 9, arbitrary: fc.constant(undefined) }, fc.bigInt({ min: 0n, max: 2n ** 64n - 1n })),
      { nil: undefined },
    ),
  })
  const end = fc.record(
    {
      comment: fc.uint8Array({ maxLength: 300 }),
      claimedCount: fc.nat(0xffff),
      claimedDirectorySize: fc.nat(0xffffffff),
      claimedDirectoryOffset: fc.nat(0xffffffff),
      cutBytes: fc.nat(200),
    },
    { requiredKeys: [] },
  )

  test.prop([fc.array(entry, { maxLength: 8 }), end], { numRuns: scaleHostileRunCount(60) })(
    'any archive gets an analysis status, and the next book can be analyzed',
    async (entries, lies) => {
      await analyse(createHostileZip(entries, lies))
    },
    60_000,
  )

  test.prop([fc.array(fc.tuple(fc.nat(2000), fc.nat(255)), { maxLength: 12 })], { numRuns: scaleHostileRunCount(60) })(
    'a book with corrupted bytes gets an analysis status, and the next book can be analyzed',
    async changes => {
      const bytes = createTestEpub({})
      for (const [at, value] of changes) bytes[at % bytes.length] = value
      await analyse(bytes, 'epub')
    },
    60_000,
  )
})

describe('XML', () => {
  test.each(['<?xml<?', '<?xml<!--', '<?xml <!DOCTYPE[', '<a b="', '<a>', '&', '<![CDATA[', '</a'])(
    'repeated %s are read in linear time in every document',
    async piece => {
      const text = piece.repeat(60_000)
      await analyse(
        createHostileZip([
          { name: '1.svg', content: `<?xml${text}` },
          { name: 'ComicInfo.xml', content: text },
        ]),
      )
      const opf = createEpubPackageDocument('<itemref idref="c"/>', { metadata: `<dc:description>${text}` })
      await analyse(createTestEpub({ 'book.opf': opf, 'nav.xhtml': text }), 'epub')
      await analyse(createTestEpub({ 'META-INF/container.xml': text }), 'epub')
    },
  )

  test('entities are neither expanded nor loaded from files', async () => {
    const opf =
      createBillionLaughsDoctype(12, 'package') +
      createEpubPackageDocument('<itemref idref="c"/>', { metadata: '<dc:creator>&l12;&file;</dc:creator>' })
    const path = save(createTestEpub({ 'book.opf': opf }), 'epub')
    expect((await archives.run('readEpubMetadata', path))?.authors).toEqual([{ name: '&l12;&file;', role: 'writer' }])
    const info = `${createBillionLaughsDoctype(12, 'ComicInfo')}<ComicInfo><Title>&l12;</Title></ComicInfo>`
    const comic = save(
      createHostileZip([
        { name: '1.png', content: PNG },
        { name: 'ComicInfo.xml', content: info },
      ]),
    )
    expect(await archives.run('readComicInfo', comic)).toBeUndefined()
  })

  test('depth and number of elements are limited', async () => {
    const deep = (count: number) => `${'<ol><li><a href="c.xhtml">x</a>'.repeat(count)}${'</li></ol>'.repeat(count)}`
    const nav = (inner: string) => `<html><body><nav epub:type="toc">${inner}</nav></body></html>`
    expect((await analyse(createTestEpub({ 'nav.xhtml': nav(deep(50)) }), 'epub')).comment).toBe('')
    expect((await analyse(createTestEpub({ 'nav.xhtml': nav(deep(50_000)) }), 'epub')).comment).toContain('ERR_1035')
    const wide = `<ol>${'<li/>'.repeat(500_000)}</ol>`
    expect((await analyse(createTestEpub({ 'nav.xhtml': nav(wide) }), 'epub')).comment).toContain('ERR_1035')
    const spine = createEpubPackageDocument('<itemref idref="c"/>'.repeat(100_000))
    expect((await analyse(createTestEpub({ 'book.opf': spine }), 'epub')).status).toBe('ERROR')
  })

  test.prop(
    [arbitraryHostileMarkup(8_000), fc.constantFrom('book.opf', 'nav.xhtml', 'META-INF/container.xml', 'c.xhtml')],
    {
      numRuns: scaleHostileRunCount(40),
    },
  )(
    'any markup in any document of an EPUB is analyzed within the time limit',
    async (text, name) => {
      await analyse(createTestEpub({ [name]: text }), 'epub')
    },
    60_000,
  )

  test.prop([arbitraryHostileMarkup(8_000)], { numRuns: scaleHostileRunCount(40) })(
    'any markup in a ComicInfo.xml, a summary or a link is analyzed within the time limit',
    async text => {
      await analyse(
        createHostileZip([
          { name: '1.svg', content: text },
          { name: 'ComicInfo.xml', content: text },
        ]),
      )
      const cpuMs = await measureCpuMs(() => {
        stripHtmlMarkup(text)
        parseUrlHost(text)
        parseJavaNumber(text)
        parseJavaNumber('1'.repeat(text.length * 10))
      })
      expect(cpuMs).toBeLessThan(1000)
    },
    60_000,
  )
})

describe('PDFs', () => {
  test('page trees with loops, deep nesting or too many pages are limited', async () => {
    const loop = createPdfFromObjects(['<< /Type /Pages /Kids [2 0 R 3 0 R 2 0 R] >>', '<< /Type /Page >>'])
    expect((await analyse(loop, 'pdf')).pagesCount).toBe(1)
    const chain = Array.from({ length: 50_000 }, (_, i) => `<< /Type /Pages /Kids [${i + 3} 0 R] >>`)
    expect((await analyse(createPdfFromObjects(chain), 'pdf')).status).toBe('ERROR')
    const kids = Array.from({ length: 90_000 }, (_, i) => `${i + 3} 0 R`).join(' ')
    const many = createPdfFromObjects([
      `<< /Type /Pages /Kids [${kids}] >>`,
      ...Array.from({ length: 90_000 }, () => '<< /Type /Page >>'),
    ])
    expect((await analyse(many, 'pdf')).status).toBe('ERROR')
  })

  test('object streams with a high compression ratio are limited', async () => {
    const stream = createInflatingPdfObjectStream(15 * 1024 * 1024)
    const streams = Array.from({ length: 100 }, () => stream)
    expect((await analyse(createPdfFromObjects(['<< /Type /Pages /Kids [] >>', ...streams]), 'pdf')).status).toBe(
      'ERROR',
    )
  }, 30_000)

  test('a page with thousands of streams of wrong lengths is extracted within the time limit', async () => {
    const stream = `<< /Length 99999999 >>\nstream\n${'x'.repeat(5_000)}\nendstream`
    const streams = Array.from({ length: 3_000 }, () => stream)
    const contents = streams.map((_, i) => `${i + 4} 0 R`).join(' ')
    const page = `<< /Type /Page /Contents [${contents}] >>`
    const path = save(createPdfFromObjects(['<< /Type /Pages /Kids [3 0 R] >>', page, ...streams]), 'pdf')
    const cpuMs = await measureCpuMs(async () => {
      expect((await archives.run('extractPdfPage', path, 1)).length).toBeGreaterThan(15_000_000)
    })
    expect(cpuMs).toBeLessThan(MAX_CPU_MS)
  }, 60_000)

  test('a page with thousands of references to a large object is extracted within the time limit', async () => {
    const page = `<< /Type /Page /Annots [${'4 0 R '.repeat(100_000)}] >>`
    const path = save(
      createPdfFromObjects(['<< /Type /Pages /Kids [3 0 R] >>', page, `<< /Large (${'x'.repeat(900_000)}) >>`]),
      'pdf',
    )
    const cpuMs = await measureCpuMs(() => archives.run('extractPdfPage', path, 1))
    expect(cpuMs).toBeLessThan(MAX_CPU_MS)
  }, 60_000)

  test('pages with an empty or huge size get a size that can be rendered', async () => {
    for (const box of ['0 0 0 0', '0 0 1 99999999999', '5 5 1 1', '0 0 -1 .', '1e9 0 0 0']) {
      const pdf = createPdfFromObjects(['<< /Type /Pages /Kids [3 0 R] >>', `<< /Type /Page /MediaBox [${box}] >>`])
      const [page] = (await analyse(pdf, 'pdf')).pages
      expect(page?.width).toBeGreaterThan(0)
      expect(Math.max(page?.width ?? 0, page?.height ?? 0)).toBeLessThanOrEqual(32_000)
    }
  })

  test.each(['1', '1 1 ', '1 0 obj\n', '/Kids [', '/MediaBox [', '1 0 obj\n<< /Type /ObjStm >> stream\n', ' '])(
    'repeated %j are read in linear time',
    async piece => {
      await analyse(createPdfFromObjects([`<< /Type /Pages /Kids [3 0 R ${piece.repeat(100_000)}`]), 'pdf')
    },
  )

  test.prop([arbitraryHostilePdf(10_000)], { numRuns: scaleHostileRunCount(40) })(
    'any PDF gets an analysis status',
    async bytes => {
      await analyse(bytes, 'pdf')
    },
    60_000,
  )
})

describe('images', () => {
  test('claimed dimensions are reported without decoding', async () => {
    const images = {
      '1.png': createPngWithFalseSize(100_000, 100_000),
      '2.gif': createGifWithFalseSize(65_535, 65_535, 5000),
      '3.webp': createWebpWithFalseSize(16_000_000, 16_000_000),
      '4.avif': createAvifWithFalseSize(4_000_000_000, 4_000_000_000),
    }
    const analysis = await analyse(
      createHostileZip(Object.entries(images).map(([name, content]) => ({ name, content }))),
    )
    expect(analysis.pages.map(page => page.width)).toEqual([100_000, 65_535, 16_000_000, 4_000_000_000])
  })

  test('images with too many pixels are not decoded', async () => {
    for (const bomb of [
      createPngWithFalseSize(60_000, 60_000),
      createGifWithFalseSize(65_535, 65_535, 100),
      createWebpWithFalseSize(16_000, 16_000),
      createAvifWithFalseSize(60_000, 60_000),
    ]) {
      await expect(resizeToJpeg(bomb, 300)).rejects.toThrow()
      await expect(convertImageFormat(bomb, 'png')).rejects.toThrow()
    }
    await expect(resizeToJpeg(createSvgBomb(1, 200_000), 300)).rejects.toThrow()
    expect(await readImageSizeAndType(createSvgBomb(1, 200_000))).toBeUndefined()
  })

  test('decoding of an SVG with exponentially nested elements is aborted, and the next image is decoded', async () => {
    const start = performance.now()
    await resizeToJpeg(createSvgBomb(9), 300).catch(() => undefined)
    expect(performance.now() - start).toBeLessThan(2000 * archiveLimits.imageDecodeSeconds)
    expect((await resizeToJpeg(createSvgBomb(1), 50)).length).toBeGreaterThan(100)
  }, 60_000)

  test.prop(
    [
      fc.uint8Array({ minLength: 12, maxLength: 300 }),
      fc.constantFrom(
        'ffd8ffe0',
        '89504e47',
        '47494638',
        '52494646',
        '424d0000',
        '49492a00',
        '4d4d002a',
        '0000001866747970',
      ),
    ],
    { numRuns: scaleHostileRunCount(60) },
  )(
    'an image with any header gets an analysis status',
    async (bytes, magic) => {
      bytes.set(Buffer.from(magic, 'hex'))
      await analyse(createHostileZip([{ name: '1.png', content: bytes }]))
    },
    60_000,
  )
})

/** Creates an EPUB whose analysis takes many seconds. */
function createSlowEpub(): Buffer {
  const names = Array.from({ length: 30 }, (_, i) => `c${i}.xhtml`)
  return createTestEpub(
    {
      'book.opf': createEpubPackageDocument(names.map((_, i) => `<itemref idref="c${i}"/>`).join(''), {
        items: names.map((name, i) => `<item id="c${i}" href="${name}"/>`).join(''),
      }),
      ...Object.fromEntries(names.map(name => [name, ''])),
    },
    Object.fromEntries(names.map(name => [name, { packed: createDeflatedZeros(60) }])),
  )
}

describe('the archive worker', () => {
  test('refuses an operation that exceeded the time limit before', async () => {
    const shortTimeout = createWorkerThreadArchiveTaskRunner({ timeoutMs: 200 })
    const path = save(createSlowEpub(), 'epub')
    await expect(shortTimeout.run('readEpub', path, false)).rejects.toThrow('took too long')
    await expect(shortTimeout.run('readEpub', path, false)).rejects.toThrow('took too long before')
    await shortTimeout.close()
  }, 30_000)

  test('is replaced when a file exceeds the time limit or the memory limit', async () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const slow = createSlowEpub()
    const shortTimeout = createWorkerThreadArchiveTaskRunner({ timeoutMs: 200 })
    expect(await analyzeBookFileInWorker(shortTimeout, { id: 'B', path: save(slow, 'epub') }, true)).toMatchObject({
      status: 'ERROR',
      comment: 'ERR_1005',
    })
    expect((await analyzeBookFileInWorker(shortTimeout, { id: 'B', path: save(GOOD) }, true)).status).toBe('READY')
    await shortTimeout.close()
    const small = createWorkerThreadArchiveTaskRunner({ heapMb: 24 })
    const wide = createTestEpub({ 'nav.xhtml': `<nav epub:type="toc">${'<a b="c"/>'.repeat(190_000)}</nav>` })
    expect((await analyzeBookFileInWorker(small, { id: 'B', path: save(wide, 'epub') }, true)).status).toBe('ERROR')
    expect((await analyzeBookFileInWorker(small, { id: 'B', path: save(GOOD) }, true)).status).toBe('READY')
    await small.close()
    report.mockRestore()
  }, 30_000)
})
