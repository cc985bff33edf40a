import { act, render, waitFor } from '@testing-library/react'
import { expect, type Mock, vi } from 'vitest'
import type { ReadAloudChapter, ReadAloudPassage } from '../../../src/machines/readAloudChapter'
import { writePreference } from '../../../src/preferences/preferenceStore'
import type { EpubPublication } from '../../../src/readers/epub/epubPublication'
import type { VisibleEpubLocation } from '../../../src/readers/epub/locators/visibleEpubLocation'
import { NarratedPassageHighlighter } from '../../../src/readers/epub/readAloud/narratedPassageHighlighter'
import type { NarrationCommandsRef } from '../../../src/readers/epub/readAloud/narrationCommands'
import { ReadAloudBar } from '../../../src/readers/epub/readAloud/ReadAloudBar'
import { type FakeSpeech, installFakeSpeech } from './fakeSpeech'

/**
 * Creates a chapter of 30 characters with the given passages. By default, the passages start at the offsets 0, 10, 20
 * and so on.
 */
export const createReadAloudChapter = (passages: readonly Partial<ReadAloudPassage>[]): ReadAloudChapter => ({
  index: 0,
  first: 0,
  passages: passages.map((passage, at) => ({
    ...{ text: '', start: 10 * at, end: 10 * at + (passage.text ?? '').length, language: 'en', chapterLanguage: 'en' },
    ...passage,
  })),
  positionOf: offset => ({ progression: offset / 30 }),
  offsetOf: ({ progression }) => Math.round(progression * 30),
})

/**
 * Creates the location that a viewer reports when it shows a part of a chapter. The chapter has 30 characters.
 * @param from offset of the first visible character
 * @param to offset after the last visible character
 */
export const createVisibleLocation = (
  from: number,
  to: number,
  byLayout = false,
  chapter = 0,
): VisibleEpubLocation => ({
  start: { chapter, progression: from / 30 },
  page: 1,
  pages: 3,
  atStart: false,
  atEnd: false,
  byLayout,
  isReached: () => true,
  progressionOf: () => undefined,
  shows: location =>
    location.chapter === chapter && location.progression * 30 >= from && location.progression * 30 < to,
})

/** Simulated browser features that the client uses when it reads a book aloud. */
export interface NarrationTestBrowser {
  readonly speech: FakeSpeech
  /** Mocks that replace the methods `play` and `pause` of all audio elements. */
  readonly audio: { readonly play: Mock; readonly pause: Mock }
  readonly mediaSession: { metadata: unknown; playbackState: string }
  /**
   * Functions that the client has registered for media keys. The keys of the map are media session actions, such as
   * `play`.
   */
  readonly mediaHandlers: ReadonlyMap<string, (() => void) | null>
}

/**
 * Replaces speech synthesis, audio and media session of the browser by fakes. Resets the settings for reading aloud.
 */
export function installNarrationTestBrowser(): NarrationTestBrowser {
  writePreference('epub.narration', '')
  writePreference('epub.narrationSkips', true)
  const mediaHandlers = new Map<string, (() => void) | null>()
  const setActionHandler = (action: string, handler: (() => void) | null) => mediaHandlers.set(action, handler)
  const mediaSession = { metadata: undefined, playbackState: 'none', setActionHandler }
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:silence', revokeObjectURL: () => {} }))
  vi.stubGlobal(
    'MediaMetadata',
    class {
      constructor(values: object) {
        Object.assign(this, values)
      }
    },
  )
  Object.defineProperty(navigator, 'mediaSession', { value: mediaSession, configurable: true })
  return {
    speech: installFakeSpeech(['en', 'de']),
    audio: {
      play: vi.spyOn(HTMLMediaElement.prototype, 'play').mockReset().mockResolvedValue(),
      pause: vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReset().mockReturnValue(),
    },
    mediaSession,
    mediaHandlers,
  }
}

/** Renders the toolbar for reading aloud. The test file must mock `loadReadAloudChapter`. */
export function renderReadAloudBar() {
  const book = {
    ...{ id: 'B', seriesTitle: 'Series', oneshot: false },
    metadata: { title: 'Title', authors: [{ name: 'Ada' }, { name: 'Ben' }, { name: 'Ada' }] },
  }
  const highlighter = new NarratedPassageHighlighter()
  const showHighlight = vi.spyOn(highlighter, 'show')
  const commands: NarrationCommandsRef = { current: undefined }
  const handlers = { onShow: vi.fn(() => true), onNarrated: vi.fn(), onClose: vi.fn() }
  let location = createVisibleLocation(0, 10)
  let publication = { chapters: [{}] } as unknown as EpubPublication
  const createBar = () => (
    <ReadAloudBar
      book={book as never}
      publication={publication}
      target={{ chapter: 0, from: 'start' }}
      location={location}
      highlighter={highlighter}
      commands={commands}
      {...handlers}
    />
  )
  const view = render(createBar())
  return {
    view,
    commands,
    showHighlight,
    ...handlers,
    goTo: (...at: Parameters<typeof createVisibleLocation>) => {
      location = createVisibleLocation(...at)
      view.rerender(createBar())
    },
    setPublication: (value: EpubPublication) => {
      publication = value
      view.rerender(createBar())
    },
  }
}

/** Waits until the fake speech synthesis speaks a text. */
export const waitForSpokenText = (speech: FakeSpeech, text: string) =>
  waitFor(() => expect(speech.current?.text).toBe(text))

/** Ends the current sentence of the fake speech synthesis. */
export const endSpokenSentence = (speech: FakeSpeech) => act(() => speech.finish())
