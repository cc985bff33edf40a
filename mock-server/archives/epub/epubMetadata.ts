import { ownValue } from '../../world/ownValue'
import type { Author } from '../../world/records'
import { isDay } from '../formats/calendar'
import { isbnInFile } from '../formats/isbn'
import { childrenNamed, findFirst, plainText, type XmlElement } from '../formats/xml'
import { canonicalLanguage } from '../language'
import { ZipFile } from '../zip/zip'
import { type EpubPackage, metaElements, openEpub } from './epubPackage'
import { escapedText } from './htmlText'

/** Metadata of book and series in the package document of an EPUB. */
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

/** Reads the metadata of an EPUB; undefined when it cannot be read. */
export function readEpubMetadata(path: string): EpubMetadata | undefined {
  try {
    return metadataOf(openEpub(ZipFile.open(path)))
  } catch {
    return undefined
  }
}

function metadataOf(epub: EpubPackage): EpubMetadata {
  const metadata = findFirst(epub.root, 'metadata')
  const metas = metaElements(epub.root)
  const texts = (name: string) => childrenNamed(metadata, name).map(plainText).filter(Boolean)
  const series = metas.find(meta => meta.attributes.property === 'belongs-to-collection')
  const position = metas.find(
    meta => meta.attributes.property === 'group-position' && meta.attributes.refines === `#${series?.attributes.id}`,
  )
  return {
    title: texts('title')[0] ?? null,
    summary: escapedText(texts('description')[0] ?? '') || null,
    releaseDate: dateOf(texts('date')[0]),
    authors: authorsOf(childrenNamed(metadata, 'creator'), metas),
    isbn:
      texts('identifier')
        .map(text => isbnInFile(text.toLowerCase().replace(/^isbn:/, '')))
        .find(Boolean) ?? null,
    number: plainText(position) || null,
    seriesTitle: plainText(series) || null,
    publisher: texts('publisher')[0] ?? null,
    language: canonicalLanguage(texts('language')[0] ?? '') ?? null,
    genres: [...new Set(texts('subject'))],
    readingDirection: epub.direction === 'rtl' ? 'RIGHT_TO_LEFT' : epub.direction === 'ltr' ? 'LEFT_TO_RIGHT' : null,
  }
}

function authorsOf(creators: XmlElement[], metas: XmlElement[]): Author[] {
  const refined = new Map(
    metas
      .filter(({ attributes }) => attributes.property === 'role' && attributes.scheme === 'marc:relators')
      .map(meta => [(meta.attributes.refines ?? '').replace('#', ''), plainText(meta)]),
  )
  return creators.flatMap(creator => {
    const name = plainText(creator)
    const role = creator.attributes['opf:role'] ?? refined.get(creator.attributes.id ?? '') ?? ''
    return name ? [{ name, role: ownValue(ROLES_BY_MARC_RELATOR, role) ?? 'writer' }] : []
  })
}

function dateOf(text: string | undefined): string | null {
  const date = /^\d{4}-\d\d-\d\d(?=$|T|Z|[+-])/.exec(text ?? '')?.[0]
  return date !== undefined && isDay(date) ? date : null
}
