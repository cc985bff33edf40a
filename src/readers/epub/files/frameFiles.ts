import { chapterLimits } from '../sanitize/chapterLimits'
import type { BookFiles } from './bookFiles'

const { maxPictureBytes, maxMediaBytes, maxPictures } = chapterLimits

/**
 * Loads the images and media of a chapter in a frame and sets their URLs.
 * @param page  the document of the frame
 */
export class FrameFiles {
  private readonly page: Document
  private readonly files: BookFiles
  private readonly held: string[] = []
  private readonly watch: IntersectionObserver | undefined
  private isClosed = false

  constructor(page: Document, files: BookFiles) {
    this.page = page
    this.files = files
    if (typeof IntersectionObserver === 'function')
      this.watch = new IntersectionObserver(seen => {
        for (const { target, isIntersecting } of seen)
          if (isIntersecting) void this.playable(target as HTMLMediaElement)
      })
  }

  /**
   * Fetches the images without a URL. Audio and video load when they become visible.
   * @returns resolves when each image has loaded or failed
   */
  async load(): Promise<void> {
    const pictures = [...this.page.querySelectorAll(pictureSelector)].slice(0, maxPictures)
    for (const media of this.page.querySelectorAll('video, audio'))
      if (!media.hasAttribute('src')) this.watch?.observe(media)
    await Promise.all(pictures.map(picture => this.loadPicture(picture)))
  }

  /** Releases the files. */
  close(): void {
    this.isClosed = true
    this.watch?.disconnect()
    for (const path of this.held.splice(0)) this.files.release(path)
  }

  private async loadPicture(picture: Element): Promise<void> {
    for (const name of ['src', 'href', 'srcset', 'poster']) {
      const path = picture.getAttribute(`data-longbox-${name}`)
      if (path === null || picture.getAttribute(name)?.startsWith('blob:')) continue
      const url = await this.url(path, maxPictureBytes)
      if (this.isClosed) return
      const loaded = url && picture.localName === 'img' && settled(picture as HTMLImageElement)
      picture.setAttribute(name, url ?? 'data:,')
      if (loaded) await loaded
    }
  }

  /** Loads the first source that the browser can play, and the subtitles. */
  private async playable(media: HTMLMediaElement): Promise<void> {
    this.watch?.unobserve(media)
    const sources = [media, ...media.querySelectorAll('source')].filter(source => {
      const type = source.getAttribute('type')
      return source.hasAttribute('data-longbox-src') && (!type || media.canPlayType(type) !== '')
    })
    for (const source of sources) {
      const url = await this.url(source.getAttribute('data-longbox-src') ?? '', maxMediaBytes)
      if (!url || this.isClosed) continue
      media.setAttribute('src', url)
      break
    }
    for (const track of media.querySelectorAll('track[data-longbox-src]')) {
      const url = await this.url(track.getAttribute('data-longbox-src') ?? '', maxPictureBytes)
      if (url) track.setAttribute('src', url)
    }
  }

  /** Returns undefined when the file cannot be loaded. */
  private async url(path: string, maxBytes: number): Promise<string | undefined> {
    this.held.push(path)
    try {
      const url = await this.files.acquire(path, maxBytes)
      if (this.isClosed) return undefined
      return url
    } catch {
      const at = this.held.indexOf(path)
      if (at >= 0) this.held.splice(at, 1)
      return undefined
    }
  }
}

const pictureSelector = [
  'img[data-longbox-src]',
  'image[data-longbox-href]',
  'feImage[data-longbox-href]',
  'picture > source[data-longbox-srcset]',
  'video[data-longbox-poster]',
].join(',')

/** Resolves when an image has loaded or failed. */
const settled = (picture: HTMLImageElement): Promise<unknown> =>
  new Promise(resolve => {
    picture.addEventListener('load', resolve, { once: true })
    picture.addEventListener('error', resolve, { once: true })
  })
