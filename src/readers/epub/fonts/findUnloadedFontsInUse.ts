/**
 * Returns the fonts that the text of a page uses and that are not loaded. The result includes missing `local()` fonts.
 * Use this function in WebKit, because WebKit reports no error for missing `local()` fonts.
 */
export function findUnloadedFontsInUse(page: Document): FontFace[] {
  const unloadedFonts = [...(page.fonts ?? [])].filter(({ status }) => status === 'unloaded')
  if (unloadedFonts.length === 0) return []
  const textStyles = collectTextStyles(page)
  return unloadedFonts.filter(font => {
    const family = unquoteFamily(font.family)
    const sameFamily = unloadedFonts.filter(other => unquoteFamily(other.family) === family)
    const isNearest = ({ isBold, isItalic }: TextStyle) =>
      (isBoldFont(font) === isBold || sameFamily.every(other => isBoldFont(other) !== isBold)) &&
      (isItalicFont(font) === isItalic || sameFamily.every(other => isItalicFont(other) !== isItalic))
    return textStyles.some(style => style.families.includes(family) && isNearest(style))
  })
}

interface TextStyle {
  readonly families: readonly string[]
  readonly isBold: boolean
  readonly isItalic: boolean
}

function collectTextStyles(page: Document): readonly TextStyle[] {
  const styles = new Map<string, TextStyle>()
  for (const element of page.querySelectorAll('body, body *, svg text')) {
    const { fontFamily, fontWeight, fontStyle } = getComputedStyle(element)
    const key = [fontFamily, fontWeight, fontStyle].join('|')
    if (styles.has(key)) continue
    styles.set(key, {
      families: (fontFamily.match(/"[^"]*"|'[^']*'|[^,"']+/g) ?? []).map(unquoteFamily),
      isBold: Number(fontWeight) >= FIRST_BOLD_WEIGHT,
      isItalic: fontStyle !== 'normal',
    })
  }
  return [...styles.values()]
}

const FIRST_BOLD_WEIGHT = 600

const isBoldFont = ({ weight }: FontFace): boolean =>
  weight === 'bold' || Number.parseInt(weight, 10) >= FIRST_BOLD_WEIGHT

const isItalicFont = ({ style }: FontFace): boolean => /italic|oblique/.test(style)

const unquoteFamily = (family: string): string => family.trim().replace(/^(['"])(.*)\1$/, '$2')
