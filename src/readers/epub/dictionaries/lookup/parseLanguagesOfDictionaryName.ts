const SUPPORTED_LANGUAGE_CODES =
  'af ar az be bg bn bs ca cs cy da de el en eo es et eu fa fi fr ga gl he hi hr hu hy id is it ja ka kk ko la lt lv mk mn ms nb nl no pl pt ro ru sa sk sl sq sr sv sw ta te th tr uk ur vi zh'.split(
    ' ',
  )

const SEPARATOR_PATTERN = '\\s*(?:[-–—→>/_]|->|to)\\s*'

/**
 * Extracts the languages from the name of a dictionary, for example from `English-German` or `eng-deu`. `from` is the
 * language of the headwords, and `to` the language of the definitions.
 */
export function parseLanguagesOfDictionaryName(name: string): { readonly from?: string; readonly to?: string } {
  const names = languageCodesByEnglishName()
  const languagePairPattern = new RegExp(
    `\\b(${[...names.keys()].join('|')})\\b${SEPARATOR_PATTERN}(${[...names.keys()].join('|')})\\b`,
    'i',
  )
  const [, fromName = '', toName = ''] = languagePairPattern.exec(name) ?? []
  if (fromName) return { from: names.get(fromName.toLowerCase()), to: names.get(toName.toLowerCase()) }
  for (const [, from = '', to = ''] of name.matchAll(/(?<![a-z])([a-z]{2,3})[-–→>_/]([a-z]{2,3})(?![a-z])/gi)) {
    const pair = [supportedLanguageCode(from), supportedLanguageCode(to)]
    if (pair[0] && pair[1]) return { from: pair[0], to: pair[1] }
  }
  return {}
}

/**
 * Returns the language code of a BCP 47 tag in its shortest form, for example `en` for `eng-US`. Returns undefined for
 * an invalid tag.
 */
export function getPrimaryLanguageCode(tag: string): string | undefined {
  try {
    return new Intl.Locale(tag.replace('_', '-')).language
  } catch {
    return undefined
  }
}

function supportedLanguageCode(tag: string): string | undefined {
  const code = getPrimaryLanguageCode(tag)
  return code && SUPPORTED_LANGUAGE_CODES.includes(code) ? code : undefined
}

function languageCodesByEnglishName(): ReadonlyMap<string, string> {
  const displayNames = new Intl.DisplayNames('en', { type: 'language' })
  return new Map(SUPPORTED_LANGUAGE_CODES.map(code => [(displayNames.of(code) ?? code).toLowerCase(), code]))
}
