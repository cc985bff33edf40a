/**
 * Content security policy of chapter iframes. Allows only `blob:` and `data:` URLs, so that a chapter cannot send
 * requests to the server.
 */
export const chapterContentSecurityPolicy = [
  "default-src 'none'",
  'img-src blob: data:',
  "style-src blob: 'unsafe-inline'",
  'font-src blob: data:',
  'media-src blob: data:',
  "script-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "object-src 'none'",
  "frame-src 'none'",
].join('; ')
