import { findEpubCoverItem, openEpubPackage } from '../archives/epub/epubPackage'
import { readEpub } from '../archives/epub/readEpub'
import { readEpubMetadata } from '../archives/epub/readEpubMetadata'
import { readComicInfo } from '../archives/formats/comicInfo'
import { extractPdfPage } from '../archives/formats/extractPdfPage'
import { parseXml } from '../archives/formats/parseXml'
import { ZipFile } from '../archives/zip/zipFile'
import { analyzeFile } from './analyzeFile'
import { rewriteZipWithoutEntries } from './rewriteZipWithoutEntries'

/** Operations on untrusted files, which run in a worker thread. Arguments and results must be plain data. */
export const archiveTasks = {
  analyzeFile,
  readComicInfo,
  readEpubMetadata,
  rewriteWithout: rewriteZipWithoutEntries,
  readEpub,
  extractPdfPage,
  parseXml,
  /** Path of the cover image of an EPUB, if it has one. */
  epubCoverPath: (path: string): string | undefined => findEpubCoverItem(openEpubPackage(ZipFile.open(path)))?.path,
}

export type ArchiveTasks = typeof archiveTasks
export type ArchiveTaskName = keyof ArchiveTasks

/** Names of the operations for which a user waits. They run in a separate worker. */
export const interactiveArchiveTasks: ReadonlySet<ArchiveTaskName> = new Set([
  'readEpub',
  'extractPdfPage',
  'parseXml',
  'epubCoverPath',
])
