// @vitest-environment jsdom
import 'virtual:texts/late'
import { act } from '@testing-library/react'
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
import { loadReadAloudChapter } from './loadReadAloudChapter'

vi.mock('./loadReadAloudChapter')

const text = 'one two three four five'
const chapter = createReadAloudChapter([
  { text, start: 0, end: text.length },
  { text: 'six', start: text.length + 1, end: text.length + 4 },
])
const positionOf = (word: string) => expect.objectContaining({ chapter: 0, progression: text.indexOf(word) / 30 })
let browser: NarrationTestBrowser

beforeAll(() => loadTextBundle('readAloud'))

beforeEach(() => {
  vi.mocked(loadReadAloudChapter).mockReset().mockResolvedValue(chapter)
  browser = installNarrationTestBrowser()
})

const reach = (word: string) => act(() => browser.speech.reachWord(word))

test('the page turns each time when the voice reaches the next page of a passage', async () => {
  const { onShow, goTo } = renderReadAloudBar()
  await waitForSpokenText(browser.speech, text)
  reach('one')
  reach('three')
  expect(onShow).not.toHaveBeenCalled()
  reach('four')
  expect(onShow).toHaveBeenCalledExactlyOnceWith(positionOf('four'))
  reach('five')
  expect(onShow).toHaveBeenCalledOnce()
  goTo(10, 19)
  reach('four')
  reach('five')
  expect(onShow).toHaveBeenCalledTimes(2)
  expect(onShow).toHaveBeenLastCalledWith(positionOf('five'))
  goTo(19, 30)
  endSpokenSentence(browser.speech)
  await waitForSpokenText(browser.speech, 'six')
  expect(onShow).toHaveBeenCalledTimes(2)
  expect(loadReadAloudChapter).toHaveBeenCalledOnce()
})

test('the passage is not repeated when the user goes to a page in its middle', async () => {
  const { onShow, goTo } = renderReadAloudBar()
  await waitForSpokenText(browser.speech, text)
  reach('one')
  goTo(8, 14)
  expect(loadReadAloudChapter).toHaveBeenCalledOnce()
  expect(browser.speech.spoken).toHaveLength(1)
  reach('three')
  expect(onShow).not.toHaveBeenCalled()
  reach('four')
  expect(onShow).toHaveBeenCalledExactlyOnceWith(positionOf('four'))
  goTo(14, 23)
  goTo(24, 30)
  await vi.waitFor(() => expect(loadReadAloudChapter).toHaveBeenCalledTimes(2))
})

test('the page does not turn while the user looks at the start of the passage again', async () => {
  const { onShow, goTo } = renderReadAloudBar()
  await waitForSpokenText(browser.speech, text)
  reach('three')
  reach('four')
  goTo(10, 30)
  reach('four')
  goTo(0, 10)
  reach('five')
  expect(onShow).toHaveBeenCalledOnce()
  expect(loadReadAloudChapter).toHaveBeenCalledOnce()
})

test('the narration moves to a chapter that the user opens while the next page of the narration loads', async () => {
  const { onShow, goTo } = renderReadAloudBar()
  await waitForSpokenText(browser.speech, text)
  reach('one')
  reach('four')
  expect(onShow).toHaveBeenCalledExactlyOnceWith(positionOf('four'))
  goTo(0, 10, false, 1)
  await vi.waitFor(() => expect(loadReadAloudChapter).toHaveBeenCalledTimes(2))
  expect(onShow).toHaveBeenCalledOnce()
})

test('the narration requests no page while a page that the user has chosen still loads', async () => {
  const { onShow, goTo } = renderReadAloudBar()
  await waitForSpokenText(browser.speech, text)
  onShow.mockReturnValue(false)
  reach('one')
  reach('four')
  reach('five')
  expect(onShow).toHaveBeenCalledTimes(2)
  endSpokenSentence(browser.speech)
  await waitForSpokenText(browser.speech, 'six')
  expect(onShow).toHaveBeenCalledTimes(3)
  goTo(10, 19)
  await vi.waitFor(() => expect(loadReadAloudChapter).toHaveBeenCalledTimes(2))
  expect(onShow).toHaveBeenCalledTimes(3)
})

test('the page of the narration follows if the page that the user had chosen cannot be loaded', async () => {
  const { onShow } = renderReadAloudBar()
  await waitForSpokenText(browser.speech, text)
  onShow.mockReturnValueOnce(false)
  reach('one')
  reach('four')
  reach('five')
  expect(onShow).toHaveBeenCalledTimes(2)
  expect(onShow).toHaveBeenLastCalledWith(positionOf('five'))
})
