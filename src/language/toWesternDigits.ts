/** Code points of the digit zero in three sets of digits: Arabic-Indic, Persian and full-width. */
const nonWesternZeros = [0x0660, 0x06f0, 0xff10]

/** Replaces Arabic-Indic, Persian and full-width digits in a text by the digits 0 to 9. */
export const toWesternDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹０-９]/g, digit => {
    const code = digit.charCodeAt(0)
    return String(code - (nonWesternZeros.findLast(zero => zero <= code) ?? code))
  })
