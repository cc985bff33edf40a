import type { ArchiveRunner } from '../../scanner/archiveRunner'
import { FileCache } from '../fileCache'
import type { EpubBook } from './epub'

const opened = new FileCache<Promise<EpubBook>>(12)

/** Reads the contents of an EPUB with a cache of recent books. Rejects when it cannot be read. */
export async function openedEpub(archives: ArchiveRunner, path: string): Promise<EpubBook> {
  return opened.get(path, '', () => archives.run('readEpub', path, false))
}
