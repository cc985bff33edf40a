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
 * @param isDouble whether the layout shows two pages side by side. In the modes that fit the width, a page without a
 *   partner then gets half of the width, so that it is as large as the paired pages. A wide page gets the whole width.
 */
export function scalePagesToView(scale: PageScaleMode, sizes: readonly Size[], view: Size, isDouble?: boolean): Size[] {
  const knownSizes = sizes.map(size => (size.width > 0 && size.height > 0 ? size : ASSUMED_COMIC_PAGE_SIZE))
  const naturalWidth = sum(knownSizes.map(size => size.width))
  const totalAspectRatio = sum(knownSizes.map(size => size.width / size.height))
  const isHalfEmpty = isDouble && scale.startsWith('width') && !sizes[1] && totalAspectRatio <= 1
  const width = isHalfEmpty ? view.width / 2 : view.width
  if (scale === 'original' || (scale === 'widthShrinkOnly' && naturalWidth <= width)) return knownSizes
  const fittingWidth = width / totalAspectRatio
  const height =
    scale === 'height' ? view.height : scale === 'screen' ? Math.min(view.height, fittingWidth) : fittingWidth
  return knownSizes.map(size => ({ width: (height * size.width) / size.height, height }))
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
