import { readEpubPackageFiles } from './readEpubPackageFiles'

/** Bytes of an EPUB. If `isTruncated` is true, only its first bytes. */
export interface EpubPackageWorkerRequest {
  readonly archive: ArrayBuffer
  readonly isTruncated: boolean
}

/**
 * Replies to the bytes of an EPUB with the texts of its package files. Replies with undefined if the package files
 * cannot be read.
 */
self.onmessage = ({ data: { archive, isTruncated } }: MessageEvent<EpubPackageWorkerRequest>) => {
  let texts: ReturnType<typeof readEpubPackageFiles>
  try {
    texts = readEpubPackageFiles(new Uint8Array(archive), isTruncated)
  } catch {
    texts = undefined
  }
  self.postMessage(texts)
}
