// @vitest-environment jsdom
import { Blob as ReadableBlob } from 'node:buffer'
import { beforeEach, expect, test, vi } from 'vitest'
import { fetchEpubResource } from '../../files/fetchEpubResource'
import { AudioClipPlayer } from './audioClipPlayer'

vi.mock('../../files/fetchEpubResource')

/**
 * Audio element that behaves like WebKit: it does not play if a seek happens before the metadata of the file is
 * available.
 */
class FakeAudio extends EventTarget {
  onloadedmetadata: (() => void) | null = null
  readyState = 0
  isStuck = false
  private source = ''
  private time = 0
  get src() {
    return this.source
  }
  set src(url) {
    this.source = url
    this.readyState = 0
    this.isStuck = false
    this.time = 0
  }
  get currentTime() {
    return this.time
  }
  set currentTime(seconds) {
    this.isStuck ||= this.readyState === 0
    this.time = seconds
  }
  playbackRate = 1
  defaultPlaybackRate = 1
  ended = false
  error = null
  duration = Number.NaN
  play = vi.fn(async () => {
    if (this.readyState === 0) await this.metadata
    if (this.readyState === 0) {
      this.readyState = 1
      this.onloadedmetadata?.()
    }
  })
  /** Resolves when the metadata of the file is available. */
  metadata = Promise.resolve()
  pause = vi.fn()
  moveTo(seconds: number) {
    this.currentTime = seconds
    this.dispatchEvent(new Event('timeupdate'))
  }
}

/** Creates an audio file. Uses the Blob of Node, because the content of a Blob of jsdom cannot be read. */
const audioFile = (content: string) => new ReadableBlob([content], { type: 'audio/mpeg' }) as Blob

let audio: FakeAudio

beforeEach(() => {
  audio = new FakeAudio()
  vi.stubGlobal(
    'Audio',
    class {
      constructor() {
        // biome-ignore lint/correctness/noConstructorReturn: the test controls the element
        return audio
      }
    },
  )
  vi.mocked(fetchEpubResource).mockReset().mockResolvedValue(audioFile('sound'))
  let count = 0
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => `blob:${count++}`, revokeObjectURL: vi.fn() }))
})

const clip = (beginSeconds: number, endSeconds: number, path = 'a.mp3') => ({ path, beginSeconds, endSeconds })
const started = (times: number) => vi.waitFor(() => expect(audio.play).toHaveBeenCalledTimes(times))

test('a clip plays from its start to its end, at the selected speed', async () => {
  const onEnd = vi.fn()
  new AudioClipPlayer('B').play(clip(3, 5), 1.5, onEnd)
  await started(1)
  await vi.waitFor(() => expect(audio).toMatchObject({ src: 'blob:0', currentTime: 3, playbackRate: 1.5 }))
  expect(audio.isStuck).toBe(false)
  audio.moveTo(4.9)
  expect(onEnd).not.toHaveBeenCalled()
  await vi.waitFor(() => {
    audio.moveTo(5)
    expect(onEnd).toHaveBeenCalledExactlyOnceWith(undefined)
  })
  await vi.waitFor(() => expect(audio.pause).toHaveBeenCalledOnce())
})

test('the next clip of the same file continues without a pause and without another request', async () => {
  const player = new AudioClipPlayer('B')
  const ended = vi.fn(() => void player.play(clip(5, 7), 1, () => {}))
  player.play(clip(3, 5), 1, ended)
  await started(1)
  await vi.waitFor(() => {
    audio.moveTo(5.1)
    expect(ended).toHaveBeenCalledOnce()
  })
  await started(2)
  expect(audio.currentTime).toBe(5.1)
  expect(audio.pause).not.toHaveBeenCalled()
  expect(fetchEpubResource).toHaveBeenCalledOnce()
})

test('the audio is silent while the file of the next clip loads, and an error of the previous file does not end the next clip', async () => {
  const player = new AudioClipPlayer('B')
  const nextEnded = vi.fn()
  let load: (file: Blob) => void = () => {}
  player.play(clip(3, 5), 1, () => void player.play(clip(0, 2, 'b.mp3'), 1, nextEnded))
  await started(1)
  vi.mocked(fetchEpubResource).mockReturnValueOnce(new Promise(resolve => (load = resolve)))
  await vi.waitFor(() => {
    audio.moveTo(5)
    expect(fetchEpubResource).toHaveBeenCalledTimes(2)
  })
  expect(audio.pause).toHaveBeenCalledOnce()
  audio.dispatchEvent(new Event('error'))
  expect(nextEnded).not.toHaveBeenCalled()
  load(audioFile('sound'))
  await started(2)
  expect(audio).toMatchObject({ src: 'blob:1', currentTime: 0 })
  audio.dispatchEvent(new Event('error'))
  expect(nextEnded).toHaveBeenCalledExactlyOnceWith(new Error('The audio cannot be played'))
})

