import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startLongbox } from '../harness/server/startLongbox'
import { captureEpubTest, type EpubTestScreen } from './captureEpubTest'
import { type EpubTestBrowser, startChromium } from './epubTestBrowser'
import { createEpubTestLibrary, listEpubTests } from './epubTestLibrary'

/** Options of `npm run epub-tests`. */
interface EpubTestRunOptions {
  /** Folder with the EPUB files. */
  readonly folder: string
  readonly browser: string
  /** Folder that receives the screenshots. */
  readonly screenshots?: string | undefined
  /** Regular expression of the names to run. */
  readonly only?: string | undefined
}

export async function runEpubTests({ folder, only = '', screenshots }: EpubTestRunOptions): Promise<void> {
  const names = listEpubTests(folder).filter(name => new RegExp(only).test(name))
  const library = createEpubTestLibrary(folder, names)
  const longbox = await startLongbox(['--library', library.path])
  const browser = await startChromium()
  if (screenshots) mkdirSync(screenshots, { recursive: true })
  const captures: Record<string, readonly EpubTestScreen[]> = {}
  try {
    await signIn(browser, longbox.url)
    const books = await waitForBooks(browser, names.length)
    for (const name of names) {
      const id = books.get(name)
      if (!id) continue
      const steps = Array.from({ length: 3 }, () => ({ press: 'ArrowRight' }))
      captures[name] = await captureEpubTest(
        browser,
        `${longbox.url}/book/${id}/read-epub?incognito=true`,
        steps,
        async index => {
          if (screenshots) writeFileSync(join(screenshots, `${name}.${index}.png`), await browser.screenshot())
        },
      ).catch(error => [{ chapters: [], interface: String(error), openedWindows: [] }])
      console.log(name)
    }
  } finally {
    await browser.close()
    await longbox.stop()
    library.remove()
  }
  if (screenshots) writeFileSync(join(screenshots, 'captures.json'), JSON.stringify(captures, null, 1))
}

/** Signs in by an API request with Basic authentication, which sets the session cookie. */
async function signIn(browser: EpubTestBrowser, url: string): Promise<void> {
  await browser.open(`${url}/favicon.svg`)
  await browser.evaluate(
    `fetch('/api/v2/users/me', { headers: { Authorization: 'Basic ${btoa('demo@longbox.org:demo')}', 'X-Requested-With': 'XMLHttpRequest' } }).then(() => 0)`,
  )
}

/** Waits until the server has analysed all books. Returns the ids of the readable books by file name. */
async function waitForBooks(browser: EpubTestBrowser, count: number): Promise<ReadonlyMap<string, string>> {
  const list = (status: string) =>
    browser.evaluate<{ id: string; name: string }[]>(
      `fetch('/api/v1/books/list?unpaged=true', { method: 'POST', headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' }, body: JSON.stringify(${status}) }).then(async response => (await response.json()).content)`,
    )
  for (const end = Date.now() + 120_000; Date.now() < end; await new Promise(resolve => setTimeout(resolve, 500))) {
    const all = await list('{}')
    const waiting = await list(
      `{ condition: { anyOf: ['UNKNOWN', 'OUTDATED'].map(value => ({ mediaStatus: { operator: 'is', value } })) } }`,
    )
    if (all.length >= count && waiting.length === 0)
      return new Map(
        (await list(`{ condition: { mediaStatus: { operator: 'is', value: 'READY' } } }`)).map(({ id, name }) => [
          name,
          id,
        ]),
      )
  }
  throw new Error('The server did not analyse the books in time.')
}
