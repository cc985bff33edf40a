export type ScaleMode = 'screen' | 'width' | 'widthShrinkOnly' | 'height' | 'original'

export interface Size {
  readonly width: number
  readonly height: number
}

/** The shape assumed of a page nobody has measured: that of most comics. */
export const unknownSize: Size = { width: 1000, height: 1500 }

/**
 * The boxes in CSS pixels in which the pages of a spread are drawn, side by side and equally high, shape kept
 * (for `original` each in its own size).
 * @param sizes   natural sizes, one or two
 * @param view    the room there is
 */
export function pageBoxes(scale: ScaleMode, sizes: readonly Size[], view: Size): Size[] {
  const whole = sizes.map(size => (size.width > 0 && size.height > 0 ? size : unknownSize))
  const naturalWidth = sum(whole.map(size => size.width))
  if (scale === 'original' || (scale === 'widthShrinkOnly' && naturalWidth <= view.width)) return whole
  const atHeightOne = sum(whole.map(size => size.width / size.height))
  const fittingWidth = view.width / atHeightOne
  const height =
    scale === 'height' ? view.height : scale === 'screen' ? Math.min(view.height, fittingWidth) : fittingWidth
  return whole.map(size => ({ width: (height * size.width) / size.height, height }))
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
