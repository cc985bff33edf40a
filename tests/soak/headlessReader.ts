import { renderHook } from '@testing-library/react'
import { createElement, type ReactNode } from 'react'
import { vi } from 'vitest'
import { createActor, createMachine } from 'xstate'
import type { BookPosition, PreviousOrNextBook, ViewerPositionReport } from '../../src/machines/readerMachineTypes'
import type { ComicPage, PagePairingOptions } from '../../src/readers/comic/pages/createComicSpreads'
import type { OtherDevicePositionOffer } from '../../src/readers/progress/watchOtherDevicePositions'
import type { ReaderController } from '../../src/readers/session/useReaderController'
import {
  HeadlessComicStripViewer,
  HeadlessComicViewer,
  HeadlessEpubStripViewer,
  HeadlessEpubViewer,
  type HeadlessViewer,
  type ViewerPositionChangeCause,
} from './headlessViewers'

/** Book of the sample library that the simulated user reads in the soak test. */
export interface SoakBook {
  readonly id: string
  readonly kind: 'comic' | 'epub'
  readonly pages: number
}

export interface HeadlessViewerLayout {
  readonly strip: boolean
  /**
   * Padding of a comic in the strip layout (continuous scrolling). The value is the padding on each side, in percent of
   * the viewport width.
   */
  readonly padding: number
  readonly pairing: PagePairingOptions
  /** Number of pages of each EPUB chapter. */
  readonly pagesPerChapter: number
}

export interface HeadlessReaderOptions {
  readonly userId: string
  /** Page number in the URL of the reader. Undefined if the URL contains no page number. */
  readonly startPage?: number
  readonly incognito: boolean
  readonly layout: HeadlessViewerLayout
  readonly onOpened: (position: BookPosition) => void
  readonly onMoved: (location: ViewerPositionReport, cause: ViewerPositionChangeCause) => void
}

/**
 * Loads the modules of the reader again, as after a page reload. All variables of these modules have their initial
 * values. Data in the browser storage remains.
 */
export async function loadReaderModules(userId: string) {
  vi.resetModules()
  const [
    { useReaderController },
    comic,
    strip,
    epub,
    { saveEpubProgress },
    elsewhere,
    { SessionProvider },
    { onSessionExpired },
    page,
    place,
  ] = await Promise.all([
    import('../../src/readers/session/useReaderController'),
    import('../../src/readers/comic/session/loadComic'),
    import('../../src/readers/comic/webtoon/webtoonScroller'),
    import('../../src/readers/epub/loadEpub'),
    import('../../src/readers/epub/progress/saveEpubProgress'),
    import('../../src/readers/progress/watchOtherDevicePositions'),
    import('../../src/access/SessionContext'),
    import('../../src/api/http'),
    import('../../src/readers/comic/session/fetchComicPositionFromServer'),
    import('../../src/readers/epub/progress/fetchEpubPositionFromServer'),
    import('../../src/readers/progress/sendProgressWithReadTimestamp'),
  ])
  const session = createActor(sessionOf(userId)).start()
  onSessionExpired(() => session.send({ type: 'server.sessionExpired' }))
  const around = (children: ReactNode) => createElement(SessionProvider, { session: session as never, children })
  return {
    useReader: useReaderController,
    comic,
    ...strip,
    epub,
    saveEpubProgress,
    ...elsewhere,
    ...page,
    ...place,
    session,
    around,
  }
}

/**
 * Creates a state machine that replaces the session of the client. In the initial state, the user is signed in. After a
 * response with the status 401, the user is signed out.
 */
const sessionOf = (id: string) =>
  createMachine({
    initial: 'signedIn',
    context: { me: { id }, last: { id } },
    states: {
      signedIn: { on: { 'server.sessionExpired': 'signedOut' } },
      signedOut: { on: { 'user.signedIn': 'signedIn' } },
    },
  })

export type ReaderModules = Awaited<ReturnType<typeof loadReaderModules>>

/**
 * Open book in the soak test. Uses the reader code, requests and progress queue of the client. The viewer and the
 * session are simulated. The viewer draws nothing.
 */
export class HeadlessReader {
  readonly reader: ReaderController
  left: 'reading' | 'leave' | PreviousOrNextBook = 'reading'
  /** Offer to continue at the reading position of another device. Undefined while the reader offers no position. */
  offer: OtherDevicePositionOffer | undefined
  private viewer: HeadlessViewer | undefined
  private pages: readonly ComicPage[] = []
  private chapters = 0
  private readonly unmount: () => void
  private stopWatching = () => {}

