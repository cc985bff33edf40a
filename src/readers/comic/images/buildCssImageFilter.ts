/**
 * Image settings. Numbers are percentages. Sepia and sharpening have no effect at 0. The other numbers have no effect
 * at 100.
 */
export interface ImageFilterSettings {
  readonly brightness: number
  readonly contrast: number
  readonly saturation: number
  readonly sepia: number
  readonly sharpen: number
  readonly gray: boolean
  readonly invert: boolean
  /** Whether to show gray images with high contrast for e-ink screens. */
  readonly eink: boolean
}

const EINK_CONTRAST_FACTOR = 1.3

/**
 * Returns the CSS `filter` value for the settings; empty when the settings change nothing.
 * @param sharpenFilterId  id of the SVG filter that sharpens
 */
export function buildCssImageFilter(settings: ImageFilterSettings, sharpenFilterId: string): string {
  const contrast = settings.eink ? settings.contrast * EINK_CONTRAST_FACTOR : settings.contrast
  const filters = [
    settings.sharpen > 0 && `url(#${sharpenFilterId})`,
    settings.brightness !== 100 && `brightness(${percentToFactor(settings.brightness)})`,
    contrast !== 100 && `contrast(${percentToFactor(contrast)})`,
    settings.saturation !== 100 && `saturate(${percentToFactor(settings.saturation)})`,
    settings.sepia > 0 && `sepia(${percentToFactor(settings.sepia)})`,
    (settings.gray || settings.eink) && 'grayscale(1)',
    settings.invert && 'invert(1)',
  ]
  return filters.filter(Boolean).join(' ')
}

/**
 * Returns a 3 × 3 sharpening kernel as a `kernelMatrix` value. The sum of the kernel is 1, so the brightness does not
 * change.
 * @param percent strength, 0 to 100
 */
export function createSharpeningKernelMatrix(percent: number): string {
  const side = -percent / 100 / 2
  const middle = 1 - 4 * side
  return [0, side, 0, side, middle, side, 0, side, 0].map(value => Number(value.toFixed(4))).join(' ')
}

const percentToFactor = (percent: number): string => String(Number((percent / 100).toFixed(3)))
