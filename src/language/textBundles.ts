/**
 * Key prefixes of the texts in each bundle. A bundle contains texts that are loaded together. A route loads only the
 * bundles that it needs. Texts without a prefix in this list are in the bundle `shell`.
 */
export const textBundles = {
  start: [
    'error',
    'failure.claimServer',
    'failure.getClaim',
    'failure.getOAuth2Providers',
    'failure.setSessionCookie',
    'component',
    'rule.email',
    'rule.required',
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
    'enum.AgeRestrictionMode',
    'enum.AuthorRole',
    'enum.MediaProfile',
    'enum.MediaStatus',
    'enum.PosterType',
    'enum.ReadStatus',
    'enum.ReadingDirection',
    'enum.Role',
    'enum.SeriesStatus',
    'enum.ServerFeature',
    'enum.Theme',
    'failure.addBookThumbnail',
    'failure.addReadListThumbnail',
    'failure.addSeriesThumbnail',
    'failure.downloadBook',
    'failure.getBook',
    'failure.getBookManifest',
    'failure.getBookPage',
    'failure.getBookPageRaw',
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
  /** Most texts of the record tables, the administration pages and the account pages. */
  administration: [
    'access',
    'bulk.markPageHashes',
    'content',
    'dialog.addApiKey',
    'dialog.apiKeySecret',
    'dialog.chooseFileName',
    'dialog.chooseReadListMatch',
    'dialog.compareBooks',
    'dialog.deleteApiKeys',
    'dialog.deleteUsers',
    'dialog.editUser',
    'dialog.forceKoboSync',
    'dialog.importSettings',
    'dialog.pickReadList',
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
    'page.import',
    'page.importBooks',
    'page.importReadList',
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
    'resources.transientBooks',
    'resources.users',
    'table',
  ],
  dictionary: ['dictionary'],
  chapterLimit: ['chapterLimit'],
  readAloud: ['readAloud'],
} as const

/**
 * Bundles that are not available when the client starts. Code that loads such a bundle must first import
 * `virtual:texts/late`.
 */
export const lazyTextBundleNames = ['administration', 'dictionary', 'chapterLimit', 'readAloud'] as const

/**
 * Keys of text groups. The bundle `shell` always contains all texts of these groups. Other bundles can additionally
 * contain a part of such a group. For example, the part `enum.Theme` of the group `enum` is also in the bundles `start`
 * and `reader`.
 */
export const textKeysInSharedBundle: readonly string[] = ['enum', 'failure']

export type TextBundleName = keyof typeof textBundles | 'shell'
