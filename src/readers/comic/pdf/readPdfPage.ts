import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { ChapterTextLayoutCostCounter } from '../../epub/sanitize/chapterTextLayoutCostCounter'
import { toExternalLink } from '../../links/externalLink'
import type { ImageRegion } from '../pages/pageImageTransform'
import { type PdfPageBox, pdfRectToImageRegion } from './pdfPageGeometry'
import { arrangePdfTextInReadingOrder } from './text/arrangePdfTextInReadingOrder'
import type { PdfTextItem } from './text/flattenPdfText'

export interface PdfPageLink {
  /** Box of a link, as fractions of the visible page. */
  readonly region: ImageRegion
  /** Text that a link covers on the page. Empty if the link covers no text. */
  readonly label: string
  /** Target of a link: an http, https or mailto URL, or the number of a page. */
  readonly target: { readonly outside: string } | { readonly page: number }
}

/** Text item of pdf.js with the fields that the text layer of pdf.js needs. */
export interface PdfTextLayerItem extends PdfTextItem {
  readonly dir: string
  readonly width: number
  readonly fontName: string
}

export interface PdfPageContent {
  readonly box: PdfPageBox
  readonly items: readonly PdfTextLayerItem[]
  /** Styles of the fonts. The key is the `fontName` of a text item. */
  readonly styles: Readonly<Record<string, unknown>>
  readonly language: string | undefined
  readonly links: readonly PdfPageLink[]
}

/** Maximum number of text items of a page. Further text is ignored. */
export const MAX_PDF_PAGE_TEXT_ITEMS = 10_000
/** Maximum number of characters of a page. Further text is ignored. */
export const MAX_PDF_PAGE_TEXT_CHARS = 400_000
/** Maximum number of annotations that are read from a page. Further annotations are ignored. Links are annotations. */
export const MAX_PDF_PAGE_LINKS = 500
const MAX_LABEL_CHARS = 200

/**
 * Reads the text of the first page of a PDF, and the links on this page that lead to websites or e-mail addresses.
 * Changes text that browsers would lay out slowly: limits the number of combining marks (such as accents) and of
 * invisible text direction marks, and divides some long words.
 * @throws Error when the page cannot be read or has no area, or when its text is too slow to lay out
 */
export async function readPdfPage(document: PDFDocumentProxy): Promise<PdfPageContent> {
  const page = await document.getPage(1)
  const box = getPdfPageBox(page)
  if (!(box.width > 0 && box.height > 0)) throw new Error('The page has no area')
  return { box, ...(await readText(page)), links: await readExternalLinks(page, box) }
}

/** Returns the visible area of a page before its rotation, in points. */
export function getPdfPageBox(page: PDFPageProxy): PdfPageBox {
  const { rotation, rawDims } = page.getViewport({ scale: 1 })
  const { pageWidth = 0, pageHeight = 0, pageX = 0, pageY = 0 } = rawDims as Record<string, number>
  return { width: pageWidth, height: pageHeight, x: pageX, y: pageY, rotation }
}

interface TextChunk {
  readonly items: readonly PdfTextLayerItem[]
  readonly styles: Record<string, unknown>
  readonly lang: string | null
}

/**
 * Reads the text of a page in reading order. Reads in chunks, and stops at the limit for the number of text items or at
 * the limit for the number of characters. Without these two limits, the worker could send millions of text items at
 * once.
 */
async function readText(page: PDFPageProxy): Promise<Pick<PdfPageContent, 'items' | 'styles' | 'language'>> {
  const items: PdfTextLayerItem[] = []
  const styles: Record<string, unknown> = {}
  let language: string | undefined
  const costs = new ChapterTextLayoutCostCounter()
  let characters = 0
  const reader = (page.streamTextContent() as ReadableStream<TextChunk>).getReader()
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    language ??= chunk.value.lang ?? undefined
    Object.assign(styles, chunk.value.styles)
    for (const item of chunk.value.items) {
      characters += item.str.length
      if (items.length >= MAX_PDF_PAGE_TEXT_ITEMS || characters > MAX_PDF_PAGE_TEXT_CHARS) {
        // Ignores the error of `cancel`, which fails if the worker has already ended.
        reader.cancel(new Error('enough')).catch(() => {})
        return { items: arrangePdfTextInReadingOrder(items), styles, language }
      }
      items.push({ ...item, str: costs.accept(item.str) })
    }
  }
  return { items: arrangePdfTextInReadingOrder(items), styles, language }
}

/** Annotation of pdf.js with the fields of a link. */
export interface PdfLinkAnnotation {
  readonly subtype: string
  readonly rect: readonly number[]
  readonly url?: string
  /** Target of a link in the same PDF: a named destination, or an explicit destination array. */
  readonly dest?: string | readonly unknown[]
  readonly overlaidText?: string
}

/** Returns the label of a link: the first characters of the text that the link covers. */
export const getPdfLinkLabel = ({ overlaidText = '' }: PdfLinkAnnotation): string =>
  overlaidText.trim().slice(0, MAX_LABEL_CHARS)

/**
 * Reads the links to websites and e-mail addresses. Ignores links that run scripts. Also ignores links to other pages
 * of the PDF: the server delivers each page as a separate file, in which the target pages do not exist.
 */
async function readExternalLinks(page: PDFPageProxy, box: PdfPageBox): Promise<PdfPageLink[]> {
  const annotations = (await page.getAnnotations()) as readonly PdfLinkAnnotation[]
  return annotations.slice(0, MAX_PDF_PAGE_LINKS).flatMap(annotation => {
    const { subtype, url, rect } = annotation
    const target = subtype === 'Link' && url !== undefined ? toExternalLink(url) : undefined
    const region = pdfRectToImageRegion(rect, box)
    if (!target || !region) return []
    return [{ region, label: getPdfLinkLabel(annotation), target }]
  })
}