  constructor(
    private readonly program: ReaderModules,
    readonly book: SoakBook,
    private readonly options: HeadlessReaderOptions,
  ) {
    const { userId, incognito } = options
    const { useReader } = program
    const commands = {
      userId,
      ...(book.kind === 'comic' ? this.comicCommands() : this.textCommands()),
      findNeighbors: async () => ({}),
      onOpenBook: (next: PreviousOrNextBook) => {
        this.left = next
      },
      onLeave: () => {
        this.left = 'leave'
      },
    }
    const { result, unmount } = renderHook(() => useReader({ bookId: book.id, incognito }, commands), {
      wrapper: ({ children }) => program.around(children),
    })
    this.reader = result.current
    this.unmount = unmount
    this.reader.actor.subscribe(({ value, context }) => {
      if (typeof value.position === 'object' && !this.viewer && context.position) {
        options.onOpened(context.position)
        this.changeLayout(options.layout)
      }
    })
  }

  get isOpen(): boolean {
    return typeof this.reader.actor.getSnapshot().value.position === 'object' && this.viewer !== undefined
  }

  get hasFailed(): boolean {
    return this.reader.actor.getSnapshot().value.position === 'failed'
  }

  get page(): number {
    return Number(this.reader.actor.getSnapshot().context.position?.at) || 1
  }

  get isReading(): boolean {
    const { position: place } = this.reader.actor.getSnapshot().value
    return typeof place === 'object' && place.opened !== 'atStart'
  }

  goThere(): void {
    this.viewer?.movedBy('reader')
    this.offer?.goThere()
  }

  turn(direction: 1 | -1): void {
    this.viewer?.movedBy('reader')
    this.reader.send({ type: direction === 1 ? 'user.next' : 'user.previous' })
  }

  jump(share: number): void {
    if (!this.viewer) return
    this.viewer.movedBy('reader')
    this.reader.goTo(this.viewer.anywhere(share))
  }

  /**
   * Changes the layout of the open book. If a comic is in the strip layout before and after the change, only the
   * padding of the pages changes. Otherwise, a new viewer opens the book at the same position.
   * @returns number of the current page before the change
   */
  changeLayout(layout: HeadlessViewerLayout): number {
    const { page } = this
    if (layout.strip && this.viewer instanceof HeadlessComicStripViewer) {
      this.viewer.layOutPages(layout.padding)
      return page
    }
    this.viewer?.stop()
    this.reader.register(null)
    const from = this.page
    const viewer = this.viewerFor(layout)
    viewer.onMoved = (location, cause) => {
      this.options.onMoved(location, cause)
      this.reader.onRelocated(location)
    }
    if (!this.viewer) this.watch()
    this.viewer = viewer
    this.reader.register(viewer)
    return from
  }

  private viewerFor(layout: HeadlessViewerLayout): HeadlessViewer {
    if (this.book.kind === 'comic')
      return layout.strip
        ? new HeadlessComicStripViewer(this.program.WebtoonScroller, this.pages, layout.padding)
        : new HeadlessComicViewer(this.pages, layout.pairing)
    const pagesOf = Array.from({ length: this.chapters }, () => layout.pagesPerChapter)
    return layout.strip ? new HeadlessEpubStripViewer(pagesOf) : new HeadlessEpubViewer(pagesOf)
  }

  private watch() {
    this.stopWatching = this.program.watchOtherDevicePositions(this.reader, offer => {
      this.offer = offer
    })
  }

  close(): void {
    this.viewer?.stop()
    this.reader.register(null)
    this.stopWatching()
    this.unmount()
  }

  private comicCommands() {
    const { comic } = this.program
    return {
      openBook: async (_: unknown, stored: Parameters<typeof comic.toOpenBookResultOfLoadedComic>[2]) => {
        const loaded = await comic.loadComic(this.book.id, () => {})
        this.pages = loaded.pages
        return comic.toOpenBookResultOfLoadedComic(loaded.book, this.options.startPage, stored)
      },
      saveProgress: (input: Parameters<typeof comic.saveComicProgress>[1]) =>
        comic.saveComicProgress(this.options.userId, input),
      fetchServerPosition: () => this.program.fetchComicPositionFromServer(this.book.id, this.options.userId),
    }
  }

  private textCommands() {
    const { epub, saveEpubProgress } = this.program
    let opened: Awaited<ReturnType<typeof epub.loadEpub>> | undefined
    return {
      openBook: async (_: unknown, stored: Parameters<typeof epub.loadEpub>[1]) => {
        opened = await epub.loadEpub(this.book.id, stored)
        this.chapters = opened.publication.chapters.length
        return epub.toOpenBookResultOfLoadedEpub(opened)
      },
      saveProgress: async (input: Parameters<typeof saveEpubProgress>[2]) => {
        if (opened) await saveEpubProgress(opened, this.options.userId, input)
      },
      fetchServerPosition: async () => opened && this.program.fetchEpubPositionFromServer(opened),
    }
  }
}
