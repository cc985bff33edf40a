import { renderHook } from '@testing-library/react'
import { createElement, type ReactNode } from 'react'
import { vi } from 'vitest'
import { createActor, createMachine } from 'xstate'
import type { BookPosition, NeighbourBook, ViewerLocation } from '../../src/machines/readerMachineTypes'
import type { ComicPage, PagePairingOptions } from '../../src/readers/comic/pages/createSpreads'
import type { OtherDeviceOffer } from '../../src/readers/progress/watchOtherDevices'
import type { ReaderController } from '../../src/readers/session/useReader'
import { type Cause, ComicStrip, ComicViewer, type SoakViewer, TextStrip, TextViewer } from './viewers'

/** A book of the sample library that the soak test reads. */
export interface ShelfBook {
  readonly id: string
  readonly kind: 'comic' | 'epub'
  readonly pages: number
}

/** Layout settings of an open book. */
export interface Look {
  readonly strip: boolean
  /** Padding of a comic strip on each side, in percent. */
  readonly padding: number
  readonly pairing: PagePairingOptions
  /** Number of pages per EPUB chapter. */
  readonly pagesPerChapter: number
}

/** Options and listeners of an opened book. */
export interface VisitOptions {
  readonly userId: string
  /** Page of the URL. */
  readonly startPage?: number
  readonly incognito: boolean
  readonly look: Look
  readonly onOpened: (position: BookPosition) => void
  readonly onMoved: (location: ViewerLocation, cause: Cause) => void
}

/** Loads fresh copies of the reader modules, as a new browser page does. Only storage survives from earlier pages. */
export async function loadProgram(userId: string) {
  vi.resetModules()
  const [{ useReader }, comic, strip, epub, elsewhere, { SessionProvider }, { onSignedOut }, page, place] =
    await Promise.all([
      import('../../src/readers/session/useReader'),
      import('../../src/readers/comic/session/comicBook'),
      import('../../src/readers/comic/strip/stripScroller'),
      import('../../src/readers/epub/epubBook'),
      import('../../src/readers/progress/watchOtherDevices'),
      import('../../src/access/SessionContext'),
      import('../../src/api/http'),
      import('../../src/readers/comic/session/fetchServerPosition'),
      import('../../src/readers/epub/progress/fetchEpubServerPosition'),
      import('../../src/readers/progress/sendLateProgress'),
    ])
  const session = createActor(sessionOf(userId)).start()
  onSignedOut(() => session.send({ type: 'server.sessionExpired' }))
  const around = (children: ReactNode) => createElement(SessionProvider, { session: session as never, children })
  return { useReader, comic, ...strip, epub, ...elsewhere, ...page, ...place, session, around }
}

/** Creates a session machine that is signed in until a request gets status 401. */
const sessionOf = (id: string) =>
  createMachine({
    initial: 'signedIn',
    context: { me: { id }, last: { id } },
    states: {
      signedIn: { on: { 'server.sessionExpired': 'signedOut' } },
      signedOut: { on: { 'user.signedIn': 'signedIn' } },
    },
  })

export type Program = Awaited<ReturnType<typeof loadProgram>>

/** An open book: the real reader with its requests and progress queue, and a viewer without rendering. */
export class Visit {
  readonly reader: ReaderController
  left: 'reading' | 'leave' | NeighbourBook = 'reading'
  /** Currently offered position of another device. */
  offer: OtherDeviceOffer | undefined
  private viewer: SoakViewer | undefined
  private pages: readonly ComicPage[] = []
  private chapters = 0
  private readonly unmount: () => void
  private stopWatching = () => {}

  constructor(
    private readonly program: Program,
    readonly book: ShelfBook,
    private readonly options: VisitOptions,
  ) {
    const { userId, incognito } = options
    const { useReader } = program
    const commands = {
      userId,
      ...(book.kind === 'comic' ? this.comicCommands() : this.textCommands()),
      findNeighbours: async () => ({}),
      onOpenBook: (next: NeighbourBook) => {
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
        this.lay(options.look)
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

  /** Accepts the offered position of another device. */
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
   * Changes reading mode, pairing or text size by a new viewer at the same position.
   * @returns the page at which the new viewer starts
   */
  lay(look: Look): number {
    const { page } = this
    if (look.strip && this.viewer instanceof ComicStrip) {
      this.viewer.lay(look.padding)
      return page
    }
    this.viewer?.stop()
    this.reader.register(null)
    const from = this.page
    const viewer = this.viewerFor(look)
    viewer.onMoved = (location, cause) => {
      this.options.onMoved(location, cause)
      this.reader.onRelocated(location)
    }
    if (!this.viewer) this.watch()
    this.viewer = viewer
    this.reader.register(viewer)
    return from
  }

  private viewerFor(look: Look): SoakViewer {
    if (this.book.kind === 'comic')
      return look.strip
        ? new ComicStrip(this.program.StripScroller, this.pages, look.padding)
        : new ComicViewer(this.pages, look.pairing)
    const pagesOf = Array.from({ length: this.chapters }, () => look.pagesPerChapter)
    return look.strip ? new TextStrip(pagesOf) : new TextViewer(pagesOf)
  }

  private watch() {
    this.stopWatching = this.program.watchOtherDevices(this.reader, offer => {
      this.offer = offer
    })
  }

  /** Unmounts the reader. */
  close(): void {
    this.viewer?.stop()
    this.reader.register(null)
    this.stopWatching()
    this.unmount()
  }

  private comicCommands() {
    const { comic } = this.program
    return {
      openBook: async (_: unknown, stored: Parameters<typeof comic.createOpenedBook>[2]) => {
        const loaded = await comic.loadComic(this.book.id, () => {})
        this.pages = loaded.pages
        return comic.createOpenedBook(loaded.book, this.options.startPage, stored)
      },
      saveProgress: (input: Parameters<typeof comic.saveComicProgress>[1]) =>
        comic.saveComicProgress(this.options.userId, input),
      fetchServerPosition: () => this.program.fetchServerPosition(this.book.id),
    }
  }

  private textCommands() {
    const { epub } = this.program
    let opened: Awaited<ReturnType<typeof epub.loadEpub>> | undefined
    return {
      openBook: async (_: unknown, stored: Parameters<typeof epub.loadEpub>[1]) => {
        opened = await epub.loadEpub(this.book.id, stored)
        this.chapters = opened.publication.chapters.length
        return epub.createOpenedEpub(opened)
      },
      saveProgress: async (input: Parameters<typeof epub.saveEpubProgress>[2]) => {
        if (opened) await epub.saveEpubProgress(opened, this.options.userId, input)
      },
      fetchServerPosition: async () => opened && this.program.fetchEpubServerPosition(opened),
    }
  }
}
