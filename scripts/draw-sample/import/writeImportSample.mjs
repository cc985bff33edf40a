/**
 * Writes the samples for the import pages of the client: 200 book files into sample/import, and read lists into
 * sample/lists. Some of these files are made from books in sample/library, so sample/library must exist.
 */
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { unzipSync } from 'fflate'
import sharp from 'sharp'
import { createComicArchive } from '../pack/createComicArchive.mjs'
import * as damaged from '../unsorted/damagedFiles.mjs'
import { drawSharedZinePage, drawUniqueZinePage } from '../unsorted/zinePages.mjs'
import { createSampleReadListFiles } from './createSampleReadListFiles.mjs'
import { drawImportFilePage } from './drawImportFilePage.mjs'

const sample = join(dirname(fileURLToPath(import.meta.url)), '../../../sample')

/**
 * Comics for the import. Most of them are new issues of series in the sample library. Each entry contains the path of a
 * file and the fields of its ComicInfo.xml. A file without fields has no ComicInfo.xml.
 */
const ISSUES = [
  ['Western comics/Harbour Nine/Harbour Nine 007.cbz', { Series: 'Harbour Nine', Number: '7', Title: 'Slack Water' }],
  ['Western comics/Harbour Nine/Harbour Nine 008.cbz', { Series: 'Harbour Nine', Number: '8', Title: 'Spring Tide' }],
  ['Western comics/Harbour Nine/Harbour Nine 009 (2026) (Digital).cbz'],
  ['Western comics/Moss & Ember (2025)/Moss & Ember #06 (2026).cbz', { Series: 'Moss & Ember', Number: '6' }],
  ['Western comics/Moss & Ember (2025)/Moss & Ember #07 (2026).cbz'],
  [
    'Western comics/Orbit Diner/Orbit Diner 006.cbz',
    { Series: 'Orbit Diner', Number: '6', Title: 'Closed for Repairs' },
  ],
  ['Western comics/Orbit Diner/Orbit Diner 008 (of 8).cbz'],
  ['Western comics/Snowline/Snowline #02.5 (2025).cbz', { Series: 'Snowline', Number: '2.5', Title: 'Interlude' }],
  ['Western comics/Snowline/Snowline 005 (2026).cbz'],
  [
    'Manga/Kettle Spirits/Kettle Spirits v04.cbz',
    { Series: 'Kettle Spirits', Number: '4', Manga: 'YesAndRightToLeft' },
  ],
  ['Manga/Kettle Spirits/Kettle Spirits v05 c018-022.cbz'],
  ['Manga/[Night Shift] Paper Cranes Run v05.cbz'],
  ['Manga/屋上の天気/屋上の天気 第06巻.cbz'],
  ['One-shots/The Quiet Tram.cbz', { Title: 'The Quiet Tram', Format: 'One-Shot' }],
  ['Duplicates/Snowline 005 (second scan).cbz'],
]

/**
 * Files that replace existing books. A key is the path of the new file. Its value is the path of the existing book. The
 * new file contains smaller copies of the images, and an additional page.
 */
const UPGRADES = {
  'Western comics/Orbit Diner/Orbit Diner 003 (Restored).cbz': 'Comics/Orbit Diner/Orbit Diner 003.cbz',
  'One-shots/Signal.cbz': 'Comics/_oneshots/Signal.cbz',
}
const UPGRADE_WIDTH_PX = 480

/**
 * Series whose files are in the folder `Backlog` of the import sample. The sample library contains only the first of
 * these series.
 */
const BACKLOG = [
  { folder: 'Backlog/Snowline', title: 'Snowline', first: 6, count: 80 },
  { folder: 'Backlog/Tin Lantern (2019)', title: 'Tin Lantern', first: 1, count: 96 },
]

function write(file, content) {
  mkdirSync(dirname(join(sample, file)), { recursive: true })
  writeFileSync(join(sample, file), content)
}

const pageName = index => `${String(index + 1).padStart(3, '0')}.webp`
const toPages = images => images.map((bytes, index) => ({ name: pageName(index), bytes }))

async function issuePages(file, count) {
  // The stroke font lacks many characters. Therefore all characters except the letters A to Z, digits and periods
  // become spaces.
  const title = file
    .slice(file.lastIndexOf('/') + 1)
    .replace(/\.\w+$/, '')
    .replace(/[^A-Za-z0-9. ]+/g, ' ')
    .trim()
  const zine = { title, paper: '#f3efe6', ink: '#27445d' }
  return toPages(await Promise.all(Array.from({ length: count }, (_, page) => drawUniqueZinePage(zine, page))))
}

async function upgradePages(book) {
  const entries = Object.entries(unzipSync(readFileSync(join(sample, 'library', book))))
  const pages = entries.filter(([name]) => name.endsWith('.webp')).sort(([a], [b]) => (a < b ? -1 : 1))
  const shrink = ([, bytes]) => sharp(bytes).resize(UPGRADE_WIDTH_PX).webp({ quality: 45, effort: 6 }).toBuffer()
  const [cover, ...others] = await Promise.all(pages.map(shrink))
  const credits = await sharp(await drawSharedZinePage('credit'))
    .resize(UPGRADE_WIDTH_PX)
    .webp({ quality: 45 })
    .toBuffer()
  return toPages([cover, credits, ...others])
}

async function writeBooks() {
  for (const [file, info] of ISSUES) write(`import/${file}`, createComicArchive(await issuePages(file, 3), info))
  for (const [file, book] of Object.entries(UPGRADES))
    write(`import/${file}`, createComicArchive(await upgradePages(book)))
  for (const { folder, title, first, count } of BACKLOG)
    for (let issue = first; issue < first + count; issue++) {
      const number = String(issue).padStart(3, '0')
      const pages = await Promise.all([0, 1].map(page => drawImportFilePage(title, number, page)))
      write(`import/${folder}/${title} ${number}.cbz`, createComicArchive(toPages(pages)))
    }
}

async function writeDamagedFiles() {
  const archive = createComicArchive(await issuePages('Glass Garden 13.cbz', 2))
  const files = {
    'Harbour Nine 010.cbz': damaged.truncateZipArchive(archive),
    'Orbit Diner 009.cbr': damaged.createEncryptedRar(),
    'Orbit Diner 010.cbz': damaged.createComicWithoutPages(),
    'Salt Road 04.cbz': damaged.createErrorPageSavedAsComic(),
    'Wind Manual 2.pdf': damaged.createTruncatedPdf(),
  }
  for (const [name, bytes] of Object.entries(files)) write(`import/Broken/${name}`, bytes)
}

const GARDEN = 'حديقة فوق السطح'

rmSync(join(sample, 'import'), { recursive: true, force: true })
rmSync(join(sample, 'lists'), { recursive: true, force: true })
await writeBooks()
await writeDamagedFiles()
write(
  `import/One-shots/${GARDEN}.epub`,
  damaged.createEpubWithoutCover({
    id: 'import-garden',
    title: GARDEN,
    paragraphs: ['طبعة ثانية.', 'الريحان، والنعناع، والمطر.'],
  }),
)
copyFileSync(
  join(sample, 'library/Unsorted/Unsorted Zines/Zine 02.cbz'),
  join(sample, 'import/Duplicates/Unsorted Zines 02.cbz'),
)
for (const [name, text] of createSampleReadListFiles()) write(`lists/${name}`, text)
