import { readEpub } from '../archives/epub/epub'
import { readEpubMetadata } from '../archives/epub/epubMetadata'
import { coverItem, openEpub } from '../archives/epub/epubPackage'
import { readComicInfo } from '../archives/formats/comicInfo'
import { pdfPageSizes } from '../archives/formats/pdf'
import { parseXml } from '../archives/formats/xml'
import { ZipFile } from '../archives/zip/zip'
import { analyzeFile } from './analysis'
import { rewriteWithout } from './rewriteArchive'

/** Operations on untrusted files. They run in a worker thread, so arguments and results are plain data. */
export const archiveTasks = {
  analyzeFile,
  readComicInfo,
  readEpubMetadata,
  rewriteWithout,
  readEpub,
  pdfPageSizes,
  parseXml,
  /** Path of the cover image of an EPUB, if it has one. */
  epubCoverPath: (path: string): string | undefined => coverItem(openEpub(ZipFile.open(path)))?.path,
}

export type ArchiveTasks = typeof archiveTasks
export type ArchiveTaskName = keyof ArchiveTasks

/** Operations that a user waits for. They run before all others. */
export const interactiveTasks: ReadonlySet<ArchiveTaskName> = new Set([
  'readEpub',
  'pdfPageSizes',
  'parseXml',
  'epubCoverPath',
])
