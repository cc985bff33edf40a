import type { EpubPublication } from '../../epubPublication'

/** Whether any chapter of a book has a media overlay. */
export const hasMediaOverlay = ({ chapters }: EpubPublication): boolean =>
  chapters.some(chapter => chapter.package?.overlay !== undefined)
