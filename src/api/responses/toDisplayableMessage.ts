/**
 * Returns the first 1,000 characters of a server message. Returns undefined for empty texts and for technical texts,
 * such as SQL.
 */
export function toDisplayableMessage(message: unknown): string | undefined {
  if (typeof message !== 'string') return undefined
  const text = message.slice(0, 1_000).trim()
  return text === '' || technicalMessagePatterns.some(pattern => pattern.test(text)) ? undefined : text
}

const technicalMessagePatterns = [
  /^\d{3} [A-Z_]+$/,
  /^No message available$/,
  /^JSON parse error/,
  /\b(java|javax|jakarta|kotlin|org|com)\.[a-z]\w*[.(]/,
  /\bSQL(ITE)?\b|SQLITE_/,
  /\w(Exception|Error)\b:/,
]
