import { primaryLanguage, voicesOfLanguage } from './speechVoices'

/** Thrown when the device has no voice for a language. */
export class NoVoiceError extends Error {
  readonly language: string

  /** @param language  BCP 47 tag */
  constructor(language: string) {
    super(`no voice for ${language}`)
    this.language = language
  }
}

/** What to say, and how. */
export interface Speech {
  readonly text: string
  /** BCP 47 tag. */
  readonly language: string
  /** `voiceURI` of the preferred voice; undefined for the best voice. */
  readonly voice: string | undefined
  /** Speed as a multiple of the normal speed. */
  readonly rate: number
}

/**
 * Speaks a sentence with a voice of the browser.
 * @param onEnd  called with undefined after the last word, and with an error when the sentence cannot be spoken
 * @returns function that falls silent; the callback is then not called
 */
export function speakSentence(speech: Speech, onEnd: (error?: unknown) => void): () => void {
  const voices = voicesOfLanguage(canSpeak() ? speechSynthesis.getVoices() : [], speech.language)
  const voice = voices.find(({ voiceURI }) => voiceURI === speech.voice) ?? voices[0]
  if (!voice) {
    onEnd(new NoVoiceError(primaryLanguage(speech.language)))
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
  utterance.onerror = ({ error }) => finish(new Error(error))
  // A paused or interrupted queue would not start.
  speechSynthesis.cancel()
  speechSynthesis.resume()
  speechSynthesis.speak(utterance)
  return () => {
    if (isStopped) return
    isStopped = true
    utterance.onend = null
    utterance.onerror = null
    speechSynthesis.cancel()
  }
}

/** Whether the browser can speak. */
export const canSpeak = (): boolean => 'speechSynthesis' in window

/**
 * Registers a listener for changes of the list of voices, which some browsers load late.
 * @returns unregister function
 */
export function onVoicesChange(listener: () => void): () => void {
  if (!canSpeak()) return () => {}
  speechSynthesis.addEventListener('voiceschanged', listener)
  return () => speechSynthesis.removeEventListener('voiceschanged', listener)
}
