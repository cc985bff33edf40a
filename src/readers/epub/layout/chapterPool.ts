import type { ChapterSource } from '../content/createChapterSource'
import { type BookAppearance, createEpubStyleSheet, type PageFrame } from '../content/createEpubStyleSheet'
import type { BookLayoutOptions } from '../locators/visibleLocation'
import { ChapterTooLargeError } from '../sanitize/chapterLimits'
import { ChapterView } from './chapterView'

interface LaidOut {
  readonly view: ChapterView
  /** Also when it was taken away before it was ready: a frame that is gone never says so. */
  readonly ready: Promise<void>
  readonly letGo: () => void
}

type ShelfOptions = Pick<BookLayoutOptions, 'texts' | 'label'>

/** The chapters laid out in the host, in sight or ready to be. */
export class ChapterPool {
  private readonly laid = new Map<number, LaidOut>()
  private closed = false
  /** How often everything was forgotten: who began before then wants another appearance. */
  private era = 0
  private readonly host: HTMLElement
  private readonly options: ShelfOptions
  private readonly onCreated: (view: ChapterView) => void

  /** @param onCreated  told of each chapter that is put into the host, before it is laid out */
  constructor(host: HTMLElement, options: ShelfOptions, onCreated: (view: ChapterView) => void) {
    this.host = host
    this.options = options
    this.onCreated = onCreated
  }

  /** Has a chapter fetched, so that it can be laid out at once. */
  fetch(index: number): Promise<ChapterSource | undefined> {
    return this.options.texts.fetch(index)
  }

  /** The chapter laid out, not yet in sight; undefined when it was taken away meanwhile, or there is none. */
  async layOut(index: number, appearance: BookAppearance, frame: PageFrame): Promise<ChapterView | undefined> {
    const { era } = this
    const source = this.laid.has(index) ? undefined : await this.fetch(index)
    if (this.closed || era !== this.era) return undefined
    const laid =
      this.laid.get(index) ?? (source && this.put(index, source, createEpubStyleSheet(appearance, frame), frame))
    if (!laid) return undefined
    try {
      await laid.ready
      return this.laid.get(index) === laid ? laid.view : undefined
    } catch (error) {
      this.drop(index)
      if (!(error instanceof ChapterTooLargeError)) throw error
      await this.options.texts.replaceTooLarge(index, error.excess)
      return this.layOut(index, appearance, frame)
    }
  }

  /** Lets go of the chapters that are not near a place. */
  dropFarFrom(index: number, reach: number): void {
    for (const known of [...this.laid.keys()]) if (Math.abs(known - index) > reach) this.drop(known)
  }

  /** Forgets everything made for another appearance; some chapters may stay laid out. */
  dropAll(...except: readonly (number | undefined)[]): void {
    this.era += 1
    for (const known of [...this.laid.keys()]) if (!except.includes(known)) this.drop(known)
  }

  /** Whether a chapter that is not there is said to be so here. */
  hasPlaceholder(index: number): boolean {
    return this.laid.get(index)?.view.isMissing ?? false
  }

  /** Takes a laid out chapter away. */
  drop(index: number): void {
    const laid = this.laid.get(index)
    this.laid.delete(index)
    laid?.view.destroy()
    laid?.letGo()
  }

  close(): void {
    this.closed = true
    this.dropAll()
  }

  private put(index: number, source: ChapterSource, style: string, frame: PageFrame): LaidOut {
    const view = new ChapterView(this.host, index, source, style, frame, this.options.label)
    this.onCreated(view)
    let letGo = () => {}
    const gone = new Promise<void>(resolve => {
      letGo = resolve
    })
    const laid = { view, ready: Promise.race([view.ready(), gone]), letGo }
    this.laid.set(index, laid)
    return laid
  }
}
