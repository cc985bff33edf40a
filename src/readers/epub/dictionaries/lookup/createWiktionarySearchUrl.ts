const MAX_QUERY_CHARS = 120

/**
 * Returns the URL of a Wiktionary search for a text. Selects the Wiktionary in the language of the book. Selects the
 * English Wiktionary if the language is unknown.
 */
export const createWiktionarySearchUrl = (text: string, language: string): string =>
  `https://${wiktionaryLanguageOf(language)}.wiktionary.org/w/index.php?search=${encodeURIComponent([...text].slice(0, MAX_QUERY_CHARS).join(''))}`

const wiktionaryLanguageOf = (language: string) => /^[a-z]{2,3}/i.exec(language)?.[0].toLowerCase() ?? 'en'
