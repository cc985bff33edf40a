import { within } from '../../session/within'
import type { Publication, SpineItem } from '../publication'
import { chapterDocument } from './chapterSource'

/** The chapter that a book opens at, fetched before the viewer is mounted. */
export class PrefetchedChapter {
  readonly index: number
  private readonly bookId: string
  private document: Promise<Document> | undefined

  constructor(bookId: string, chapter: SpineItem) {
    this.index = chapter.index
    this.bookId = bookId
    this.document = chapterDocument(bookId, chapter)
    this.document.catch(() => {})
  }

  /** Returns the document once, because the caller modifies it; afterwards, and for other chapters, undefined. */
  take(index: number): Promise<Document> | undefined {
    if (index !== this.index) return undefined
    const { document } = this
    this.document = undefined
    return document
  }

  /**
   * Returns the page progression direction. The server may know only the direction of the series, so the script of
   * the text takes precedence. If the first chapter has too little text, the next chapters are inspected.
   */
  async directionOf({ direction, fixedLayout, chapters }: Publication): Promise<'ltr' | 'rtl'> {
    if (fixedLayout) return direction
    let written = writtenIn(await this.document?.catch(() => undefined))
    if (written === undefined && direction === 'rtl') written = await this.writtenBehind(chapters)
    return written === undefined || written === 'either' ? direction : written
  }

  /** Fetches the next chapters in parallel; returns undefined when they do not load in time. */
  private async writtenBehind(chapters: readonly SpineItem[]) {
    const behind = chapters
      .slice(this.index + 1, this.index + 1 + mostAsked)
      .map(chapter => chapterDocument(this.bookId, chapter).then(writtenIn, () => undefined))
    const found = within(BEHIND_WAIT_MS, Promise.all(behind))
    return (await found)?.find(written => written !== undefined)
  }
}

const mostAsked = 3

/** The first page waits this time for the chapters after a cover. */
const BEHIND_WAIT_MS = 3_000

const writtenIn = (chapter: Document | undefined) =>
  directionOfText(chapter?.querySelector('body')?.textContent?.slice(0, longest) ?? '')

const longest = 4_000
const least = 24

/**
 * Detects the direction of a text by its letters.
 * @returns `either` for Chinese, Japanese and Mongolian, undefined when the text has too few letters
 */
export function directionOfText(text: string): 'ltr' | 'rtl' | 'either' | undefined {
  const count = (letters: RegExp) => text.match(letters)?.length ?? 0
  const rtl = count(/[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/gu)
  const either = count(
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\p{Script=Mongolian}]/gu,
  )
  const all = count(/\p{L}/gu)
  if (either * 2 > all && all > 0) return 'either'
  if (all < least) return undefined
  return rtl * 2 > all ? 'rtl' : 'ltr'
}
