/** Number of bytes at the start of a file that are checked. */
const HEAD_BYTES = 1_024

/**
 * Returns whether a file begins like XML or HTML, regardless of its media type. White space before the markup is
 * ignored.
 */
export async function startsWithMarkup(file: Blob): Promise<boolean> {
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())
  return /^\s*(<|$)/.test(new TextDecoder(detectEncoding(head)).decode(head))
}

/** Returns the encoding of a file. Uses the byte order mark or the first character, as XML parsers do. */
function detectEncoding([first, second]: Uint8Array): string {
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return 'utf-16be'
  return (first === 0xff && second === 0xfe) || (first === 0x3c && second === 0) ? 'utf-16le' : 'utf-8'
}
