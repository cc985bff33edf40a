import { chapterDocument } from './chapterSource'
import { type Chapter, isCjk, isRtl, type Publication } from './publication'

/** The chapter that a book opens with, fetched before there is a screen to lay it out on. */
export class FirstChapter {
  readonly index: number
  private document: Promise<Document> | undefined

  constructor(bookId: string, chapter: Chapter) {
    this.index = chapter.index
    this.document = chapterDocument(bookId, chapter)
    this.document.catch(() => {})
  }

  /** The chapter, once: who lays it out changes it. */
  take(index: number): Promise<Document> | undefined {
    if (index !== this.index) return undefined
    const { document } = this
    this.document = undefined
    return document
  }

  /**
   * The direction of the pages. A server that knows the direction of a series alone says it of all its books: what the
   * text itself says counts more.
   */
  async directionOf({ direction }: Publication): Promise<'ltr' | 'rtl'> {
    const root = (await this.document?.catch(() => undefined))?.documentElement
    const language = root?.getAttribute('lang') ?? root?.getAttribute('xml:lang') ?? ''
    return directionBy(
      direction,
      language,
      root?.getAttribute('dir') ?? root?.querySelector('body')?.getAttribute('dir'),
    )
  }
}

/** Books in Chinese and Japanese may run either way; others as they are written. */
export function directionBy(said: 'ltr' | 'rtl', language: string, written: string | null | undefined): 'ltr' | 'rtl' {
  if (written === 'rtl' || isRtl(language)) return 'rtl'
  return language === '' || isCjk(language) ? said : 'ltr'
}
