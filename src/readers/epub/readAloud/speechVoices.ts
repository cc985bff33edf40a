/** Properties of `SpeechSynthesisVoice` that determine the best voice. */
export type SpeechVoice = Pick<SpeechSynthesisVoice, 'voiceURI' | 'name' | 'lang' | 'default' | 'localService'>

/** Returns the primary language of a BCP 47 tag in lower case, for example `en` for `en-GB`. */
export const getPrimaryLanguageSubtag = (tag: string): string => normalizeTag(tag).split('-')[0] ?? ''

/**
 * Returns the voices of a language, sorted from best to worst. Voices with exactly the language tag `language`, such as
 * `en-GB`, come first. If several voices are equal in this respect, the default voice comes first, followed by offline
 * voices.
 * @param language  BCP 47 tag
 */
export function findVoicesOfLanguage<Voice extends SpeechVoice>(
  voices: readonly Voice[],
  language: string,
): readonly Voice[] {
  const tag = normalizeTag(language)
  const rank = (voice: Voice) =>
    (normalizeTag(voice.lang) === tag ? 4 : 0) + (voice.default ? 2 : 0) + (voice.localService ? 1 : 0)
  return voices
    .filter(({ lang }) => getPrimaryLanguageSubtag(lang) === getPrimaryLanguageSubtag(language))
    .toSorted((first, second) => rank(second) - rank(first))
}

/**
 * Replaces underscores in a language tag by hyphens, because some browsers use underscores. Converts the tag to lower
 * case.
 */
const normalizeTag = (tag: string) => tag.replaceAll('_', '-').toLowerCase()
