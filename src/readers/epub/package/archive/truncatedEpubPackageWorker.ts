import { readFilesOfTruncatedArchive } from './readFilesOfTruncatedArchive'
import { replyToArchives } from './replyToArchives'

// Worker that reads the package document of an EPUB. Each message contains only the first bytes of an EPUB.
replyToArchives(readFilesOfTruncatedArchive)
