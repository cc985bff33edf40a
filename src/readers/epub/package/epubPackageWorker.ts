import { readEpubPackageFiles } from './readEpubPackageFiles'

/**
 * Replies to the bytes of an EPUB with the texts of its package files. Replies with undefined if the package files
 * cannot be read.
 */
self.onmessage = ({ data }: MessageEvent<ArrayBuffer>) => {
  let texts: ReturnType<typeof readEpubPackageFiles>
  try {
    texts = readEpubPackageFiles(new Uint8Array(data))
  } catch {
    texts = undefined
  }
  self.postMessage(texts)
}
