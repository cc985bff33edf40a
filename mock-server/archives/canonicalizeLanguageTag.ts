const languageNames = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' })

/**
 * Maximum length of a language tag. `canonicalizeLanguageTag` removes parts from the end of the tag until the rest is
 * valid. For a text of 1 MB, this removal can take hours.
 */
const MAX_TAG_CHARS = 100

/**
 * Returns the canonical BCP 47 form of a language tag. Removes invalid parts at the end, as the real server does.
 * Returns undefined for an unknown language.
 */
export function canonicalizeLanguageTag(text: string): string | undefined {
  const parts = text.slice(0, MAX_TAG_CHARS).split('-')
  for (let count = parts.length; count > 0; count--) {
    const tag = canonicalLocale(parts.slice(0, count).join('-'))
    if (tag !== undefined) return languageNames.of(tag.split('-')[0] ?? '') === undefined ? undefined : tag
  }
  return undefined
}

function canonicalLocale(text: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(text)[0]
  } catch {
    return undefined
  }
}
