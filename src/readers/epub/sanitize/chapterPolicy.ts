/**
 * The policy of the frame of a chapter: it loads nothing but what the reader hands over as `blob:` addresses and what the
 * chapter itself contains. No address of the server is among them, so no request can change anything there.
 */
export const chapterPolicy = [
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
