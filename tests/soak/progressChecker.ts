import type { ReadProgressRecord } from '../../mock-server/state/libraryRecords'
import type { ViewerPositionReport } from '../../src/machines/readerMachineTypes'
import { toEpubLocation } from '../../src/readers/epub/locators/epubLocations'
import type { SoakBook } from './headlessReader'

const end = 'end'
const nothing = 'nothing'

/**
 * Returns the key of a reading position. A position in the reader and the same position on the server have the same
 * key.
 */
export const toProgressPositionKey = (
  book: SoakBook,
  { position, atEnd }: Pick<ViewerPositionReport, 'position' | 'atEnd'>,
): string => (book.kind === 'comic' ? position.at : atEnd ? end : (toEpubLocation(position).cfi ?? position.at))

const markOfRecord = (book: SoakBook, { page, locator }: ReadProgressRecord): string =>
  book.kind === 'comic' ? String(page) : (locator?.locations?.fragments?.[0] ?? end)

/**
 * Checks the progress of a book. Records the positions of the user on this device and on the other device. Compares
 * these positions with each progress write, with the position at which the book opens, and with the progress at the end
 * of the test.
 */
export class ProgressChecker {
  /** Time of the last visit of each position on this device. The keys are results of `toProgressPositionKey`. */
  private readonly ours = new Map<string, number>()
  /**
   * Last position of the user on any device. `marks` contains the keys of all positions that the server may store for
   * it.
   */
  private latest: { time: number; marks: Set<string> } | undefined
  /** Last position of the user on the other device. */
  private elsewhere = { mark: '', time: 0 }
  /**
   * Position at which the book was opened, or the position of the last write. `stored`: further keys that the server
   * may already store, including those of later positions of the other device.
   */
  private known: { mark: string; stored: string[] } = { mark: '', stored: [] }
  /** Device that wrote the progress on the server, and time at which the user reached the written position. */
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
    // The reader does not write a move back to the start position or to the last written position. In this case, the
    // keys in `known.stored` are valid too.
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
   * Records that the user closed the book without an answer to the offered position of the other device. From then on,
   * the positions of both devices are valid.
   */
  recordUndecided(): void {
    this.latest?.marks.add(this.elsewhere.mark)
  }

  /**
   * Returns whether the user visited a position on this device. The other device does not use such positions, so that
   * a stored position identifies its device.
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
   * Checks that a book opens at the last position of the user. A finished book may open at any position.
   * @param requestedAt time at which the reader requested the book; if the last position is not older than this time,
   * nothing is checked
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
