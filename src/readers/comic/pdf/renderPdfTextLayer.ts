import { TextLayer } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { PdfPageContent } from './readPdfPage'

export interface PdfTextLayer {
  /**
   * Element with the size of the unrotated page. Its size in CSS pixels is the size of the page in points (1/72 inch).
   */
  readonly element: HTMLElement
  readonly itemElements: readonly HTMLElement[]
}

/** Renders the text of a page as transparent elements at the positions of the text. */
export async function renderPdfTextLayer({ box, items, styles, language }: PdfPageContent): Promise<PdfTextLayer> {
  const element = document.createElement('div')
  const { width: pageWidth, height: pageHeight, x: pageX, y: pageY, rotation } = box
  const layer = new TextLayer({
    textContentSource: { items, styles, lang: language ?? null } as never,
    container: element,
    viewport: { scale: 1, rotation, rawDims: { pageWidth, pageHeight, pageX, pageY } } as never,
  })
  await layer.render()
  element.style.inlineSize = `${pageWidth}px`
  element.style.blockSize = `${pageHeight}px`
  if (language !== undefined) element.lang = language
  return { element, itemElements: layer.textDivs }
}
