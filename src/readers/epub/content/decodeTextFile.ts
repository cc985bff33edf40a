/**
 * Decodes a text file. The encoding comes from the byte order mark, the XML declaration or the HTML charset. Without
 * any of these, the encoding is UTF-8.
 */
export function decodeTextFile(bytes: Uint8Array): string {
  const [first, second] = bytes
  const bomEncoding =
    first === 0xfe && second === 0xff ? 'utf-16be' : first === 0xff && second === 0xfe ? 'utf-16le' : undefined
  const head = bomEncoding ? '' : new TextDecoder('latin1').decode(bytes.subarray(0, 1024))
  const declared =
    /^[^<]*<\?xml[^>]*\bencoding\s*=\s*["']([\w.:-]+)["']/i.exec(head) ??
    /<meta[^<>]*\bcharset\s*=\s*["']?([\w.:-]+)/i.exec(head)
  return (bomEncoding ? new TextDecoder(bomEncoding) : decoderFor(declared?.[1] ?? 'utf-8')).decode(bytes)
}

/**
 * Returns the decoder for an encoding name. Returns a UTF-8 decoder for an unknown name and for a name of UTF-16, for
 * example `unicode`. Such a name is wrong: `decodeTextFile` found the name by reading single bytes, which is impossible
 * in UTF-16.
 */
function decoderFor(label: string): TextDecoder {
  try {
    const decoder = new TextDecoder(label)
    return decoder.encoding.startsWith('utf-16') ? new TextDecoder() : decoder
  } catch {
    return new TextDecoder()
  }
}
