// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { type FakeSpeech, installFakeSpeech } from '../../../../tests/harness/readers/fakeSpeech'
import { ServerError } from '../../../api/ServerError'
import type { ReadAloudPassage } from '../../../machines/readAloudChapter'
import { fetchEpubResource } from '../files/fetchEpubResource'
import { PassageNarrator } from './passageNarrator'

vi.mock('../files/fetchEpubResource', async load => ({
  ...(await load<typeof import('../files/fetchEpubResource')>()),
  fetchEpubResource: vi.fn(),
}))

const recorded = (text: string): ReadAloudPassage => ({
  ...{ text, start: 0, end: text.length, language: 'en', chapterLanguage: 'en' },
  clip: { path: 'sound.mp3', beginSeconds: 0 },
})
const missing = new ServerError({ operation: 'getBookResource', status: 404 })
const onEnd = vi.fn()
const onProgress = vi.fn()
const listeners = { onEnd, onProgress }
let speech: FakeSpeech

beforeEach(() => {
  vi.stubGlobal('MediaError', class {})
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue()
  onEnd.mockReset()
  onProgress.mockReset()
  speech = installFakeSpeech(['en'])
  vi.mocked(fetchEpubResource).mockReset().mockRejectedValue(missing)
})

test('speaks all passages whose recording is missing, and requests the recording only once', async () => {
  const narrator = new PassageNarrator('B')
  narrator.narrate(recorded('One.'), { rate: 1 }, listeners)
  await vi.waitFor(() => expect(speech.current?.text).toBe('One.'))
  speech.finish()
  expect(onEnd).toHaveBeenCalledExactlyOnceWith(undefined)
  const { stop } = narrator.narrate(recorded('Two.'), { rate: 1 }, listeners)
  expect(speech.current?.text).toBe('Two.')
  stop()
  expect(speech.current).toBeUndefined()
  expect(fetchEpubResource).toHaveBeenCalledOnce()
})

test.each([
  ['a playlist', new Blob(['#EXTM3U\n'], { type: 'audio/mpegurl' })],
  ['no media file but a text', new Blob(['no drawing'], { type: 'text/html' })],
])('speaks all passages whose recording is %s, and requests the recording only once', async (_, file) => {
  vi.mocked(fetchEpubResource).mockResolvedValue(file)
  const narrator = new PassageNarrator('B')
  narrator.narrate(recorded('One.'), { rate: 1 }, listeners)
  await vi.waitFor(() => expect(speech.current?.text).toBe('One.'))
  speech.finish()
  narrator.narrate(recorded('Two.'), { rate: 1 }, listeners)
  expect(speech.current?.text).toBe('Two.')
  expect(onEnd).toHaveBeenCalledExactlyOnceWith(undefined)
  expect(fetchEpubResource).toHaveBeenCalledOnce()
})

test('an image with a missing recording is skipped', async () => {
  new PassageNarrator('B').narrate(recorded(''), { rate: 1 }, listeners)
  await vi.waitFor(() => expect(onEnd).toHaveBeenCalledExactlyOnceWith(undefined))
})

test('reports an error when the server is unreachable, or when both recording and voice are missing', async () => {
  const unreachable = new ServerError({ operation: 'getBookResource', status: 0 })
  vi.mocked(fetchEpubResource).mockRejectedValue(unreachable)
  new PassageNarrator('B').narrate(recorded('One.'), { rate: 1 }, listeners)
  await vi.waitFor(() => expect(onEnd).toHaveBeenCalledExactlyOnceWith(unreachable))
  vi.mocked(fetchEpubResource).mockRejectedValue(missing)
  speech.setVoices(['de'])
  new PassageNarrator('B').narrate(recorded('One.'), { rate: 1 }, listeners)
  await vi.waitFor(() => expect(onEnd).toHaveBeenLastCalledWith(missing))
  expect(speech.spoken).toEqual([])
})

test('a spoken passage reports its words, and is repeated with new settings', () => {
  const { clip, ...spoken } = recorded('One two.')
  const narration = new PassageNarrator('B').narrate(spoken, { rate: 1 }, listeners)
  speech.reachWord('two.')
  expect(onProgress).toHaveBeenLastCalledWith(0.5)
  narration.changeSettings({ rate: 2 })
  expect(speech.current).toMatchObject({ text: 'One two.', rate: 2 })
  expect(speech.spoken).toHaveLength(2)
  narration.stop()
  expect(speech.current).toBeUndefined()
  expect(onEnd).not.toHaveBeenCalled()
})

test('a passage whose recording turns out to be missing is spoken at the latest speed', async () => {
  const narration = new PassageNarrator('B').narrate(recorded('One.'), { rate: 1 }, listeners)
  narration.changeSettings({ rate: 2 })
  await vi.waitFor(() => expect(speech.current).toMatchObject({ text: 'One.', rate: 2 }))
  narration.changeSettings({ rate: 3 })
  expect(speech.current).toMatchObject({ text: 'One.', rate: 3 })
})
