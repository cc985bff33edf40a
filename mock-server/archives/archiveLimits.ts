const KIB = 1024
const MIB = 1024 * KIB

/**
 * Limits for library files and uploads, which are untrusted. For a limit in bytes, the server counts the bytes that it
 * reads or decompresses. It does not trust the sizes that a file states. If a file exceeds a limit, the server rejects
 * the file or leaves out a part of it.
 */
export const archiveLimits = {
  /**
   * Maximum size in bytes of the central directory of a zip file. A zip file with a larger central directory is
   * rejected.
   */
  zipDirectoryBytes: 16 * MIB,
  zipEntryCount: 50_000,
  zipNameBytes: 4096,
  /** Maximum total number of zip entries in the cache of central directories. */
  cachedEntryCount: 200_000,
  /**
   * Highest compression ratio of the deflate algorithm. A zip entry that claims a higher ratio is damaged or hostile.
   */
  deflateRatio: 1032,
  /** The server reads this number of bytes at the start of a zip entry to detect the media type and the image size. */
  entryHeadBytes: 64 * KIB,
  /** Maximum number of bytes that the server reads from an image file to find the width and height. */
  imageHeaderBytes: 4 * MIB,
  /**
   * Maximum size in bytes of an archive entry or poster file that the server loads into memory and sends unchanged. A
   * larger archive entry is streamed. A larger poster file is scaled down.
   */
  bufferedEntryBytes: 1 * MIB,
  /** Maximum size in bytes of a page or resource that the server sends. */
  streamedEntryBytes: 1024 * MIB,
  /** Maximum size in bytes of an image file that the server decodes. */
  imageBytes: 64 * MIB,
  /**
   * Maximum size in bytes of a bitmap image if the image library `sharp` is not installed. Without `sharp`, the server
   * sends the image without decoding it.
   */
  unchangedImageBytes: 8 * MIB,
  imagePixels: 100_000_000,
  svgBytes: 4 * MIB,
  svgPixels: 25_000_000,
  imageDecodeSeconds: 20,
  /**
   * Maximum number of images that the server decodes at the same time. `total` is the limit for all images together.
   * `perGroup` is the limit for a group of related images, such as the pages of a book.
   */
  imageDecodes: { total: 3, perGroup: 2 },
  comicInfoBytes: 1 * MIB,
  /** Maximum number of items in each metadata list of a file, such as authors or tags. */
  metadataListLength: 1_000,
  /** Maximum number of characters of a text in the metadata, for example of the summary. */
  metadataTextLength: 20_000,
  /**
   * Limits for the analysis comment of a book. An analysis comment lists the unreadable or missing files in the archive
   * of the book. `commentNameCount` is the maximum number of file names. `commentLength` is the maximum number of
   * characters.
   */
  commentNameCount: 100,
  commentLength: 2_000,
  /**
   * Maximum number of collections that the server reads from the metadata of a file. The maximum number of read lists
   * is the same.
   */
  memberListNames: 100,
  /** Maximum number of image files next to a book that the server uses as posters of the book. */
  artworkFileCount: 100,
  seriesJsonBytes: 1 * MIB,
  fontBytes: 32 * MIB,
  /**
   * Maximum size in bytes of an XML document in an EPUB, such as package document, table of contents or fixed-layout
   * page.
   */
  epubDocumentBytes: 16 * MIB,
  epubChapterBytes: 64 * MIB,
  epubSpineItemCount: 20_000,
  epubPositionCount: 200_000,
  /**
   * Maximum number of items in a cache of EPUBs. The items are the resources, positions and navigation entries of all
   * EPUBs in the cache.
   */
  cachedEpubItemCount: 600_000,
  /** Maximum total decompressed size in bytes of the spine items of an EPUB. */
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
   * Maximum total size in bytes of the object streams of a PDF. The limit applies to the sum of the compressed and
   * decompressed sizes.
   */
  pdfStreamTotalBytes: 128 * MIB,
  pdfPageCount: 20_000,
  pdfTreeDepth: 64,
  /**
   * Maximum size in bytes of the PDF that the server creates on request from a single page of a book. A single stream
   * in this PDF has the same maximum size.
   */
  pdfPageBytes: 64 * MIB,
  /**
   * Maximum total decompressed size in bytes of the entries that remain when the server deletes pages from an archive.
   */
  rewrittenArchiveBytes: 1024 * MIB,
  /** Maximum duration in milliseconds of an operation in the archive worker. */
  workerTimeoutMs: 30_000,
  workerHeapMb: 512,
} as const
