import type { ArchiveTaskRunner } from '../../scanner/archiveTaskRunner'
import { ParsedFileCache } from '../parsedFileCache'
import { type EpubContents, epubWeightLimit } from './readEpubContents'

const epubCache = new ParsedFileCache<Promise<EpubContents>>(12, epubWeightLimit())

/** Reads the contents of an EPUB, or returns them from a cache. Rejects when the EPUB cannot be read. */
export async function readCachedEpubContents(archives: ArchiveTaskRunner, path: string): Promise<EpubContents> {
  return epubCache.get(path, '', () => archives.run('readEpub', path, false))
}
