// @vitest-environment jsdom
import 'virtual:texts/late'
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import {
  createReadAloudChapter,
  installNarrationTestBrowser,
  type NarrationTestBrowser,
  renderReadAloudBar,
  waitForSpokenText,
} from '../../../../../tests/harness/readers/renderReadAloudBar'
import { loadTextBundle } from '../../../../language/interfaceLanguage'
import { loadReadAloudChapter } from '../loadReadAloudChapter'

vi.mock('../loadReadAloudChapter')

let browser: NarrationTestBrowser

beforeAll(() => loadTextBundle('readAloud'))

beforeEach(() => {
  vi.mocked(loadReadAloudChapter)
    .mockReset()
    .mockResolvedValue(createReadAloudChapter([{ text: 'First.' }, { text: 'Second.' }]))
  browser = installNarrationTestBrowser()
})

test('silent audio plays in a loop while the narration plays, and the system shows whether it plays', async () => {
  const { view } = renderReadAloudBar()
  await waitForSpokenText(browser.speech, 'First.')
  const [silence] = browser.audio.play.mock.contexts as HTMLAudioElement[]
  expect(silence).toMatchObject({ src: 'blob:silence', loop: true })
  expect(browser.mediaSession.playbackState).toBe('playing')
  const pauseCount = browser.audio.pause.mock.calls.length

  fireEvent.click(screen.getByRole('button', { name: 'Pause' }))
  expect(browser.audio.pause.mock.contexts.slice(pauseCount)).toEqual([silence])
  expect(browser.mediaSession.playbackState).toBe('paused')

  fireEvent.click(screen.getByRole('button', { name: 'Play' }))
  expect(browser.audio.play.mock.contexts).toEqual([silence, silence])
  expect(browser.mediaSession.playbackState).toBe('playing')

  view.unmount()
  expect(browser.audio.pause.mock.contexts.slice(pauseCount + 1)).toContain(silence)
  expect(silence?.hasAttribute('src')).toBe(false)
  expect(browser.mediaSession.playbackState).toBe('none')
})

test('the narration continues without permission for audio', async () => {
  browser.audio.play.mockRejectedValue(new DOMException('', 'NotAllowedError'))
  renderReadAloudBar()
  await waitForSpokenText(browser.speech, 'First.')
  expect(browser.mediaSession.playbackState).toBe('playing')
})

test('the system shows title, authors and series, and its controls skip and stop the narration', async () => {
  renderReadAloudBar()
  await waitForSpokenText(browser.speech, 'First.')
  expect(browser.mediaSession.metadata).toEqual({ title: 'Title', artist: 'Ada, Ben', album: 'Series' })
  act(() => browser.mediaHandlers.get('nexttrack')?.())
  await waitForSpokenText(browser.speech, 'Second.')
  act(() => browser.mediaHandlers.get('previoustrack')?.())
  await waitForSpokenText(browser.speech, 'First.')
  act(() => browser.mediaHandlers.get('stop')?.())
  expect(browser.speech.current).toBeUndefined()
  expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy()
})

test('the controls of the system are removed together with the bar', async () => {
  const { view } = renderReadAloudBar()
  await waitForSpokenText(browser.speech, 'First.')
  const actions = ['play', 'pause', 'stop', 'previoustrack', 'nexttrack']
  for (const action of actions) expect(browser.mediaHandlers.get(action)).toBeTypeOf('function')
  view.unmount()
  for (const action of actions) expect(browser.mediaHandlers.get(action)).toBeNull()
  expect(browser.mediaSession.metadata).toBeNull()
})
