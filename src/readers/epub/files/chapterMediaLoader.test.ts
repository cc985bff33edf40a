// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { ChapterMediaLoader } from './chapterMediaLoader'
import type { EpubResourceBlobUrls } from './epubResourceBlobUrls'

/** Simulates the files of a book. The files whose paths are in `missing` fail to load. */
function createBookFiles(missing: Set<string>) {
  const acquire = vi.fn(async (path: string) => {
    if (missing.has(path)) throw new Error('offline')
    return `blob:${path}`
  })
  return { acquire, release: vi.fn() }
}

/** Fires a load event for each changed `src`. jsdom never loads images. */
function fireLoadOnSrcChange(page: Document) {
  new MutationObserver(changes => {
    for (const { target } of changes) target.dispatchEvent(new Event('load'))
  }).observe(page.body, { attributes: true, subtree: true, attributeFilter: ['src'] })
}

test('fetches only missing images again, and releases all images after close', async () => {
  document.body.innerHTML =
    '<img data-longbox-src="a.png"><img data-longbox-src="b.png"><svg><image data-longbox-href="c.png"></image></svg>'
  fireLoadOnSrcChange(document)
  const missing = new Set(['b.png'])
  const files = createBookFiles(missing)
  const frame = new ChapterMediaLoader(document, files as unknown as EpubResourceBlobUrls)
  await frame.load()
  const sources = () => [...document.querySelectorAll('img')].map(image => image.getAttribute('src'))
  expect(sources()).toEqual(['blob:a.png', 'data:,'])
  expect(document.querySelector('image')?.getAttribute('href')).toBe('blob:c.png')
  missing.clear()
  await frame.load()
  expect(sources()).toEqual(['blob:a.png', 'blob:b.png'])
  expect(files.acquire.mock.calls.map(([path]) => path)).toEqual(['a.png', 'b.png', 'c.png', 'b.png'])
  frame.close()
  expect(files.release.mock.calls.map(([path]) => path).toSorted()).toEqual(['a.png', 'b.png', 'c.png'])
})
