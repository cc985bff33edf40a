import { findEpubCoverItem, openEpubPackage } from '../archives/epub/epubPackage'
import { readEpubContents } from '../archives/epub/readEpubContents'
import { readEpubMetadata } from '../archives/epub/readEpubMetadata'
import { readComicInfo } from '../archives/formats/comicInfo'
import { extractPdfPage } from '../archives/formats/extractPdfPage'
import { parseWellFormedXml } from '../archives/formats/parseXml'
import { ZipFile } from '../archives/zip/zipFile'
import { analyzeBookFileContents } from './analyzeBookFileContents'
import { rewriteZipWithoutEntries } from './rewriteZipWithoutEntries'

/**
 * Operations on untrusted files. They can run in a worker thread. Therefore their arguments and results must be plain
 * data.
 */
export const archiveTaskFunctions = {
  analyzeFile: analyzeBookFileContents,
  readComicInfo,
  readEpubMetadata,
  rewriteWithout: rewriteZipWithoutEntries,
  readEpub: readEpubContents,
  extractPdfPage,
  parseWellFormedXml,
  /** Returns the path of the cover image in an EPUB. Returns undefined if the EPUB has no cover. */
  epubCoverPath: (path: string): string | undefined => findEpubCoverItem(openEpubPackage(ZipFile.open(path)))?.path,
}

export type ArchiveTaskFunctions = typeof archiveTaskFunctions
export type ArchiveTaskName = keyof ArchiveTaskFunctions

export type ArchiveTaskRunner = {
  /**
   * Runs an archive operation. Rejects if the file cannot be read, a limit is exceeded, or the operation takes too
   * long.
   */
  run: <Name extends ArchiveTaskName>(
    name: Name,
    ...args: Parameters<ArchiveTaskFunctions[Name]>
  ) => Promise<Awaited<ReturnType<ArchiveTaskFunctions[Name]>>>
  close: () => Promise<void>
}

/**
 * Names of the operations for which a user waits. A separate worker thread runs these operations. As a result,
 * background operations do not delay the user.
 */
export const interactiveArchiveTaskNames: ReadonlySet<ArchiveTaskName> = new Set([
  'readEpub',
  'extractPdfPage',
  'parseWellFormedXml',
  'epubCoverPath',
])
