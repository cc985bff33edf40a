/** How images shall look: in percent, 100 as they are (sepia and sharpening: 0 as they are). */
export interface ImageFilterSettings {
  readonly brightness: number
  readonly contrast: number
  readonly saturation: number
  readonly sepia: number
  readonly sharpen: number
  readonly gray: boolean
  readonly invert: boolean
  /** For screens of electronic ink: grey and of high contrast, whatever else is set. */
  readonly eink: boolean
}

/** Contrast of an e-ink screen, in percent of what is set. */
const inkContrast = 1.3

/**
 * The CSS filter of a look; empty when there is nothing to do.
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

/** The kernel of 3 × 3 that sharpens: what it takes from the neighbours it gives to the middle. */
export function sharpeningKernel(percent: number): string {
  const side = -percent / 100 / 2
  const middle = 1 - 4 * side
  return [0, side, 0, side, middle, side, 0, side, 0].map(value => Number(value.toFixed(4))).join(' ')
}

const part = (percent: number): string => String(Number((percent / 100).toFixed(3)))
