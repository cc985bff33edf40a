import type { ArchiveTaskRunner } from '../../scanner/archiveTaskRunner'
import { ParsedFileCache } from '../parsedFileCache'
import type { EpubBook } from './readEpub'

const epubCache = new ParsedFileCache<Promise<EpubBook>>(12)

/** Reads the contents of an EPUB. Caches the contents of recent books. Rejects when the EPUB cannot be read. */
export async function readCachedEpub(archives: ArchiveTaskRunner, path: string): Promise<EpubBook> {
  return epubCache.get(path, '', () => archives.run('readEpub', path, false))
}
