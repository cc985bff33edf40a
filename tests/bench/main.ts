import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { browserFlags, ensureBrowser } from '../../scripts/browser.mjs'
import { projectDir } from '../../server/options'
import { writeComic } from '../harness/drawnComic'
import { type RunningLongbox, startLongbox } from '../harness/startLongbox'
import { measureBrowsing } from './browse'
import { measureBytes } from './bytes'
import { longComic, measureComicReader } from './comicReader'
import { measureDashboard } from './dashboard'
import { type Measurement, tableOf } from './measurement'

const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: browserFlags })
const measured: Measurement[] = []

async function over(args: string[], measure: (longbox: RunningLongbox) => Promise<Measurement[]>) {
  const longbox = await startLongbox(args)
  try {
    measured.push(...(await measure(longbox)))
  } finally {
    await longbox.stop()
  }
}

const library = mkdtempSync(join(tmpdir(), 'longbox-bench-'))
try {
  await over(['--scenario', 'admin'], async longbox => [
    ...(await measureBytes(browser, longbox)),
    ...(await measureDashboard(browser, longbox)),
  ])
  await writeComic(join(library, 'Long Comic', `${longComic}.cbz`), 320, { width: 1600, height: 2400 })
  await over(['--library', library], longbox => measureComicReader(browser, longbox))
  for (const size of ['5k', '50k'])
    await over(['--scenario', size], async longbox => [await measureBrowsing(browser, longbox, size)])
} finally {
  rmSync(library, { recursive: true, force: true })
  await browser.close()
}
const table = tableOf(measured)
writeFileSync(join(projectDir, '.cache', 'bench.md'), `${table}\n`)
console.log(table)
process.exitCode = measured.some(({ figures }) =>
  figures.some(({ value, bound }) => bound !== undefined && !(value <= bound)),
)
  ? 1
  : 0
