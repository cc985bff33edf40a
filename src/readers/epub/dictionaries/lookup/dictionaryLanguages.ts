/** Languages that are recognized in dictionary names. */
const codes =
  'af ar az be bg bn bs ca cs cy da de el en eo es et eu fa fi fr ga gl he hi hr hu hy id is it ja ka kk ko la lt lv mk mn ms nb nl no pl pt ro ru sa sk sl sq sr sv sw ta te th tr uk ur vi zh'.split(
    ' ',
  )

const between = '\\s*(?:[-–—→>/_]|->|to)\\s*'

/** Finds the languages of the headwords (`from`) and of the definitions (`to`) in a name such as `English-German` or `eng-deu`. */
export function dictionaryLanguages(name: string): { readonly from?: string; readonly to?: string } {
  const names = namesInEnglish()
  const full = new RegExp(`\\b(${[...names.keys()].join('|')})\\b${between}(${[...names.keys()].join('|')})\\b`, 'i')
  const [, one = '', other = ''] = full.exec(name) ?? []
  if (one) return { from: names.get(one.toLowerCase()), to: names.get(other.toLowerCase()) }
  for (const [, from = '', to = ''] of name.matchAll(/(?<![a-z])([a-z]{2,3})[-–→>_/]([a-z]{2,3})(?![a-z])/gi)) {
    const pair = [knownTag(from), knownTag(to)]
    if (pair[0] && pair[1]) return { from: pair[0], to: pair[1] }
  }
  return {}
}

/** Returns the language code of a tag in its shortest form, for example `en` for `eng`; undefined for an invalid tag. */
export function primaryLanguage(tag: string): string | undefined {
  try {
    return new Intl.Locale(tag.replace('_', '-')).language
  } catch {
    return undefined
  }
}

function knownTag(tag: string): string | undefined {
  const code = primaryLanguage(tag)
  return code && codes.includes(code) ? code : undefined
}

function namesInEnglish(): ReadonlyMap<string, string> {
  const naming = new Intl.DisplayNames('en', { type: 'language' })
  return new Map(codes.map(code => [(naming.of(code) ?? code).toLowerCase(), code]))
}
