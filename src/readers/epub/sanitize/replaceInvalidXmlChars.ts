import { chapterLimits } from './chapterLimits'

/** Replaces characters that are invalid in XML by the character U+FFFD. */
export const replaceInvalidXmlChars = (text: string): string => text.replace(forbiddenXmlChars, '\ufffd')

// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern replaces them
const forbiddenXmlChars = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu

/** Limits the number of combining marks of each letter, because browsers draw a letter with many marks slowly. */
export const limitCombiningMarks = (text: string): string =>
  excessCombiningMarks.test(text) ? text.replace(new RegExp(excessCombiningMarks, 'gu'), '$1') : text

const excessCombiningMarks = new RegExp(`([\\p{M}\\u200d]{${chapterLimits.maxCombiningMarks}})[\\p{M}\\u200d]+`, 'u')
