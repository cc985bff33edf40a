import type { ArchiveRunner } from '../../scanner/archiveRunner'
import { FileCache } from '../fileCache'
import type { EpubBook } from './readEpub'

const epubCache = new FileCache<Promise<EpubBook>>(12)

/** Reads the contents of an EPUB with a cache of recent books. Rejects when it cannot be read. */
export async function readCachedEpub(archives: ArchiveRunner, path: string): Promise<EpubBook> {
  return epubCache.get(path, '', () => archives.run('readEpub', path, false))
}
