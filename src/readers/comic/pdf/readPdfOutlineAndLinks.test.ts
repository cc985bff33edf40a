import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createPdf } from '../../../../tests/harness/content/createPdf'
import { openPdf } from '../../../../tests/harness/content/openPdf'
import { findCurrentPdfOutlineEntry } from './PdfOutlineTab'
import { readPdfOutlineAndLinks } from './readPdfOutlineAndLinks'

test('reads the outline and the links between pages, and omits links to websites and scripts', async () => {
  const pdf = createPdf(
    [
      {
        lines: [{ text: 'see the end', x: 40, y: 500 }],
        links: [
          { rect: [30, 490, 130, 520], page: 3 },
          { rect: [0, 0, 10, 10], url: 'https://example.org/' },
          { rect: [0, 0, 10, 10], action: '<< /S /JavaScript /JS (app.alert\\(1\\)) >>' },
        ],
        size: [200, 600],
      },
      { lines: [] },
      { lines: [] },
    ],
    [
      { title: 'Start', page: 1 },
      { title: 'Ende — نهاية', page: 3 },
    ],
  )
  const { outline, links } = await openPdf(pdf, readPdfOutlineAndLinks)
  expect(outline).toEqual([
    { title: 'Start', depth: 0, page: 1 },
    { title: 'Ende — نهاية', depth: 0, page: 3 },
  ])
  expect([...links.keys()]).toEqual([1])
  expect(links.get(1)).toEqual([
    {
      region: { x: 0.15, y: expect.closeTo(80 / 600), width: 0.5, height: expect.closeTo(0.05) },
      label: 'see the end',
      target: { page: 3 },
    },
  ])
})

test('when reading takes too long, omits the links of later pages and keeps the outline', async () => {
  let nowMs = 0
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => nowMs)
  onTestFinished(() => clock.mockRestore())
  const page = {
    getViewport: () => ({ rotation: 0, rawDims: { pageWidth: 100, pageHeight: 100, pageX: 0, pageY: 0 } }),
    getAnnotations: async () => [{ subtype: 'Link', rect: [0, 0, 10, 10], dest: [0] }],
    cleanup: () => {},
  }
  const slowDocument = {
    numPages: 100,
    getOutline: async () => [{ title: 'Start', dest: [0], items: [] }],
    getPage: async () => {
      nowMs += 4_000
      return page
    },
  }
  const { outline, links } = await readPdfOutlineAndLinks(slowDocument as unknown as PDFDocumentProxy)
  expect(outline).toHaveLength(1)
  expect(links.size).toBe(8)
})

test('the current entry of an outline is the last entry that is not after the page', () => {
  const outline = [1, 4, 2, undefined, 4, 9].map((page, index) => ({ title: `${index}`, depth: 0, page }))
  const titleAt = (page: number) => findCurrentPdfOutlineEntry(outline, page)?.title
  expect([1, 2, 3, 4, 8, 9].map(titleAt)).toEqual(['0', '2', '2', '4', '4', '5'])
  expect(findCurrentPdfOutlineEntry(outline.slice(1), 1)).toBeUndefined()
})
