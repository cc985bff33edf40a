/**
 * Bundles into which the texts of a language are split, with the key prefixes of each. A route loads only the bundles that it needs. Keys that
 * no bundle lists belong to the bundle `shell`, and so do those of {@link sharedTextKeys}. Bundles may overlap.
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
    'page.error',
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
  /** The table kit and the pages of administration and account: each page adds its key prefixes. */
  administration: [
    'table',
    'page.authenticationActivity',
    'resources.authenticationActivity',
    'access',
    'page.apiKeys',
    'page.preferences',
    'resources.apiKeys',
    'dialog.addApiKey',
    'dialog.apiKeySecret',
    'dialog.deleteApiKeys',
    'dialog.forceKoboSync',
    'dialog.importSettings',
    'dialog.resetSettings',
  ],
  dictionary: ['dictionary'],
  chapterLimit: ['chapterLimit'],
} as const

/** Bundles without a loader in the entry chunk. Code that loads them imports `virtual:texts/late` first. */
export const lazyTextBundles = ['administration', 'dictionary', 'chapterLimit'] as const

/** Top-level keys that the bundle `shell` contains in addition to other bundles. */
export const sharedTextKeys: readonly string[] = ['enum', 'failure']

/** Name of a bundle of texts. */
export type TextBundleName = keyof typeof textBundles | 'shell'
