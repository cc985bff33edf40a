/** Matches absolute paths of Unix and Windows, and network paths of Windows. */
const absolutePathPattern = /^(\/|[A-Za-z]:[\\/]|\\\\)/

/**
 * Text of unknown language, such as a title. Its direction does not change the order of the surrounding text. An
 * absolute path is always shown from left to right.
 */
export const IsolatedText = ({ children: text }: { children: string }) => (
  <bdi dir={absolutePathPattern.test(text) ? 'ltr' : undefined}>{text}</bdi>
)
