const KIB = 1024
const MIB = 1024 * KIB

/**
 * Limits for library files and uploads, which are untrusted. Limits in bytes apply to the bytes that are actually read
 * or decompressed, not to the sizes that a file states. A book file above a limit gets an analysis error.
 */
export const archiveLimits = {
  /** Maximum size in bytes of the central directory of a zip file. A zip file with a larger directory is rejected. */
  zipDirectoryBytes: 16 * MIB,
  zipEntryCount: 50_000,
  zipNameBytes: 4096,
  /** Maximum number of zip entries in all cached central directories together. */
  cachedEntryCount: 200_000,
  /**
   * Highest compression ratio of the deflate algorithm. A zip entry that claims a higher ratio is damaged or hostile.
   */
  deflateRatio: 1032,
  /** Number of bytes that are read from the start of a zip entry, to detect media type and image size. */
  entryHeadBytes: 64 * KIB,
  /** Maximum number of bytes that the server reads from an image file to find the width and height. */
  imageHeaderBytes: 4 * MIB,
  /** Maximum size in bytes of an archive entry or poster that is sent from memory. Larger entries are streamed. */
  bufferedEntryBytes: 1 * MIB,
  /** Maximum size in bytes of a page or resource that the server sends. */
  streamedEntryBytes: 1024 * MIB,
  /** Maximum size in bytes of an encoded image that the server decodes. */
  imageBytes: 64 * MIB,
  /**
   * Maximum size in bytes of a bitmap image that is sent unchanged. Images are unchanged if `sharp` is not installed.
   */
  unchangedImageBytes: 8 * MIB,
  imagePixels: 100_000_000,
  svgBytes: 4 * MIB,
  svgPixels: 25_000_000,
  imageDecodeSeconds: 20,
  /** Maximum number of images that are decoded at the same time: in total, and per book. */
  imageDecodes: { total: 3, perGroup: 2 },
  comicInfoBytes: 1 * MIB,
  /** Maximum number of items in each metadata list of a file, such as authors or tags. */
  metadataListLength: 1_000,
  /** Maximum number of characters in each metadata text of a file. */
  metadataTextLength: 20_000,
  /**
   * Limits of the analysis comment of a book: number of file names and number of characters. The comment names the
   * unreadable files in the archive.
   */
  commentNameCount: 100,
  commentLength: 2_000,
  /** Maximum number of collections or read lists in the metadata of a file. */
  memberListNames: 100,
  /** Maximum number of image files next to a book or series. The server uses these files as posters. */
  artworkFileCount: 100,
  seriesJsonBytes: 1 * MIB,
  fontBytes: 32 * MIB,
  /** Maximum size in bytes of an XML document in an EPUB: package document, table of contents or fixed-layout page. */
  epubDocumentBytes: 16 * MIB,
  epubChapterBytes: 64 * MIB,
  epubSpineItemCount: 20_000,
  epubPositionCount: 200_000,
  /** Maximum number of resources, positions and navigation entries of all EPUBs in a cache together. */
  cachedEpubItemCount: 600_000,
  /** Maximum number of bytes that the analysis of an EPUB decompresses. */
  epubTotalBytes: 512 * MIB,
  xmlNodeCount: 200_000,
  xmlAttributeCount: 400_000,
  xmlDepth: 256,
  pdfBytes: 4096 * MIB,
  pdfObjectBytes: 1 * MIB,
  pdfObjectCount: 300_000,
  pdfObjectTotalBytes: 64 * MIB,
  pdfPackedStreamBytes: 4 * MIB,
  pdfInflatedStreamBytes: 16 * MIB,
  /**
   * Maximum total size in bytes of the object streams of a PDF. The limit applies to the compressed size and to the
   * decompressed size.
   */
  pdfStreamTotalBytes: 128 * MIB,
  pdfPageCount: 20_000,
  pdfTreeDepth: 64,
  /**
   * Maximum size in bytes of a PDF that the server creates from a single page. Also the maximum size of each stream in
   * the PDF.
   */
  pdfPageBytes: 64 * MIB,
  /** Maximum size in bytes of an archive from which the server deletes pages. */
  rewrittenArchiveBytes: 1024 * MIB,
  /** Maximum duration in milliseconds of an operation in the archive worker. */
  workerTimeoutMs: 30_000,
  workerHeapMb: 512,
} as const
