// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { ServerError } from '../../../api/ServerError'
import { ChapterMediaLoader, UndisplayableImageError } from './chapterMediaLoader'
import type { EpubResourceBlobUrls } from './epubResourceBlobUrls'

/** Creates fake files of a book. Loading fails for the paths in `missing`. */
function createBookFiles(missing: Set<string>) {
  const acquire = vi.fn(async (path: string) => {
    if (missing.has(path)) throw new Error('offline')
    return `blob:${path}`
  })
  return { acquire, release: vi.fn() }
}

/**
 * Dispatches a `load` or `error` event when the `src` of an element changes. This is necessary because jsdom does not
 * load images.
 */
function fireOnSrcChange(page: Document, type: 'load' | 'error') {
  const observer = new MutationObserver(changes => {
    for (const { target } of changes) target.dispatchEvent(new Event(type))
  })
  observer.observe(page.body, { attributes: true, subtree: true, attributeFilter: ['src'] })
  return observer
}

test('fetches only missing images again, and releases all images after close', async () => {
  document.body.innerHTML =
    '<img data-longbox-src="a.png"><img data-longbox-src="b.png"><svg><image data-longbox-href="c.png"></image></svg>'
  const observer = fireOnSrcChange(document, 'load')
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
  observer.disconnect()
  frame.close()
  expect(files.release.mock.calls.map(([path]) => path).toSorted()).toEqual(['a.png', 'b.png', 'c.png'])
})

test.each([
  ['a missing file', new ServerError({ operation: 'getBookResource', status: 404 }), ServerError],
  ['a file that is too large', new Error('too large'), UndisplayableImageError],
  ['a network error', new ServerError({ operation: 'getBookResource', status: 0 }), ServerError],
])('throws an error for the image of a chapter after %s', async (_, failure, expected) => {
  document.body.innerHTML = '<img data-longbox-src="a.png">'
  const acquire = vi.fn().mockRejectedValue(failure)
  const loader = new ChapterMediaLoader(document, { acquire, release: vi.fn() } as unknown as EpubResourceBlobUrls)
  loader.throwImageFailure()
  await loader.load()
  expect(() => loader.throwImageFailure()).toThrow(expected)
})

test.each([['load', false] as const, ['error', true] as const])(
  'after the event %s of an image, the image cannot be shown: %s',
  async (event, isUndisplayable) => {
    document.body.innerHTML = '<img data-longbox-src="a.png">'
    const observer = fireOnSrcChange(document, event)
    const loader = new ChapterMediaLoader(document, createBookFiles(new Set()) as unknown as EpubResourceBlobUrls)
    await loader.load()
    observer.disconnect()
    if (isUndisplayable) expect(() => loader.throwImageFailure()).toThrow(UndisplayableImageError)
    else loader.throwImageFailure()
  },
)

test('loads the poster of a video, but not the video before it is visible', async () => {
  document.body.innerHTML = '<video data-longbox-src="a.mp4" data-longbox-poster="a.png"></video>'
  const files = createBookFiles(new Set())
  const loader = new ChapterMediaLoader(document, files as unknown as EpubResourceBlobUrls)
  await loader.load()
  expect(files.acquire.mock.calls.map(([path]) => path)).toEqual(['a.png'])
  expect(document.querySelector('video')?.getAttribute('src')).toBeNull()
  loader.close()
})
