/** Quotes and escapes a text as a CSS string that is also valid in XML. */
export const quoteCssString = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they end CSS strings or are not allowed in XML
  `"${text.replace(/["\\<>&\u0000-\u001f\u007f]/g, char => `\\${char.codePointAt(0)?.toString(16)} `)}"`
