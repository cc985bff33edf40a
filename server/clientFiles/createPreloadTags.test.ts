import { expect, test } from 'vitest'
import { createPreloadTags } from './createPreloadTags'

const manifest = {
  'src/readers/comic/ComicReaderPage.tsx': {
    file: 'assets/comic.js',
    imports: ['_core.js', '_reader.js'],
    css: ['assets/comic.css'],
  },
  '_core.js': { file: 'assets/core.js', imports: ['_reader.js'], css: ['assets/core.css'] },
  '_reader.js': { file: 'assets/reader.js', imports: ['_core.js'], css: ['assets/core.css'] },
  'src/app/AppShellRouteLayout.tsx': { file: 'assets/shell.js', imports: ['_core.js'], css: ['assets/shell.css'] },
  'src/app/prefetchShellData.ts': { file: 'assets/known.js', imports: ['_core.js'] },
  'src/pages/DashboardPage.tsx': { file: 'assets/dashboard.js', imports: ['src/app/AppShellRouteLayout.tsx'] },
  '_en-shell-1.json': { file: 'assets/en-shell-1.json' },
  '_en-reader-1.json': { file: 'assets/en-reader-1.json' },
  '_pl-reader-1.json': { file: 'assets/pl-reader-1.json' },
}

test('preloads each script, style and text of a reader once', () => {
  expect(hrefsOf(createPreloadTags('/book/0ABC/read', manifest))).toEqual([
    './assets/comic.js',
    './assets/core.js',
    './assets/reader.js',
    './assets/comic.css',
    './assets/core.css',
    './assets/en-reader-1.json',
  ])
})

test('preloads a page of the app shell only for requests with a session or remember-me cookie', () => {
  const expected = [
    './assets/shell.js',
    './assets/core.js',
    './assets/reader.js',
    './assets/known.js',
    './assets/dashboard.js',
    './assets/shell.css',
    './assets/core.css',
    './assets/en-shell-1.json',
  ]
  for (const cookies of ['theme=dark; KOMGA-SESSION=1', 'komga-remember-me=1'])
    expect(hrefsOf(createPreloadTags('/dashboard', manifest, cookies))).toEqual(expected)
  expect(createPreloadTags('/dashboard', manifest, 'theme=dark')).toBe('')
  expect(createPreloadTags('/dashboard', manifest)).toBe('')
})

test('does not preload the files of index.html again, so that its styles stay before the styles of components', () => {
  const index = { file: 'assets/index.js', imports: ['_core.js'], css: ['assets/base.css'] }
  const shellFile = 'src/app/AppShellRouteLayout.tsx'
  const shell = { ...manifest[shellFile], imports: ['_core.js', 'index.html'] }
  const tags = createPreloadTags('/dashboard', { ...manifest, 'index.html': index, [shellFile]: shell }, 'SESSION=1')
  expect(hrefsOf(tags)).toEqual([
    './assets/shell.js',
    './assets/known.js',
    './assets/dashboard.js',
    './assets/shell.css',
    './assets/en-shell-1.json',
  ])
})

test('preloads nothing for other pages, or for pages that are missing in the build', () => {
  expect(createPreloadTags('/account', manifest, 'KOMGA-SESSION=1')).toBe('')
  expect(createPreloadTags('/book/0ABC', manifest, 'KOMGA-SESSION=1')).toBe('')
  expect(createPreloadTags('/book/0ABC/read-epub', manifest)).toBe('')
})

const hrefsOf = (elements: string) => [...elements.matchAll(/href="([^"]+)"/g)].map(match => match[1])
