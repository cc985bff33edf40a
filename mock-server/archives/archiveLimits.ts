const KIB = 1024
const MIB = 1024 * KIB

/**
 * Limits for library files and uploads, which are untrusted. Byte limits count bytes read or inflated, not sizes that a
 * header claims. A file that exceeds a limit becomes a book with an analysis error.
 */
export const archiveLimits = {
  /** Maximum size of the central directory of a zip file. */
  zipDirectoryBytes: 16 * MIB,
  zipEntryCount: 50_000,
  zipNameBytes: 4096,
  /** Maximum number of directory entries in memory, of all cached zip files together. */
  cachedEntryCount: 200_000,
  /** Largest compression ratio of deflate. A larger claimed size is false. */
  deflateRatio: 1032,
  /** Size of the part at the start of an entry from which media type and dimensions are detected. */
  entryHeadBytes: 64 * KIB,
  /** Size of the part of an image that is searched for its dimensions if its start does not contain them. */
  imageHeaderBytes: 4 * MIB,
  /**
   * Entries and posters up to this size are sent from memory, because each slow client may hold one. Larger entries are
   * streamed.
   */
  bufferedEntryBytes: 1 * MIB,
  /** Largest page or resource that is served. */
  streamedEntryBytes: 1024 * MIB,
  /** Largest encoded image that is decoded. */
  imageBytes: 64 * MIB,
  /** Largest image that serves as its own poster where the image library is not installed. */
  unchangedImageBytes: 8 * MIB,
  imagePixels: 100_000_000,
  svgBytes: 4 * MIB,
  svgPixels: 25_000_000,
  imageDecodeSeconds: 20,
  /** Maximum number of images that are decoded at the same time: in total, and of one book. */
  imageDecodes: { total: 3, perGroup: 2 },
  comicInfoBytes: 1 * MIB,
  /** Maximum number of items in each metadata list of a file (authors, tags, links). */
  metadataListLength: 1_000,
  /** Maximum length of each metadata text of a file. */
  metadataTextLength: 20_000,
  seriesJsonBytes: 1 * MIB,
  fontBytes: 32 * MIB,
  /** Maximum size of a package document, navigation document, NCX, or page of a fixed-layout book. */
  epubDocumentBytes: 16 * MIB,
  epubChapterBytes: 64 * MIB,
  epubSpineItemCount: 20_000,
  epubPositionCount: 200_000,
  /** Maximum number of bytes that are inflated during one analysis of an EPUB. */
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
  /** Maximum number of compressed and of inflated bytes in all object streams of a PDF. */
  pdfStreamTotalBytes: 128 * MIB,
  pdfPageCount: 20_000,
  pdfTreeDepth: 64,
  /** Maximum size of a PDF of one page, and of each of its streams. */
  pdfPageBytes: 64 * MIB,
  /** Largest archive that is rewritten without some of its pages. */
  rewrittenArchiveBytes: 1024 * MIB,
  /** Maximum time for one operation of the archive worker. */
  workerTimeoutMs: 30_000,
  workerHeapMb: 512,
} as const
