import { readFilesOfArchive } from './readFilesOfArchive'
import { replyToArchives } from './replyToArchives'

// Worker that reads the package document of an EPUB. Each message contains the complete bytes of an EPUB.
replyToArchives(readFilesOfArchive)
