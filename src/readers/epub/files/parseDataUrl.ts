interface DataUrl {
  /** Media type without parameters. May be empty. */
  readonly type: string
  readonly isBase64: boolean
  /** Content of the file, encoded in base64 or percent-encoded. */
  readonly content: string
}

/**
 * Splits a `data:` URL into media type, encoding and content. Needs time in proportion to the length of the URL.
 * @returns undefined for other URLs, and for a `data:` URL without a comma
 */
export function parseDataUrl(address: string): DataUrl | undefined {
  const comma = address.indexOf(',')
  if (comma < 0 || !/^data:/i.test(address)) return undefined
  const header = address.slice('data:'.length, comma)
  const typeEnd = header.indexOf(';')
  return {
    type: typeEnd < 0 ? header : header.slice(0, typeEnd),
    isBase64: /;\s*base64\s*$/i.test(header),
    content: address.slice(comma + 1),
  }
}
