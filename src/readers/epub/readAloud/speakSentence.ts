import type { ReadAloudPassage } from '../../../machines/readAloudChapter'
import { findVoicesOfLanguage, getPrimaryLanguageSubtag } from './speechVoices'

/** Error for a language for which the device has no voice. */
export class NoSpeechVoiceError extends Error {
  readonly language: string

  constructor(language: string) {
    super(`no voice for ${language}`)
    this.language = language
  }
}

export interface SpeechRequest {
  readonly text: string
  readonly language: string
  /** `voiceURI` of the preferred voice. If undefined or not available, the best voice is used. */
  readonly voice: string | undefined
  /** Speed as a multiple of the normal speed. */
  readonly rate: number
}

/**
 * Speaks a sentence with a voice of the browser.
 * @param onEnd  called after the last word. Called with an error if the sentence cannot be spoken.
 * @param onProgress  called at each word, with the fraction of the sentence before the word, from 0 to 1. Some voices
 *   do not report words.
 * @returns function that stops the speech without calling `onEnd`
 */
export function speakSentence(
  speech: SpeechRequest,
  onEnd: (error?: unknown) => void,
  onProgress?: (share: number) => void,
): () => void {
  const voices = voicesOf(speech.language)
  const voice = voices.find(({ voiceURI }) => voiceURI === speech.voice) ?? voices[0]
  if (!voice) {
    onEnd(new NoSpeechVoiceError(getPrimaryLanguageSubtag(speech.language)))
    return () => {}
  }
  let isStopped = false
  const utterance = new SpeechSynthesisUtterance(speech.text)
  Object.assign(utterance, { voice, lang: voice.lang, rate: speech.rate })
  const finish = (error?: unknown) => {
    if (isStopped) return
    isStopped = true
    onEnd(error)
  }
  utterance.onend = () => finish()
  utterance.onboundary = ({ charIndex }) => {
    if (!isStopped) onProgress?.(Math.min(1, charIndex / speech.text.length))
  }
  utterance.onerror = ({ error }) => finish(new Error(error))
  // Empties the speech queue and ends a pause. If the queue were paused, the browser would never speak the new
  // sentence.
  speechSynthesis.cancel()
  speechSynthesis.resume()
  speechSynthesis.speak(utterance)
  return () => {
    if (isStopped) return
    isStopped = true
    utterance.onend = null
    utterance.onerror = null
    utterance.onboundary = null
    speechSynthesis.cancel()
  }
}

/**
 * Returns the language in which a passage is spoken. This is usually the language of the passage. If the device has a
 * voice only for the language of the chapter, returns the language of the chapter.
 */
export const getSpokenLanguage = ({
  language,
  chapterLanguage,
}: Pick<ReadAloudPassage, 'language' | 'chapterLanguage'>): string =>
  voicesOf(language).length === 0 && voicesOf(chapterLanguage).length > 0 ? chapterLanguage : language

const voicesOf = (language: string): readonly SpeechSynthesisVoice[] =>
  findVoicesOfLanguage(canBrowserSpeak() ? speechSynthesis.getVoices() : [], language)

export const canBrowserSpeak = (): boolean => 'speechSynthesis' in window

/**
 * Registers a listener for changes of the available voices. Some browsers load the voices late.
 * @returns function that removes the listener
 */
export function onSpeechVoicesChange(listener: () => void): () => void {
  if (!canBrowserSpeak()) return () => {}
  speechSynthesis.addEventListener('voiceschanged', listener)
  return () => speechSynthesis.removeEventListener('voiceschanged', listener)
}
