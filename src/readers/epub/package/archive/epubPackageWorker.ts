import { readFilesOfArchive } from './readFilesOfArchive'
import { replyToArchives } from './replyToArchives'

// Receives the bytes of EPUBs.
replyToArchives(readFilesOfArchive)
