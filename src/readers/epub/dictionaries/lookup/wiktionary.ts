/** No address is longer, in characters of the words. */
const longest = 120

/** Where Wiktionary tells of words, in the language of a book. */
export const wiktionaryUrl = (text: string, language: string): string =>
  `https://${wikiOf(language)}.wiktionary.org/w/index.php?search=${encodeURIComponent([...text].slice(0, longest).join(''))}`

const wikiOf = (language: string) => /^[a-z]{2,3}/i.exec(language)?.[0].toLowerCase() ?? 'en'
