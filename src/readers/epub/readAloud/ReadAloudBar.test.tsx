// @vitest-environment jsdom
import 'virtual:texts/late'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type FakeSpeech, installFakeSpeech } from '../../../../tests/harness/readers/fakeSpeech'
import { loadTextBundle } from '../../../language/interfaceLanguage'
import type { ReadAloudChapter } from '../../../machines/readAloudChapter'
import { readPreference, writePreference } from '../../../preferences/preferenceStore'
import type { EpubLocation } from '../locators/epubLocations'
import type { VisibleEpubLocation } from '../locators/visibleEpubLocation'
import { loadReadAloudChapter } from './loadReadAloudChapter'
import { NarratedPassageHighlighter } from './narratedPassageHighlighter'
import type { NarrationCommandsRef } from './narrationCommands'
import { ReadAloudBar } from './ReadAloudBar'

vi.mock('./loadReadAloudChapter')

const sentences = ['First.', 'Second.', 'Third.']

/** Chapter with a sentence at every tenth character. The second sentence is a quotation. */
const chapterIn = (language: string, quotationLanguage = language): ReadAloudChapter => ({
  index: 0,
  first: 0,
  passages: sentences.map((text, at) => ({
    ...{ text, start: 10 * at, end: 10 * at + text.length, chapterLanguage: language },
    language: at === 1 ? quotationLanguage : language,
  })),
  placeOf: offset => ({ progression: offset / 30 }),
})

/** Creates a visible location with the text between two offsets. */
const locationAt = (from: number, to: number, byLayout = false): VisibleEpubLocation => ({
  start: { chapter: 0, progression: from / 30 },
  page: 1,
  pages: 3,
  atStart: false,
  atEnd: false,
  byLayout,
  isReached: () => true,
  shows: ({ progression }: EpubLocation) => progression * 30 >= from && progression * 30 < to,
})

let speech: FakeSpeech
const onShow = vi.fn()
const onHeard = vi.fn()
const commands: NarrationCommandsRef = { current: undefined }
const mediaHandlers = new Map<string, (() => void) | null>()

beforeAll(() => loadTextBundle('readAloud'))

beforeEach(() => {
  vi.mocked(loadReadAloudChapter).mockReset()
  speech = installFakeSpeech(['en', 'de'])
  writePreference('epub.narration', '')
  onShow.mockReset()
  onHeard.mockReset()
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue()
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:silence', revokeObjectURL: () => {} }))
  vi.stubGlobal('MediaMetadata', class {})
  const setActionHandler = (action: string, handler: (() => void) | null) => mediaHandlers.set(action, handler)
  Object.defineProperty(navigator, 'mediaSession', { value: { setActionHandler }, configurable: true })
})

function renderBar(language = 'en', quotationLanguage = language) {
  vi.mocked(loadReadAloudChapter).mockResolvedValue(chapterIn(language, quotationLanguage))
  const book = { id: 'B', seriesTitle: 'Series', oneshot: false, metadata: { title: 'Title', authors: [] } }
  const highlighter = new NarratedPassageHighlighter()
  const show = vi.spyOn(highlighter, 'show')
  const barAt = (location: VisibleEpubLocation) => (
    <ReadAloudBar
      book={book as never}
      publication={{ chapters: [{}] } as never}
      target={{ chapter: 0, from: 'start' }}
      location={location}
      highlighter={highlighter}
      commands={commands}
      onShow={onShow}
      onHeard={onHeard}
      onClose={() => {}}
    />
  )
  const view = render(barAt(locationAt(0, 10)))
  return { show, view, goTo: (...at: Parameters<typeof locationAt>) => view.rerender(barAt(locationAt(...at))) }
}

const isSaying = (text: string) => waitFor(() => expect(speech.current?.text).toBe(text))
const finish = () => act(() => speech.finish())

test('speaks and highlights the sentences one after the other, and shows their pages', async () => {
  const { show, goTo } = renderBar()
  await isSaying('First.')
  expect(onShow).not.toHaveBeenCalled()
  finish()
  await isSaying('Second.')
  expect(show.mock.lastCall?.[0]).toEqual({ chapter: 0, start: 10, end: 17 })
  expect(onShow).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ chapter: 0, progression: 10 / 30 }))
  goTo(10, 30)
  finish()
  await isSaying('Third.')
  expect(onShow).toHaveBeenCalledOnce()
  finish()
  expect(await screen.findByText('End of the book')).toBeTruthy()
})

