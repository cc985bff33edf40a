import { archiveLimits } from '../archives/archiveLimits'
import { compareNaturally } from '../archives/compareNaturally'
import { detectFileMediaType, detectZipEntryMediaType, getMediaProfileOfMediaType } from '../archives/detectMediaType'
import { readEpubContents, type StoredEpubPublication } from '../archives/epub/readEpubContents'
import { detectRarErrorCode } from '../archives/formats/detectRarErrorCode'
import { getRenderedPdfPageSizePx, readPdfPageSizes } from '../archives/formats/pdfPages'
import { readImageSize } from '../archives/formats/readImageSize'
import { type ZipEntry, ZipFile } from '../archives/zip/zipFile'
import type { BookMediaRecord, BookPageRecord } from '../state/libraryRecords'
import { getFileExtension } from './walkLibraryFolder'

export type BookFileAnalysis = Omit<BookMediaRecord, 'lastModified'> & {
  /**
   * Names of files in the zip of the book. For a comic, these are the files that are not pages. For an EPUB, these are
   * the files (including pages) that the manifest names. Files that do not exist in the zip are omitted.
   */
  files: string[]
  /** Publication of an EPUB. Undefined for other books, and if the analysis failed. */
  epub?: StoredEpubPublication
}

/** Creates the analysis result of a book whose file is missing or outside its library. */
export const createAnalysisOfMissingFile = (): BookFileAnalysis => createFailedAnalysis('ERROR', 'ERR_1018', '')

/**
 * Analyzes a book file. The result contains the media type, the pages and error codes (server-facts 4.10). Never throws
 * an error.
 * @param measure whether to read the width and height of pages
 */
export function analyzeBookFileContents(path: string, measure: boolean): BookFileAnalysis {
  try {
    const mediaType = detectFileMediaType(path)
    const profile = getMediaProfileOfMediaType(mediaType)
    if (mediaType.startsWith('application/x-rar'))
      return createFailedAnalysis('UNSUPPORTED', detectRarErrorCode(path) ?? 'ERR_1001', mediaType)
    if (profile === '') return createFailedAnalysis('UNSUPPORTED', 'ERR_1001', mediaType)
    if (getFileExtension(path) === 'epub' && profile !== 'EPUB')
      return createFailedAnalysis('ERROR', 'ERR_1032', mediaType)
    if (profile === 'EPUB') return analyzeEpub(path, measure)
    return profile === 'PDF' ? analyzePdf(path, measure) : analyzeComic(path, measure)
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code
    return createFailedAnalysis(
      'ERROR',
      code === 'EACCES' || code === 'EPERM' ? 'ERR_1000' : code === 'ENOENT' ? 'ERR_1018' : 'ERR_1005',
      '',
    )
  }
}

function analyzeComic(path: string, measure: boolean): BookFileAnalysis {
  const mediaType = 'application/zip'
  let inspected: InspectedEntry[]
  try {
    const zip = ZipFile.open(path)
    const entries = zip.entries.filter(
      entry => !entry.name.endsWith('/') && !entry.name.split('/').includes('__MACOSX'),
    )
    inspected = zip.readEach(entries, (entry, readStart) => inspectEntry(entry, readStart, measure))
  } catch {
    return createFailedAnalysis('ERROR', 'ERR_1008', mediaType)
  }
  inspected.sort((a, b) => compareNaturally(a.page.fileName, b.page.fileName))
  const pages = inspected.filter(item => item.page.mediaType.startsWith('image/')).map(item => item.page)
  const nonPages = inspected.filter(item => !item.page.mediaType.startsWith('image/'))
  if (!pages.length) return createFailedAnalysis('ERROR', 'ERR_1006', mediaType)
  const failed = nonPages.filter(item => item.failed).map(item => item.page.fileName)
  const comment = failed.length ? `ERR_1007 [${joinNames(failed)}]` : ''
  return { ...readyAnalysis(mediaType, pages, comment), files: nonPages.map(item => item.page.fileName) }
}

/**
 * Joins the names of unreadable or missing zip entries for the analysis comment of a book. Shortens a long text,
 * because every response with the book contains the comment.
 */
function joinNames(names: readonly string[]): string {
  const text = names.slice(0, archiveLimits.commentNameCount).join(', ')
  const isCut = names.length > archiveLimits.commentNameCount || text.length > archiveLimits.commentLength
  return isCut ? `${text.slice(0, archiveLimits.commentLength)}…` : text
}

type InspectedEntry = { page: BookPageRecord; failed: boolean }

function inspectEntry(entry: ZipEntry, readStart: (count: number) => Buffer, measure: boolean): InspectedEntry {
  const page: BookPageRecord = { fileName: entry.name, mediaType: '', width: null, height: null, sizeBytes: entry.size }
  try {
    const head = readStart(archiveLimits.entryHeadBytes)
    page.mediaType = detectZipEntryMediaType(head, entry.name)
    if (measure && page.mediaType.startsWith('image/')) {
      const size = readImageSize(head) ?? readImageSize(readStart(archiveLimits.imageHeaderBytes))
      page.width = size?.width ?? null
      page.height = size?.height ?? null
    }
    return { page, failed: false }
  } catch {
    return { page, failed: true }
  }
}

function analyzeEpub(path: string, measure: boolean): BookFileAnalysis {
  const book = readEpubContents(path, measure)
  const { resources, toc, landmarks, pageList, fixedLayout } = book
  const comment = [...book.faults, ...(book.missing.length ? [`ERR_1033 [${joinNames(book.missing)}]`] : [])].join(' ')
  return {
    ...readyAnalysis('application/epub+zip', book.imagePages, comment),
    pagesCount: book.pagesCount,
    epubDivinaCompatible: book.imagePages.length > 0,
    epubIsKepub: book.kepub,
    files: resources.map(resource => resource.path),
    epub: { resources, toc, landmarks, pageList, fixedLayout },
  }
}

function analyzePdf(path: string, measure: boolean): BookFileAnalysis {
  const pages = readPdfPageSizes(path).map((size, i): BookPageRecord => {
    const pixels = measure ? getRenderedPdfPageSizePx(size) : undefined
    return {
      fileName: String(i + 1),
      mediaType: 'image/jpeg',
      width: pixels?.width ?? null,
      height: pixels?.height ?? null,
      sizeBytes: null,
    }
  })
  return readyAnalysis('application/pdf', pages, '')
}

function readyAnalysis(mediaType: string, pages: BookPageRecord[], comment: string): BookFileAnalysis {
  return {
    status: 'READY',
    mediaType,
    mediaProfile: getMediaProfileOfMediaType(mediaType),
    pagesCount: pages.length,
    comment,
    epubDivinaCompatible: false,
    epubIsKepub: false,
    pages,
    files: [],
  }
}

/**
 * Creates the analysis result of a book that cannot be read.
 * @param comment error code of the real server, such as `ERR_1008`
 */
export function createFailedAnalysis(
  status: 'ERROR' | 'UNSUPPORTED',
  comment: string,
  mediaType: string,
): BookFileAnalysis {
  const mediaProfile = status === 'UNSUPPORTED' ? '' : getMediaProfileOfMediaType(mediaType)
  return {
    status,
    mediaType,
    mediaProfile,
    pagesCount: 0,
    comment,
    epubDivinaCompatible: false,
    epubIsKepub: false,
    pages: [],
    files: [],
  }
}
