import type { ArchiveRunner } from '../../scanner/archiveRunner'
import { FileCache } from '../fileCache'
import type { EpubBook } from './epub'

const opened = new FileCache<Promise<EpubBook>>(12)

/** The contents of an EPUB, remembered for the books opened last. Rejects when it cannot be read. */
export async function openedEpub(archives: ArchiveRunner, path: string): Promise<EpubBook> {
  return opened.get(path, '', () => archives.run('readEpub', path, false))
}
