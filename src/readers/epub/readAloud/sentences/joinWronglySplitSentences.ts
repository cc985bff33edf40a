import { getPrimaryLanguageSubtag } from '../speechVoices'

/**
 * Number of characters at the end of a text part that are examined to decide whether the sentence continues in the next
 * part. For example, a sentence continues after an abbreviation.
 */
const TAIL_CHARS = 40

/** Abbreviations after which a sentence continues, by language. */
const abbreviations: Readonly<Record<string, string>> = {
  de: 'bzw ca dr evtl fr frl geb gest ggf hr hrsg kap nr prof sog st str vgl',
  en: 'capt cf col dr gen hon lt messrs mr mrs ms mt prof rev sgt st vs',
  es: 'd dr dra dña prof sr sra srta ud uds vd',
  fr: 'apr av cf dr mgr mlle mm mme pr st ste',
  it: 'avv dott ing prof sig sigg',
  nl: 'dhr dr drs mevr mr prof',
  pl: 'dr gen im inż ks mgr np nr płk prof red str tj tzn ul św',
  pt: 'dr dra exmo prof sr sra',
}

/**
 * Corrects the division of a paragraph into sentences. Joins parts that belong to the same sentence. For example, a
 * sentence may continue after an abbreviation, an initial or the day of a date. A phrase such as "he wrote" belongs to
 * the sentence of the quotation before it. Moves quotation marks to the sentence that they enclose.
 * @param parts parts into which a segmenter has divided the paragraph, in order
 * @param language BCP 47 tag
 * @param maxChars length limit in characters. A part is added to a sentence only if the sentence is still shorter than
 *   this limit.
 * @returns the same text, divided into the same number of parts or fewer
 */
export function joinWronglySplitSentences(
  parts: readonly string[],
  language: string,
  maxChars: number,
): readonly string[] {
  const continues = createContinuationTest(getPrimaryLanguageSubtag(language))
  const joined: string[] = []
  for (const part of moveQuotationMarks(parts)) {
    const last = joined.at(-1)
    if (last !== undefined && last.length < maxChars && continues(last.slice(-TAIL_CHARS), part))
      joined[joined.length - 1] = last + part
    else joined.push(part)
  }
  return joined
}

/**
 * Moves quotation marks from the wrong sentence to the sentence that they enclose. An East Asian opening quotation mark
 * or bracket, such as `「` or `（`, is moved from the end of a sentence to the next sentence. A closing `»` is moved from
 * the start of a sentence to the previous sentence if an earlier `«` is still open. Spaces, full stops, commas and
 * semicolons directly after this `»` are moved with it. All other marks stay in place.
 */
function moveQuotationMarks(parts: readonly string[]): readonly string[] {
  const moved: string[] = []
  let openGuillemets = 0
  let opening = ''
  for (const [index, part] of parts.entries()) {
    let text = opening + part
    opening = index < parts.length - 1 ? (/[「『（〈《【〔［｛]+\s*$/.exec(text.slice(-TAIL_CHARS))?.[0] ?? '') : ''
    text = text.slice(0, text.length - opening.length)
    const closing = openGuillemets > 0 ? (/^\s*»[\s.,;]*/.exec(text)?.[0] ?? '') : ''
    if (closing && moved.length > 0) {
      moved[moved.length - 1] += closing
      text = text.slice(closing.length)
    }
    for (const mark of (closing + text).match(/[«»]/g) ?? []) openGuillemets += mark === '«' ? 1 : -1
    if (text) moved.push(text)
  }
  return opening ? [...moved, opening] : moved
}

function createContinuationTest(language: string): (tail: string, next: string) => boolean {
  const words = new Set(abbreviations[language]?.split(' '))
  let months: readonly string[] | undefined
  return (tail, next) => {
    if (!/[\p{L}\p{N}]/u.test(next)) return true
    if (/[\p{Pf}\p{Pi}\p{Pe}"']\s*$/u.test(tail) && /^\p{Ll}/u.test(next)) return true
    if (language === 'ja' && /[」』]\s*$/.test(tail)) return /^(と|って)/.test(next)
    const [, word = ''] = /(?:^|[^\p{L}\p{M}\p{N}])([\p{L}\p{M}\p{N}]+)\.\s*$/u.exec(tail) ?? []
    if (/^\p{L}$/u.test(word)) return !(language === 'en' && word === 'I')
    if (/^\d{1,2}$/.test(word)) {
      months ??= monthNamesOf(language)
      return months.some(month => next.startsWith(month))
    }
    return words.has(word.toLowerCase())
  }
}

/** Returns the names of the months as they occur in dates of a language. Empty for an unknown language. */
function monthNamesOf(language: string): readonly string[] {
  try {
    const format = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' })
    return Array.from(
      { length: 12 },
      (_, month) =>
        format.formatToParts(Date.UTC(2000, month, 1)).find(({ type }) => type === 'month')?.value ?? String(month),
    )
  } catch {
    return []
  }
}
