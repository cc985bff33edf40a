import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { pdfRectToImageRegion } from './pdfPageGeometry'
import {
  getPdfLinkLabel,
  getPdfPageBox,
  MAX_PDF_PAGE_LINKS,
  type PdfLinkAnnotation,
  type PdfPageLink,
} from './readPdfPage'

/** Entry of the outline (table of contents) of a PDF. */
export interface PdfOutlineEntry {
  readonly title: string
  /** Nesting level of the entry. Top-level entries have the level 0. */
  readonly depth: number
  /** Page number, counted from 1. Undefined if the target is not a page of the book. */
  readonly page: number | undefined
}

/**
 * Outline of a PDF, and links between its pages. Longbox reads them from the whole PDF, because the files of single
 * pages do not contain them.
 */
export interface PdfOutlineAndLinks {
  readonly outline: readonly PdfOutlineEntry[]
  /** For each page number: the links on this page that lead to other pages of the PDF. */
  readonly links: ReadonlyMap<number, readonly PdfPageLink[]>
}

/** Maximum number of entries of an outline. Further entries are ignored. */
const MAX_ENTRIES = 5_000
/** Maximum nesting level of an outline. Deeper entries are ignored. */
const MAX_DEPTH = 12
/** Maximum length of the title of an outline entry, in characters. Longer titles are cut. */
const MAX_TITLE_CHARS = 500
/** Maximum number of pages whose links are read. */
const MAX_LINKED_PAGES = 3_000
/** Maximum number of links between pages. When this number is reached, the worker reads no further pages. */
const MAX_LINKS = 20_000
/**
 * Maximum time for reading links, in milliseconds. Without this limit, reading a PDF with many links could exceed the
 * time limit of the worker. The worker would then return no outline either.
 */
const MAX_LINKS_TIME_MS = 30_000

/** Reads the outline of a PDF and the links between its pages. Ignores scripts and other actions in the PDF. */
export async function readPdfOutlineAndLinks(document: PDFDocumentProxy): Promise<PdfOutlineAndLinks> {
  return { outline: await readOutline(document), links: await readInnerLinks(document) }
}

type Destination = string | readonly unknown[] | null | undefined

interface OutlineNode {
  readonly title: string
  readonly dest: Destination
  readonly items: readonly OutlineNode[]
}

async function readOutline(document: PDFDocumentProxy): Promise<PdfOutlineEntry[]> {
  const entries: PdfOutlineEntry[] = []
  const read = async (nodes: readonly OutlineNode[], depth: number) => {
    for (const { title, dest, items } of nodes) {
      if (entries.length >= MAX_ENTRIES) return
      const page = await pageOfDestination(document, dest)
      entries.push({ title: title.trim().slice(0, MAX_TITLE_CHARS), depth, page })
      if (depth < MAX_DEPTH) await read(items, depth + 1)
    }
  }
  await read(((await document.getOutline()) ?? []) as readonly OutlineNode[], 0)
  return entries
}

async function readInnerLinks(document: PDFDocumentProxy): Promise<Map<number, PdfPageLink[]>> {
  const linksByPage = new Map<number, PdfPageLink[]>()
  const lastPage = Math.min(document.numPages, MAX_LINKED_PAGES)
  const endTime = performance.now() + MAX_LINKS_TIME_MS
  let count = 0
  for (let number = 1; number <= lastPage && count < MAX_LINKS && performance.now() < endTime; number++) {
    const page = await document.getPage(number)
    const links: PdfPageLink[] = []
    for (const annotation of ((await page.getAnnotations()) as PdfLinkAnnotation[]).slice(0, MAX_PDF_PAGE_LINKS)) {
      const target = annotation.subtype === 'Link' ? await pageOfDestination(document, annotation.dest) : undefined
      const region = target !== undefined && pdfRectToImageRegion(annotation.rect, getPdfPageBox(page))
      if (target !== undefined && region)
        links.push({ region, label: getPdfLinkLabel(annotation), target: { page: target } })
    }
    if (links.length > 0) linksByPage.set(number, links)
    count += links.length
    page.cleanup()
  }
  return linksByPage
}

/**
 * Returns the page number of a link target. The target is either the name of a destination, or an array whose first
 * element is a page.
 */
async function pageOfDestination(document: PDFDocumentProxy, destination: Destination): Promise<number | undefined> {
  try {
    const explicit = typeof destination === 'string' ? await document.getDestination(destination) : destination
    const target = explicit?.[0]
    const index = typeof target === 'number' ? target : target ? await document.getPageIndex(target as never) : -1
    return Number.isInteger(index) && index >= 0 && index < document.numPages ? index + 1 : undefined
  } catch {
    return undefined
  }
}
