import type { Page } from 'playwright/test'

/**
 * Makes the page store all audio elements that it creates with `new Audio()` in the global array `audioElements`. Tests
 * cannot find these elements in the document, because the client does not add them to the document.
 */
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
 * Returns the playback state of the audio that the client has started to play: position in seconds (`time`), speed
 * (`rate`), and whether the audio is paused. Returns undefined if the client has not started to play audio. Ignores
 * audio that repeats endlessly. Requires an earlier call of {@link recordAudioElements}.
 */
export const readRecordedAudio = (page: Page) =>
  page.evaluate(() => {
    const { audioElements } = window as unknown as { audioElements: readonly HTMLAudioElement[] }
    const audio = audioElements.find(({ loop, currentTime }) => !loop && currentTime > 0)
    return audio && { time: audio.currentTime, rate: audio.playbackRate, isPaused: audio.paused }
  })

/**
 * Skips forward in the audio that the client has started to play. Does nothing if the client has not started to play
 * audio. Ignores audio that repeats endlessly. Requires an earlier call of {@link recordAudioElements}.
 * @param seconds number of seconds to skip
 */
export const skipRecordedAudio = (page: Page, seconds: number) =>
  page.evaluate(skipped => {
    const { audioElements } = window as unknown as { audioElements: readonly HTMLAudioElement[] }
    const audio = audioElements.find(({ loop, currentTime }) => !loop && currentTime > 0)
    if (audio) audio.currentTime += skipped
  }, seconds)
