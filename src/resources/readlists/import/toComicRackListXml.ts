/** Book in a ComicRack list file (.cbl). */
export type ComicRackBook = {
  readonly seriesTitle: string
  readonly number: string
  /** Release date as YYYY-MM-DD, or null if unknown. */
  readonly releaseDate: string | null
}

/**
 * Matches a series title that ends with a volume or year in brackets, for example `Title (2)`. In the file, the title
 * and the volume are separate attributes. When the server imports the file, it appends the volume to the title again.
 * `Title (1)` does not match, because the server does not append volume 1.
 */
const titleWithVolume = /^(.*\S) \(((?!1\))[1-9]\d{0,3})\)$/

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

/**
 * Converts a read list to a ComicRack list file (.cbl). When the server imports this file, it finds the same books
 * again.
 */
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
