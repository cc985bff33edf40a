import type { SpineItem } from '../epubPublication'
import type { EpubManifestFile, EpubPackageData } from './epubPackageData'

const chapterTypePattern =
  /^\s*(application\/(xhtml\+xml|x-dtbook\+xml|html)|text\/(html|x-oeb1-document)|image\/(svg\+xml|jpeg|jpg|png|gif|webp|avif|bmp))\s*(;|$)/i
const imageTypePattern = /^\s*image\/(svg\+xml|jpeg|jpg|png|gif|webp|avif|bmp)\s*(;|$)/i

/** Whether the reader can show chapters of a media type. */
export const isDisplayableChapterMediaType = (mediaType: string): boolean => chapterTypePattern.test(mediaType)

/**
 * Whether the reader can show a chapter or its fallback file. True for unknown media types that are markup, because the
 * reader tries to show them.
 */
export const isDisplayableChapter = ({ type, fallback }: Pick<SpineItem, 'type' | 'fallback'>): boolean =>
  fallback !== undefined || isDisplayableChapterMediaType(type) || isMarkupMediaType(type)

/** Whether a media type is markup. Old books use types such as `text/xml`. */
const isMarkupMediaType = (mediaType: string): boolean => /^\s*$|xml\b|^\s*text\//i.test(mediaType)

/** Whether a media type is an image format that the reader cannot show. Books declare fallbacks for such images. */
export const isUnsupportedImageMediaType = (mediaType: string): boolean =>
  /^\s*image\//i.test(mediaType) && !imageTypePattern.test(mediaType)

/**
 * Follows the fallback chain of an image and returns the path of the first image that browsers can display. Returns
 * `path` if browsers can display no image of the chain.
 */
export function findDisplayableImagePath(bookPackage: EpubPackageData | undefined, path: string): string {
  const chain = bookPackage?.fallbacks.get(path)
  return chain?.find(({ mediaType }) => imageTypePattern.test(mediaType))?.path ?? path
}

/**
 * Returns the fallback file that the reader shows instead of a chapter. The reader uses a fallback file if the chapter
 * contains scripts or has an unknown media type. The result is the first fallback file that the reader can show.
 * @returns undefined if no fallback file is necessary, or if the reader can show no fallback file
 */
export function findDisplayableChapterFallback(
  chain: readonly EpubManifestFile[] | undefined,
  hasScripts: boolean,
): EpubManifestFile | undefined {
  const candidates = hasScripts ? chain?.slice(1) : chain
  const file = candidates?.find(({ mediaType }) => isDisplayableChapterMediaType(mediaType))
  return file && file !== chain?.[0] ? file : undefined
}
