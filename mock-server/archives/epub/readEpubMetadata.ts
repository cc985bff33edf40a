import { getOwnProperty } from '../../state/getOwnProperty'
import type { Author } from '../../state/libraryRecords'
import { canonicalizeLanguageTag } from '../canonicalizeLanguageTag'
import { findFirstXmlElement, getXmlChildElements, getXmlElementText, type XmlElement } from '../formats/parseXml'
import { parseIsbnOfFileMetadata } from '../formats/toIsbn13'
import { isCalendarDate } from '../formats/zonedDateTime'
import { ZipFile } from '../zip/zipFile'
import { type EpubPackage, findEpubMetaElements, openEpubPackage } from './epubPackage'
import { stripHtmlMarkup } from './stripHtmlMarkup'

/** Metadata of a book and its series, read from the package document of an EPUB. */
export type EpubMetadata = {
  title: string | null
  summary: string | null
  releaseDate: string | null
  authors: Author[]
  isbn: string | null
  number: string | null
  seriesTitle: string | null
  publisher: string | null
  language: string | null
  genres: string[]
  readingDirection: 'RIGHT_TO_LEFT' | 'LEFT_TO_RIGHT' | null
}

const ROLES_BY_MARC_RELATOR: Record<string, string> = {
  aut: 'writer',
  clr: 'colorist',
  cov: 'cover',
  edt: 'editor',
  art: 'penciller',
  ill: 'penciller',
  trl: 'translator',
}

/** Reads the metadata of an EPUB. Returns undefined if the EPUB cannot be read. */
export function readEpubMetadata(path: string): EpubMetadata | undefined {
  try {
    return parseMetadata(openEpubPackage(ZipFile.open(path)))
  } catch {
    return undefined
  }
}

function parseMetadata(epub: EpubPackage): EpubMetadata {
  const metadata = findFirstXmlElement(epub.root, 'metadata')
  const metas = findEpubMetaElements(epub.root)
  const texts = (name: string) => getXmlChildElements(metadata, name).map(getXmlElementText).filter(Boolean)
  const series = metas.find(meta => meta.attributes.property === 'belongs-to-collection')
  const position = metas.find(
    meta => meta.attributes.property === 'group-position' && meta.attributes.refines === `#${series?.attributes.id}`,
  )
  return {
    title: texts('title')[0] ?? null,
    summary: stripHtmlMarkup(texts('description')[0] ?? '') || null,
    releaseDate: parseDate(texts('date')[0]),
    authors: parseAuthors(getXmlChildElements(metadata, 'creator'), metas),
    isbn:
      texts('identifier')
        .map(text => parseIsbnOfFileMetadata(text.toLowerCase().replace(/^isbn:/, '')))
        .find(Boolean) ?? null,
    number: getXmlElementText(position) || null,
    seriesTitle: getXmlElementText(series) || null,
    publisher: texts('publisher')[0] ?? null,
    language: canonicalizeLanguageTag(texts('language')[0] ?? '') ?? null,
    genres: [...new Set(texts('subject'))],
    readingDirection: epub.direction === 'rtl' ? 'RIGHT_TO_LEFT' : epub.direction === 'ltr' ? 'LEFT_TO_RIGHT' : null,
  }
}

function parseAuthors(creators: XmlElement[], metas: XmlElement[]): Author[] {
  const refined = new Map(
    metas
      .filter(({ attributes }) => attributes.property === 'role' && attributes.scheme === 'marc:relators')
      .map(meta => [(meta.attributes.refines ?? '').replace('#', ''), getXmlElementText(meta)]),
  )
  return creators.flatMap(creator => {
    const name = getXmlElementText(creator)
    const role = creator.attributes['opf:role'] ?? refined.get(creator.attributes.id ?? '') ?? ''
    return name ? [{ name, role: getOwnProperty(ROLES_BY_MARC_RELATOR, role) ?? 'writer' }] : []
  })
}

function parseDate(text: string | undefined): string | null {
  const date = /^\d{4}-\d\d-\d\d(?=$|T|Z|[+-])/.exec(text ?? '')?.[0]
  return date !== undefined && isCalendarDate(date) ? date : null
}
