const languages = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' })

/**
 * A language tag in its canonical BCP 47 form, or nothing when it names no known language. What follows the first wrong part
 * is left out, as the server does.
 */
export function canonicalLanguage(text: string): string | undefined {
  const parts = text.split('-')
  for (let count = parts.length; count > 0; count--) {
    const tag = canonicalTag(parts.slice(0, count).join('-'))
    if (tag !== undefined) return languages.of(tag.split('-')[0] ?? '') === undefined ? undefined : tag
  }
  return undefined
}

function canonicalTag(text: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(text)[0]
  } catch {
    return undefined
  }
}

/** Text without its accents, as the server compares names of books. */
export function withoutAccents(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll('ł', 'l')
    .replaceAll('Ł', 'L')
    .normalize('NFC')
}
