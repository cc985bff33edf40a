const MAX_LOCAL_PART_CHARS = 64
const MAX_DOMAIN_CHARS = 255

const ATOM = String.raw`[\w!#$%&'*+/=?^\x60{|}~\u0080-\uffff-]+`
const QUOTED_TEXT = String.raw`"(?:[\w!#$%&'*.(),<>[\]:; @+/=?^\x60{|}~\u0080-\uffff-]|\\[\\"])+"`
const LOCAL_PART = new RegExp(`^(?:${ATOM}|${QUOTED_TEXT})(?:\\.(?:${ATOM}|${QUOTED_TEXT}))*$`)
const LABEL = String.raw`(?!-)[\w!#$%&'*+/=?^\x60{|}~\u0080-\uffff-]{1,63}(?<!-)`
const DOMAIN = new RegExp(String.raw`^(?:${LABEL}(?:\.${LABEL})*|\[\d{1,3}(?:\.\d{1,3}){3}\])$`)

/**
 * Returns whether the real server accepts a text as an email address: a local part, an `@`, and a domain that contains
 * a dot. Dots in the local part must stand between other characters. Spaces are allowed only between quotation marks.
 */
export function isEmailAddress(text: string): boolean {
  const atSignIndex = text.lastIndexOf('@')
  const localPart = text.slice(0, Math.max(atSignIndex, 0))
  const domain = text.slice(atSignIndex + 1)
  if (localPart.length > MAX_LOCAL_PART_CHARS || domain.length > MAX_DOMAIN_CHARS) return false
  return LOCAL_PART.test(localPart) && DOMAIN.test(domain) && hasDotAfterAtSign(text)
}

/** Returns whether a text has a dot after an `@`, with other characters before, between and after them. */
function hasDotAfterAtSign(text: string): boolean {
  const atSignIndex = text.indexOf('@', 1)
  return atSignIndex > 0 && text.lastIndexOf('.', text.length - 2) > atSignIndex + 1
}