test('a clip that replaces a clip of the same file before its metadata is loaded plays from its own start', async () => {
  let arrive = () => {}
  audio.metadata = new Promise(resolve => (arrive = resolve))
  const player = new AudioClipPlayer('B')
  const stop = player.play(clip(30, 40), 1, () => {})
  await started(1)
  stop()
  player.play(clip(0, 5), 1, () => {})
  await started(2)
  arrive()
  await vi.waitFor(() => expect(audio.readyState).toBe(1))
  expect(audio.currentTime).toBe(0)
})

test('a stopped clip becomes silent and does not report its end', async () => {
  const onEnd = vi.fn()
  const stop = new AudioClipPlayer('B').play(clip(0, 5), 1, onEnd)
  await started(1)
  stop()
  await vi.waitFor(() => expect(audio.pause).toHaveBeenCalledOnce())
  audio.moveTo(6)
  expect(onEnd).not.toHaveBeenCalled()
})

test('a resumed clip continues at the point of the last stop, and other clips play from their start', async () => {
  const player = new AudioClipPlayer('B')
  player.play(clip(3, 9), 1, () => {})()
  const stop = player.play(clip(3, 9), 1, () => {}, { isResumed: true })
  await vi.waitFor(() => expect(audio.currentTime).toBe(3))
  audio.moveTo(6)
  stop()
  player.play(clip(3, 9), 1, () => {}, { isResumed: true })
  await started(2)
  expect(audio.currentTime).toBe(6)
  player.play(clip(20, 30), 1, () => {}, { isResumed: true })
  await started(3)
  expect(audio.currentTime).toBe(20)
  audio.moveTo(25)
  player.play(clip(20, 30), 1, () => {})
  await started(4)
  expect(audio.currentTime).toBe(20)
})

test('a new speed applies to the current clip, which does not start again', async () => {
  const player = new AudioClipPlayer('B')
  player.play(clip(3, 9), 1, () => {})
  await started(1)
  await vi.waitFor(() => expect(audio.currentTime).toBe(3))
  audio.moveTo(6)
  player.setRate(2)
  expect(audio).toMatchObject({ currentTime: 6, playbackRate: 2 })
  expect(audio.play).toHaveBeenCalledOnce()
  expect(audio.pause).not.toHaveBeenCalled()
})

test('reports the share of the clip that has been played', async () => {
  const onProgress = vi.fn()
  const player = new AudioClipPlayer('B')
  player.play(clip(3, 7), 1, () => {}, { onProgress })
  await vi.waitFor(() => expect(onProgress).toHaveBeenLastCalledWith(0))
  audio.moveTo(6)
  expect(onProgress).toHaveBeenLastCalledWith(0.75)
  audio.duration = 13
  player.play({ path: 'a.mp3', beginSeconds: 3 }, 1, () => {}, { onProgress, isResumed: true })
  await vi.waitFor(() => expect(onProgress).toHaveBeenLastCalledWith(0.3))
})

test('a missing file is reported, and is requested again for the next clip', async () => {
  const onEnd = vi.fn()
  vi.mocked(fetchEpubResource).mockRejectedValueOnce(new Error('missing'))
  const player = new AudioClipPlayer('B')
  player.play(clip(0, 5), 1, onEnd)
  await vi.waitFor(() => expect(onEnd).toHaveBeenCalledExactlyOnceWith(new Error('missing')))
  player.play(clip(0, 5), 1, onEnd)
  await started(1)
})

test('a playlist is reported and not played, because its parts may be on other hosts', async () => {
  const onEnd = vi.fn()
  vi.mocked(fetchEpubResource).mockResolvedValue(audioFile('#EXTM3U\nhttps://evil.example/1.ts'))
  new AudioClipPlayer('B').play(clip(0, 5), 1, onEnd)
  await vi.waitFor(() => expect(onEnd).toHaveBeenCalledExactlyOnceWith(expect.any(Error)))
  expect(audio.src).toBe('')
})
