import type { ReadAloudPassage } from '../../../machines/readAloudChapter'
import { isPermanentChapterFailure } from '../content/placeholderChapterPages'
import { EpubResourceTooLargeError } from '../files/fetchEpubResource'
import type { NarrationSettings } from './narrationSettings'
import { AudioClipPlayer } from './overlay/audioClipPlayer'
import { NoSpeechVoiceError, speakSentence } from './speakSentence'

/** Narrates passages. Plays the recording of a passage, or speaks its text if this device cannot play a recording. */
export class PassageNarrator {
  private readonly player: AudioClipPlayer
  /** Paths of recordings that are missing or that the browser cannot play. */
  private readonly unplayablePaths = new Set<string>()

  constructor(bookId: string) {
    this.player = new AudioClipPlayer(bookId)
  }

  /**
   * Narrates a passage.
   * @param onEnd called with undefined at the end, and with an error when the passage cannot be narrated
   * @returns function that stops the narration without calling `onEnd`
   */
  narrate(passage: ReadAloudPassage, settings: NarrationSettings, onEnd: (error?: unknown) => void): () => void {
    const { clip, text, language } = passage
    const speak = (onSpoken: (error?: unknown) => void): (() => void) => {
      if (text !== '') return speakSentence({ text, language, voice: settings.voice, rate: settings.rate }, onSpoken)
      onSpoken()
      return () => {}
    }
    if (!clip || this.unplayablePaths.has(clip.path)) return speak(onEnd)
    let stop = this.player.play(clip, settings.rate, error => {
      if (!isUnplayable(error)) return onEnd(error)
      this.unplayablePaths.add(clip.path)
      stop = speak(voiceError => onEnd(voiceError instanceof NoSpeechVoiceError ? error : voiceError))
    })
    return () => stop()
  }

  close(): void {
    this.player.close()
  }
}

/**
 * Whether a recording is missing, too large or in an unknown format. Another attempt to play such a recording cannot
 * succeed.
 */
const isUnplayable = (error: unknown): boolean =>
  isPermanentChapterFailure(error) ||
  error instanceof EpubResourceTooLargeError ||
  error instanceof MediaError ||
  (error instanceof DOMException && error.name === 'NotSupportedError')
