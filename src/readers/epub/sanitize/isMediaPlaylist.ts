/** Number of characters at the start of a file that are searched for the signature of a playlist. */
const HEAD_CHARS = 1_024

/**
 * Returns whether a file is a playlist (HLS, RFC 8216). Media elements of WebKit, and of newer versions of Chromium,
 * would fetch the parts of a playlist from other hosts. Some players ignore the media type, so the start of the file
 * counts too.
 */
export async function isMediaPlaylist(file: Blob): Promise<boolean> {
  if (/mpegurl/i.test(file.type)) return true
  return /^\s*#EXTM3U/.test(await file.slice(0, HEAD_CHARS).text())
}
