import type { Media } from '../../generated/model.schemas'

const formatLabels: Record<string, string> = {
  'application/zip': 'CBZ',
  'application/x-rar-compressed': 'CBR',
  'application/x-rar-compressed; version=4': 'CBR',
  'application/x-rar-compressed; version=5': 'CBR (RAR 5)',
  'application/pdf': 'PDF',
}

/** Returns the common name of a file format, such as CBZ. Returns the media type of an unknown format. */
export function getFileFormatLabel({ mediaType, epubIsKepub }: Pick<Media, 'mediaType' | 'epubIsKepub'>): string {
  if (mediaType === 'application/epub+zip') return epubIsKepub ? 'KEPUB' : 'EPUB'
  return formatLabels[mediaType] ?? mediaType
}
