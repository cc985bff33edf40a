// @vitest-environment jsdom
import 'virtual:texts/late'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
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
import { readPreference } from '../../../preferences/preferenceStore'
import type { EpubPublication } from '../epubPublication'
import { loadReadAloudChapter } from './loadReadAloudChapter'

vi.mock('./loadReadAloudChapter')

const chapter = createReadAloudChapter([{ text: 'First.' }, { text: 'Second.' }, { text: 'Third.' }])
const atSecondSentence = { chapter: 0, from: { progression: 10 / 30 } }
let browser: NarrationTestBrowser

beforeAll(() => loadTextBundle('readAloud'))

beforeEach(() => {
  vi.mocked(loadReadAloudChapter).mockReset().mockResolvedValue(chapter)
  browser = installNarrationTestBrowser()
})

/** Starts a narration. Resolves when the second sentence is being spoken. */
async function startAtSecondSentence() {
  const rendered = renderReadAloudBar()
  await waitForSpokenText(browser.speech, 'First.')
  rendered.goTo(0, 30)
  endSpokenSentence(browser.speech)
  await waitForSpokenText(browser.speech, 'Second.')
  return rendered
}

/** Returns a publication with a chapter. If `path` is defined, the chapter has a media overlay with this path. */
const publicationWith = (path: string | undefined) =>
  ({ chapters: [{ package: path && { overlay: { path } } }] }) as unknown as EpubPublication

test('the switch for notes loads the chapter again, and the narration continues at the same text', async () => {
  await startAtSecondSentence()
  fireEvent.click(screen.getByRole('button', { name: 'Voice and speed' }))
  const skipNotes = screen.getByRole<HTMLInputElement>('switch', {
    name: 'Skip notes, sidebars, exercises and page numbers',
  })
  expect(skipNotes.checked).toBe(true)
  const withNote = createReadAloudChapter([{ text: 'First.' }, { text: 'A note.' }, { text: 'Third.' }])
  vi.mocked(loadReadAloudChapter).mockResolvedValue({ ...withNote, first: 1 })
  fireEvent.click(skipNotes)
  await waitForSpokenText(browser.speech, 'A note.')
  expect(readPreference('epub.narrationSkips')).toBe(false)
  expect(loadReadAloudChapter).toHaveBeenLastCalledWith('B', expect.anything(), atSecondSentence, false)
  fireEvent.click(skipNotes)
  await waitFor(() =>
    expect(loadReadAloudChapter).toHaveBeenLastCalledWith('B', expect.anything(), atSecondSentence, true),
  )
})

test('after the end of the book, a change of the switch for notes does not speak the last sentence again', async () => {
  vi.mocked(loadReadAloudChapter).mockResolvedValue(createReadAloudChapter([{ text: 'First.' }]))
  renderReadAloudBar()
  await waitForSpokenText(browser.speech, 'First.')
  endSpokenSentence(browser.speech)
  await screen.findByText('End of the book')
  fireEvent.click(screen.getByRole('button', { name: 'Voice and speed' }))
  fireEvent.click(screen.getByRole('switch'))
  await waitFor(() => expect(screen.queryByText('End of the book')).toBeNull())
  await waitFor(() => expect(loadReadAloudChapter).toHaveBeenCalledTimes(2))
  await act(async () => {})
  expect(browser.speech.spoken).toEqual(['First.'])
  fireEvent.click(screen.getByRole('button', { name: 'Play' }))
  await waitForSpokenText(browser.speech, 'First.')
  expect(browser.speech.spoken).toEqual(['First.', 'First.'])
})

test('media overlays that the package document declares during the narration continue at the same text', async () => {
  const { setPublication } = await startAtSecondSentence()
  vi.mocked(loadReadAloudChapter).mockResolvedValue({ ...chapter, first: 1 })
  const withOverlay = publicationWith('one.smil')
  setPublication(withOverlay)
  await waitFor(() => expect(loadReadAloudChapter).toHaveBeenLastCalledWith('B', withOverlay, atSecondSentence, true))
  await waitForSpokenText(browser.speech, 'Second.')
  expect(browser.speech.spoken).toEqual(['First.', 'Second.', 'Second.'])
})

test('media overlays that the package document declares while the first chapter is loading are used', async () => {
  vi.mocked(loadReadAloudChapter).mockReturnValueOnce(new Promise(() => {}))
  const { setPublication } = renderReadAloudBar()
  await waitFor(() => expect(loadReadAloudChapter).toHaveBeenCalledOnce())
  const withOverlay = publicationWith('one.smil')
  setPublication(withOverlay)
  await waitForSpokenText(browser.speech, 'First.')
  const [[, , target] = []] = vi.mocked(loadReadAloudChapter).mock.calls
  expect(loadReadAloudChapter).toHaveBeenLastCalledWith('B', withOverlay, target, true)
})

test('a package document without media overlays does not interrupt the narration', async () => {
  const { setPublication } = await startAtSecondSentence()
  setPublication(publicationWith(undefined))
  endSpokenSentence(browser.speech)
  await waitForSpokenText(browser.speech, 'Third.')
  expect(loadReadAloudChapter).toHaveBeenCalledOnce()
  expect(browser.speech.spoken).toEqual(['First.', 'Second.', 'Third.'])
})
