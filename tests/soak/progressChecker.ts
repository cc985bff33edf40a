import type { ReadProgressRecord } from '../../mock-server/state/libraryRecords'
import type { ViewerPositionReport } from '../../src/machines/readerMachineTypes'
import { toEpubLocation } from '../../src/readers/epub/locators/epubLocations'
import type { SoakBook } from './headlessReader'

const end = 'end'
const nothing = 'nothing'

/**
 * Returns a text that identifies a reading position. The text is the same for a position in the reader and for the same
 * position on the server.
 */
export const toProgressPositionKey = (
  book: SoakBook,
  { position, atEnd }: Pick<ViewerPositionReport, 'position' | 'atEnd'>,
): string => (book.kind === 'comic' ? position.at : atEnd ? end : (toEpubLocation(position).cfi ?? position.at))

const markOfRecord = (book: SoakBook, { page, locator }: ReadProgressRecord): string =>
  book.kind === 'comic' ? String(page) : (locator?.locations?.fragments?.[0] ?? end)

/**
 * Checks the progress of a book. Records the positions at which the user was, on this device and on the other device.
 * Compares the recorded positions with:
 * - each progress write
 * - the position at which the book opens
 * - the progress on the server at the end of the test
 */
export class ProgressChecker {
  /**
   * Time at which the user was last at each position on this device. The keys are results of {@link
   * toProgressPositionKey}.
   */
  private readonly ours = new Map<string, number>()
  /**
   * Last position of the user on any device.
   * - `time`: time at which the user was at this position.
   * - `marks`: keys of all positions that the checker accepts as the last position. There can be several keys. For
   *   example, the server can store the end of an EPUB in two forms.
   * - `markOnServer`: key of the position that must remain on the server. The value is set only if the server has the
   *   position of the other device, and the user has not chosen between the positions of the two devices.
   */
  private latest: { time: number; marks: Set<string>; markOnServer?: string } | undefined
  /** Last position of the user on the other device. `mark` is the key of this position. */
  private elsewhere = { mark: '', time: 0 }
  /**
   * `mark` is the key of the last position that the reader has written since the book was opened. Before the first
   * write, `mark` is the key of the position at which the book was opened. `stored` contains the keys of other
   * positions that the server may have, for example a position of the other device. A write of the reader replaces the
   * position on the server. `stored` is then empty.
   */
  private known: { mark: string; stored: string[] } = { mark: '', stored: [] }
  /**
   * Origin of the progress that the server stores. `isOurs` is true if this device has written it. `time` is the time
   * at which the user was at the written position.
   */
  private holder: { isOurs: boolean; time: number } | undefined

  constructor(readonly book: SoakBook) {}

  /**
   * Records that the user has moved to a position on this device. The position becomes the last position of the user on
   * any device.
   */
  recordMove(location: ViewerPositionReport): void {
    const time = Date.now()
    const mark = toProgressPositionKey(this.book, location)
    this.ours.set(mark, time)
    // At the end of an EPUB, the reader usually writes the last Readium position. If the reader has not loaded the list
    // of Readium positions yet, it writes the position of the visible page. The checker accepts both positions.
    const pageMark = toProgressPositionKey(this.book, { ...location, atEnd: false })
    this.ours.set(pageMark, time)
    // If the user moves back to the position `known.mark`, the reader writes nothing, and the server can still have
    // another position. Therefore the checker also accepts the positions in `known.stored`.
    this.latest = { time, marks: new Set([mark, ...(mark === this.known.mark ? this.known.stored : []), pageMark]) }
  }

  /**
   * Records the position at which the reader has opened a book. Opening a book does not change the progress on the
   * server.
   */
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
   * Records that the book was closed while the reader was offering the position of the other device. The user has
   * chosen neither device. Therefore the book may open at the position of either device from now on, and the position
   * of the other device must stay on the server.
   */
  recordUndecided(): void {
    if (!this.latest) return
    this.latest.marks.add(this.elsewhere.mark)
    if (this.holder && !this.holder.isOurs) this.latest.markOnServer = this.elsewhere.mark
  }

  /**
   * Returns whether the user has visited a position on this device. The simulated other device writes only positions
   * that the user has not visited on this device. Otherwise, the checker could not find out which device has written a
   * position.
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
    const { markOnServer } = this.latest ?? {}
    if (markOnServer !== undefined && mark !== markOnServer)
      throw new Error(`${mark} was written over ${markOnServer} without a choice`)
    this.holder = { isOurs: true, time }
    this.known = { mark, stored: [] }
  }

  /**
   * Checks that a book opens at the last position of the user. A finished book may open at any position.
   * @param requestedAt time at which the reader requested the book. If the position of the user has changed at or after
   *   this time, the check is skipped.
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
    const { marks, markOnServer } = this.latest
    if (markOnServer === undefined ? !marks.has(mark) : mark !== markOnServer)
      throw new Error(`the server is at ${mark} instead of ${markOnServer ?? [...marks].join(' or ')}`)
  }
}
