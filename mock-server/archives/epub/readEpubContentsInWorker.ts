import type { ArchiveTaskRunner } from '../../scanner/archiveTaskFunctions'
import { ParsedFileCache } from '../parsedFileCache'
import { type EpubContents, getEpubCacheWeightOptions } from './readEpubContents'

const epubCache = new ParsedFileCache<Promise<EpubContents>>(12, getEpubCacheWeightOptions())

/**
 * Returns the contents of an EPUB. If they are not in the cache, a worker thread reads the file. Rejects when the EPUB
 * cannot be read.
 */
export async function readEpubContentsInWorker(archives: ArchiveTaskRunner, path: string): Promise<EpubContents> {
  return epubCache.get(path, '', () => archives.run('readEpub', path, false))
}
