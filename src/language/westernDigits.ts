/** The zeros of keyboards that write digits of their own: Arabic, Persian, and the wide ones of East Asia. */
const zeros = [0x0660, 0x06f0, 0xff10]

/** A text in which every digit is one of 0 to 9, whatever keyboard wrote it. */
export const toWesternDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹０-９]/g, digit => {
    const code = digit.charCodeAt(0)
    return String(code - (zeros.findLast(zero => zero <= code) ?? code))
  })
