/** A BCP 47 language tag with its name in the interface language. */
export type NamedLanguage = { value: string; label: string }

/** Regional tags that occur in books, in addition to the two-letter languages. */
const regional =
  'de-AT de-CH en-AU en-CA en-GB en-US es-419 es-AR es-ES es-MX fr-BE fr-CA fr-CH ja-Latn nl-BE pt-BR pt-PT sr-Latn zh-CN zh-HK zh-Hans zh-Hant zh-TW'.split(
    ' ',
  )

/**
 * Lists the languages that the browser can name, sorted by name.
 * @param locale  language of the names
 */
export function namedLanguages(locale: string): NamedLanguage[] {
  const names = namesIn(locale)
  const tags = [...twoLetters(), ...regional].filter(tag => names.of(tag) !== undefined)
  return tags
    .map(value => ({ value, label: names.of(value) ?? value }))
    .sort((one, other) => one.label.localeCompare(other.label, locale))
}

/** Returns the name of a language; undefined for an invalid or unknown tag. */
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
