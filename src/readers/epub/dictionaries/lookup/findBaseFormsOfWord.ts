/**
 * Suffix rules by language. A rule has the form `suffix:replacement`. For example, `ies:y` changes `stories` to
 * `story`. The rules contain no accents, because the words are normalized. A rule may produce words that do not exist.
 */
const SUFFIX_RULES: Readonly<Record<string, string>> = {
  en: 's: es: ies:y ves:f ves:fe ed: ed:e ied:y ing: ing:e ying:ie er: er:e ier:y est: est:e iest:y ly: ily:y ly:e',
  de: 'e: en: er: es: em: n: s: st:en t:en te:en ten:en test:en tet:en e:en en:e et:en ern: ere: eren: erer: ste: sten: ster: est:en',
  nl: 'en: s: e: t:en te:en de:en ten:en den:en tje: je: eren:',
  fr: 's: x: e: es: aux:al e:er ee:er ees:er es:er ent:er ons:er ez:er a:er ai:er as:er ait:er ais:er aient:er ant:er era:er erent:er i:ir is:ir it:ir issent:ir u:re us:re ue:re it:re ent:re euse:eux euses:eux ive:if ives:if',
  es: 's: es: a:o as:o os:o ces:z o:ar as:ar a:ar an:ar amos:ar e:ar o:er es:er e:er en:er emos:er o:ir imos:ir ando:ar iendo:er iendo:ir ado:ar ada:ar ados:ar adas:ar ido:er ido:ir ida:er ida:ir aba:ar aban:ar ia:er ia:ir ian:er ian:ir io:er io:ir aron:ar ieron:er ieron:ir ara:ar era:er mente:',
  it: 'i:o e:a i:e a:o i: o:are i:are a:are ano:are ato:are ata:are ati:are ate:are ava:are avano:are ando:are o: o:ere i:ere e:ere ono:ere uto:ere endo:ere eva:ere o:ire e:ire ono:ire ito:ire iva:ire isce:ire mente:',
  pt: 's: es: a:o as:o os:o oes:ao aes:ao is:l o:ar as:ar a:ar am:ar amos:ar ou:ar ando:ar ado:ar ada:ar ava:ar avam:ar aram:ar o:er es:er e:er em:er eu:er ido:er ia:er endo:er o:ir iu:ir ido:ir ia:ir indo:ir mente:',
  pl: 'a: u: em: owi: ie: y: i: ow: om: ami: ach: e: y:a e:a i:a ami:a ach:a om:a a:o u:o em:o om:o e:o ie:a ie:o ego:y emu:y ym:y ymi:y ych:y a:y e:y ego:i iego:i im:i ich:i iej:i a:ac al:ac ala:ac ali:ac aly:ac e:ac am:ac asz:ac aja:ac il:ic ila:ic ili:ic ily:ic i:ic y:yc il:yc yl:yc yla:yc yli:yc l:c la:c lo:c li:c ly:c nie:ny iem:ic',
  ru: 'а: у: ом: е: ы: и: ов: ам: ами: ах: ы:а у:а е:а ой:а и:я ю:я ей:я и:ь я:ь ю:ь а:о у:о ого:ыи ому:ыи ым:ыи ом:ыи ая:ыи ую:ыи ое:ыи ые:ыи ых:ыи ыми:ыи ую:ии ая:ии его:ии ии: л:ть ла:ть ло:ть ли:ть ет:ать ит:ить ет:еть ют:ть ат:ить ят:ить у:ать ю:ть',
  ja: 'ました:る ます:る ません:る た:る て:る ない:る なかった:る られる:る れば:る よう:る たい:る たら:る れる: きます:く きました:く いた:く いて:く かない:く ぎます:ぐ いだ:ぐ いで:ぐ がない:ぐ します:す しました:す した:す して:す さない:す ちます:つ った:つ って:つ たない:つ にます:ぬ んだ:ぬ んで:ぬ びます:ぶ んだ:ぶ んで:ぶ ばない:ぶ みます:む みました:む んだ:む んで:む まない:む ります:る りました:る った:る って:る らない:る います:う いました:う った:う って:う わない:う します:する しました:する した:する して:する しない:する かった:い く:い くて:い くない:い ければ:い った:く って:く',
}

/**
 * For each language, the pattern of the prefixes that are not part of the headword. For example, the French articles
 * such as `l'` are not part of the headword.
 */
const PREFIX_PATTERNS: Readonly<Record<string, RegExp>> = {
  ar: /^(?:[وف]?(?:ال|بال|كال|لل)|[وفبكل])(?=..)/,
  ca: /^[a-z]{1,2}'/,
  en: /^(?:o|d)'/,
  fr: /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu)'/,
  ga: /^(?:[bdm]'|[bdgmnt]-)/,
  it: /^(?:[cdlmnstv]|un|gl|all|dell|dall|nell|sull|coll|quest|quell)'/,
}

const MIN_STEM_CHARS = 2
const MIN_JAPANESE_STEM_CHARS = 1

/**
 * Returns the possible base forms of a word. The most likely base form comes first.
 * @param key  normalized word
 * @param language  language code
 */
export function findBaseFormsOfWord(key: string, language: string): readonly string[] {
  const forms: string[] = []
  const withoutPossessive = language === 'en' ? key.replace(/'s?$/, '') : key
  const withoutPrefix = withoutPossessive.replace(PREFIX_PATTERNS[language] ?? /^$/, '')
  if (withoutPrefix !== key) forms.push(withoutPrefix)
  const minStemLength = language === 'ja' ? MIN_JAPANESE_STEM_CHARS : MIN_STEM_CHARS
  for (const [suffix, replacement] of suffixRulesOf(language)) {
    const stem = withoutPrefix.slice(0, withoutPrefix.length - suffix.length)
    if (!withoutPrefix.endsWith(suffix) || stem.length < minStemLength) continue
    forms.push(stem + replacement)
    // If an English stem ends with a doubled consonant, also adds the stem without the last letter. For example,
    // "stopped" has the stem "stopp", so "stop" is added.
    if (language === 'en' && replacement === '' && /([bdfgklmnprtvz])\1$/.test(stem)) forms.push(stem.slice(0, -1))
  }
  // Finds the possible base form of a German participle, for example "machen" for "gemacht".
  const [, participle = ''] = (language === 'de' && /^(?:.*[^aeiou])?ge(.{3,}?)(?:e?t|en)$/.exec(withoutPrefix)) || []
  if (participle) forms.push(`${withoutPrefix.slice(0, withoutPrefix.indexOf('ge'))}${participle}en`)
  return [...new Set(forms)].filter(form => form !== key && form !== '')
}

const suffixRuleCache = new Map<string, readonly (readonly [string, string])[]>()

/** Returns the suffix rules of a language, sorted by suffix length. The longest suffix comes first. */
function suffixRulesOf(language: string): readonly (readonly [string, string])[] {
  const cached = suffixRuleCache.get(language)
  if (cached) return cached
  const pairs = (SUFFIX_RULES[language] ?? '').split(' ').flatMap(rule => {
    const [suffix = '', replacement = ''] = rule.split(':')
    return suffix ? [[suffix, replacement] as const] : []
  })
  const sorted = pairs.toSorted(([first], [second]) => second.length - first.length)
  suffixRuleCache.set(language, sorted)
  return sorted
}
