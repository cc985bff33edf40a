import { type ArchiveFilesReader, type EpubPackageFileTexts, readEpubPackageFiles } from './readEpubPackageFiles'

/**
 * Replies to each archive that a worker receives with the texts of its package files. Replies with undefined if the
 * package files cannot be read.
 */
export function replyToArchives(readFiles: ArchiveFilesReader): void {
  self.onmessage = ({ data }: MessageEvent<ArrayBuffer>) => {
    let texts: EpubPackageFileTexts | undefined
    try {
      texts = readEpubPackageFiles(new Uint8Array(data), readFiles)
    } catch {
      texts = undefined
    }
    self.postMessage(texts)
  }
}
