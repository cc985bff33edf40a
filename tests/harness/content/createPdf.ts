import { deflateSync } from 'node:zlib'
import { serializePdf } from '../../../mock-server/archives/formats/pdfPages'

/** Rectangle of a PDF page in points: left, bottom, right, top. */
type PdfRect = readonly [number, number, number, number]

export interface TestPdfPage {
  /**
   * Lines of text on the page. `x` and `y` are the position of the left end of the baseline. `size` is the font size.
   * All values are in points.
   */
  readonly lines: readonly { readonly text: string; readonly x: number; readonly y: number; readonly size?: number }[]
  /**
   * Links on the page. The target is a URL (`url`), a page number from 1 (`page`), or a PDF action in PDF syntax
   * (`action`).
   */
  readonly links?: readonly {
    readonly rect: PdfRect
    readonly url?: string
    readonly page?: number
    readonly action?: string
  }[]
  /** Width and height of the page in points. */
  readonly size?: readonly [number, number]
  /** Clockwise rotation of the page in degrees. */
  readonly rotate?: 0 | 90 | 180 | 270
}

export interface TestPdfOutlineEntry {
  readonly title: string
  /** Number of the page to which the outline entry leads, from 1. */
  readonly page: number
}

const DEFAULT_SIZE = [420, 595] as const
const FIXED_OBJECTS = { catalog: 1, pages: 2, font: 3, cidFont: 4, toUnicode: 5, outline: 6 }

/**
 * Creates a PDF with text, links and an outline. The font of the text has no glyphs. The width of each character is 0.6
 * of the font size. The text is encoded in UTF-16.
 * @param catalog further entries of the catalog, such as `/OpenAction`
 */
export function createPdf(
  pages: readonly TestPdfPage[],
  outline: readonly TestPdfOutlineEntry[] = [],
  catalog = '',
): Buffer {
  const { pages: pagesId, font, cidFont, toUnicode, outline: outlineId } = FIXED_OBJECTS
  const objects = new Map<number, string | Buffer>()
  let nextId = outlineId
  const add = (content: string | Buffer) => {
    nextId += 1
    objects.set(nextId, content)
    return nextId
  }
  const pageIds = pages.map(() => add(''))
  for (const [index, page] of pages.entries()) {
    const content = add(stream(page.lines.map(formatLine).join('\n')))
    const links = (page.links ?? []).map(link => add(formatLink(link, pageIds)))
    const [width, height] = page.size ?? DEFAULT_SIZE
    const rotation = page.rotate ? `/Rotate ${page.rotate}` : ''
    objects.set(
      pageIds[index] ?? 0,
      `<< /Type /Page /Parent ${pagesId} 0 R /MediaBox [0 0 ${width} ${height}] ${rotation} /Contents ${content} 0 R /Annots [${links.map(id => `${id} 0 R`).join(' ')}] >>`,
    )
  }
  const entries = outline.map(() => add(''))
  for (const [index, { title, page }] of outline.entries()) {
    const previous = entries[index - 1] === undefined ? '' : `/Prev ${entries[index - 1]} 0 R`
    const next = entries[index + 1] === undefined ? '' : `/Next ${entries[index + 1]} 0 R`
    objects.set(
      entries[index] ?? 0,
      `<< /Title ${hexText(title, '\ufeff')} /Parent ${outlineId} 0 R ${previous} ${next} /Dest [${pageIds[page - 1]} 0 R /Fit] >>`,
    )
  }
  objects.set(
    FIXED_OBJECTS.catalog,
    `<< /Type /Catalog /Pages ${pagesId} 0 R ${entries.length ? `/Outlines ${outlineId} 0 R` : ''} ${catalog} >>`,
  )
  objects.set(
    pagesId,
    `<< /Type /Pages /Count ${pages.length} /Kids [${pageIds.map(id => `${id} 0 R`).join(' ')}] /Resources << /Font << /F ${font} 0 R >> >> >>`,
  )
  objects.set(
    font,
    `<< /Type /Font /Subtype /Type0 /BaseFont /Test /Encoding /Identity-H /DescendantFonts [${cidFont} 0 R] /ToUnicode ${toUnicode} 0 R >>`,
  )
  objects.set(
    cidFont,
    '<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Test /DW 600 /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> >>',
  )
  objects.set(toUnicode, stream(TO_UNICODE))
  objects.set(
    outlineId,
    `<< /Type /Outlines /Count ${entries.length} /First ${entries[0]} 0 R /Last ${entries.at(-1)} 0 R >>`,
  )
  return serializePdf(objects, FIXED_OBJECTS.catalog)
}

const TO_UNICODE = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /T def /CMapType 2 def
1 begincodespacerange <0000> <ffff> endcodespacerange
1 beginbfrange <0000> <ffff> <0000> endbfrange
endcmap end end`

function stream(text: string): Buffer {
  const packed = deflateSync(Buffer.from(text, 'latin1'))
  return Buffer.concat([
    Buffer.from(`<< /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`),
    packed,
    Buffer.from('\nendstream'),
  ])
}

const formatLine = ({ text, x, y, size = 12 }: TestPdfPage['lines'][number]) =>
  `BT /F ${size} Tf 1 0 0 1 ${x} ${y} Tm ${hexText(text)} Tj ET`

function formatLink(
  { rect, url, page, action }: NonNullable<TestPdfPage['links']>[number],
  pageIds: readonly number[],
): string {
  const target =
    action !== undefined
      ? `/A ${action}`
      : page !== undefined
        ? `/Dest [${pageIds[page - 1]} 0 R /Fit]`
        : `/A << /S /URI /URI (${url}) >>`
  return `<< /Type /Annot /Subtype /Link /Rect [${rect.join(' ')}] /Border [0 0 0] ${target} >>`
}

/**
 * Creates a PDF with a single page that contains the text 日本語 in Shift-JIS. A viewer can decode the text only with a
 * character map that the PDF standard predefines.
 */
export const createJapanesePdf = (): Buffer =>
  serializePdf(
    new Map<number, string | Buffer>([
      [1, '<< /Type /Catalog /Pages 2 0 R >>'],
      [2, '<< /Type /Pages /Count 1 /Kids [3 0 R] /MediaBox [0 0 300 200] >>'],
      [3, '<< /Type /Page /Parent 2 0 R /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>'],
      [4, stream('BT /F 20 Tf 40 100 Td <93fa967b8cea> Tj ET')],
      [5, '<< /Type /Font /Subtype /Type0 /BaseFont /Ryumin-Light /Encoding /90ms-RKSJ-H /DescendantFonts [6 0 R] >>'],
      [
        6,
        '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /Ryumin-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (Japan1) /Supplement 2 >> /FontDescriptor 7 0 R >>',
      ],
      // The PDF standard requires a font descriptor. Without it, some servers cannot render the page, depending on
      // their fonts.
      [
        7,
        '<< /Type /FontDescriptor /FontName /Ryumin-Light /Flags 4 /FontBBox [0 -120 1000 880] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 700 /StemV 80 >>',
      ],
    ]),
    1,
  )

function hexText(text: string, prefix = ''): string {
  const codes = [...`${prefix}${text}`].flatMap(character => character.split(''))
  return `<${codes.map(code => code.charCodeAt(0).toString(16).padStart(4, '0')).join('')}>`
}
