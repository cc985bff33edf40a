import { preferenceDefinitions } from '../../preferences/preferenceStore'
import { createOfflineCacheNames } from '../offline/createOfflineCacheNames'
import { clientBasePath } from '../toAbsoluteServerUrl'

export type BrowserStorageKind = 'localStorage' | 'sessionStorage' | 'caches' | 'indexedDB'

/** Entry of {@link storedDataKinds}: a kind of data that the client stores in the browser. */
export interface StoredDataKind {
  readonly storageKind: BrowserStorageKind
  /**
   * Matches the storage keys, cache names or database names for this kind of data. The group `user` captures the user
   * id.
   */
  readonly key: RegExp
  /** Owner of the data. `device`: all users of the browser. `person`: a single user. */
  readonly owner: 'device' | 'person'
  readonly contents: string
  /**
   * When the data is deleted:
   * - `never`
   * - `signOut`: at each sign-out
   * - `notDownloaded`: at each sign-out, except the records of downloaded books. "Sign out and remove downloads" also
   *   deletes these records
   * - `sent`: at a sign-out if the data has been sent to the server. "Sign out and remove downloads" also deletes
   *   unsent data
   * - `removal`: only with "Sign out and remove downloads"
   */
  readonly removed: 'never' | 'signOut' | 'notDownloaded' | 'sent' | 'removal'
}

const localStorageEntry = (key: string, rest: Omit<StoredDataKind, 'storageKind' | 'key'>): StoredDataKind => ({
  storageKind: 'localStorage',
  key: new RegExp(`^longbox\\.(?:${key})$`),
  ...rest,
})
const sessionStorageEntry = (
  key: RegExp,
  contents: string,
  removed: StoredDataKind['removed'] = 'signOut',
): StoredDataKind => ({
  storageKind: 'sessionStorage',
  key,
  owner: removed === 'never' ? 'device' : 'person',
  contents,
  removed,
})
const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const userIdPattern = '(?<user>[^. ]+)'
const cacheNamesOfClient = createOfflineCacheNames(clientBasePath)

/**
 * Names of the preferences that contain personal data, for example the last searched library. Each sign-out deletes
 * these preferences.
 */
const personalPreferences = ['import.path', 'search.library']
const otherPreferences = Object.keys(preferenceDefinitions).filter(name => !personalPreferences.includes(name))

