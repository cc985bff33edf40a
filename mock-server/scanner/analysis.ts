import { readEpub } from '../archives/epub/epub'
import { imageSizeOf } from '../archives/formats/imageSize'
import { pdfPagePixels, pdfPageSizes } from '../archives/formats/pdf'
import { archiveLimits } from '../archives/limits'
import { entryMediaType, fileMediaType, profileOf } from '../archives/mediaType'
import { compareNaturally } from '../archives/naturalOrder'
import { type ZipEntry, ZipFile } from '../archives/zip/zip'
import type { MediaRecord, PageRecord } from '../world/records'
import { extensionOf } from './walkLibrary'

export type Analysis = Omit<MediaRecord, 'lastModified'> & {
  /** Entries that are not pages; all entries for an EPUB. */
  files: string[]
}

/** Analysis of a book whose file is missing or outside its library. */
export const missingFile = (): Analysis => fault('ERROR', 'ERR_1018', '')

/**
 * Analyses a book file: media type, pages and errors (statuses and codes: server-facts 4.10). Never throws.
 * @param measure whether to read the dimensions of pages
 */
export function analyzeFile(path: string, measure: boolean): Analysis {
  try {
    const mediaType = fileMediaType(path)
    const profile = profileOf(mediaType)
    if (profile === '' || mediaType.startsWith('application/x-rar')) return fault('UNSUPPORTED', 'ERR_1001', mediaType)
    if (extensionOf(path) === 'epub' && profile !== 'EPUB') return fault('ERROR', 'ERR_1032', mediaType)
    if (profile === 'EPUB') return analyzeEpub(path, measure)
    return profile === 'PDF' ? analyzePdf(path, measure) : analyzeComic(path, measure)
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code
    return fault(
      'ERROR',
      code === 'EACCES' || code === 'EPERM' ? 'ERR_1000' : code === 'ENOENT' ? 'ERR_1018' : 'ERR_1005',
      '',
    )
  }
}

function analyzeComic(path: string, measure: boolean): Analysis {
  const mediaType = 'application/zip'
  let looked: Looked[]
  try {
    const zip = ZipFile.open(path)
    const entries = zip.entries.filter(
      entry => !entry.name.endsWith('/') && !entry.name.split('/').includes('__MACOSX'),
    )
    looked = zip.readEach(entries, (entry, readStart) => lookAt(entry, readStart, measure))
  } catch {
    return fault('ERROR', 'ERR_1008', mediaType)
  }
  looked.sort((a, b) => compareNaturally(a.page.fileName, b.page.fileName))
  const pages = looked.filter(one => one.page.mediaType.startsWith('image/')).map(one => one.page)
  const others = looked.filter(one => !one.page.mediaType.startsWith('image/'))
  if (!pages.length) return fault('ERROR', 'ERR_1006', mediaType)
  const failed = others.filter(one => one.failed).map(one => one.page.fileName)
  const comment = failed.length ? `ERR_1007 [${failed.join(', ')}]` : ''
  return { ...ready(mediaType, pages, comment), files: others.map(one => one.page.fileName) }
}

type Looked = { page: PageRecord; failed: boolean }

function lookAt(entry: ZipEntry, readStart: (count: number) => Buffer, measure: boolean): Looked {
  const page: PageRecord = { fileName: entry.name, mediaType: '', width: null, height: null, sizeBytes: entry.size }
  try {
    const head = readStart(archiveLimits.entryHeadBytes)
    page.mediaType = entryMediaType(head, entry.name)
    if (measure && page.mediaType.startsWith('image/')) {
      const size = imageSizeOf(head) ?? imageSizeOf(readStart(archiveLimits.imageHeaderBytes))
      page.width = size?.width ?? null
      page.height = size?.height ?? null
    }
    return { page, failed: false }
  } catch {
    return { page, failed: true }
  }
}

function analyzeEpub(path: string, measure: boolean): Analysis {
  const book = readEpub(path, measure)
  const comment = [...book.faults, ...(book.missing.length ? [`ERR_1033 [${book.missing.join(', ')}]`] : [])].join(' ')
  return {
    ...ready('application/epub+zip', book.pictures, comment),
    pagesCount: book.pagesCount,
    epubDivinaCompatible: book.pictures.length > 0,
    epubIsKepub: book.kepub,
    files: book.resources.map(resource => resource.path),
  }
}

function analyzePdf(path: string, measure: boolean): Analysis {
  const pages = pdfPageSizes(path).map((size, i): PageRecord => {
    const pixels = measure ? pdfPagePixels(size) : undefined
    return {
      fileName: String(i + 1),
      mediaType: 'image/jpeg',
      width: pixels?.width ?? null,
      height: pixels?.height ?? null,
      sizeBytes: null,
    }
  })
  return ready('application/pdf', pages, '')
}

function ready(mediaType: string, pages: PageRecord[], comment: string): Analysis {
  return {
    status: 'READY',
    mediaType,
    mediaProfile: profileOf(mediaType),
    pagesCount: pages.length,
    comment,
    epubDivinaCompatible: false,
    epubIsKepub: false,
    pages,
    files: [],
  }
}

/**
 * Analysis of a book that cannot be read.
 * @param comment error code of the server
 */
export function fault(status: 'ERROR' | 'UNSUPPORTED', comment: string, mediaType: string): Analysis {
  const mediaProfile = status === 'UNSUPPORTED' ? '' : profileOf(mediaType)
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
