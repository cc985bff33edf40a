import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectFolder } from '../../server/serverOptions'
import { startLongbox } from '../harness/server/startLongbox'
import { type CapturedReaderScreen, captureEpubTest } from './captureEpubTest'
import {
  addBrowserDifferenceSection,
  createConformanceReport,
  extractBrowserDifferenceSections,
} from './createConformanceReport'
import { createScreenshotContactSheets } from './createScreenshotContactSheets'
import type { EpubTestBrowser } from './epubTestBrowser'
import { type EpubTestCase, getEpubTestCase } from './epubTestCases'
import { createEpubTestLibrary, listEpubTests } from './epubTestLibrary'
import {
  type EpubTestRunResult,
  type EpubTestVerdict,
  evaluateEpubTest,
  type HumanEpubTestJudgment,
} from './evaluateEpubTest'
import { findBlankPages, findPixelFailures, type ScreenWithPixels } from './pixels/checkPixels'
import { decodeScreenshot } from './pixels/decodeScreenshot'
import { startEpubTestBrowser } from './startEpubTestBrowser'

interface EpubTestRunOptions {
  readonly folder: string
  readonly browser: string
  readonly screenshots?: string | undefined
  /**
   * Regular expression for the names of the tests to run. With this option, the report appears in the terminal and not
   * in docs/epub-conformance.md.
   */
  readonly only?: string | undefined
}

/**
 * Runs the EPUB tests of a folder. Writes docs/epub-conformance.md if `only` is undefined. A test that fails is run a
 * second time.
 */
export async function runEpubTests({
  folder,
  browser: browserName,
  only,
  screenshots,
}: EpubTestRunOptions): Promise<void> {
  const names = listEpubTests(folder).filter(name => new RegExp(only ?? '').test(name))
  const library = await createEpubTestLibrary(folder, names)
  const longbox = await startLongbox(['--library', library.path])
  const browser = await startEpubTestBrowser(browserName)
  if (screenshots) mkdirSync(screenshots, { recursive: true })
  const captures: Record<string, EpubTestRunResult> = {}
  try {
    await signIn(browser, longbox.url)
    const books = await waitForBooks(browser, names.length)
    for (const name of names) {
      const capture = () => captureTest(browser, longbox.url, name, books.get(name), screenshots)
      // Runs a failed test a second time. The failure may be temporary: on a busy machine, audio may start too late and
      // chapters may load too slowly.
      captures[name] =
        (await captureIfPassed(name, browser.version, capture)) ??
        (await closeReader(browser, longbox.url).then(capture))
      console.log(name)
    }
  } finally {
    await browser.close()
    await longbox.stop()
    library.remove()
  }
  if (screenshots) {
    writeFileSync(join(screenshots, 'captures.json'), JSON.stringify(captures, null, 1))
    await createScreenshotContactSheets(screenshots)
  }
  const run = { browser: browser.version, results: evaluateAll(captures, browser.version) }
  if (only !== undefined) console.log(createConformanceReport(run))
  else if (browserName === 'chromium')
    writeFileSync(reportFile, createConformanceReport(run) + extractBrowserDifferenceSections(readReport()))
  else writeFileSync(reportFile, addBrowserDifferenceSection(readReport(), run))
}

/**
 * Returns the steps and expectations of a test. If the browser is not Chromium, omits the expected pixels, because
 * fonts and window sizes differ between browsers. The check for blank pages does not need the expected pixels and runs
 * in all browsers.
 */
function getTestCase(name: string, version: string): EpubTestCase {
  const { pixels, ...test } = getEpubTestCase(name)
  return { ...test, ...(pixels && version.startsWith('Chromium') && { pixels }) }
}

/**
 * Runs a test and captures the content of the reader. Returns undefined if the test fails or the browser reports an
 * error, such as a timeout.
 */
async function captureIfPassed(
  name: string,
  version: string,
  capture: () => Promise<EpubTestRunResult>,
): Promise<EpubTestRunResult | undefined> {
  const captured = await capture().catch((error: unknown) => {
    console.error(name, error)
    return undefined
  })
  const isFailed = !captured || evaluateEpubTest(getTestCase(name, version), captured, undefined).verdict === 'fail'
  return isFailed ? undefined : captured
}

