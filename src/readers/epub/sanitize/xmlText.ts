import { chapterLimits } from './chapterLimits'

/** Replaces characters that HTML allows but XML forbids. */
export const xmlText = (text: string): string => text.replace(forbidden, '\ufffd')

// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern replaces them
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu

/** Limits the combining marks per letter, because browsers shape a letter together with all its marks. */
export const limitedMarks = (text: string): string =>
  excessMarks.test(text) ? text.replace(new RegExp(excessMarks, 'gu'), '$1') : text

const excessMarks = new RegExp(`([\\p{M}\\u200d]{${chapterLimits.maxCombiningMarks}})[\\p{M}\\u200d]+`, 'u')
