const KIB = 1024
const MIB = 1024 * KIB

/**
 * Limits for library files and uploads, which are untrusted. Byte limits apply to the bytes that are read or inflated.
 * A file above a limit becomes a book with an analysis error.
 */
export const archiveLimits = {
  /** Maximum size of the central directory of a zip file. */
  zipDirectoryBytes: 16 * MIB,
  zipEntryCount: 50_000,
  zipNameBytes: 4096,
  /** Maximum number of directory entries that the cache of zip files holds. */
  cachedEntryCount: 200_000,
  /** Largest compression ratio that deflate can reach. An entry that claims more is damaged or hostile. */
  deflateRatio: 1032,
  /** Number of bytes that are read from the start of an entry, to detect its media type and dimensions. */
  entryHeadBytes: 64 * KIB,
  /** Number of bytes that are searched for the dimensions of an image, if its first bytes do not contain them. */
  imageHeaderBytes: 4 * MIB,
  /** Maximum size of entries and posters that are sent from memory. Larger entries are streamed. */
  bufferedEntryBytes: 1 * MIB,
  /** Maximum size in bytes of a page or resource that the server sends. */
  streamedEntryBytes: 1024 * MIB,
  /** Largest encoded image that is decoded, in bytes. */
  imageBytes: 64 * MIB,
  /** Largest image in bytes that is used as a poster without conversion. Applies if the image library is not installed. */
  unchangedImageBytes: 8 * MIB,
  imagePixels: 100_000_000,
  svgBytes: 4 * MIB,
  svgPixels: 25_000_000,
  imageDecodeSeconds: 20,
  /** Maximum number of images that are decoded at the same time, in total and for each book. */
  imageDecodes: { total: 3, perGroup: 2 },
  comicInfoBytes: 1 * MIB,
  /** Maximum number of items in each metadata list of a file (authors, tags, links). */
  metadataListLength: 1_000,
  /** Maximum length of each metadata text of a file. */
  metadataTextLength: 20_000,
  seriesJsonBytes: 1 * MIB,
  fontBytes: 32 * MIB,
  /** Maximum size of an XML document of an EPUB: package document, table of contents or fixed-layout page. */
  epubDocumentBytes: 16 * MIB,
  epubChapterBytes: 64 * MIB,
  epubSpineItemCount: 20_000,
  epubPositionCount: 200_000,
  /** Maximum number of bytes that the analysis of an EPUB inflates. */
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
  /** Maximum size of all object streams of a PDF. Applies to the compressed and the inflated size. */
  pdfStreamTotalBytes: 128 * MIB,
  pdfPageCount: 20_000,
  pdfTreeDepth: 64,
  /** Maximum size of a PDF of one page, and of each of its streams. */
  pdfPageBytes: 64 * MIB,
  /** Maximum size of an archive that the server rewrites in order to delete pages. */
  rewrittenArchiveBytes: 1024 * MIB,
  /** Maximum duration in milliseconds of an operation in the archive worker. */
  workerTimeoutMs: 30_000,
  workerHeapMb: 512,
} as const
