import { readFilesOfTruncatedArchive } from './readFilesOfTruncatedArchive'
import { replyToArchives } from './replyToArchives'

// Receives the first bytes of EPUBs.
replyToArchives(readFilesOfTruncatedArchive)
