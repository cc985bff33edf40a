const URL_WITH_HOST = /^(?:[a-z][a-z\d+.-]*:)?\/\/(?:[^/?#@]*@)?([^/?#@:[\]]*|\[[\da-f:.]+\])(?::\d*)?(?:[/?#].*)?$/i
const HOST_NAME =
  /^(?:(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)*[a-z](?:[a-z\d-]*[a-z\d])?\.?|\d{1,3}(?:\.\d{1,3}){3}|\[.+\])$/i
const FORBIDDEN_URL_CHARACTERS = /[\s"<>\\^`{|}\p{Cc}]|%(?![\da-f]{2})|#.*#/iu
const BRACKET_IN_URL_PATH = /^(?:[^/?#:]*:)?(?:\/\/[^/?#]*\/|\/(?!\/))[^?#]*[[\]]/

/**
 * Returns whether a URL contains a character that Java does not accept in a URL. Examples are an unencoded space, a
 * `%` without two hexadecimal digits, a second `#`, and a square bracket in the path.
 */
export const hasForbiddenUrlCharacter = (url: string): boolean =>
  FORBIDDEN_URL_CHARACTERS.test(url) || BRACKET_IN_URL_PATH.test(url)

/** Returns the host of a URL. Returns undefined for an invalid URL or host name. */
export function parseUrlHost(address: string): string | undefined {
  if (hasForbiddenUrlCharacter(address)) return undefined
  const host = URL_WITH_HOST.exec(address)?.[1]
  return host && HOST_NAME.test(host) ? host : undefined
}
