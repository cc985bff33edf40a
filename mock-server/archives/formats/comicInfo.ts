import { getOwnProperty } from '../../state/getOwnProperty'
import { archiveLimits } from '../archiveLimits'
import { ZipFile } from '../zip/zipFile'
import { isInt32 } from './isInt32'
import { findFirstXmlElement, parseWellFormedXml } from './parseXml'

/**
 * Text fields that the server reads from a ComicInfo.xml. A field that is missing in the file is undefined. A blank
 * field is also undefined, except a blank `StoryArcNumber`, which is an empty text.
 */
export type ComicInfo = Partial<
  Record<
    | 'Title'
    | 'Series'
    | 'Number'
    | 'Count'
    | 'Volume'
    | 'AlternateSeries'
    | 'AlternateNumber'
    | 'Summary'
    | 'Year'
    | 'Month'
    | 'Day'
    | 'Writer'
    | 'Penciller'
    | 'Inker'
    | 'Colorist'
    | 'Letterer'
    | 'CoverArtist'
    | 'Editor'
    | 'Translator'
    | 'Publisher'
    | 'Genre'
    | 'Tags'
    | 'Web'
    | 'LanguageISO'
    | 'Manga'
    | 'StoryArc'
    | 'StoryArcNumber'
    | 'SeriesGroup'
    | 'AgeRating'
    | 'GTIN',
    string
  >
>

const INTEGER_FIELDS = ['Count', 'Volume', 'AlternateCount', 'Year', 'Month', 'Day', 'PageCount']
/**
 * ComicInfo field with the number of the book in each of its story arcs. If this field is blank, the server adds the
 * book to no story arc. If this field is missing, the server adds the book to its story arcs without a number.
 */
const FIELD_ALLOWED_TO_BE_BLANK = 'StoryArcNumber'

/**
 * Parses a ComicInfo.xml. Returns undefined if the XML is malformed, if it has no element `ComicInfo`, or if a numeric
 * field is not a 32-bit integer.
 */
export function parseComicInfo(text: string): ComicInfo | undefined {
  try {
    const document = parseWellFormedXml(text)
    const root = document && findFirstXmlElement(document, 'ComicInfo')
    if (!root) return undefined
    const entries = root.children
      .map(child => [child.name, child.text.trim()] as const)
      .filter(([name, value]) => value !== '' || name === FIELD_ALLOWED_TO_BE_BLANK)
    if (entries.some(([name, value]) => INTEGER_FIELDS.includes(name) && !isInt32Text(value))) return undefined
    return Object.fromEntries(entries) as ComicInfo
  } catch {
    return undefined
  }
}

/** Reads the ComicInfo.xml of a zip file. Returns undefined for a missing or unreadable ComicInfo.xml. */
export function readComicInfo(path: string): ComicInfo | undefined {
  try {
    const zip = ZipFile.open(path)
    const entry = zip.get('ComicInfo.xml')
    return entry && parseComicInfo(zip.read(entry, archiveLimits.comicInfoBytes).toString('utf8'))
  } catch {
    return undefined
  }
}

/**
 * Returns the suffix that a series title gets from the volume in a ComicInfo.xml, such as " (2)" for the volume "02".
 * Returns an empty text for volume 1 and for a missing volume.
 */
export const getVolumeSuffix = ({ Volume }: ComicInfo): string =>
  Volume === undefined || Number(Volume) === 1 ? '' : ` (${Number(Volume)})`

const isInt32Text = (text: string): boolean => /^[+-]?\d+$/.test(text) && isInt32(Number(text))

const AGES_BY_RATING: Record<string, number> = {
  'adultsonly18+': 18,
  earlychildhood: 3,
  everyone: 0,
  'everyone10+': 10,
  g: 0,
  kidstoadults: 6,
  m: 17,
  'ma15+': 15,
  'mature17+': 17,
  pg: 8,
  'r18+': 18,
  teen: 13,
  'x18+': 18,
}

/** Converts a ComicInfo age rating, such as "Teen", to an age in years. Returns null for an unknown rating. */
export function parseComicInfoAgeRating(rating: string | undefined): number | null {
  return getOwnProperty(AGES_BY_RATING, rating?.toLowerCase().replaceAll(' ', '') ?? '') ?? null
}
