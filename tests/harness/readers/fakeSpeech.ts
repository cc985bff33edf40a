import type { Page } from 'playwright'

/** Fake speech synthesis of a page. A sentence ends when the test calls `finish` or the client cancels the sentence. */
export interface FakeSpeech {
  /** Texts of all sentences that the speech synthesis has started. */
  readonly spoken: string[]
  /** Text and settings of the current sentence. Undefined during silence. */
  current: { text: string; rate: number; voice: string } | undefined
  finish(): void
  /** Simulates that the speech synthesis reaches a word of the current sentence: fires the event `boundary`. */
  reachWord(word: string): void
  /** Replaces the voices of the speech synthesis. Creates a voice for each of the languages. */
  setVoices(languages: readonly string[]): void
}

/**
 * Replaces the speech synthesis of the window. Playwright also runs the source text of this function in a page, so the
 * function must not use variables from outside its body.
 * @param languages languages of the available voices
 */
export function installFakeSpeech(languages: readonly string[]): FakeSpeech {
  let utterance: SpeechSynthesisUtterance | undefined
  const target = new EventTarget()
  const voicesOf = (tags: readonly string[]) =>
    tags.map(lang => ({ lang, name: `Voice ${lang}`, voiceURI: `voice:${lang}`, default: false, localService: true }))
  let voices = voicesOf(languages)
  const speech: FakeSpeech = {
    spoken: [],
    current: undefined,
    finish: () => {
      const finished = utterance
      utterance = undefined
      speech.current = undefined
      finished?.onend?.(new Event('end') as SpeechSynthesisEvent)
    },
    reachWord: word => {
      const charIndex = utterance?.text.indexOf(word)
      utterance?.onboundary?.(Object.assign(new Event('boundary'), { charIndex }) as SpeechSynthesisEvent)
    },
    setVoices: tags => {
      voices = voicesOf(tags)
      target.dispatchEvent(new Event('voiceschanged'))
    },
  }
  const synthesis = Object.assign(target, {
    getVoices: () => voices,
    speak: (next: SpeechSynthesisUtterance) => {
      utterance = next
      speech.spoken.push(next.text)
      speech.current = { text: next.text, rate: next.rate, voice: next.voice?.name ?? '' }
    },
    cancel: () => {
      utterance = undefined
      speech.current = undefined
    },
    pause: () => {},
    resume: () => {},
  })
  Object.defineProperty(window, 'speechSynthesis', { value: synthesis, configurable: true })
  Object.assign(window, {
    fakeSpeech: speech,
    SpeechSynthesisUtterance: class {
      rate = 1
      text: string
      constructor(text: string) {
        this.text = text
      }
    },
  })
  return speech
}

/** Installs the fake speech synthesis before a page loads. */
export const installFakeSpeechInPage = (page: Page, languages: readonly string[]) =>
  page.addInitScript({ content: `(${installFakeSpeech})(${JSON.stringify(languages)})` })

/** Returns the current sentence of the fake speech synthesis in a page. Returns undefined during silence. */
export const getFakeSpeechSentence = (page: Page): Promise<FakeSpeech['current']> =>
  page.evaluate(() => (window as unknown as { fakeSpeech: FakeSpeech }).fakeSpeech.current)

/** Ends the current sentence of the fake speech synthesis in a page. */
export const endFakeSpeechSentence = (page: Page): Promise<void> =>
  page.evaluate(() => (window as unknown as { fakeSpeech: FakeSpeech }).fakeSpeech.finish())

/** Simulates that the fake speech synthesis in a page reaches a word of the current sentence. */
export const advanceFakeSpeechToWord = (page: Page, word: string): Promise<void> =>
  page.evaluate(text => (window as unknown as { fakeSpeech: FakeSpeech }).fakeSpeech.reachWord(text), word)
