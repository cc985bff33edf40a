import type { ProgressRecord } from '../../mock-server/world/worldRecords'
import type { ViewerLocation } from '../../src/machines/readerMachineTypes'
import { locationOfEpubPosition } from '../../src/readers/epub/locators/bookLocations'
import type { ShelfBook } from './browserPage'

const end = 'end'
const nothing = 'nothing'

/** How a place is called, so that places of readers and of the server can be compared. */
export const markOf = (book: ShelfBook, { position, atEnd }: Pick<ViewerLocation, 'position' | 'atEnd'>): string =>
  book.kind === 'comic' ? position.at : atEnd ? end : (locationOfEpubPosition(position).cfi ?? position.at)

const markOfRecord = (book: ShelfBook, { page, locator }: ProgressRecord): string =>
  book.kind === 'comic' ? String(page) : (locator?.locations?.fragments?.[0] ?? end)

/** What is true about the reading of one book, whatever became of the calls: who was where last, and when. */
export class Truth {
  private readonly ours = new Map<string, number>()
  private latest: { time: number; marks: Set<string> } | undefined
  private elsewhere = { mark: '', time: 0 }
  private known: { mark: string; stored: string[] } = { mark: '', stored: [] }
  private holder: { isOurs: boolean; time: number } | undefined

  constructor(readonly book: ShelfBook) {}

  /** Our reader came to a place, or chose to stay there. */
  came(location: ViewerLocation): void {
    const time = Date.now()
    const mark = markOf(this.book, location)
    this.ours.set(mark, time)
    // Without the positions of the book, which may not have come, its end is the place of the last page.
    const rough = markOf(this.book, { ...location, atEnd: false })
    this.ours.set(rough, time)
    // Back where one began, or where the server was told one is: that says nothing new.
    this.latest = { time, marks: new Set([mark, ...(mark === this.known.mark ? this.known.stored : []), rough]) }
  }

  /** A book lies open: what the server has then may stay as long as the reader does not move. */
  began(location: ViewerLocation): void {
    this.known = { mark: markOf(this.book, location), stored: [...(this.latest?.marks ?? [nothing])] }
  }

  /** Somebody came to a place on another device, and the server knows. */
  cameElsewhere(record: ProgressRecord): void {
    this.elsewhere = { mark: markOfRecord(this.book, record), time: Date.now() }
    this.known.stored.push(this.elsewhere.mark)
    this.latest = { time: Date.now(), marks: new Set([this.elsewhere.mark]) }
    this.holder = { isOurs: false, time: Date.now() }
  }

  /** The reader went without saying which of two places counts: either may. */
  leftUndecided(): void {
    this.latest?.marks.add(this.elsewhere.mark)
  }

  /** Whether a place was ours at any time: another device is not sent there, or nobody could tell them apart. */
  wasOurs(mark: string): boolean {
    return this.ours.has(mark)
  }

  /** What a write of ours did to the server: nothing nobody came to, nothing older than what others did. */
  judgeWrite(record: ProgressRecord): void {
    const mark = markOfRecord(this.book, record)
    const time = this.ours.get(mark)
    if (time === undefined) throw new Error(`${mark} was written, where the reader never went`)
    if (this.holder && !this.holder.isOurs && time < this.holder.time)
      throw new Error(`${mark} was written over ${this.elsewhere.mark}, which is newer`)
    this.holder = { isOurs: true, time }
    this.known = { mark, stored: [] }
  }

  /**
   * A book opens where one was last; a finished one anew.
   * @param since  when the book was asked for: what happens elsewhere meanwhile is offered later
   */
  judgeOpening(position: ViewerLocation['position'], isFinished: boolean, since: number): void {
    if (!this.latest || this.latest.time >= since || isFinished) return
    if (this.latest.marks.has(end) || this.latest.marks.has(nothing)) return
    const mark = markOf(this.book, { position, atEnd: false })
    if (!this.latest.marks.has(mark))
      throw new Error(`opened at ${mark} instead of ${[...this.latest.marks].join(' or ')}`)
  }

  /** When all is quiet the server is at the last place of all. */
  judgeEnd(record: ProgressRecord | undefined): void {
    if (!this.latest) return
    const mark = record ? markOfRecord(this.book, record) : nothing
    if (!this.latest.marks.has(mark))
      throw new Error(`the server is at ${mark} instead of ${[...this.latest.marks].join(' or ')}`)
  }
}
