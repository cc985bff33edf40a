// @vitest-environment jsdom
import 'virtual:texts/late'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import {
  createReadAloudChapter,
  installNarrationTestBrowser,
  type NarrationTestBrowser,
  renderReadAloudBar,
} from '../../../../tests/harness/readers/renderReadAloudBar'
import { loadTextBundle } from '../../../language/interfaceLanguage'
import { loadReadAloudChapter } from './loadReadAloudChapter'

vi.mock('./loadReadAloudChapter')

let browser: NarrationTestBrowser
let visibility: DocumentVisibilityState = 'visible'

beforeAll(() => loadTextBundle('readAloud'))

beforeEach(() => {
  vi.mocked(loadReadAloudChapter)
    .mockReset()
    .mockResolvedValue(createReadAloudChapter([{ text: 'First.' }, { text: 'Second.' }]))
  browser = installNarrationTestBrowser()
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
  vi.useFakeTimers()
})

afterEach(() => vi.useRealTimers())

const advance = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(1_000 * seconds))

function setVisibility(state: DocumentVisibilityState) {
  visibility = state
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

/** Starts a narration. Resolves when the second sentence, which is also on the first page, is being spoken. */
async function startAtSecondSentence() {
  const rendered = renderReadAloudBar()
  await advance(0)
  rendered.goTo(0, 30)
  act(() => browser.speech.finish())
  await advance(0)
  expect(browser.speech.current?.text).toBe('Second.')
  return rendered
}

const secondSentence = {
  position: expect.objectContaining({ chapter: 0, progression: 10 / 30 }),
  atStart: false,
  atEnd: false,
}

test('the narrated position is reported every 30 seconds while the narration plays', async () => {
  const { onNarrated } = await startAtSecondSentence()
  await advance(29)
  expect(onNarrated).not.toHaveBeenCalled()
  await advance(1)
  expect(onNarrated).toHaveBeenCalledExactlyOnceWith(secondSentence)
  await advance(30)
  expect(onNarrated).toHaveBeenCalledTimes(2)
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }))
  expect(onNarrated).toHaveBeenCalledTimes(3)
  await advance(90)
  setVisibility('hidden')
  expect(onNarrated).toHaveBeenCalledTimes(3)
  setVisibility('visible')
})

test('the narrated position is reported when the window is hidden, before other listeners send it', async () => {
  let onSend = () => {}
  const send = () => onSend()
  document.addEventListener('visibilitychange', send)
  const { onNarrated } = await startAtSecondSentence()
  const reportsAtSend: number[] = []
  onSend = () => void reportsAtSend.push(onNarrated.mock.calls.length)
  setVisibility('hidden')
  expect(onNarrated).toHaveBeenCalledExactlyOnceWith(secondSentence)
  setVisibility('visible')
  expect(onNarrated).toHaveBeenCalledOnce()
  expect(reportsAtSend).toEqual([1, 1])
  document.removeEventListener('visibilitychange', send)
})

test('a position on another page than the visible page is not reported', async () => {
  const { onNarrated, goTo } = await startAtSecondSentence()
  goTo(20, 30, true)
  await advance(30)
  expect(onNarrated).not.toHaveBeenCalled()
})
