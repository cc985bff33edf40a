import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright'
import { projectFolder } from '../../../server/serverOptions'

export type RouteBytes = { gzip: number; files: string[]; fonts: string[] }

/**
 * Measures the total compressed size of the scripts and styles that a page loads, including inline scripts. The
 * compression is gzip level 9. Also lists the script, style and font files that the page loads.
 * @param open opens the page and waits until the page is complete
 */
export async function measureTransferredBytesOfPage(page: Page, open: () => Promise<void>): Promise<RouteBytes> {
  const files = new Set<string>()
  const fonts: string[] = []
  page.on('request', request => {
    const path = new URL(request.url()).pathname
    if (/\/assets\/[^/]+\.(js|css)$/.test(path)) files.add(path.slice(path.indexOf('/assets/')))
    if (/\.(woff2?|ttf|otf)$/.test(path)) fonts.push(path)
  })
  await open()
  const read = (file: string) => readFileSync(join(projectFolder, 'dist', file), 'utf8')
  const inPage = [...read('index.html').matchAll(/<script>(.*?)<\/script>/gs)].map(([, code = '']) => code)
  const gzip = [...inPage, ...[...files].map(read)].reduce((sum, code) => sum + gzipSync(code, { level: 9 }).length, 0)
  return { gzip, files: [...files], fonts }
}

/**
 * Disables timers of two seconds or more. Runs in a page before the page loads. The readers start timers that load
 * further code two and three seconds after the start. Without this function, a measurement of the start would include
 * this code on a slow machine.
 */
export function preventLaterLoads(): void {
  const schedule = window.setTimeout.bind(window)
  window.setTimeout = ((run: () => void, delayMs = 0, ...values: unknown[]) =>
    delayMs < 2_000 ? schedule(run, delayMs, ...values) : 0) as typeof window.setTimeout
}

/**
 * Disables live events. Runs in a page before the page loads. If the event stream opens more than a second after the
 * start, the client fetches all data again. On a slow machine, a test of the first requests would otherwise fail.
 */
export function removeEventSource(): void {
  Reflect.deleteProperty(window, 'EventSource')
}

/** Converts bytes to KiB with one decimal place. */
export const bytesToKiB = (bytes: number): number => Math.round((bytes / 1024) * 10) / 10
