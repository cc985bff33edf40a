export type PageScaleMode = 'screen' | 'width' | 'widthShrinkOnly' | 'height' | 'original'

export interface Size {
  readonly width: number
  readonly height: number
}

/** The reader assumes this size in pixels for a page of unknown size. Most comic pages have the aspect ratio 2:3. */
export const ASSUMED_COMIC_PAGE_SIZE: Size = { width: 1000, height: 1500 }

/**
 * Returns the sizes at which the pages of a spread are shown, in CSS pixels. Pages keep their natural size in the mode
 * `original`, and in the mode `widthShrinkOnly` if they fit into the width of the view. Otherwise, all pages of the
 * spread get the same height.
 * @param sizes natural sizes of the pages
 * @param view available size
 */
export function scalePagesToView(scale: PageScaleMode, sizes: readonly Size[], view: Size): Size[] {
  const knownSizes = sizes.map(size => (size.width > 0 && size.height > 0 ? size : ASSUMED_COMIC_PAGE_SIZE))
  const naturalWidth = sum(knownSizes.map(size => size.width))
  if (scale === 'original' || (scale === 'widthShrinkOnly' && naturalWidth <= view.width)) return knownSizes
  const totalAspectRatio = sum(knownSizes.map(size => size.width / size.height))
  const fittingWidth = view.width / totalAspectRatio
  const height =
    scale === 'height' ? view.height : scale === 'screen' ? Math.min(view.height, fittingWidth) : fittingWidth
  return knownSizes.map(size => ({ width: (height * size.width) / size.height, height }))
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
