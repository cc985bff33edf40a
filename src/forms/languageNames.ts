/** A language tag of BCP 47 and its name in the language of the reader. */
export type NamedLanguage = { value: string; label: string }

/** Tags of several parts that books carry, beside the languages that browsers know by two letters. */
const regional =
  'de-AT de-CH en-AU en-CA en-GB en-US es-419 es-AR es-ES es-MX fr-BE fr-CA fr-CH ja-Latn nl-BE pt-BR pt-PT sr-Latn zh-CN zh-HK zh-Hans zh-Hant zh-TW'.split(
    ' ',
  )

/**
 * The languages that a browser can name, by name.
 * @param locale  whose words the names are in
 */
export function namedLanguages(locale: string): NamedLanguage[] {
  const names = namesIn(locale)
  const tags = [...twoLetters(), ...regional].filter(tag => names.of(tag) !== undefined)
  return tags
    .map(value => ({ value, label: names.of(value) ?? value }))
    .sort((one, other) => one.label.localeCompare(other.label, locale))
}

/** The name of a language, or nothing for a tag that is faulty or unknown. */
export function languageName(tag: string, locale: string): string | undefined {
  try {
    return namesIn(locale).of(tag.trim())
  } catch {
    return undefined
  }
}

const namesIn = (locale: string) => new Intl.DisplayNames(locale, { type: 'language', fallback: 'none' })

function twoLetters(): string[] {
  const letters = [...'abcdefghijklmnopqrstuvwxyz']
  const tags = letters.flatMap(first => letters.map(second => first + second))
  return tags.filter(tag => Intl.getCanonicalLocales(tag)[0] === tag)
}
