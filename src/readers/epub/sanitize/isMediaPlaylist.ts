/**
 * Number of bytes at the start of a file in which {@link isMediaPlaylist} searches for `#EXTM3U`, the signature of a
 * playlist. Each character of the signature is a single byte.
 */
const HEAD_BYTES = 1_024

/**
 * Whether a file is a playlist (HLS, RFC 8216). WebKit and newer versions of Chromium would play a playlist and fetch
 * its parts from other hosts. Some players ignore the media type, so this function also checks the start of the file.
 */
export async function isMediaPlaylist(file: Blob): Promise<boolean> {
  if (/mpegurl/i.test(file.type)) return true
  return /^\s*#EXTM3U/.test(await file.slice(0, HEAD_BYTES).text())
}
