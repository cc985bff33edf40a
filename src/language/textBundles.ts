/**
 * Key prefixes of the texts in each bundle. The texts of a language are split into bundles, and a route loads only the bundles that it
 * needs. Bundles may overlap. The bundle `shell` contains all remaining keys and those of {@link sharedTextKeys}.
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
    'failure.downloadBook',
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
  /** Key prefixes of the table components, and of each administration and account page. */
  administration: [
    'access',
    'bulk.markPageHashes',
    'content',
    'dialog.addApiKey',
    'dialog.apiKeySecret',
    'dialog.deleteApiKeys',
    'dialog.deleteUsers',
    'dialog.editUser',
    'dialog.forceKoboSync',
    'dialog.importSettings',
    'dialog.regeneratePosters',
    'dialog.resetSettings',
    'dialog.serverShutdown',
    'dialog.shortcutHelp',
    'dialog.userPassword',
    'page.addUser',
    'page.analysis',
    'page.announcements',
    'page.apiKeys',
    'page.authenticationActivity',
    'page.duplicateFiles',
    'page.duplicatePages',
    'page.history',
    'page.interface',
    'page.metrics',
    'page.preferences',
    'page.server',
    'page.updates',
    'page.users',
    'resources.apiKeys',
    'resources.authenticationActivity',
    'resources.bookAnalysis',
    'resources.clientSettings',
    'resources.duplicateFiles',
    'resources.history',
    'resources.metrics',
    'resources.pageHashes',
    'resources.serverSettings',
    'resources.users',
    'table',
  ],
  dictionary: ['dictionary'],
  chapterLimit: ['chapterLimit'],
  readAloud: ['readAloud'],
} as const

/** Bundles whose loaders are not in the entry chunk. Code that loads these bundles must import `virtual:texts/late` first. */
export const lazyTextBundles = ['administration', 'dictionary', 'chapterLimit', 'readAloud'] as const

/** Top-level keys whose texts the bundle `shell` contains even if other bundles contain them too. */
export const sharedTextKeys: readonly string[] = ['enum', 'failure']

/** Name of a bundle of texts. */
export type TextBundleName = keyof typeof textBundles | 'shell'
