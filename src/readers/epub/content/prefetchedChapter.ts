import { within } from '../../session/within'
import type { Publication, SpineItem } from '../publication'
import { chapterDocument } from './chapterSource'

/** The chapter that a book opens with, fetched before there is a screen to lay it out on. */
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

  /** The chapter, once: who lays it out changes it. */
  take(index: number): Promise<Document> | undefined {
    if (index !== this.index) return undefined
    const { document } = this
    this.document = undefined
    return document
  }

  /**
   * The direction of the pages. A server that knows the direction of a series alone says it of all its books: what the
   * text itself says counts more. A cover says little, then the chapters behind it are asked.
   */
  async directionOf({ direction, fixedLayout, chapters }: Publication): Promise<'ltr' | 'rtl'> {
    if (fixedLayout) return direction
    let written = writtenIn(await this.document?.catch(() => undefined))
    if (written === undefined && direction === 'rtl') written = await this.writtenBehind(chapters)
    return written === undefined || written === 'either' ? direction : written
  }

  /** How the next chapters are written, as far as that is known soon; they are fetched at the same time. */
  private async writtenBehind(chapters: readonly SpineItem[]) {
    const behind = chapters
      .slice(this.index + 1, this.index + 1 + mostAsked)
      .map(chapter => chapterDocument(this.bookId, chapter).then(writtenIn, () => undefined))
    const found = within(BEHIND_WAIT_MS, Promise.all(behind))
    return (await found)?.find(written => written !== undefined)
  }
}

const mostAsked = 3

/** The first page waits this long for the chapters behind a cover. */
const BEHIND_WAIT_MS = 3_000

const writtenIn = (chapter: Document | undefined) =>
  directionOfText(chapter?.querySelector('body')?.textContent?.slice(0, longest) ?? '')

/** So many characters are looked at, and so many letters at least. */
const longest = 4_000
const least = 24

/** How a text is written, by its letters; Chinese and Japanese may run either way, too few letters tell nothing. */
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
