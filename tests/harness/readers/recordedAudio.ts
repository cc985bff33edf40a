import type { Page } from 'playwright/test'

/** Stores all audio elements that the page creates, because these elements are not in the document. */
export const recordAudioElements = (page: Page) =>
  page.addInitScript(() => {
    const audioElements: HTMLAudioElement[] = []
    class RecordedAudio extends Audio {
      constructor() {
        super()
        audioElements.push(this)
      }
    }
    Object.assign(window, { audioElements, Audio: RecordedAudio })
  })

/**
 * Returns the state of the audio element whose recording plays or has played. Returns undefined if no recording has
 * played. `time` is the position in seconds.
 */
export const readRecordedAudio = (page: Page) =>
  page.evaluate(() => {
    const { audioElements } = window as unknown as { audioElements: readonly HTMLAudioElement[] }
    const audio = audioElements.find(({ loop, currentTime }) => !loop && currentTime > 0)
    return audio && { time: audio.currentTime, rate: audio.playbackRate, isPaused: audio.paused }
  })

/**
 * Skips forward in the recording that plays. Does nothing if no recording has played.
 * @param seconds number of seconds to skip
 */
export const skipRecordedAudio = (page: Page, seconds: number) =>
  page.evaluate(skipped => {
    const { audioElements } = window as unknown as { audioElements: readonly HTMLAudioElement[] }
    const audio = audioElements.find(({ loop, currentTime }) => !loop && currentTime > 0)
    if (audio) audio.currentTime += skipped
  }, seconds)
