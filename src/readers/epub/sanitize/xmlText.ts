import { chapterLimits } from './chapterLimits'

/** A text without the characters that XML forbids, which HTML may contain. */
export const xmlText = (text: string): string => text.replace(forbidden, '\ufffd')

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is replaced
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu

/** A text whose letters carry no more marks than scripts use: browsers shape a letter with all its marks at once. */
export const limitedMarks = (text: string): string =>
  excessMarks.test(text) ? text.replace(new RegExp(excessMarks, 'gu'), '$1') : text

const excessMarks = new RegExp(`([\\p{M}\\u200d]{${chapterLimits.maxCombiningMarks}})[\\p{M}\\u200d]+`, 'u')
