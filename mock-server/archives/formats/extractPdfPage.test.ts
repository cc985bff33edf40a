import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { createPdf } from '../../../tests/harness/content/createPdf'
import { openPdf } from '../../../tests/harness/content/openPdf'
import { extractPdfPage } from './extractPdfPage'
import { InvalidPdfError } from './readPdfPageObjects'

const folder = mkdtempSync(join(tmpdir(), 'extract-pdf-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

let fileCount = 0
function save(content: Buffer | string): string {
  fileCount += 1
  const path = join(folder, `${fileCount}.pdf`)
  writeFileSync(path, content, 'latin1')
  return path
}

const readPage = (path: string, number: number) =>
  openPdf(extractPdfPage(path, number), async document => {
    const page = await document.getPage(1)
    const { items } = await page.getTextContent()
    const links = (await page.getAnnotations()) as { url?: string; dest?: unknown[] }[]
    return {
      pages: document.numPages,
      text: items.map(item => ('str' in item ? item.str : '')).join(''),
      urls: links.map(({ url }) => url),
      targets: links.map(({ dest }) => dest?.[0]),
      outline: await document.getOutline(),
      view: page.view,
      rotate: page.rotate,
    }
  })

const line = (text: string) => ({ text, x: 40, y: 100 })

test('contains the text and external links of one page, but neither the outline nor targets on other pages', async () => {
  const path = save(
    createPdf(
      [
        { lines: [line('first')] },
        {
          lines: [line('second')],
          links: [
            { rect: [0, 0, 10, 10], url: 'https://example.org/' },
            { rect: [20, 0, 30, 10], page: 1 },
          ],
          size: [300, 200],
          rotate: 90,
        },
      ],
      [{ title: 'Start', page: 1 }],
    ),
  )
  expect(await readPage(path, 2)).toEqual({
    pages: 1,
    text: 'second',
    urls: ['https://example.org/', undefined],
    targets: [undefined, undefined],
    outline: null,
    view: [0, 0, 300, 200],
    rotate: 90,
  })
  expect(extractPdfPage(path, 2).toString('latin1')).not.toContain('Start')
})

test('copies inherited attributes, objects in object streams, streams with a wrong length, and streams whose length is in another object', async () => {
  const packed = '4 0 << /Type /Page /Parent 3 0 R /Contents [5 0 R 6 0 R] >>'
  const objectStream = deflateSync(Buffer.from(packed, 'latin1')).toString('latin1')
  const content = (text: string) => `BT /F 10 Tf 10 10 Td (${text}) Tj ET `
  const path = save(
    [
      '%PDF-1.5',
      '1 0 obj << /Type /Catalog /Pages 3 0 R >> endobj',
      '2 0 obj 38 endobj',
      '3 0 obj << /Type /Pages /Count 1 /Kids [4 0 R] /MediaBox [0 0 200 60] /Resources << /Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Courier >> >> >> >> endobj',
      `5 0 obj << /Length 2 0 R >>\nstream\n${content('indirect')}\nendstream endobj`,
      `6 0 obj << /Length 7 >>\nstream\n${content('wrong')}\nendstream endobj`,
      `7 0 obj << /Type /ObjStm /N 1 /First 4 /Length ${objectStream.length} /Filter /FlateDecode >>\nstream\n${objectStream}\nendstream endobj`,
      'trailer << /Root 1 0 R >>',
    ].join('\n'),
  )
  const page = await readPage(path, 1)
  expect(page.text.replace(/\s/g, '')).toBe('indirectwrong')
  expect(page.view).toEqual([0, 0, 200, 60])
})

test('returns an empty page for an encrypted file, because its content is unreadable', async () => {
  const pdf = createPdf([{ lines: [line('secret')], size: [70, 80] }]).toString('latin1')
  const path = save(pdf.replace('xref', '99 0 obj\n<< /Filter /Standard /V 2 /R 3 >>\nendobj\nxref'))
  expect(await readPage(path, 1)).toMatchObject({ text: '', view: [0, 0, 70, 80] })
})

test('extracts a page of a file with 200,000 objects', () => {
  const others = Array.from({ length: 200_000 }, (_, index) => `${index + 1_000} 0 obj\n1\nendobj\n`).join('')
  const path = save(
    createPdf([{ lines: [] }])
      .toString('latin1')
      .replace('xref', `${others}xref`),
  )
  expect(extractPdfPage(path, 1).length).toBeLessThan(2_000)
})

test('rejects pages that do not exist', () => {
  const path = save(createPdf([{ lines: [] }]))
  for (const number of [0, 2, 1.5]) expect(() => extractPdfPage(path, number)).toThrow(InvalidPdfError)
})
