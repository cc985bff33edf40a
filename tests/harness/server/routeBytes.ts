import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright'
import { projectDir } from '../../../server/options'

/** What a route loads when it is opened directly: scripts and styles in bytes after gzip, and other things of note. */
export type RouteBytes = { gzip: number; files: string[]; fonts: string[] }

/**
 * Counts the scripts and styles that a page loads while `open` runs; `open` waits until the page is complete.
 * The bytes are those of the build's files and of the scripts in the page itself, compressed at gzip's highest level.
 */
export async function routeBytes(page: Page, open: () => Promise<void>): Promise<RouteBytes> {
  const files = new Set<string>()
  const fonts: string[] = []
  page.on('request', request => {
    const path = new URL(request.url()).pathname
    if (/\/assets\/[^/]+\.(js|css)$/.test(path)) files.add(path.slice(path.indexOf('/assets/')))
    if (/\.(woff2?|ttf|otf)$/.test(path)) fonts.push(path)
  })
  await open()
  const read = (file: string) => readFileSync(join(projectDir, 'dist', file), 'utf8')
  const inPage = [...read('index.html').matchAll(/<script>(.*?)<\/script>/gs)].map(([, code = '']) => code)
  const gzip = [...inPage, ...[...files].map(read)].reduce((sum, code) => sum + gzipSync(code, { level: 9 }).length, 0)
  return { gzip, files: [...files], fonts }
}

export const kib = (bytes: number): number => Math.round((bytes / 1024) * 10) / 10
