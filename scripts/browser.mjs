/**
 * Finds a Chromium for the journeys: one that is installed, else Playwright's own, else Debian's package.
 * Ends with a sentence that says what to do when all three fail.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { giveUp, packageFile, root } from './setup.mjs'

const installed = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * What Playwright switches off by itself, as a second list replaces the first, and the pages of the address bar's own list: a new
 * window of a recent Chromium loads them beside the page that is tried, which costs 300 ms of processor time each time.
 */
const features = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
]

export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${features.join(',')}`,
]

const findInstalled = () => installed.find(path => path && existsSync(path))

async function playwrightsOwn() {
  const { chromium } = await import('playwright')
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined
}

/** The path of a Chromium that can be started, or undefined. Installs nothing. */
export const findBrowser = async () => findInstalled() ?? (await playwrightsOwn())

/**
 * The path of a Chromium; installs one when there is none.
 * @returns {Promise<string>}
 */
export async function ensureBrowser() {
  const found = await findBrowser()
  if (found) return found
  console.log('Installing Chromium …')
  const quiet = { cwd: root, stdio: 'ignore', timeout: 300_000 }
  spawnSync(process.execPath, [packageFile('playwright/cli.js'), 'install', 'chromium'], quiet)
  const own = await playwrightsOwn()
  if (own) return own
  if (process.getuid?.() === 0) {
    spawnSync('apt-get', ['update', '-qq'], quiet)
    spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], quiet)
  }
  return (
    findInstalled() ??
    giveUp(
      'The journeys need Chromium. Install Chrome or Chromium, or set CHROMIUM_PATH to its program, and run npm test again.',
    )
  )
}
