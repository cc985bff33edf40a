/** Limits of imported dictionaries. They bound the memory of an import and the time of a look-up. */
export const dictionaryLimits = {
  /** Maximum unpacked size of a file, in bytes. Larger files do not fit in the memory of a tab. */
  maxFileBytes: 1024 ** 3,
  /** Maximum unpacked sizes of a list of headwords or a text, and of a JSON file, in bytes. Parsed JSON needs much memory. */
  maxTextFileBytes: 256 * 1024 ** 2,
  maxJsonFileBytes: 64 * 1024 ** 2,
  /** Maximum number of files in an archive. */
  maxArchiveFiles: 5_000,
  /** Maximum number of entries, including synonyms. A dictionary with more entries is refused. */
  maxEntries: 3_000_000,
  /** Maximum total length of all definitions. A dictionary with longer definitions is refused. */
  maxTotalChars: 1024 ** 3,
  /** Maximum lengths of a dictionary name and of a headword. Names are cut. Entries with longer headwords are ignored. */
  maxNameChars: 200,
  maxHeadwordChars: 500,
  /** Maximum length of a stored definition. Longer definitions are cut. */
  maxDefinitionChars: 500_000,
  /** Maximum numbers of entries and characters with the same key. Entries above these limits are ignored. */
  maxEntriesPerKey: 200,
  maxCharsPerKey: 4_000_000,
  /** Maximum length of a definition that a look-up shows. */
  maxShownChars: 50_000,
} as const
