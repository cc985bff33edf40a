import {
  type ChapterPageLayout,
  createEpubStyleSheet,
  type EpubAppearanceSettings,
} from '../content/createEpubStyleSheet'
import type { RenderableChapter } from '../content/createRenderableChapter'
import type { UndisplayableChapterCause } from '../content/loadPlaceholderChapterPages'
import { isPermanentChapterFailure } from '../content/placeholderChapterPages'
import { UndisplayableImageError } from '../files/chapterMediaLoader'
import { ChapterTooLargeError, TooManyTextColumnsError } from '../sanitize/chapterLimits'
import { ChapterView } from './chapterView'
import type { EpubRendererOptions } from './epubRendererOptions'

interface PooledChapter {
  readonly view: ChapterView
  /** Resolves when the layout of the chapter has ended, or when the chapter is removed. */
  readonly ready: Promise<void>
  readonly resolveReady: () => void
}

type ChapterPoolOptions = Pick<EpubRendererOptions, 'texts' | 'label'>

/** Holds the laid-out chapters in the host element. A chapter is either visible, or preloaded and hidden. */
export class ChapterViewPool {
  private readonly chapters = new Map<number, PooledChapter>()
  /**
   * Indexes of chapters with too many columns for the paginated layout. They are not laid out again, because their
   * layout is slow.
   */
  private readonly chaptersWithTooManyColumns = new Set<number>()
  private closed = false
  /**
   * Counts the calls of `dropAll`. If `dropAll` is called while a chapter is fetched, the number changes, and the pool
   * does not lay out this chapter.
   */
  private generation = 0
  private readonly host: HTMLElement
  private readonly options: ChapterPoolOptions
  private readonly onCreated: (view: ChapterView) => void

  /**
   * Creates an empty pool.
   * @param onCreated called with each new chapter before its layout
   */
  constructor(host: HTMLElement, options: ChapterPoolOptions, onCreated: (view: ChapterView) => void) {
    this.host = host
    this.options = options
    this.onCreated = onCreated
  }

  /** Fetches a chapter without laying out the chapter. Resolves with undefined when the index is out of range. */
  fetch(index: number): Promise<RenderableChapter | undefined> {
    return this.options.texts.fetch(index)
  }

  /**
   * Lays out a chapter without showing it.
   * @param placeholder  page to lay out instead of the chapter
   * @returns undefined when no chapter has this index, or when the chapter was removed during the layout
   * @throws TooManyTextColumnsError for a chapter with too many columns, or the error of a temporary failure
   */
  async layOut(
    index: number,
    appearance: EpubAppearanceSettings,
    frame: ChapterPageLayout,
    placeholder?: Promise<RenderableChapter>,
  ): Promise<ChapterView | undefined> {
    const { generation } = this
    if (this.chaptersWithTooManyColumns.has(index)) throw new TooManyTextColumnsError()
    const source = this.chapters.has(index) ? undefined : await (placeholder ?? this.fetch(index))
    if (this.closed || generation !== this.generation) return undefined
    const pooled =
      this.chapters.get(index) ?? (source && this.create(index, source, createEpubStyleSheet(appearance, frame), frame))
    if (!pooled) return undefined
    try {
      await pooled.ready
      return this.chapters.get(index) === pooled ? pooled.view : undefined
    } catch (error) {
      this.drop(index)
      if (error instanceof TooManyTextColumnsError) this.chaptersWithTooManyColumns.add(index)
      if (isPermanentChapterFailure(error))
        return this.layOut(index, appearance, frame, this.options.texts.createMissingPlaceholder(index, error))
      const cause = error instanceof UndisplayableImageError ? 'image' : excessOf(error)
      if (!cause || error instanceof TooManyTextColumnsError) throw error
      await this.replaceUndisplayable(index, cause)
      return this.layOut(index, appearance, frame)
    }
  }

  /** Replaces a chapter by a page that explains why the chapter cannot be shown. */
  async replaceUndisplayable(index: number, cause: UndisplayableChapterCause): Promise<void> {
    this.chaptersWithTooManyColumns.delete(index)
    await this.options.texts.replaceUndisplayable(index, cause)
  }

  /** Removes the chapters whose index differs from `index` by more than `maxDistance`. */
  dropFarFrom(index: number, maxDistance: number): void {
    for (const key of [...this.chapters.keys()]) if (Math.abs(key - index) > maxDistance) this.drop(key)
  }

  /**
   * Removes all chapters and discards running layouts.
   * @param except indexes of chapters that stay
   */
  dropAll(...except: readonly (number | undefined)[]): void {
    this.generation += 1
    this.chaptersWithTooManyColumns.clear()
    for (const key of [...this.chapters.keys()]) if (!except.includes(key)) this.drop(key)
  }

  hasPlaceholder(index: number): boolean {
    return this.chapters.get(index)?.view.isMissing ?? false
  }

  drop(index: number): void {
    const pooled = this.chapters.get(index)
    this.chapters.delete(index)
    pooled?.view.destroy()
    pooled?.resolveReady()
  }

  close(): void {
    this.closed = true
    this.dropAll()
  }

  private create(index: number, source: RenderableChapter, style: string, frame: ChapterPageLayout): PooledChapter {
    const view = new ChapterView(this.host, index, source, style, frame, this.options.label)
    this.onCreated(view)
    let resolveReady = () => {}
    const dropped = new Promise<void>(resolve => {
      resolveReady = resolve
    })
    const pooled = { view, ready: Promise.race([view.ready(), dropped]), resolveReady }
    this.chapters.set(index, pooled)
    return pooled
  }
}

const excessOf = (error: unknown) => (error instanceof ChapterTooLargeError ? error.excess : undefined)
