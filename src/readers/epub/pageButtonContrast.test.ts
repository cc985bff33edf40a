import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { blendColors, computeContrast, parseHexColor } from '../../../tests/harness/colorContrast'

const css = readFileSync(new URL('./EpubViewer.module.css', import.meta.url), 'utf8')
const opacity = Number(css.match(/\.pageButtons button \{[^}]*opacity: ([\d.]+);/)?.[1])

test.each(['day', 'sepia', 'night'])(
  'the page turn buttons have a contrast of at least 3 in the appearance %s',
  name => {
    const rule = css.match(new RegExp(`\\.viewer\\[data-appearance='${name}'\\] \\{([^}]*)\\}`))?.[1] ?? ''
    const [background, color] = ['background', 'color'].map(property => {
      const hex = rule.match(new RegExp(`\\s${property}: #([0-9a-f]+);`))?.[1] ?? ''
      return parseHexColor(`#${hex.length === 3 ? hex.replace(/./g, '$&$&') : hex}`)
    })
    if (!background || !color) throw new Error('The appearance has no colors')
    expect(computeContrast(blendColors(color, background, opacity), background)).toBeGreaterThanOrEqual(3)
  },
)
