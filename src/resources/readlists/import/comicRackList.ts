/** Book of a read list as a .cbl file names it. */
export type ComicRackBook = {
  readonly seriesTitle: string
  readonly number: string
  /** Day of the release in ISO 8601, or null. */
  readonly releaseDate: string | null
}

/** Title that ends with a year or volume in brackets. The server omits volume 1, so it stays in the title. */
const titleWithVolume = /^(.*\S) \(((?!1\))[1-9]\d{0,3})\)$/

/** Characters that XML 1.0 does not allow: control characters, non-characters and single surrogates. */
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

/** Returns the ComicRack list (.cbl) of a read list. An import of the file finds the same books. */
export function toComicRackList(name: string, books: readonly ComicRackBook[]): string {
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
