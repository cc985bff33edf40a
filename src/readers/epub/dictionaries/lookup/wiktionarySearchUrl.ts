/** Maximum length of the search text, in characters. */
const MAX_QUERY_LENGTH = 120

/** Returns the URL of the Wiktionary search for a text, in the edition of the language of the book, English by default. */
export const wiktionarySearchUrl = (text: string, language: string): string =>
  `https://${wiktionaryLanguageOf(language)}.wiktionary.org/w/index.php?search=${encodeURIComponent([...text].slice(0, MAX_QUERY_LENGTH).join(''))}`

const wiktionaryLanguageOf = (language: string) => /^[a-z]{2,3}/i.exec(language)?.[0].toLowerCase() ?? 'en'
