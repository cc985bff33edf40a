/** Limits of imported dictionaries. They limit the memory that an import needs, and the duration of a look-up. */
export const dictionaryLimits = {
  /**
   * Maximum size of a selected file, and maximum unpacked size of a file with StarDict definitions, in bytes. A larger
   * file would not fit into the memory of a tab.
   */
  maxFileBytes: 1024 ** 3,
  /** Maximum unpacked size of a text file or of a file with headwords, in bytes. */
  maxTextFileBytes: 256 * 1024 ** 2,
  /** Maximum unpacked size of a JSON file, in bytes. This limit is low, because parsed JSON needs much memory. */
  maxJsonFileBytes: 64 * 1024 ** 2,
  /** Maximum number of files in an archive. */
  maxArchiveFiles: 5_000,
  /** Maximum number of entries, including synonyms. A dictionary with more entries is not imported. */
  maxEntries: 3_000_000,
  /**
   * Maximum total length of all stored entries, in characters. A dictionary that exceeds this length is not imported.
   */
  maxTotalChars: 1024 ** 3,
  /** Maximum length of a dictionary name, in characters. Longer names are cut. */
  maxNameChars: 200,
  /** Maximum length of a headword, in characters. Entries with longer headwords are ignored. */
  maxHeadwordChars: 500,
  /** Maximum length of a stored definition, in characters. Longer definitions are cut. */
  maxDefinitionChars: 500_000,
  /**
   * Maximum number of entries of a dictionary that have the same key. The key of an entry is its normalized headword
   * (see `normalizeHeadword`): differences in case and accents do not matter. Further entries are ignored.
   */
  maxEntriesPerKey: 200,
  /**
   * Maximum total length of all entries of a dictionary that have the same key (see `maxEntriesPerKey`), in characters.
   * Further entries are ignored.
   */
  maxCharsPerKey: 4_000_000,
  /** Maximum length of the definition text that the popover shows, in characters. */
  maxShownChars: 50_000,
} as const
