/** Code points of the Arabic-Indic, Persian and full-width digit zero. */
const nonWesternZeros = [0x0660, 0x06f0, 0xff10]

/** Returns a text in which 0 to 9 replace Arabic-Indic, Persian and full-width digits. */
export const toWesternDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹０-９]/g, digit => {
    const code = digit.charCodeAt(0)
    return String(code - (nonWesternZeros.findLast(zero => zero <= code) ?? code))
  })
