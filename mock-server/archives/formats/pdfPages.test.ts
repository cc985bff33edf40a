import { deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { saveTempFile } from '../../../tests/harness/content/saveTempFiles'
import { archiveLimits } from '../archiveLimits'
import { getRenderedPdfPageSizePx, readPdfPageSizes } from './pdfPages'

describe('pages of a PDF', () => {
  const pdf = (name: string, ...objects: string[]) =>
    saveTempFile(
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
    const sizes = readPdfPageSizes(path)
    expect(sizes).toEqual([
      { width: 595, height: 842 },
      { width: 400, height: 700 },
    ])
    expect(sizes.map(getRenderedPdfPageSizePx)[0]).toEqual({ width: 3200, height: 4528 })
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
    expect(readPdfPageSizes(path)).toEqual([
      { width: 300, height: 400 },
      { width: 100, height: 200 },
    ])
  })

  it('are found if the page tree refers to arrays of kids and boxes', () => {
    const path = pdf(
      'references.pdf',
      CATALOG,
      '<< /Type /Pages /Kids 5 0 R /Count 2 /MediaBox 6 0 R >>',
      '<< /Type /Page /CropBox 7 0 R >>',
      '<< /Type /Page >>',
      '[3 0 R 4 0 R]',
      '[0 0 100 200]',
      '[10 10 60 60]',
    )
    expect(readPdfPageSizes(path)).toEqual([
      { width: 50, height: 50 },
      { width: 100, height: 200 },
    ])
  })

  it('are found if the header of an object is at the end of a chunk of the file', () => {
    const chunkEnd = 8 * 1024 * 1024 - archiveLimits.pdfObjectBytes
    const start = `%PDF-1.4\n1 0 obj\n${CATALOG}\nendobj\n2 0 obj\n<< /Type /Pages /Kids [112 0 R] /Count 1 >>\nendobj\n`
    const page = '112 0 obj\n<< /Type /Page /MediaBox [0 0 100 200] >>\nendobj\n'
    const endsBefore = [0, 1, 2, 3, 4, 6, 9].filter(charsBefore => {
      const filler = `${'%'.repeat(chunkEnd - start.length - charsBefore - 1)}\n`
      const rest = `${'%'.repeat(archiveLimits.pdfObjectBytes)}\n`
      const path = saveTempFile(`chunk-${charsBefore}.pdf`, Buffer.from(`${start}${filler}${page}${rest}`, 'latin1'))
      return readPdfPageSizes(path)[0]?.width === 100
    })
    expect(endsBefore).toEqual([0, 1, 2, 3, 4, 6, 9])
  })

  it('are read from object streams', () => {
    const parts = ['<< /Type /Pages /Kids [4 0 R 3 0 R] /Count 2 /MediaBox [0 0 10 20] >>', '<< /Type /Page >>']
    const page = '<< /Type /Page /MediaBox [0 0 30 40] >>'
    const texts = [...parts, page]
    const starts = texts.map((_, i) => texts.slice(0, i).join(' ').length + (i ? 1 : 0))
    const head = `${starts.map((start, i) => `${i + 2} ${start}`).join(' ')} `
    const stream = deflateSync(head + texts.join(' ')).toString('latin1')
    const dictionary = `<< /Type /ObjStm /N 3 /First ${head.length} /Filter /FlateDecode /Length ${stream.length} >>`
    const path = saveTempFile(
      'packed.pdf',
      Buffer.from(
        `%PDF-1.5\n1 0 obj\n${CATALOG}\nendobj\n9 0 obj\n${dictionary}\nstream\n${stream}\nendstream\nendobj\n`,
        'latin1',
      ),
    )
    expect(readPdfPageSizes(path)).toEqual([
      { width: 30, height: 40 },
      { width: 10, height: 20 },
    ])
  })
})
