import { deflateSync } from 'node:zlib'
import { fc } from '../../harness/propertyTest'

const PIECES = [
  '1 0 obj\n',
  '2 0 obj << /Type /Pages /Kids [',
  '3 0 R ',
  '2 0 R ',
  '] /Count 99 >>',
  'endobj\n',
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Page /MediaBox [0 0 1 1] >>',
  '/MediaBox [',
  '/Kids[',
  '/Type ',
  '/Page',
  'obj',
  'stream\n',
  '9',
  '1 1 ',
  ' ',
  '<< /Type /ObjStm /First 5 /Length 10 >> stream\n',
]

/**
 * Returns a fast-check arbitrary for malformed PDF files. A file consists of a few fragments. Each fragment occurs up
 * to `times` times in succession.
 */
export const arbitraryHostilePdf = (times: number): fc.Arbitrary<Buffer> =>
  fc
    .array(
      fc.tuple(
        fc.constantFrom(...PIECES),
        fc.oneof(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: times })),
      ),
      {
        minLength: 1,
        maxLength: 8,
      },
    )
    .map(parts => Buffer.from(`%PDF-1.7\n${parts.map(([piece, count]) => piece.repeat(count)).join('')}`, 'latin1'))

/** Creates a PDF file. Object 1 is the catalog. The given objects get the numbers 2, 3 and so on. */
export function createPdfFromObjects(objects: Iterable<string>): Buffer {
  const parts = ['%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n']
  let id = 1
  for (const text of objects) {
    id += 1
    parts.push(`${id} 0 obj\n${text}\nendobj\n`)
  }
  return Buffer.from(parts.join(''), 'latin1')
}

/** Creates a PDF object stream that has the given number of bytes after decompression. */
export function createInflatingPdfObjectStream(bytes: number): string {
  const packed = deflateSync(Buffer.alloc(bytes, '0')).toString('latin1')
  return `<< /Type /ObjStm /N 1 /First 4 /Length ${packed.length} >>\nstream\n${packed}\nendstream`
}
