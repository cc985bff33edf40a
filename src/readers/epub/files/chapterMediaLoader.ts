import { ServerError } from '../../../api/ServerError'
import { chapterLimits } from '../sanitize/chapterLimits'
import type { EpubResourceBlobUrls } from './epubResourceBlobUrls'

const { maxImageBytes, maxMediaBytes, maxImages } = chapterLimits

/**
 * Thrown when an image is too large or damaged. A retry is useless, because the server would send the same file again.
 */
export class UndisplayableImageError extends Error {}

/**
 * Loads the images, audio, video and subtitles of a chapter or footnote and sets their URLs.
 * @param page  document in the iframe of the chapter or footnote
 */
export class ChapterMediaLoader {
  private readonly page: Document
  private readonly files: EpubResourceBlobUrls
  private readonly acquiredPaths: string[] = []
  private readonly mediaObserver: IntersectionObserver | undefined
  private isClosed = false
  /** Error of an image that failed during the last call of `load`. Undefined if no image failed. */
  private imageFailure: unknown

  constructor(page: Document, files: EpubResourceBlobUrls) {
    this.page = page
    this.files = files
    if (typeof IntersectionObserver === 'function')
      this.mediaObserver = new IntersectionObserver(entries => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) void this.loadMedia(target as HTMLMediaElement)
      })
  }

  /**
   * Loads the images that have not loaded yet. Ignores images after the first `maxImages`. Audio and video load when
   * they become visible.
   * @returns promise that resolves when each of these images has loaded or failed
   */
  async load(): Promise<void> {
    this.imageFailure = undefined
    const images = [...this.page.querySelectorAll(imageSelector)].slice(0, maxImages)
    for (const media of this.page.querySelectorAll('video, audio'))
      if (!media.hasAttribute('src')) this.mediaObserver?.observe(media)
    await Promise.all(images.map(image => this.loadImage(image)))
  }

  /**
   * Throws an error if an image has failed during the last call of `load`. Other images may still be loading.
   * @throws ServerError when a request failed, or UndisplayableImageError when an image is too large or damaged
   */
  throwImageFailure(): void {
    const { imageFailure } = this
    if (!imageFailure) return
    if (imageFailure instanceof ServerError) throw imageFailure
    throw new UndisplayableImageError('image cannot be shown', { cause: imageFailure })
  }

  close(): void {
    this.isClosed = true
    this.mediaObserver?.disconnect()
    for (const path of this.acquiredPaths.splice(0)) this.files.release(path)
  }

  private async loadImage(image: Element): Promise<void> {
    const names = image.localName === 'video' ? ['poster'] : ['src', 'href', 'srcset']
    for (const name of names) {
      const path = image.getAttribute(`data-longbox-${name}`)
      if (path === null || image.getAttribute(name)?.startsWith('blob:')) continue
      const url = await this.acquireUrl(path, maxImageBytes, failure => {
        this.imageFailure = failure
      })
      if (this.isClosed) return
      const whenLoaded = url && image.localName === 'img' && whenImageSettled(image as HTMLImageElement)
      image.setAttribute(name, url ?? 'data:,')
      if (whenLoaded && !(await whenLoaded)) this.imageFailure = new UndisplayableImageError(path)
    }
  }

  /** Loads the first available source that the browser can play, and the subtitles of the audio or video. */
  private async loadMedia(media: HTMLMediaElement): Promise<void> {
    this.mediaObserver?.unobserve(media)
    const sources = [media, ...media.querySelectorAll('source')].filter(source => {
      const type = source.getAttribute('type')
      return source.hasAttribute('data-longbox-src') && (!type || media.canPlayType(type) !== '')
    })
    for (const source of sources) {
      const url = await this.acquireUrl(source.getAttribute('data-longbox-src') ?? '', maxMediaBytes)
      if (!url || this.isClosed) continue
      media.setAttribute('src', url)
      break
    }
    for (const track of media.querySelectorAll('track[data-longbox-src]')) {
      const url = await this.acquireUrl(track.getAttribute('data-longbox-src') ?? '', maxImageBytes)
      if (url) track.setAttribute('src', url)
    }
  }

  private async acquireUrl(
    path: string,
    maxBytes: number,
    onFailure: (failure: unknown) => void = () => {},
  ): Promise<string | undefined> {
    this.acquiredPaths.push(path)
    try {
      const url = await this.files.acquire(path, maxBytes)
      if (this.isClosed) return undefined
      return url
    } catch (failure) {
      onFailure(failure)
      const index = this.acquiredPaths.indexOf(path)
      if (index >= 0) this.acquiredPaths.splice(index, 1)
      return undefined
    }
  }
}

const imageSelector = [
  'img[data-longbox-src]',
  'image[data-longbox-href]',
  'feImage[data-longbox-href]',
  'picture > source[data-longbox-srcset]',
  'video[data-longbox-poster]',
].join(',')

/** Resolves with true when an image has loaded, and with false when it has failed. */
const whenImageSettled = (image: HTMLImageElement): Promise<boolean> =>
  new Promise(resolve => {
    image.addEventListener('load', () => resolve(true), { once: true })
    image.addEventListener('error', () => resolve(false), { once: true })
  })
