/** A BCP 47 language tag with its name in the interface language. */
export type NamedLanguage = { value: string; label: string }

/**
 * Tags of language variants, such as Swiss German. The list of languages contains these tags in addition to two-letter
 * codes.
 */
const regionalTags =
  'de-AT de-CH en-AU en-CA en-GB en-US es-419 es-AR es-ES es-MX fr-BE fr-CA fr-CH ja-Latn nl-BE pt-BR pt-PT sr-Latn zh-CN zh-HK zh-Hans zh-Hant zh-TW'.split(
    ' ',
  )

/**
 * Lists the languages with two-letter codes and the variants in `regionalTags`, sorted by name. Omits languages whose
 * names the browser does not know.
 * @param locale language of the names
 */
export function listNamedLanguages(locale: string): NamedLanguage[] {
  const names = createDisplayNames(locale)
  const tags = [...listTwoLetterTags(), ...regionalTags].filter(tag => names.of(tag) !== undefined)
  return tags
    .map(value => ({ value, label: names.of(value) ?? value }))
    .sort((a, b) => a.label.localeCompare(b.label, locale))
}

/** Returns the name of a language. Returns undefined if the tag is invalid or the browser does not know its name. */
export function findLanguageNameInLocale(tag: string, locale: string): string | undefined {
  try {
    return createDisplayNames(locale).of(tag.trim())
  } catch {
    return undefined
  }
}

/** Creates an object that returns names of languages in a locale, or undefined for an unknown language. */
export const createDisplayNames = (locale: string): Intl.DisplayNames =>
  new Intl.DisplayNames(locale, { type: 'language', fallback: 'none' })

function listTwoLetterTags(): string[] {
  const letters = [...'abcdefghijklmnopqrstuvwxyz']
  const tags = letters.flatMap(first => letters.map(second => first + second))
  return tags.filter(tag => Intl.getCanonicalLocales(tag)[0] === tag)
}
