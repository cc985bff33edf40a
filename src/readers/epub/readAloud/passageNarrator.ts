import type { ReadAloudPassage } from '../../../machines/readAloudChapter'
import { isPermanentChapterFailure } from '../content/placeholderChapterPages'
import { EpubResourceTooLargeError } from '../files/fetchEpubResource'
import type { NarrationSettings } from './narrationSettings'
import { AudioClipPlayer, RefusedRecordingError } from './overlay/audioClipPlayer'
import { NoSpeechVoiceError, speakSentence } from './speakSentence'

export interface NarrationListeners {
  /** Called with undefined at the end of the passage. Called with an error when the passage cannot be narrated. */
  readonly onEnd: (error?: unknown) => void
  /** Called during the narration with the fraction of the passage that has been narrated, 0 to 1. */
  readonly onProgress: (share: number) => void
}

/** Controls of a narration that is running. */
export interface RunningNarration {
  /** Stops the narration without calling `onEnd`. */
  readonly stop: () => void
  /**
   * Applies new settings. During a recording, the narration continues at the new speed. During synthesized speech, the
   * narration repeats the passage with the new settings.
   */
  readonly changeSettings: (settings: NarrationSettings) => void
}

/**
 * Narrates passages. Plays the recording of a passage if there is a playable recording. Otherwise, speaks the text of
 * the passage.
 */
export class PassageNarrator {
  private readonly player: AudioClipPlayer
  /** Paths of recordings that are missing or that the browser cannot play. */
  private readonly unplayablePaths = new Set<string>()

  constructor(bookId: string) {
    this.player = new AudioClipPlayer(bookId)
  }

  /**
   * Narrates a passage.
   * @param isResumed whether to continue a recording at the point where its last narration stopped
   */
  narrate(
    passage: ReadAloudPassage,
    settings: NarrationSettings,
    { onEnd, onProgress }: NarrationListeners,
    isResumed = false,
  ): RunningNarration {
    const { clip, text, language } = passage
    const { player } = this
    const speak = (spoken: NarrationSettings, onSpoken: (error?: unknown) => void): RunningNarration => {
      if (text === '') {
        onSpoken()
        return { stop: () => {}, changeSettings: () => {} }
      }
      const start = ({ voice, rate }: NarrationSettings) =>
        speakSentence({ text, language, voice, rate }, onSpoken, onProgress)
      let stop = start(spoken)
      return {
        stop: () => stop(),
        changeSettings: changed => {
          stop()
          stop = start(changed)
        },
      }
    }
    if (!clip || this.unplayablePaths.has(clip.path)) return speak(settings, onEnd)
    let latest = settings
    const onClipEnd = (error?: unknown) => {
      if (!isUnplayable(error)) return onEnd(error)
      this.unplayablePaths.add(clip.path)
      running = speak(latest, voiceError => onEnd(voiceError instanceof NoSpeechVoiceError ? error : voiceError))
    }
    let running: RunningNarration = {
      stop: player.play(clip, settings.rate, onClipEnd, { isResumed, onProgress }),
      changeSettings: ({ rate }) => player.setRate(rate),
    }
    return {
      stop: () => running.stop(),
      changeSettings: changed => {
        latest = changed
        running.changeSettings(changed)
      },
    }
  }

  close(): void {
    this.player.close()
  }
}

/**
 * Whether an error means that a recording can never be played. For example, the recording is missing, is too large, has
 * an unknown format, or was refused by `sanitizeEpubResource`.
 */
const isUnplayable = (error: unknown): boolean =>
  isPermanentChapterFailure(error) ||
  error instanceof EpubResourceTooLargeError ||
  error instanceof RefusedRecordingError ||
  error instanceof MediaError ||
  (error instanceof DOMException && error.name === 'NotSupportedError')
