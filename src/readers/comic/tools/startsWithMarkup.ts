/** Number of bytes that are read from the start of a file to find markup. */
const HEAD_BYTES = 1_024

/**
 * Returns whether a file starts with XML or HTML markup. Ignores the media type of the file, and white space before the
 * markup. Also returns true if the first {@link HEAD_BYTES} bytes contain only white space.
 */
export async function startsWithMarkup(file: Blob): Promise<boolean> {
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())
  return /^\s*(<|$)/.test(new TextDecoder(detectEncoding(head)).decode(head))
}

/**
 * Returns the text encoding of a file. Detects it from the byte order mark or from the first character, like an XML
 * parser.
 */
function detectEncoding([first, second]: Uint8Array): string {
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return 'utf-16be'
  return (first === 0xff && second === 0xfe) || (first === 0x3c && second === 0) ? 'utf-16le' : 'utf-8'
}
