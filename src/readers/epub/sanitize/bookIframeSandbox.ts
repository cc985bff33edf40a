/**
 * Returns whether the sandbox of iframes with book content must allow scripts. WebKit calls event listeners in iframes
 * only if scripts are allowed. Without listeners, taps and keys have no effect
 * (https://bugs.webkit.org/show_bug.cgi?id=218086). Scripts of books still never run, because the sanitizer removes
 * them and `chapterContentSecurityPolicy` blocks them.
 */
export const areIframeScriptsNeeded = (userAgent: string): boolean => isWebKit(userAgent)

/** Whether the browser is WebKit, such as Safari and all browsers on iPhones. */
export const isWebKit = (userAgent: string): boolean =>
  /AppleWebKit\//.test(userAgent) && !/Chrom(e|ium)\//.test(userAgent)

/** Value of the attribute `sandbox` of iframes with book content. */
export const getBookIframeSandbox = (userAgent: string): string =>
  areIframeScriptsNeeded(userAgent) ? 'allow-same-origin allow-scripts' : 'allow-same-origin'
