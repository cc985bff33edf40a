/**
 * Returns whether the sandbox of iframes with book content must allow scripts. If scripts are not allowed, WebKit calls
 * no event listeners in iframes, so taps and keys have no effect (https://bugs.webkit.org/show_bug.cgi?id=218086).
 * Scripts of books never run, because the sanitizer removes scripts and `chapterContentSecurityPolicy` blocks scripts.
 */
export const areIframeScriptsNeeded = (userAgent: string): boolean => isWebKit(userAgent)

/** Whether the browser is WebKit, such as Safari and all browsers on iPhones. */
export const isWebKit = (userAgent: string): boolean =>
  /AppleWebKit\//.test(userAgent) && !/Chrom(e|ium)\//.test(userAgent)

/** Value of the attribute `sandbox` of iframes with book content. */
export const getBookIframeSandbox = (userAgent: string): string =>
  areIframeScriptsNeeded(userAgent) ? 'allow-same-origin allow-scripts' : 'allow-same-origin'
