import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { projectFolder } from '../../server/serverOptions'
import { findFreePort } from '../harness/server/startLongbox'
import { openBenchmarkBrowserContext, signInForBenchmark } from './benchmarkBrowser'
import { measureFirstPagePaintMs } from './benchmarkComicReader'
import { type BenchmarkMeasurement, createBenchmarkFigure } from './benchmarkMeasurement'

/**
 * Measures the command `npx` with the packed npm package. The measurement starts in an empty folder with an empty npm
 * cache. It ends when a page of a book is painted.
 */
export async function benchmarkNpxInstallation(browser: Browser): Promise<BenchmarkMeasurement[]> {
  const folder = mkdtempSync(join(tmpdir(), 'longbox-npx-'))
  const emptyFolder = join(folder, 'empty')
  mkdirSync(emptyFolder)
  const packed = execFileSync('npm', ['pack', '--json', '--foreground-scripts=false', '--pack-destination', folder], {
    cwd: projectFolder,
    encoding: 'utf8',
    maxBuffer: 32 * 1024 * 1024,
  })
  const [{ filename, unpackedSize }] = JSON.parse(packed)
  const port = await findFreePort()
  const args = [
    '--yes',
    `--package=${join(folder, filename)}`,
    'longbox',
    '--port',
    String(port),
    '--data',
    join(folder, 'data'),
  ]
  const started = performance.now()
  const npx = spawn('npx', args, {
    cwd: emptyFolder,
    env: { ...process.env, npm_config_cache: join(folder, 'cache') },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  try {
    await new Promise<void>((resolve, reject) => {
      npx.once('exit', code => reject(new Error(`npx ended with ${code}`)))
      npx.stdout.on('data', text => String(text).includes('Longbox is ready') && resolve())
    })
    const ready = performance.now()
    const pageMs = await openFirstBook(browser, `http://127.0.0.1:${port}`)
    return [
      {
        what: 'npx of the packed package, empty folder and cache',
        figures: [
          createBenchmarkFigure('program is ready', ready - started, 'ms', 5_000),
          createBenchmarkFigure('page of a book is painted', performance.now() - started, 'ms', 10_000),
          createBenchmarkFigure('of it, sign-in and page', pageMs, 'ms', 5_000),
          createBenchmarkFigure('unpacked package', unpackedSize / 1e6, 'MB', 10),
        ],
      },
    ]
  } finally {
    const ended = once(npx, 'exit')
    // Sends the signal to the whole process group, because npx does not forward signals to its shell.
    process.kill(-(npx.pid ?? 0), 'SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
  }
}

/** Signs in and opens the first comic. Returns the time in milliseconds until the comic page is painted. */
async function openFirstBook(browser: Browser, url: string): Promise<number> {
  const started = performance.now()
  const context = await openBenchmarkBrowserContext(browser)
  const page = await context.newPage()
  await signInForBenchmark(page, url)
  const response = await page.request.get(`${url}/api/v1/books?size=50`)
  const books: { id: string; name: string }[] = (await response.json()).content
  const book = books.find(({ name }) => name === 'Harbour Nine 001')
  await page.goto(`${url}/book/${book?.id}/read?page=1`)
  await measureFirstPagePaintMs(page)
  await context.close()
  return performance.now() - started
}
