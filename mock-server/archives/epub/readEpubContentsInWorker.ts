import type { ArchiveTaskRunner } from '../../scanner/archiveTaskFunctions'
import { ParsedFileCache } from '../parsedFileCache'
import { type EpubContents, getEpubCacheWeightOptions } from './readEpubContents'

const epubCache = new ParsedFileCache<Promise<EpubContents>>(12, getEpubCacheWeightOptions())

/**
 * Reads the contents of an EPUB with a task runner, or returns them from a cache. Rejects when the EPUB cannot be read.
 */
export async function readEpubContentsInWorker(archives: ArchiveTaskRunner, path: string): Promise<EpubContents> {
  return epubCache.get(path, '', () => archives.run('readEpub', path, false))
}
