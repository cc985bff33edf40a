import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { projectFolder } from '../../server/serverOptions'
import { startBackend } from '../harness/server/startBackend'
import { findFreePort } from '../harness/server/startLongbox'
import { openBenchmarkBrowserContext, signInForBenchmark } from './benchmarkBrowser'
import { measureFirstPagePaintMs } from './benchmarkComicReader'
import { type BenchmarkMeasurement, createBenchmarkFigure } from './benchmarkMeasurement'

/** Maximum time in milliseconds from the command `npx` until the program is ready. */
const MAX_READY_MS = 5_000

/**
 * Measures the first start of the packed npm package with `npx`. In the first measurement, the program serves the
 * sample library. In the second measurement, the program forwards API requests to a separate server (option
 * `--server`). Each measurement starts in an empty folder with an empty npm cache. A measurement ends when a page of a
 * book is painted.
 */
export async function benchmarkNpxInstallation(browser: Browser): Promise<BenchmarkMeasurement[]> {
  const folder = mkdtempSync(join(tmpdir(), 'longbox-npx-'))
  try {
    const packed = execFileSync('npm', ['pack', '--json', '--foreground-scripts=false', '--pack-destination', folder], {
      cwd: projectFolder,
      encoding: 'utf8',
      maxBuffer: 32 * 1024 * 1024,
    })
    const [{ filename, unpackedSize }] = JSON.parse(packed)
    const archive = join(folder, filename)
    const options = ['--data', join(folder, 'data')]
    const sample = await measureFirstStart(browser, { archive, folder: join(folder, 'sample'), options })
    const backend = await startBackend('node scripts/mock-backend.mjs', {
      port: await findFreePort(),
      dataDir: join(folder, 'backend'),
      options: ['--scenario', 'admin'],
    })
    const front = await measureFirstStart(browser, {
      archive,
      folder: join(folder, 'front'),
      options: ['--server', backend.url],
    }).finally(backend.stop)
    return [
      {
        what: 'npx of the packed package, empty folder and cache',
        figures: [...sample, createBenchmarkFigure('unpacked package', unpackedSize / 1e6, 'MB', 10)],
      },
      { what: 'the same with --server', figures: front },
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
  }
}

type FirstStart = {
  /** Path of the packed npm package (.tgz). */
  archive: string
  /** Path of a new folder, which the measurement creates. */
  folder: string
  /** Command-line options of `longbox`, except the port. */
  options: string[]
}

/** Starts the packed program with `npx`, opens a book, and stops the program. */
async function measureFirstStart(
  browser: Browser,
  { archive, folder, options }: FirstStart,
): Promise<BenchmarkMeasurement['figures']> {
  const emptyFolder = join(folder, 'empty')
  mkdirSync(emptyFolder, { recursive: true })
  const port = await findFreePort()
  const started = performance.now()
  const npx = spawn('npx', ['--yes', `--package=${archive}`, 'longbox', '--port', String(port), ...options], {
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
    const readyMs = performance.now() - started
    const pageMs = await openFirstBook(browser, `http://127.0.0.1:${port}`)
    return [
      createBenchmarkFigure('program is ready', readyMs, 'ms', MAX_READY_MS),
      createBenchmarkFigure('page of a book is painted', performance.now() - started, 'ms', 10_000),
      createBenchmarkFigure('of it, sign-in and page', pageMs, 'ms', 5_000),
    ]
  } finally {
    const ended = once(npx, 'exit')
    // Sends the signal to the whole process group, because npx does not forward signals to its shell.
    process.kill(-(npx.pid ?? 0), 'SIGTERM')
    await ended
  }
}

/**
 * Signs in and opens the comic “Harbour Nine 001”. Returns the time in milliseconds until its first page is painted.
 */
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
