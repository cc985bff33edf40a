import { zipSync } from 'fflate'
import { escapeXml } from '../kit/svgElements.mjs'

const order = [
  'Title',
  'Series',
  'Number',
  'Count',
  'Volume',
  'AlternateSeries',
  'AlternateNumber',
  'Summary',
  'Notes',
  'Year',
  'Month',
  'Day',
  'Writer',
  'Penciller',
  'Inker',
  'Colorist',
  'Letterer',
  'CoverArtist',
  'Editor',
  'Translator',
  'Publisher',
  'Imprint',
  'Genre',
  'Tags',
  'Web',
  'PageCount',
  'LanguageISO',
  'Format',
  'BlackAndWhite',
  'Manga',
  'Characters',
  'StoryArc',
  'StoryArcNumber',
  'SeriesGroup',
  'AgeRating',
  'GTIN',
]

/**
 * Creates the text of a ComicInfo.xml. Omits fields that are undefined or empty.
 * @throws Error when the name of a field is unknown
 */
export function createComicInfoXml(fields) {
  for (const key of Object.keys(fields)) if (!order.includes(key)) throw new Error(`ComicInfo has no ${key}`)
  const rows = order
    .filter(key => fields[key] !== undefined && fields[key] !== '')
    .map(key => `  <${key}>${escapeXml(String(fields[key]))}</${key}>`)
  return `<?xml version="1.0" encoding="utf-8"?>\n<ComicInfo xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:xsd="http://www.w3.org/2001/XMLSchema">\n${rows.join('\n')}\n</ComicInfo>\n`
}

const mtime = new Date('2024-05-04T12:00:00')

/**
 * Creates a .cbz file from pages {name, bytes}, without compression of the pages. `info` contains the fields of the
 * ComicInfo.xml. Without `info`, the file contains no ComicInfo.xml.
 */
export function createComicArchive(pages, info) {
  const files = {}
  for (const page of pages) files[page.name] = [new Uint8Array(page.bytes), { level: 0, mtime }]
  if (info)
    files['ComicInfo.xml'] = [
      new TextEncoder().encode(createComicInfoXml({ ...info, PageCount: pages.length })),
      { level: 9, mtime },
    ]
  return zipSync(files)
}
