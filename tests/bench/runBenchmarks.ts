import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { chromiumFlags, installChromiumIfMissing } from '../../scripts/chromium.mjs'
import { projectFolder } from '../../server/serverOptions'
import { writeNumberedComic } from '../harness/content/writeNumberedComic'
import { writeProseEpub } from '../harness/content/writeProseEpub'
import { type RunningLongbox, startLongbox } from '../harness/server/startLongbox'
import { benchmarkAdminTables } from './benchmarkAdminTables'
import { benchmarkBookImportPage } from './benchmarkBookImportPage'
import { benchmarkComicReader, longComicTitle } from './benchmarkComicReader'
import { benchmarkDashboard } from './benchmarkDashboard'
import { benchmarkEpubReader, longEpubTitle } from './benchmarkEpubReader'
import { benchmarkLibraryBrowsing, measureTimeToFirstCards } from './benchmarkLibraryBrowsing'
import { type BenchmarkMeasurement, createBenchmarkFigure, formatBenchmarkTable } from './benchmarkMeasurement'
import { benchmarkNpxInstallation } from './benchmarkNpxInstallation'
import { benchmarkRouteBytes } from './benchmarkRouteBytes'
import { benchmarkWebServers } from './benchmarkWebServers'
import { benchmarkWebtoon, longWebtoonTitle } from './benchmarkWebtoon'

/** Groups of benchmarks. `npm run bench -- bytes epub` runs only the groups `bytes` and `epub`. */
const groups = { bytes, dashboard, comic, webtoon, epub, browse, tables, import: imports, npx, servers }
type Group = keyof typeof groups

const selectedGroups = process.argv.slice(2).filter((word): word is Group => word in groups)
const library = mkdtempSync(join(tmpdir(), 'longbox-bench-'))
const browser = await chromium.launch({ executablePath: await installChromiumIfMissing(), args: chromiumFlags })
const measured: BenchmarkMeasurement[] = []
/** Errors of the groups that could not be measured. The table shows the other groups. */
const failures: string[] = []
try {
  for (const group of selectedGroups.length > 0 ? selectedGroups : (Object.keys(groups) as Group[]))
    await groups[group]().catch((error: unknown) => failures.push(`FAILED ${group}: ${String(error)}`))
} finally {
  rmSync(library, { recursive: true, force: true })
  await browser.close()
}
const table = formatBenchmarkTable(measured)
if (selectedGroups.length === 0) writeFileSync(join(projectFolder, '.cache', 'bench.md'), `${table}\n`)
console.log(table)
for (const failure of failures) console.error(failure)
const isOutsideBounds = measured.some(({ figures }) =>
  figures.some(({ value, bound }) => bound !== undefined && !(value <= bound)),
)
process.exitCode = isOutsideBounds || failures.length > 0 ? 1 : 0

async function measureWith(args: string[], measure: (longbox: RunningLongbox) => Promise<BenchmarkMeasurement[]>) {
  const longbox = await startLongbox(args)
  try {
    measured.push(...(await measure(longbox)))
  } finally {
    await longbox.stop()
  }
}

function bytes() {
  return measureWith(['--scenario', 'admin'], longbox => benchmarkRouteBytes(browser, longbox))
}

function dashboard() {
  return measureWith(['--scenario', 'admin'], longbox => benchmarkDashboard(browser, longbox))
}

async function comic() {
  await writeNumberedComic(join(library, 'Long Comic', `${longComicTitle}.cbz`), 320, { width: 1600, height: 2400 })
  await measureWith(['--library', library], longbox => benchmarkComicReader(browser, longbox))
}

async function webtoon() {
  await writeNumberedComic(join(library, 'Long Webtoon', `${longWebtoonTitle}.cbz`), 300, { width: 800, height: 2400 })
  await measureWith(['--library', library], longbox => benchmarkWebtoon(browser, longbox))
}

async function epub() {
  writeProseEpub(join(library, 'Long Book', `${longEpubTitle}.epub`), 12, 100_000)
  await measureWith(['--library', library], longbox => benchmarkEpubReader(browser, longbox))
}

async function browse() {
  const sizes = ['5k', '50k']
  const libraries = await Promise.all(sizes.map(size => startLongbox(['--scenario', size])))
  const cards = await measureTimeToFirstCards(browser, libraries)
  for (const longbox of libraries) await longbox.stop()
  const nodes: number[] = []
  for (const [nth, size] of sizes.entries())
    await measureWith(['--scenario', size], async longbox => {
      const browsing = await benchmarkLibraryBrowsing(browser, longbox, size, cards[nth] ?? Number.NaN)
      nodes.push(browsing.figures.find(({ name }) => name === 'DOM nodes after it')?.value ?? Number.NaN)
      return [browsing]
    })
  const apart = ([few = Number.NaN, many = Number.NaN]: number[]) => Math.abs(many / few - 1) * 100
  measured.push({
    what: '50,000 series beside 5,000',
    figures: [
      createBenchmarkFigure('difference of the first cards', apart(cards), '%', 15),
      createBenchmarkFigure('difference of the DOM nodes', apart(nodes), '%', 5),
    ],
  })
}

function tables() {
  return measureWith(['--scenario', 'large'], longbox => benchmarkAdminTables(browser, longbox))
}

function imports() {
  const folder = join(library, 'import')
  mkdirSync(folder)
  return measureWith(['--scenario', '5k'], longbox => benchmarkBookImportPage(browser, longbox, folder))
}

async function npx() {
  measured.push(...(await benchmarkNpxInstallation(browser)))
}

async function servers() {
  measured.push(...(await benchmarkWebServers(browser)))
}
