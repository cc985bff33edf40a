/**
 * Finds or installs a Chromium for the end-to-end tests. Uses the first of these that is available: an installed
 * browser, the Chromium of Playwright, a Debian package.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { exitWithError, getNodeModulesFilePath, projectRoot } from './setup.mjs'

/**
 * Possible paths of Chromium. The script uses the first path that exists. The environment variable CHROMIUM_PATH is
 * first. The headless shell is second, because it needs about 10 % less processor time than the browsers after it. The
 * headless shell is a Chromium without user interface.
 */
const BROWSER_PATHS = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * Chromium features to disable. The list contains the popups of the address bar, which delay each new window by 300 ms.
 * The list must also contain the features that Playwright disables. Chromium uses only the last argument
 * `--disable-features`, so this list replaces the list of Playwright.
 */
const DISABLED_FEATURES = [
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

export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${DISABLED_FEATURES.join(',')}`,
]

const findInstalledBrowser = () => BROWSER_PATHS.find(path => path && existsSync(path))

async function findPlaywrightChromium() {
  const { chromium } = await import('playwright')
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined
}

/** Returns the path of an installed Chromium. Returns undefined if no Chromium is installed. */
export const findInstalledChromium = async () => findInstalledBrowser() ?? (await findPlaywrightChromium())

/**
 * Returns the path of a Chromium. Installs Chromium if necessary. Exits the process with a message if the installation
 * fails.
 * @returns {Promise<string>}
 */
export async function installChromiumIfMissing() {
  const existing = await findInstalledChromium()
  if (existing) return existing
  console.log('Installing Chromium …')
  const quietOptions = { cwd: projectRoot, stdio: 'ignore', timeout: 300_000 }
  spawnSync(process.execPath, [getNodeModulesFilePath('playwright/cli.js'), 'install', 'chromium'], quietOptions)
  const installedByPlaywright = await findPlaywrightChromium()
  if (installedByPlaywright) return installedByPlaywright
  if (process.getuid?.() === 0) {
    spawnSync('apt-get', ['update', '-qq'], quietOptions)
    for (const name of ['chromium-headless-shell', 'chromium'])
      if (!findInstalledBrowser()) spawnSync('apt-get', ['install', '-y', '-qq', name], quietOptions)
  }
  return (
    findInstalledBrowser() ??
    exitWithError(
      'The journeys need Chromium. Install Chrome or Chromium, or set CHROMIUM_PATH to its program, and run npm test again.',
    )
  )
}
