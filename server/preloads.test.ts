import { expect, test } from 'vitest'
import { preloadsFor } from './preloads'

const manifest = {
  'src/readers/comic/ComicReaderPage.tsx': {
    file: 'assets/comic.js',
    imports: ['_core.js', '_reader.js'],
    css: ['assets/comic.css'],
  },
  '_core.js': { file: 'assets/core.js', imports: ['_reader.js'], css: ['assets/core.css'] },
  '_reader.js': { file: 'assets/reader.js', imports: ['_core.js'], css: ['assets/core.css'] },
  '_en-reader-1.json': { file: 'assets/en-reader-1.json' },
  '_pl-reader-1.json': { file: 'assets/pl-reader-1.json' },
}

test('a reader names each of its scripts, styles and texts once', () => {
  const hrefs = [...preloadsFor('/book/0ABC/read', manifest).matchAll(/href="([^"]+)"/g)].map(found => found[1])
  expect(hrefs).toEqual([
    './assets/comic.js',
    './assets/core.js',
    './assets/reader.js',
    './assets/comic.css',
    './assets/core.css',
    './assets/en-reader-1.json',
  ])
})

test('other pages, and builds without the page, get nothing', () => {
  expect(preloadsFor('/dashboard', manifest)).toBe('')
  expect(preloadsFor('/book/0ABC', manifest)).toBe('')
  expect(preloadsFor('/book/0ABC/read-epub', manifest)).toBe('')
})
