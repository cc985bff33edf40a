import { type ArchiveFilesReader, type EpubPackageFileTexts, readEpubPackageFiles } from './readEpubPackageFiles'

/**
 * Handles the messages of a worker. Each message contains an EPUB. The reply contains the texts of the package files of
 * this EPUB. The reply is undefined if the package files cannot be read.
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
