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

/**
 * Returns the canonical form of a language tag. Returns undefined for an invalid tag. Outdated parts such as `UK`
 * remain, as on the real server, although `Intl` replaces them. A tag with an extension gets the form that `Intl`
 * returns.
 */
function canonicalLocale(text: string): string | undefined {
  const canonical = canonicalizeByIntl(text)
  const [language = '', ...others] = text.toLowerCase().split('-')
  if (canonical === undefined || others.some(part => part.length === 1)) return canonical
  const shortLanguage = language.length === 3 ? canonicalizeByIntl(language) : undefined
  return [shortLanguage?.length === 2 ? shortLanguage : language, ...others.map(formatSubtag)].join('-')
}

function canonicalizeByIntl(text: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(text)[0]
  } catch {
    return undefined
  }
}

/** Formats a part of a lower-case tag: converts a region to upper case, and capitalizes a script (`Latn`). */
function formatSubtag(part: string): string {
  if (part.length === 2) return part.toUpperCase()
  return /^[a-z]{4}$/.test(part) ? part.charAt(0).toUpperCase() + part.slice(1) : part
}
