import { getPrimaryLanguageSubtag } from './speechVoices'

/** Voice and speed with which a language is read aloud. */
export interface NarrationSettings {
  /** `voiceURI` of the selected voice. If undefined or not available, the best voice of the language is used. */
  readonly voice?: string
  /** Speed as a multiple of the normal speed. */
  readonly rate: number
}

/** Speeds in ascending order, as multiples of the normal speed. */
export const narrationRates: readonly number[] = [0.5, 0.75, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3]

/**
 * Parses the stored narration settings of a language. Ignores invalid values.
 * @param stored value of the preference `epub.narration`
 */
export function parseNarrationSettings(stored: string, language: string): NarrationSettings {
  const value = parseObject(stored)[getPrimaryLanguageSubtag(language)]
  const { voice, rate } = isObject(value) ? value : {}
  return {
    rate: narrationRates.find(allowed => allowed === rate) ?? 1,
    ...(typeof voice === 'string' && { voice }),
  }
}

/** Returns the new value of the preference `epub.narration` after the settings of a language have changed. */
export const serializeNarrationSettings = (stored: string, language: string, settings: NarrationSettings): string =>
  JSON.stringify({ ...parseObject(stored), [getPrimaryLanguageSubtag(language)]: settings })

/**
 * Returns the narration settings for a passage. The voice is the voice of the spoken language. The speed is the speed
 * of the chapter language. A quotation in another language therefore has the same speed as the text around it.
 */
export const parseNarrationSettingsOfPassage = (
  stored: string,
  spoken: string,
  chapterLanguage: string,
): NarrationSettings => ({
  ...parseNarrationSettings(stored, spoken),
  rate: parseNarrationSettings(stored, chapterLanguage).rate,
})

/**
 * Returns the new value of the preference `epub.narration` after the user has changed the voice or the speed during the
 * narration of a passage. A new voice is stored for the language of the passage. A new speed is stored for the language
 * of the chapter.
 */
export function serializeNarrationSettingsOfPassage(
  stored: string,
  spoken: string,
  chapterLanguage: string,
  { voice, rate }: Partial<NarrationSettings>,
): string {
  const store = (before: string, language: string, change: Partial<NarrationSettings>) =>
    serializeNarrationSettings(before, language, { ...parseNarrationSettings(before, language), ...change })
  const withVoice = voice === undefined ? stored : store(stored, spoken, { voice })
  return rate === undefined ? withVoice : store(withVoice, chapterLanguage, { rate })
}

/**
 * Returns the speed that follows `rate` in `narrationRates` in the direction `step`. If `rate` is already the last
 * speed in this direction, returns `rate`.
 * @param step 1 towards higher speeds, -1 towards lower speeds
 */
export function stepNarrationRate(rate: number, step: 1 | -1): number {
  const index = narrationRates.indexOf(rate) + step
  return narrationRates[Math.min(narrationRates.length - 1, Math.max(0, index))] ?? rate
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function parseObject(stored: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(stored)
    return isObject(value) ? value : {}
  } catch {
    return {}
  }
}
