import { expect, test } from 'vitest'
import { findVoicesOfLanguage, type SpeechVoice } from './speechVoices'

const voice = (name: string, lang: string, traits: Partial<SpeechVoice> = {}): SpeechVoice => ({
  name,
  voiceURI: name,
  lang,
  default: false,
  localService: false,
  ...traits,
})

const namesFor = (voices: readonly SpeechVoice[], language: string) =>
  findVoicesOfLanguage(voices, language).map(({ name }) => name)

test('voices of the same region, the default voice and local voices come first', () => {
  const voices = [
    voice('remote', 'en-US'),
    voice('local', 'en_US', { localService: true }),
    voice('default', 'en-US', { default: true }),
    voice('British', 'en-gb'),
    voice('German', 'de-DE', { default: true, localService: true }),
  ]
  expect(namesFor(voices, 'en-GB')).toEqual(['British', 'default', 'local', 'remote'])
  expect(namesFor(voices, 'EN')).toEqual(['default', 'local', 'remote', 'British'])
})

test('a language does not get voices of another language with the same first letters', () => {
  expect(namesFor([voice('Filipino', 'fil-PH')], 'fi')).toEqual([])
})
