import type { ReadProgressRecord } from '../../mock-server/state/libraryRecords'
import type { ViewerPositionReport } from '../../src/machines/readerMachineTypes'
import { toEpubLocation } from '../../src/readers/epub/locators/epubLocations'
import type { SoakBook } from './headlessReader'

const end = 'end'
const nothing = 'nothing'

/**
 * Returns a text that identifies a reading position. Equal positions of the reader and of the server give the same
 * text.
 */
export const toProgressPositionKey = (
  book: SoakBook,
  { position, atEnd }: Pick<ViewerPositionReport, 'position' | 'atEnd'>,
): string => (book.kind === 'comic' ? position.at : atEnd ? end : (toEpubLocation(position).cfi ?? position.at))

const markOfRecord = (book: SoakBook, { page, locator }: ReadProgressRecord): string =>
  book.kind === 'comic' ? String(page) : (locator?.locations?.fragments?.[0] ?? end)

/**
 * Checks the progress of a book. Records the positions that the user visits on this device and on the other device.
 * Each progress write, each opening of the book and the final progress must match these positions.
 */
export class ProgressChecker {
  /**
   * For each position that the user visited on this device: the time of the last visit. The key is the result of
   * `toProgressPositionKey`.
   */
  private readonly ours = new Map<string, number>()
  /**
   * Last position of the user on any device. `marks` contains the keys of all positions that are correct as stored
   * progress.
   */
  private latest: { time: number; marks: Set<string> } | undefined
  /** Last position of the user on the other device. */
  private elsewhere = { mark: '', time: 0 }
  /**
   * Position at which the book was opened. `stored` contains keys of positions on the server: the position at the time
   * of opening, and later positions of the other device.
   */
  private known: { mark: string; stored: string[] } = { mark: '', stored: [] }
  /** Device that wrote the current position on the server. */
  private holder: { isOurs: boolean; time: number } | undefined

  constructor(readonly book: SoakBook) {}

  /**
   * Records a position to which the user moved on this device. This position becomes the last position of the user on
   * any device.
   */
  recordMove(location: ViewerPositionReport): void {
    const time = Date.now()
    const mark = toProgressPositionKey(this.book, location)
    this.ours.set(mark, time)
    // At the end of an EPUB, the reader writes the last Readium position of the book. Before the list of Readium
    // positions has loaded, the reader writes the position of the visible page instead. The checker accepts both
    // positions.
    const pageMark = toProgressPositionKey(this.book, { ...location, atEnd: false })
    this.ours.set(pageMark, time)
    // The reader writes nothing for a move back to the start position or to the last written position, so the stored
    // keys are valid too.
    this.latest = { time, marks: new Set([mark, ...(mark === this.known.mark ? this.known.stored : []), pageMark]) }
  }

  /** Records that a book was opened. Opening a book does not change the progress on the server. */
  recordStart(location: ViewerPositionReport): void {
    this.known = { mark: toProgressPositionKey(this.book, location), stored: [...(this.latest?.marks ?? [nothing])] }
  }

  recordOtherDevice(record: ReadProgressRecord): void {
    this.elsewhere = { mark: markOfRecord(this.book, record), time: Date.now() }
    this.known.stored.push(this.elsewhere.mark)
    this.latest = { time: Date.now(), marks: new Set([this.elsewhere.mark]) }
    this.holder = { isOurs: false, time: Date.now() }
  }

  /**
   * Records that the user closed the book without answering the offer of another position. From then on, the position
   * of either device is valid.
   */
  recordUndecided(): void {
    this.latest?.marks.add(this.elsewhere.mark)
  }

  /**
   * Returns whether the user was ever at a position on this device. The other device has different positions, so that a
   * position identifies its device.
   */
  wasReadHere(mark: string): boolean {
    return this.ours.has(mark)
  }

  /**
   * Checks a write of this device.
   * @throws Error when the user was never at the position, or when the write replaces a newer position
   */
  judgeWrite(record: ReadProgressRecord): void {
    const mark = markOfRecord(this.book, record)
    const time = this.ours.get(mark)
    if (time === undefined) throw new Error(`${mark} was written, where the reader never went`)
    if (this.holder && !this.holder.isOurs && time < this.holder.time)
      throw new Error(`${mark} was written over ${this.elsewhere.mark}, which is newer`)
    this.holder = { isOurs: true, time }
    this.known = { mark, stored: [] }
  }

  /**
   * Checks that a book opens at the last position. A finished book may open at any position.
   * @param requestedAt time at which the reader requested the book; if the last position is not older, nothing is
   * checked
   */
  judgeOpening(position: ViewerPositionReport['position'], isFinished: boolean, requestedAt: number): void {
    if (!this.latest || this.latest.time >= requestedAt || isFinished) return
    if (this.latest.marks.has(end) || this.latest.marks.has(nothing)) return
    const mark = toProgressPositionKey(this.book, { position, atEnd: false })
    if (!this.latest.marks.has(mark))
      throw new Error(`opened at ${mark} instead of ${[...this.latest.marks].join(' or ')}`)
  }

  judgeEnd(record: ReadProgressRecord | undefined): void {
    if (!this.latest) return
    const mark = record ? markOfRecord(this.book, record) : nothing
    if (!this.latest.marks.has(mark))
      throw new Error(`the server is at ${mark} instead of ${[...this.latest.marks].join(' or ')}`)
  }
}
