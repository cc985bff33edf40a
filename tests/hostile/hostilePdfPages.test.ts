import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect } from 'vitest'
import { archiveLimits } from '../../mock-server/archives/archiveLimits'
import { extractPdfPage } from '../../mock-server/archives/formats/extractPdfPage'
import { readPdfOutlineAndLinks } from '../../src/readers/comic/pdf/readPdfOutlineAndLinks'
import {
  MAX_PDF_PAGE_LINKS,
  MAX_PDF_PAGE_TEXT_CHARS,
  MAX_PDF_PAGE_TEXT_ITEMS,
  type PdfPageContent,
  readPdfPage,
} from '../../src/readers/comic/pdf/readPdfPage'
import { createSizeLimitedByteArrayConstructor } from '../../src/readers/comic/pdf/worker/createSizeLimitedByteArrayConstructor'
import { createPdf } from '../harness/content/createPdf'
import { openPdf } from '../harness/content/openPdf'
import { measureCpuMs } from '../harness/measureCpuMs'
import { fc, test } from '../harness/propertyTest'
import { arbitraryHostilePdf } from './generators/hostilePdf'
import { scaleHostileRunCount } from './scaleHostileRunCount'

const MAX_CPU_MS = 20_000
const folder = mkdtempSync(join(tmpdir(), 'hostile-pdf-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/**
 * Reads the first page of a PDF, and checks that this does not take too much processor time. Returns the content of the
 * page, or the error that occurred.
 */
async function readPage(pdf: Uint8Array): Promise<PdfPageContent | Error> {
  let result!: PdfPageContent | Error
  const cpuMs = await measureCpuMs(async () => {
    result = await openPdf(pdf, readPdfPage).catch((error: unknown) => error as Error)
  })
  expect(cpuMs).toBeLessThan(MAX_CPU_MS)
  return result
}

const targetsOf = (page: PdfPageContent | Error) =>
  page instanceof Error ? [] : page.links.map(({ target }) => target)

describe('the text of a PDF page', () => {
  test('is limited if the page has 100,000 text items', async () => {
    const lines = Array.from({ length: 100_000 }, (_, index) => ({
      text: 'x',
      x: (index * 37) % 400,
      y: (index * 91) % 590,
    }))
    const page = await readPage(createPdf([{ lines }]))
    expect(page).toMatchObject({ items: expect.any(Array) })
    if (page instanceof Error) throw page
    expect(page.items.length).toBeGreaterThan(1_000)
    expect(page.items.length).toBeLessThanOrEqual(MAX_PDF_PAGE_TEXT_ITEMS)
  }, 60_000)

  test('is limited if a line has a million characters', async () => {
    const page = await readPage(createPdf([{ lines: [{ text: 'a'.repeat(1_000_000), x: 0, y: 10 }] }]))
    if (page instanceof Error) throw page
    expect(page.items.reduce((sum, { str }) => sum + str.length, 0)).toBeLessThanOrEqual(MAX_PDF_PAGE_TEXT_CHARS)
  }, 60_000)

  test('keeps only some of thousands of combining marks', async () => {
    const page = await readPage(createPdf([{ lines: [{ text: `a${'\u0301'.repeat(20_000)}`, x: 0, y: 10 }] }]))
    if (page instanceof Error) throw page
    expect(page.items.map(({ str }) => str).join('')).toMatch(/^.\u0301{0,16}$/)
  })

  test.each([
    [1e9, 1e9],
    [1e-9, 1e-9],
    [0, 100],
    [-5, Number.NaN],
  ])('stays within a page of %d by %d points, or is omitted', async (width, height) => {
    const links = [{ rect: [0, 0, 1e12, 1e12] as const, url: 'https://example.org/' }]
    const page = await readPage(createPdf([{ lines: [{ text: 'far', x: 1, y: 1 }], size: [width, height], links }]))
    if (page instanceof Error) return
    expect(page.box.width * page.box.height).toBeGreaterThan(0)
    for (const { region } of page.links) expect(Math.max(region.width, region.height)).toBeLessThanOrEqual(1)
  })

  test('is readable if the cross-reference index of the file is damaged', async () => {
    const pdf = createPdf([{ lines: [{ text: 'still here', x: 40, y: 500 }] }]).toString('latin1')
    const broken = pdf.replace(/\d{10} 00000 n/g, '0000000007 00000 n').replace(/startxref\n\d+/, 'startxref\n99999999')
    const page = await readPage(Buffer.from(broken, 'latin1'))
    if (page instanceof Error) throw page
    expect(page.items.map(({ str }) => str).join('')).toBe('still here')
  })

  test.prop([arbitraryHostilePdf(400)], { numRuns: scaleHostileRunCount(8) })(
    'of any malformed file is read or causes an error',
    async bytes => {
      await readPage(bytes)
    },
    120_000,
  )
})

describe('the links of a PDF page', () => {
  test('neither run scripts nor open files, and do not lead to our server', async () => {
    const rect = [0, 0, 10, 10] as const
    const actions = [
      '<< /S /JavaScript /JS (app.alert\\(1\\)) >>',
      '<< /S /Launch /F (/bin/sh) >>',
      '<< /S /GoToR /F (https://example.org/other.pdf) /D [0 /Fit] >>',
      '<< /S /SubmitForm /F (https://example.org/steal) >>',
      '<< /S /ImportData /F (https://example.org/steal) >>',
      '<< /S /URI /URI (javascript:alert\\(1\\)) >>',
      '<< /S /URI /URI (data:text/html,<script>1</script>) >>',
      '<< /S /URI /URI (file:///etc/passwd) >>',
      '<< /S /URI /URI (ftp://example.org/) >>',
      '<< /S /URI /URI (blob:https://example.org/1) >>',
    ]
    const openAction =
      '/OpenAction << /S /JavaScript /JS (while\\(true\\);) >> /AA << /O << /S /JavaScript /JS (1) >> >>'
    const pdf = createPdf([{ lines: [], links: actions.map(action => ({ rect, action })) }], [], openAction)
    const targets = targetsOf(await readPage(pdf))
    for (const target of targets)
      expect(target).toEqual({ outside: expect.stringMatching(/^https:\/\/example\.org\//) })
    expect(targets.length).toBeLessThanOrEqual(1)
    expect((await openPdf(pdf, readPdfOutlineAndLinks)).links.size).toBe(0)
  })

  test('are limited in number', async () => {
    const links = Array.from({ length: 1_200 }, () => ({ rect: [0, 0, 9, 9] as const, url: 'https://example.org/' }))
    expect(targetsOf(await readPage(createPdf([{ lines: [], links }])))).toHaveLength(MAX_PDF_PAGE_LINKS)
  }, 60_000)
})

test('buffers for reading a PDF have a limited size', () => {
  const Limited = createSizeLimitedByteArrayConstructor(Uint8Array, 1_000)
  expect(() => new Limited(1_001)).toThrow(RangeError)
  expect(new Limited(1_000)).toHaveLength(1_000)
  expect(new Limited([1, 2])).toEqual(new Uint8Array([1, 2]))
  expect(new Uint8Array(2_000)).toBeInstanceOf(Limited)
})

test('reading a PDF outline that contains itself terminates', async () => {
  const pdf = createPdf([{ lines: [] }], [{ title: 'loop', page: 1 }]).toString('latin1')
  const looping = pdf.replace(/\/Parent 6 0 R {2}/, '/Parent 6 0 R /First 6 0 R /Next 6 0 R ')
  const { outline } = await openPdf(Buffer.from(looping, 'latin1'), readPdfOutlineAndLinks)
  expect(outline.length).toBeLessThan(100)
})

describe('a PDF page that the mock server extracts', () => {
  test.prop([arbitraryHostilePdf(5_000), fc.integer({ min: 1, max: 3 })], { numRuns: scaleHostileRunCount(40) })(
    'has a limited size, even from a malformed file',
    async (bytes, number) => {
      const path = join(folder, 'any.pdf')
      writeFileSync(path, bytes)
      let sizeBytes = 0
      const cpuMs = await measureCpuMs(() => {
        try {
          sizeBytes = extractPdfPage(path, number).length
        } catch (error) {
          expect(error).toBeInstanceOf(Error)
        }
      })
      expect(sizeBytes).toBeLessThanOrEqual(archiveLimits.pdfPageBytes * 2)
      expect(cpuMs).toBeLessThan(MAX_CPU_MS)
    },
    120_000,
  )

  test('does not contain the streams of other pages', () => {
    const noise = Array.from({ length: 20_000 }, (_, index) => `${(index * 7_919) % 104_729}`).join(' ')
    const pages = ['short', noise].map(text => ({ lines: [{ text, x: 0, y: 10 }] }))
    const path = join(folder, 'two.pdf')
    writeFileSync(path, createPdf(pages))
    expect(extractPdfPage(path, 1).length).toBeLessThan(3_000)
    expect(extractPdfPage(path, 2).length).toBeGreaterThan(20_000)
  })
})
