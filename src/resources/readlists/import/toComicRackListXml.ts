/** Book of a read list as in a .cbl file. */
export type ComicRackBook = {
  readonly seriesTitle: string
  readonly number: string
  /** Release day in ISO 8601. Null if unknown. */
  readonly releaseDate: string | null
}

/**
 * Title with a year or volume in brackets at the end. Volume 1 stays in the title, because the server would omit it.
 */
const titleWithVolume = /^(.*\S) \(((?!1\))[1-9]\d{0,3})\)$/

/** Characters that XML 1.0 forbids. */
const invalidXmlCharacters = /(?![\t\n\r\u007f-\u009f])\p{Cc}|[\ufffe\uffff]|\p{Cs}/gu
const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
}

const escapeXml = (text: string) =>
  text.replace(invalidXmlCharacters, '').replace(/[&<>"\t\n\r]/g, character => entities[character] ?? '')

/** Returns a read list as ComicRack list (.cbl). An import of the file finds the same books. */
export function toComicRackListXml(name: string, books: readonly ComicRackBook[]): string {
  const lines = books.map(({ seriesTitle, number, releaseDate }) => {
    const [, title = seriesTitle, volume] = titleWithVolume.exec(seriesTitle) ?? []
    const attributes = { Series: title, Number: number, Volume: volume, Year: releaseDate?.slice(0, 4) }
    const written = Object.entries(attributes).flatMap(([key, value]) =>
      value === undefined ? [] : [`${key}="${escapeXml(value)}"`],
    )
    return `    <Book ${written.join(' ')} />`
  })
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<ReadingList xmlns:xsd="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">',
    `  <Name>${escapeXml(name)}</Name>`,
    '  <Books>',
    ...lines,
    '  </Books>',
    '  <Matchers />',
    '</ReadingList>',
    '',
  ].join('\n')
}
