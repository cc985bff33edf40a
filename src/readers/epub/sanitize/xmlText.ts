/** A text without the characters that XML forbids, which HTML may contain. */
export const xmlText = (text: string): string => text.replace(forbidden, '\ufffd')

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is replaced
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu
