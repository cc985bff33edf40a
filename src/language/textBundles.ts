/**
 * The parts in which the texts of a language travel, each the keys that it holds: what a route does not say it does not load.
 * What no part names belongs to the
 * shell, and so does what everybody shares. Parts may overlap.
 */
export const textBundles = {
  start: [
    'error',
    'failure.claimServer',
    'failure.getClaim',
    'failure.getOAuth2Providers',
    'component',
    'rule',
    'enum.Theme',
    'enum.PasswordStrength',
    'page.startup',
    'page.login',
    'page.broken',
    'page.notFound',
  ],
  reader: [
    'reader',
    'shortcut',
    'enum',
    'failure.addBookThumbnail',
    'failure.addReadListThumbnail',
    'failure.addSeriesThumbnail',
    'failure.getBook',
    'failure.getBookManifest',
    'failure.getBookPage',
    'failure.getBookPages',
    'failure.getBookPositions',
    'failure.getBookProgression',
    'failure.getBookResource',
    'failure.getNextBook',
    'failure.getNextBookInReadList',
    'failure.getPreviousBook',
    'failure.getPreviousBookInReadList',
    'failure.getSeries',
    'failure.updateBookProgression',
    'failure.updateBookReadProgress',
  ],
  dictionary: ['dictionary'],
  chapterLimit: ['chapterLimit'],
} as const

/** Parts that the first file does not know of: who says them imports `virtual:texts/late` before loading them. */
export const lateTextKeys = ['dictionary', 'chapterLimit'] as const

/** What the shell says although a part names it. */
export const sharedTextKeys: readonly string[] = ['enum', 'failure']

export type TextBundle = keyof typeof textBundles | 'shell'
