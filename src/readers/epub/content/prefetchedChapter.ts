import { awaitWithTimeout } from '../../../api/timeouts/awaitWithTimeout'
import type { EpubPublication, SpineItem } from '../epubPublication'
import { fetchSanitizedChapter } from './createRenderableChapter'
import { detectTextDirection } from './direction/detectTextDirection'

/** First chapter that the reader shows. The request for this chapter starts before the viewer is mounted. */
export class PrefetchedChapter {
  readonly index: number
  private readonly bookId: string
  private document: Promise<Document> | undefined

  constructor(bookId: string, chapter: SpineItem) {
    this.index = chapter.index
    this.bookId = bookId
    this.document = fetchSanitizedChapter(bookId, chapter)
    this.document.catch(() => {})
  }

  /**
   * Returns the document of the prefetched chapter. Returns undefined for another chapter. A second call also returns
   * undefined, because the caller changes the document.
   */
  take(index: number): Promise<Document> | undefined {
    if (index !== this.index) return undefined
    const { document } = this
    this.document = undefined
    return document
  }

  /**
   * Determines the page direction of the book, and whether this direction may be wrong. The letters of the first
   * chapter have priority over the direction from the server. If the server reports `rtl` and the first chapter has too
   * few letters, the letters of the next chapters decide. Fixed-layout books always use the direction from the server.
   */
  async detectPageDirection({
    direction,
    isDirectionUncertain,
    fixedLayout,
    chapters,
  }: EpubPublication): Promise<Pick<EpubPublication, 'direction' | 'isDirectionUncertain'>> {
    if (fixedLayout) return { direction, isDirectionUncertain }
    let detected = detectDocumentDirection(await this.document?.catch(() => undefined))
    if (detected === undefined && direction === 'rtl') detected = await this.detectDirectionOfNextChapters(chapters)
    if (detected === undefined) return { direction, isDirectionUncertain }
    if (detected === 'either') return { direction, isDirectionUncertain: true }
    return { direction: detected, isDirectionUncertain: isDirectionUncertain || detected !== direction }
  }

  /**
   * Searches the next chapters for a chapter with enough letters and returns its text direction. Returns undefined if
   * no chapter has enough letters, or if the chapters load too slowly.
   */
  private async detectDirectionOfNextChapters(chapters: readonly SpineItem[]) {
    const nextDirections = chapters
      .slice(this.index + 1, this.index + 1 + MAX_INSPECTED_NEXT_CHAPTERS)
      .map(chapter => fetchSanitizedChapter(this.bookId, chapter).then(detectDocumentDirection, () => undefined))
    const settledDirections = awaitWithTimeout(NEXT_CHAPTERS_TIMEOUT_MS, Promise.all(nextDirections))
    return (await settledDirections)?.find(detected => detected !== undefined)
  }
}

const MAX_INSPECTED_NEXT_CHAPTERS = 3

/** Maximum time in milliseconds that the reader waits for the next chapters before it shows the first page. */
const NEXT_CHAPTERS_TIMEOUT_MS = 3_000

const detectDocumentDirection = (chapter: Document | undefined) =>
  detectTextDirection(chapter?.querySelector('body')?.textContent?.slice(0, MAX_INSPECTED_CHARS) ?? '')

const MAX_INSPECTED_CHARS = 4_000
