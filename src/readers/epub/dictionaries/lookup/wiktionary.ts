/** Maximum length of the search text, in characters. */
const longest = 120

/** Returns the URL of the Wiktionary search for a text, in the edition of the language of the book, English by default. */
export const wiktionaryUrl = (text: string, language: string): string =>
  `https://${wikiOf(language)}.wiktionary.org/w/index.php?search=${encodeURIComponent([...text].slice(0, longest).join(''))}`

const wikiOf = (language: string) => /^[a-z]{2,3}/i.exec(language)?.[0].toLowerCase() ?? 'en'
