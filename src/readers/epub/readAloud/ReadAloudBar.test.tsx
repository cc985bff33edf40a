// @vitest-environment jsdom
import 'virtual:texts/late'
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import {
  createReadAloudChapter,
  endSpokenSentence,
  installNarrationTestBrowser,
  type NarrationTestBrowser,
  renderReadAloudBar,
  waitForSpokenText,
} from '../../../../tests/harness/readers/renderReadAloudBar'
import { loadTextBundle } from '../../../language/interfaceLanguage'
import type { ReadAloudChapter } from '../../../machines/readAloudChapter'
import { readPreference, writePreference } from '../../../preferences/preferenceStore'
import { loadReadAloudChapter } from './loadReadAloudChapter'

vi.mock('./loadReadAloudChapter')

/** Creates a chapter with three sentences. The second sentence is a quotation. */
const chapterIn = (language: string, quotationLanguage = language): ReadAloudChapter =>
  createReadAloudChapter(
    ['First.', 'Second.', 'Third.'].map((text, at) => ({
      ...{ text, chapterLanguage: language },
      language: at === 1 ? quotationLanguage : language,
    })),
  )

let browser: NarrationTestBrowser

beforeAll(() => loadTextBundle('readAloud'))

beforeEach(() => {
  vi.mocked(loadReadAloudChapter).mockReset()
  browser = installNarrationTestBrowser()
})

function renderBar(language = 'en', quotationLanguage = language) {
  vi.mocked(loadReadAloudChapter).mockResolvedValue(chapterIn(language, quotationLanguage))
  return renderReadAloudBar()
}

const isSaying = (text: string) => waitForSpokenText(browser.speech, text)
const finish = () => endSpokenSentence(browser.speech)

test('speaks and highlights the sentences one after the other, and shows their pages', async () => {
  const { showHighlight, onShow, goTo } = renderBar()
  await isSaying('First.')
  expect(onShow).not.toHaveBeenCalled()
  finish()
  await isSaying('Second.')
  expect(showHighlight.mock.lastCall?.[0]).toEqual({ chapter: 0, start: 10, end: 17 })
  expect(onShow).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ chapter: 0, progression: 10 / 30 }))
  goTo(10, 30)
  finish()
  await isSaying('Third.')
  expect(onShow).toHaveBeenCalledOnce()
  finish()
  expect(await screen.findByText('End of the book')).toBeTruthy()
})

test('reports the position of a visible sentence when the narration is paused or closed', async () => {
  const { view, onNarrated, goTo } = renderBar()
  await isSaying('First.')
  finish()
  await isSaying('Second.')
  goTo(0, 30)
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }))
  const reported = (progression: number) =>
    expect.objectContaining({ position: expect.objectContaining({ chapter: 0, progression }), atEnd: false })
  expect(onNarrated).toHaveBeenCalledExactlyOnceWith(reported(10 / 30))
  fireEvent.click(screen.getByRole('button', { name: 'Play' }))
  await isSaying('Second.')
  finish()
  await isSaying('Third.')
  view.unmount()
  expect(onNarrated).toHaveBeenLastCalledWith(reported(20 / 30))
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
  expect(browser.speech.current).toBeUndefined()
})

test('media keys and commands pause, play and skip', async () => {
  const { commands } = renderBar()
  await isSaying('First.')
  act(() => browser.mediaHandlers.get('pause')?.())
  expect(browser.speech.current).toBeUndefined()
  expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy()
  act(() => commands.current?.('nextSentence'))
  expect(browser.speech.current).toBeUndefined()
  act(() => browser.mediaHandlers.get('play')?.())
  await isSaying('Second.')
  act(() => browser.mediaHandlers.get('previoustrack')?.())
  await isSaying('First.')
})

test('voice and speed are stored for the language and apply to the current sentence', async () => {
  const { commands } = renderBar('de-AT')
  await isSaying('First.')
  expect(browser.speech.current).toEqual({ text: 'First.', rate: 1, voice: 'Voice de' })
  fireEvent.click(screen.getByRole('button', { name: 'Voice and speed' }))
  fireEvent.click(screen.getByRole('button', { name: 'Slower' }))
  expect(browser.speech.current).toMatchObject({ text: 'First.', rate: 0.9 })
  fireEvent.change(screen.getByRole('combobox', { name: 'Voice' }), { target: { value: 'voice:de' } })
  expect(JSON.parse(readPreference('epub.narration'))).toEqual({ de: { rate: 0.9, voice: 'voice:de' } })
  act(() => commands.current?.('fasterSpeech'))
  expect(browser.speech.current).toMatchObject({ rate: 1 })
})

test('reads a quotation with the voice of the chapter if its own language has no voice', async () => {
  writePreference('epub.narration', JSON.stringify({ en: { rate: 1.5 } }))
  renderBar('en', 'la')
  await isSaying('First.')
  finish()
  await isSaying('Second.')
  expect(browser.speech.current).toMatchObject({ voice: 'Voice en', rate: 1.5 })
})

test('a quotation has the voice of its language and the speed of the chapter', async () => {
  writePreference('epub.narration', JSON.stringify({ en: { rate: 1.5 } }))
  const { commands } = renderBar('en', 'de')
  await isSaying('First.')
  finish()
  await isSaying('Second.')
  expect(browser.speech.current).toMatchObject({ voice: 'Voice de', rate: 1.5 })
  act(() => commands.current?.('fasterSpeech'))
  expect(browser.speech.current).toMatchObject({ text: 'Second.', rate: 1.75 })
  fireEvent.click(screen.getByRole('button', { name: 'Voice and speed' }))
  fireEvent.change(screen.getByRole('combobox', { name: 'Voice' }), { target: { value: 'voice:de' } })
  finish()
  await isSaying('Third.')
  expect(browser.speech.current).toMatchObject({ voice: 'Voice en', rate: 1.75 })
  expect(JSON.parse(readPreference('epub.narration'))).toEqual({
    en: { rate: 1.75 },
    de: { rate: 1, voice: 'voice:de' },
  })
})

test('names a language without a voice, and starts to read when a voice is installed', async () => {
  renderBar('pl')
  expect(await screen.findByText(/no voice for this language: Polish/)).toBeTruthy()
  expect(browser.speech.spoken).toEqual([])
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next sentence' }).disabled).toBe(false)
  act(() => browser.speech.setVoices(['en', 'pl-PL']))
  await isSaying('First.')
  expect(screen.queryByText(/no voice/)).toBeNull()
})

test('the user can leave a list that a voice reads, with a button or a command', async () => {
  const passages = ['First.', 'Item one.', 'Item two.', 'Last.'].map(text => ({ text }))
  const listEnd = { escapeTo: 3 }
  const inList = passages.map((passage, at) => (at === 1 || at === 2 ? { ...passage, ...listEnd } : passage))
  vi.mocked(loadReadAloudChapter).mockResolvedValue(createReadAloudChapter(inList))
  const { commands } = renderReadAloudBar()
  const name = 'Leave this table, list or figure'
  await isSaying('First.')
  expect(screen.queryByRole('button', { name })).toBeNull()
  finish()
  await isSaying('Item one.')
  fireEvent.click(screen.getByRole('button', { name }))
  await isSaying('Last.')
  act(() => commands.current?.('previousSentence'))
  await isSaying('Item two.')
  act(() => commands.current?.('leaveStructure'))
  await isSaying('Last.')
  expect(screen.queryByRole('button', { name })).toBeNull()
})
