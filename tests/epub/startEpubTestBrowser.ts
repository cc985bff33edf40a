import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { chromiumFlags, installChromiumIfMissing } from '../../scripts/chromium.mjs'
import type { EpubTestBrowser } from './epubTestBrowser'
import { startFirefox } from './startFirefox'
import { startWebKitGtk } from './startWebKitGtk'

const windowSize = { width: 1280, height: 640 } as const

const starters: Readonly<Record<string, () => Promise<EpubTestBrowser>>> = {
  chromium: startChromium,
  firefox: async () => startFirefox(findProgram('firefox-esr', 'firefox'), windowSize),
  webkit: async () => startWebKitGtk(findProgram('WebKitWebDriver'), windowSize),
}

/**
 * Starts a browser. Installs Chromium if necessary.
 * @param name `chromium`, `firefox` or `webkit`
 * @throws Error when the browser is unknown or not installed
 */
export function startEpubTestBrowser(name: string): Promise<EpubTestBrowser> {
  const start = Object.hasOwn(starters, name) ? starters[name] : undefined
  if (!start) throw new Error(`There is no browser "${name}"; there are ${Object.keys(starters).join(', ')}.`)
  return start()
}

function findProgram(...names: readonly string[]): string {
  const folders = (process.env.PATH ?? '').split(':')
  const path = names.flatMap(name => folders.map(folder => `${folder}/${name}`)).find(file => existsSync(file))
  if (!path) throw new Error(`${names[0]} is not installed.`)
  return path
}

async function startChromium(): Promise<EpubTestBrowser> {
  const browser = await chromium.launch({ executablePath: await installChromiumIfMissing(), args: [...chromiumFlags] })
  const page = await browser.newPage({ viewport: windowSize, locale: 'en-GB' })
  return {
    version: `Chromium ${browser.version()}`,
    open: async url => void (await page.goto(url)),
    evaluate: expression => page.evaluate(expression),
    press: key => page.keyboard.press(key),
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  }
}
