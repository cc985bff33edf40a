/**
 * Writes the library "Unsorted" of the sample. It contains zines with shared pages, other editions, copies of books,
 * notes without a cover, and damaged downloads. Then writes sample/administration.json.
 */
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createComicArchive } from '../pack/createComicArchive.mjs'
import * as damaged from './damagedFiles.mjs'
import { writeAdministrationSampleFile } from './writeAdministrationSampleFile.mjs'
import { drawSharedZinePage, drawUniqueZinePage } from './zinePages.mjs'

const sample = join(dirname(fileURLToPath(import.meta.url)), '../../../sample')
const library = join(sample, 'library')

/**
 * Zines (small magazines). `plan` describes the pages after the cover, in order. A number is a count of pages that are
 * only in this zine. A name is the name of a page that several zines share.
 */
const ZINES = [
  { title: 'Zine 01', paper: '#fef6e4', ink: '#33272a', plan: ['credit', 3, 'kites', 'subscribe'] },
  { title: 'Zine 02', paper: '#e3f6f5', ink: '#272343', plan: ['credit', 3, 'soup', 'subscribe', 'next'] },
  { title: 'Zine 03', paper: '#fffffe', ink: '#7f5af0', plan: ['credit', 'blank', 2, 'kites', 'next'] },
  { title: 'Zine 04', paper: '#f8f5f2', ink: '#078080', plan: ['credit', 'blank', 2, 'soup', 'contest', 'letters'] },
  { title: 'Zine 05', paper: '#eff0f3', ink: '#d9376e', plan: ['credit', 'blank', 2, 'kites', 'contest', 'letters'] },
]

/**
 * Other editions of two series in the sample library. The title of an edition is the title of the original series, or
 * this title with a year at its end. An entry of an imported read list can therefore match books of the original series
 * and books of the edition.
 */
const OTHER_EDITIONS = [
  { series: 'Kettle Spirits (1998)', files: ['v01', 'v02', 'v03'], paper: '#f7efe2', ink: '#5c3d2e' },
  { series: 'Moss & Ember', files: ['001', '002'], paper: '#e8f0e4', ink: '#2f4a36' },
]

/** Copies of books, with file names that browsers and backup programs create. */
const COPIES = {
  'copy-0017.cbz': 'Comics/Harbour Nine/Harbour Nine 004.cbz',
  'copy-0017 (1).cbz': 'Comics/Harbour Nine/Harbour Nine 004.cbz',
  'copy-0031.cbz': 'Manga/Kettle Spirits/Kettle Spirits v02.cbz',
  'copy-0044.epub': 'Books/Harbour Lights/Harbour Lights 3 - A Cat Called Tuesday.epub',
  'copy-0058.cbz': 'Comics/_oneshots/Lighthouse for Sale.cbz',
  'copy-0063.cbz': 'Unsorted/Unsorted Zines/Zine 05.cbz',
}

/** Names of pages that an administrator removed from all books. The sample contains only their images and hashes. */
const REMOVED_PAGES = ['banner', 'coupon']

function write(file, bytes) {
  mkdirSync(dirname(join(sample, file)), { recursive: true })
  writeFileSync(join(sample, file), bytes)
  console.log(file, Math.ceil(bytes.length / 1024), 'KiB')
}

async function writeOtherEditions() {
  for (const { series, files, ...colors } of OTHER_EDITIONS)
    for (const file of files) {
      const title = `${series} ${file}`
      const pages = await zinePages({ title, plan: [2], ...colors })
      write(`library/Unsorted/${series}/${title}.cbz`, createComicArchive(pages))
    }
}

async function zinePages(zine) {
  const own = async page => ({ bytes: await drawUniqueZinePage(zine, page) })
  const pages = [await own(0)]
  for (const part of zine.plan)
    if (typeof part === 'string') pages.push({ bytes: await drawSharedZinePage(part) })
    else for (let i = 0; i < part; i++) pages.push(await own(pages.length))
  return pages.map(({ bytes }, index) => ({ name: `${String(index + 1).padStart(2, '0')}.webp`, bytes }))
}

function writeDownloads(pages) {
  const archive = createComicArchive(pages)
  const files = {
    'Glass Garden 11.cbz': damaged.truncateZipArchive(archive),
    'Glass Garden 12.cbz': damaged.truncateZipArchive(createComicArchive(pages.slice(1))),
    'Salt Road 01.cbz': damaged.createErrorPageSavedAsComic(),
    'Salt Road 02.zip': damaged.createTruncatedSevenZip(),
    'Salt Road 03.cbz': damaged.createTruncatedSevenZip(),
    'Tall Grass 01.cbr': damaged.createEncryptedRar(),
    'Tall Grass 02.cbr': damaged.createFirstRarVolume(),
    'Wind Manual.pdf': damaged.createTruncatedPdf(),
    'Wind Stories.epub': damaged.createEpubWithoutPackageDocument(),
    'Paper Storm 07.cbz': damaged.createComicWithoutPages(),
    'Paper Storm 08.epub': damaged.disguiseComicAsEpub(archive),
    'Paper Storm 09.cbz': damaged.createComicWithEncryptedEntry(pages),
    'Paper Storm Notes.epub': damaged.createEpubWithoutCover({
      id: 'unsorted-storm',
      title: 'Paper Storm Notes',
      paragraphs: ['The ornament of this page was lost on the way.'],
      missing: true,
    }),
  }
  for (const [name, bytes] of Object.entries(files)) write(`library/Unsorted/Unsorted Downloads/${name}`, bytes)
}

function writeNotes() {
  for (const [index, subject] of ['Paper', 'Ink', 'String'].entries())
    write(
      `library/Unsorted/Unsorted Notes/Notes ${index + 1}.epub`,
      damaged.createEpubWithoutCover({
        id: `unsorted-notes-${index + 1}`,
        title: `Notes on ${subject}`,
        paragraphs: [`What we have: ${subject.toLowerCase()}, in three drawers.`, 'What we need: a fourth drawer.'],
      }),
    )
}

rmSync(join(library, 'Unsorted'), { recursive: true, force: true })
rmSync(join(sample, 'pageHashes'), { recursive: true, force: true })
for (const zine of ZINES)
  write(`library/Unsorted/Unsorted Zines/${zine.title}.cbz`, createComicArchive(await zinePages(zine)))
for (const name of REMOVED_PAGES) write(`pageHashes/${name}.webp`, await drawSharedZinePage(name))
writeDownloads(await zinePages(ZINES[0]))
writeNotes()
await writeOtherEditions()
mkdirSync(join(library, 'Unsorted/Unsorted Copies'), { recursive: true })
for (const [name, of] of Object.entries(COPIES))
  copyFileSync(join(library, of), join(library, 'Unsorted/Unsorted Copies', name))
await writeAdministrationSampleFile(sample)