test('reports the position of a visible sentence when the narration is paused or closed', async () => {
  const { view, goTo } = renderBar()
  await isSaying('First.')
  finish()
  await isSaying('Second.')
  goTo(0, 30)
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }))
  const reported = (progression: number) =>
    expect.objectContaining({ position: expect.objectContaining({ chapter: 0, progression }), atEnd: false })
  expect(onHeard).toHaveBeenCalledExactlyOnceWith(reported(10 / 30))
  fireEvent.click(screen.getByRole('button', { name: 'Play' }))
  await isSaying('Second.')
  finish()
  await isSaying('Third.')
  view.unmount()
  expect(onHeard).toHaveBeenLastCalledWith(reported(20 / 30))
})

test('a page turn of the user continues the narration at the new page, and a new layout does not', async () => {
  const { view, goTo } = renderBar()
  await isSaying('First.')
  goTo(20, 30, true)
  expect(loadReadAloudChapter).toHaveBeenCalledOnce()
  vi.mocked(loadReadAloudChapter).mockResolvedValue({ ...chapterIn('en'), first: 2 })
  goTo(20, 30)
  await isSaying('Third.')
  expect(loadReadAloudChapter).toHaveBeenLastCalledWith(
    'B',
    expect.anything(),
    {
      chapter: 0,
      from: { progression: 20 / 30 },
    },
    true,
  )
  view.unmount()
  expect(speech.current).toBeUndefined()
})

test('media keys and commands pause, play and skip', async () => {
  renderBar()
  await isSaying('First.')
  act(() => mediaHandlers.get('pause')?.())
  expect(speech.current).toBeUndefined()
  expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy()
  act(() => commands.current?.('nextSentence'))
  expect(speech.current).toBeUndefined()
  act(() => mediaHandlers.get('play')?.())
  await isSaying('Second.')
  act(() => mediaHandlers.get('previoustrack')?.())
  await isSaying('First.')
})

test('voice and speed are stored for the language and apply to the current sentence', async () => {
  renderBar('de-AT')
  await isSaying('First.')
  expect(speech.current).toEqual({ text: 'First.', rate: 1, voice: 'Voice de' })
  fireEvent.click(screen.getByRole('button', { name: 'Voice and speed' }))
  fireEvent.click(screen.getByRole('button', { name: 'Slower' }))
  expect(speech.current).toMatchObject({ text: 'First.', rate: 0.9 })
  fireEvent.change(screen.getByRole('combobox', { name: 'Voice' }), { target: { value: 'voice:de' } })
  expect(JSON.parse(readPreference('epub.narration'))).toEqual({ de: { rate: 0.9, voice: 'voice:de' } })
  act(() => commands.current?.('fasterSpeech'))
  expect(speech.current).toMatchObject({ rate: 1 })
})

test('reads a quotation with the voice of the chapter if its own language has no voice', async () => {
  writePreference('epub.narration', JSON.stringify({ en: { rate: 1.5 } }))
  renderBar('en', 'la')
  await isSaying('First.')
  finish()
  await isSaying('Second.')
  expect(speech.current).toMatchObject({ voice: 'Voice en', rate: 1.5 })
})

test('a quotation has the voice of its language and the speed of the chapter', async () => {
  writePreference('epub.narration', JSON.stringify({ en: { rate: 1.5 } }))
  renderBar('en', 'de')
  await isSaying('First.')
  finish()
  await isSaying('Second.')
  expect(speech.current).toMatchObject({ voice: 'Voice de', rate: 1.5 })
  act(() => commands.current?.('fasterSpeech'))
  expect(speech.current).toMatchObject({ text: 'Second.', rate: 1.75 })
  fireEvent.click(screen.getByRole('button', { name: 'Voice and speed' }))
  fireEvent.change(screen.getByRole('combobox', { name: 'Voice' }), { target: { value: 'voice:de' } })
  finish()
  await isSaying('Third.')
  expect(speech.current).toMatchObject({ voice: 'Voice en', rate: 1.75 })
  expect(JSON.parse(readPreference('epub.narration'))).toEqual({
    en: { rate: 1.75 },
    de: { rate: 1, voice: 'voice:de' },
  })
})

test('names a language without a voice, and starts to read when a voice is installed', async () => {
  renderBar('pl')
  expect(await screen.findByText(/no voice for this language: Polish/)).toBeTruthy()
  expect(speech.spoken).toEqual([])
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next sentence' }).disabled).toBe(false)
  act(() => speech.setVoices(['en', 'pl-PL']))
  await isSaying('First.')
  expect(screen.queryByText(/no voice/)).toBeNull()
})
