/** Image settings in percent. Neutral values: 100, and 0 for sepia and sharpening. */
export interface ImageFilterSettings {
  readonly brightness: number
  readonly contrast: number
  readonly saturation: number
  readonly sepia: number
  readonly sharpen: number
  readonly gray: boolean
  readonly invert: boolean
  /** Grey and high contrast for e-ink screens, on top of the other settings. */
  readonly eink: boolean
}

/** Factor applied to the contrast on e-ink screens. */
const inkContrast = 1.3

/**
 * Returns the CSS `filter` value for the settings, or an empty string when all are neutral.
 * @param sharpener  id of the SVG filter that sharpens
 */
export function imageFilter(look: ImageFilterSettings, sharpener: string): string {
  const contrast = look.eink ? look.contrast * inkContrast : look.contrast
  const steps = [
    look.sharpen > 0 && `url(#${sharpener})`,
    look.brightness !== 100 && `brightness(${part(look.brightness)})`,
    contrast !== 100 && `contrast(${part(contrast)})`,
    look.saturation !== 100 && `saturate(${part(look.saturation)})`,
    look.sepia > 0 && `sepia(${part(look.sepia)})`,
    (look.gray || look.eink) && 'grayscale(1)',
    look.invert && 'invert(1)',
  ]
  return steps.filter(Boolean).join(' ')
}

/**
 * Returns a 3 × 3 sharpening kernel as a `kernelMatrix` value. The sum of its values is 1, so brightness does not
 * change.
 * @param percent  strength, 0 to 100
 */
export function sharpeningKernel(percent: number): string {
  const side = -percent / 100 / 2
  const middle = 1 - 4 * side
  return [0, side, 0, side, middle, side, 0, side, 0].map(value => Number(value.toFixed(4))).join(' ')
}

const part = (percent: number): string => String(Number((percent / 100).toFixed(3)))
