type Color = readonly [red: number, green: number, blue: number]

/** Parses a color such as `#11151c`. Returns its red, green and blue components from 0 to 255. */
export const parseHexColor = (hex: string): Color => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at => Number.parseInt(hex.slice(at, at + 2), 16))
  return [red, green, blue]
}

/** Returns the visible color of a partly transparent element on a background. `opacity` is between 0 and 1. */
export const blendColors = (color: Color, background: Color, opacity: number): Color => {
  const blend = (at: 0 | 1 | 2) => color[at] * opacity + background[at] * (1 - opacity)
  return [blend(0), blend(1), blend(2)]
}

/** Returns the contrast ratio of two colors as WCAG defines it, from 1 to 21. */
export function computeContrast(first: Color, second: Color): number {
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** Converts the components of an sRGB color to linear components from 0 to 1. */
export const toLinearRgb = (color: Color): Color => {
  const linear = (at: 0 | 1 | 2) => {
    const channel = color[at] / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  }
  return [linear(0), linear(1), linear(2)]
}

const luminance = (color: Color) => {
  const [red, green, blue] = toLinearRgb(color)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