/**
 * Closes the reader and deletes the position that the reader stores when it closes. If the position remained stored,
 * the book would later open at this position.
 */
async function closeReader(browser: EpubTestBrowser, url: string): Promise<void> {
  await browser.open(`${url}/favicon.svg`)
  await browser.evaluate('sessionStorage.clear()')
}

const reportFile = join(projectFolder, 'docs/epub-conformance.md')
const readReport = (): string => (existsSync(reportFile) ? readFileSync(reportFile, 'utf8') : '')

/**
 * Opens a book in the reader and captures its content. Captures nothing if the server has rejected the file of the
 * book.
 * @param bookId undefined if the server has rejected the file
 */
async function captureTest(
  browser: EpubTestBrowser,
  url: string,
  name: string,
  bookId: string | undefined,
  screenshots: string | undefined,
): Promise<EpubTestRunResult> {
  if (!bookId) return { screens: [], isRefused: true, pixelFailures: [] }
  const withPixels = new Map<number, ScreenWithPixels>()
  const takeScreenshot = async (index: number, screen: CapturedReaderScreen) => {
    const png = await browser.screenshot()
    if (screenshots) writeFileSync(join(screenshots, `${name}.${index}.png`), png)
    withPixels.set(index, { screen, image: await decodeScreenshot(png) })
  }
  const address = `${url}/book/${bookId}/read-epub?incognito=true`
  const { steps, pixels, blankChapters } = getTestCase(name, browser.version)
  const screens = await captureEpubTest(browser, address, steps, takeScreenshot)
  const pixelFailures = [...findBlankPages(withPixels, blankChapters), ...findPixelFailures(pixels ?? [], withPixels)]
  return { screens, isRefused: false, pixelFailures }
}

/**
 * Evaluates all tests with the judgments in `judgements.json`. The key of a judgment is the name of a test, such as
 * `css-epub-hyphens`. A key with a browser name, such as `css-epub-hyphens@Firefox`, has priority in this browser.
 */
function evaluateAll(
  captures: Readonly<Record<string, EpubTestRunResult>>,
  version: string,
): ReadonlyMap<string, EpubTestVerdict> {
  const [product = ''] = version.split(' ')
  const judgments = JSON.parse(readFileSync(join(projectFolder, 'tests/epub/judgements.json'), 'utf8')) as Readonly<
    Record<string, HumanEpubTestJudgment>
  >
  return new Map(
    Object.entries(captures).map(([name, capture]) => [
      name,
      evaluateEpubTest(getTestCase(name, version), capture, judgments[`${name}@${product}`] ?? judgments[name]),
    ]),
  )
}

async function signIn(browser: EpubTestBrowser, url: string): Promise<void> {
  await browser.open(`${url}/favicon.svg`)
  await browser.evaluate(
    `fetch('/api/v2/users/me', { headers: { Authorization: 'Basic ${btoa('demo@longbox.org:demo')}', 'X-Requested-With': 'XMLHttpRequest' } }).then(() => 0)`,
  )
}

/** Maximum time in milliseconds for the analysis of all books. */
const ANALYSIS_TIMEOUT_MS = 300_000

/**
 * Waits until the server has analyzed all books. Returns the ids of the readable books, by file name without `.epub`.
 */
async function waitForBooks(browser: EpubTestBrowser, count: number): Promise<ReadonlyMap<string, string>> {
  for (const end = Date.now() + ANALYSIS_TIMEOUT_MS; Date.now() < end; ) {
    const books = await browser.evaluate<{ id: string; name: string; media: { status: string } }[]>(
      `fetch('/api/v1/books/list?unpaged=true', { method: 'POST', headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' }, body: '{}' }).then(async response => (await response.json()).content)`,
    )
    if (books.length >= count && books.every(({ media }) => !/UNKNOWN|OUTDATED/.test(media.status)))
      return new Map(books.filter(({ media }) => media.status === 'READY').map(({ id, name }) => [name, id]))
    await new Promise(resolve => setTimeout(resolve, 500))
  }
  throw new Error('The server did not analyse the books in time.')
}
