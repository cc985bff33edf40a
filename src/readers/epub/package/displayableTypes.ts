import type { BookPackage, PackageFile } from './bookPackage'

const chapterTypePattern =
  /^\s*(application\/(xhtml\+xml|x-dtbook\+xml|html)|text\/(html|x-oeb1-document)|image\/(svg\+xml|jpeg|jpg|png|gif|webp|avif|bmp))\s*(;|$)/i
const imageTypePattern = /^\s*image\/(svg\+xml|jpeg|jpg|png|gif|webp|avif|bmp)\s*(;|$)/i

/** Whether the reader can show a spine item of a media type. Parameters of the type are ignored. */
export const isDisplayableChapterType = (mediaType: string): boolean => chapterTypePattern.test(mediaType)

/** Whether a media type names markup that may be a chapter, for example `text/xml` in old books. */
export const isMarkupType = (mediaType: string): boolean => /^\s*$|xml\b|^\s*text\//i.test(mediaType)

/** Returns the file that shows an image: the image itself, or its first fallback that browsers can decode. */
export function displayableImagePath(bookPackage: BookPackage | undefined, path: string): string {
  const chain = bookPackage?.fallbacks.get(path)
  return chain?.find(({ mediaType }) => imageTypePattern.test(mediaType))?.path ?? path
}

/**
 * Returns the file that shows a chapter: the first file of its fallback chain that the reader can show. Chapters with
 * scripts are replaced by a fallback without them, because scripts do not run.
 * @returns undefined when the chapter itself is the best choice
 */
export function fallbackOfChapter(
  chain: readonly PackageFile[] | undefined,
  hasScripts: boolean,
): PackageFile | undefined {
  const candidates = hasScripts ? chain?.slice(1) : chain
  const file = candidates?.find(({ mediaType }) => isDisplayableChapterType(mediaType))
  return file && file !== chain?.[0] ? file : undefined
}
