import { chromium } from 'playwright'
import { chromiumFlags, ensureBrowser } from '../../scripts/browser.mjs'

/** Browser with one window of 1280 × 640 CSS pixels that opens the EPUB tests. */
export interface EpubTestBrowser {
  /** Product name and version. */
  readonly version: string
  readonly open: (url: string) => Promise<void>
  /** Evaluates an expression in the page and awaits its value, which must be JSON. */
  readonly evaluate: <T>(expression: string) => Promise<T>
  /** Presses a key, for example `ArrowRight`. */
  readonly press: (key: string) => Promise<void>
  /** Returns the window as PNG. */
  readonly screenshot: () => Promise<Buffer>
  readonly close: () => Promise<void>
}

export const windowSize = { width: 1280, height: 640 } as const

/** Starts Chromium. Installs one if there is none. */
export async function startChromium(): Promise<EpubTestBrowser> {
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: chromiumFlags })
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