/** All kinds of data that the client stores in a browser. Each new storage key needs an entry in this list. */
export const storedDataKinds: readonly StoredDataKind[] = [
  localStorageEntry(otherPreferences.map(escapeRegExp).join('|'), {
    owner: 'device',
    contents: 'theme, language, settings of lists and readers',
    removed: 'never',
  }),
  localStorageEntry(personalPreferences.map(escapeRegExp).join('|'), {
    owner: 'person',
    contents: 'folder last imported from, library last searched',
    removed: 'signOut',
  }),
  localStorageEntry('epub\\.pace', {
    owner: 'device',
    contents: 'reading speed, of earlier versions',
    removed: 'never',
  }),
  localStorageEntry('posters', { owner: 'device', contents: 'ids of replaced posters, for an hour', removed: 'never' }),
  localStorageEntry('fileDeletions\\..+', {
    owner: 'device',
    contents: 'ids of books and series whose files were deleted, for at least twelve hours',
    removed: 'never',
  }),
  localStorageEntry('leaving(?: (?:/.*)?)?', {
    owner: 'device',
    contents: 'sign-out the server has yet to receive, user id; the key contains the base path',
    removed: 'never',
  }),
  localStorageEntry('unsent', {
    owner: 'device',
    contents: 'index of the rows below: user and book ids',
    removed: 'never',
  }),
  localStorageEntry(`unsent\\.${userIdPattern}\\..+`, {
    owner: 'person',
    contents: 'unsent reading progress',
    removed: 'removal',
  }),
  localStorageEntry(`(?:unsynced|untold)\\.${userIdPattern}`, {
    owner: 'person',
    contents: 'index of unsent reader data: book ids',
    removed: 'removal',
  }),
  localStorageEntry(`(?:synced|kept)\\.${userIdPattern}\\.(?<path>.+)`, {
    owner: 'person',
    contents: 'bookmarks, highlights with quotes, page pairings, panels, reader profiles',
    removed: 'sent',
  }),
  localStorageEntry(`filters\\.${userIdPattern}\\.(?<list>[^.]+)(?:\\.time|\\.unsent)?`, {
    owner: 'person',
    contents: 'saved filters and their unsent changes',
    removed: 'sent',
  }),
  localStorageEntry(`libraries\\.${userIdPattern}(?:\\.unsent)?`, {
    owner: 'person',
    contents: 'order of libraries by id',
    removed: 'removal',
  }),
  localStorageEntry(`recommended\\.${userIdPattern}\\.(?<library>[^.]+)(?:\\.unsent)?`, {
    owner: 'person',
    contents: 'order and visibility of the rows of Home and of a library',
    removed: 'removal',
  }),
  localStorageEntry(`blurUnread\\.${userIdPattern}(?:\\.unsent)?`, {
    owner: 'person',
    contents: 'whether the account blurs covers of unread books',
    removed: 'signOut',
  }),
  localStorageEntry(`offline\\.${userIdPattern}`, {
    owner: 'person',
    contents: 'list of downloads with titles',
    removed: 'removal',
  }),
  localStorageEntry(`webtoonPoints\\.${userIdPattern}`, {
    owner: 'person',
    contents: 'points at which the user stopped reading webtoons, by book id',
    removed: 'signOut',
  }),
  localStorageEntry(`epubProgressions\\.${userIdPattern}`, {
    owner: 'person',
    contents: 'progress in EPUBs without position list, by book id',
    removed: 'removal',
  }),
  localStorageEntry(`recentSearches\\.${userIdPattern} (?:/.*)?`, {
    owner: 'person',
    contents: 'last submitted search texts; the key contains the base path',
    removed: 'signOut',
  }),
  localStorageEntry('list\\..+', {
    owner: 'person',
    contents: 'view, filters and columns of lists last seen, and the id of their user',
    removed: 'signOut',
  }),
  sessionStorageEntry(/^longbox\.place$/, 'position in an open book'),
  sessionStorageEntry(/^longbox\.writtenPosition$/, 'reading position that this tab has written last'),
  sessionStorageEntry(/^longbox\.scrolls$/, 'scroll offsets of visited pages'),
  sessionStorageEntry(/^longbox\.wayBack$/, 'path to return to after a sign-in'),
  sessionStorageEntry(/^tsr-scroll-restoration.*$/, 'scroll offsets of visited pages, by the router'),
  sessionStorageEntry(/^longbox\.renewedAt$/, 'time of the last automatic reload', 'never'),
  {
    storageKind: 'caches',
    key: new RegExp(`^${escapeRegExp(cacheNamesOfClient.shellPrefix)}.+$`),
    owner: 'device',
    contents: 'files of the client',
    removed: 'never',
  },
  {
    storageKind: 'caches',
    key: new RegExp(`^${escapeRegExp(cacheNamesOfClient.userData)}$`),
    owner: 'person',
    contents: 'account (e-mail, roles) and libraries, for reading without a server',
    removed: 'signOut',
  },
  {
    storageKind: 'caches',
    key: new RegExp(`^${escapeRegExp(cacheNamesOfClient.bookPrefix('').trimEnd())} (?<user>\\S+) (?<book>\\S+)$`),
    owner: 'person',
    contents: 'a download: pages, metadata and progress of a book',
    removed: 'removal',
  },
  {
    storageKind: 'caches',
    key: new RegExp(`^${escapeRegExp(cacheNamesOfClient.bookUpdate('', '').trimEnd())} (?<user>\\S+) (?<book>\\S+)$`),
    owner: 'person',
    contents: 'new file of a download, until it is complete',
    removed: 'removal',
  },
  {
    storageKind: 'indexedDB',
    key: new RegExp(`^longbox\\.(?<kind>bookImport|readListImport)\\.${userIdPattern}$`),
    owner: 'person',
    contents: 'imports of books and read lists: names of files, choices and results',
    removed: 'removal',
  },
  {
    storageKind: 'localStorage',
    key: new RegExp(`^longbox\\.(?:bookImport|readListImport)\\.${userIdPattern}\\.unsaved$`),
    owner: 'person',
    contents: 'choices of an import that the page could not store before it closed',
    removed: 'removal',
  },
  { storageKind: 'indexedDB', key: /^longbox\.fonts$/, owner: 'device', contents: 'imported fonts', removed: 'never' },
  {
    storageKind: 'indexedDB',
    key: /^longbox\.dictionaries$/,
    owner: 'device',
    contents: 'imported dictionaries',
    removed: 'never',
  },
  {
    storageKind: 'indexedDB',
    key: new RegExp(`^longbox\\.packages\\.${userIdPattern}$`),
    owner: 'person',
    contents: 'layout and font keys of opened EPUBs, outlines and links of opened PDFs',
    removed: 'notDownloaded',
  },
]

/** Returns the entry of {@link storedDataKinds} for a stored key. Returns undefined for unknown keys. */
export const findStoredDataKind = (storageKind: BrowserStorageKind, key: string): StoredDataKind | undefined =>
  storedDataKinds.find(row => row.storageKind === storageKind && row.key.test(key))
