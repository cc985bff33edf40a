const REFERENCE = /^(?:[a-z][a-z\d+.-]*:)?\/\/(?:[^/?#@]*@)?([^/?#@:[\]]*|\[[\da-f:.]+\])(?::\d*)?(?:[/?#].*)?$/i
const HOST = /^(?:(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)*[a-z](?:[a-z\d-]*[a-z\d])?\.?|\d{1,3}(?:\.\d{1,3}){3}|\[.+\])$/i
/** What an address may not hold; other scripts are allowed. */
const FORBIDDEN = /[\s"<>\\^`{|}\p{Cc}]|%(?![\da-f]{2})|#.*#/iu

/** The host of an address, as it is written; nothing where the text is no address or has no host that is a plain name. */
export function hostOf(address: string): string | undefined {
  if (FORBIDDEN.test(address)) return undefined
  const host = REFERENCE.exec(address)?.[1]
  return host && HOST.test(host) ? host : undefined
}
