import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const readStyles = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')

/** Returns the declarations of all rules whose selector begins with `selector`. */
const declarationsOf = (css: string, selector: string) =>
  [...css.matchAll(/(?:^|\n)([^\n{}]+) \{([^}]*)\}/g)]
    .filter(([, name]) => name?.startsWith(selector))
    .map(([, , declarations]) => declarations)
    .join('')

// The tinted background of an item has a contrast below 3:1 to the other items. Therefore, an outline marks the item
// that the keyboard has reached.
test.each([
  ['components/overlays/Menu.module.css', '.item[data-highlighted]'],
  ['forms/inputs/formInputs.module.css', '.item[data-highlighted]'],
  ['forms/inputs/formInputs.module.css', '.chip:focus-visible'],
  ['lists/picker/RecordPickerDialog.module.css', ".option[aria-selected='true']"],
  ['shell/TopBarSearchBox.module.css', ".hit[aria-selected='true']"],
  ['shell/palette/CommandPalette.module.css', ".option[aria-selected='true']"],
])('the item that the keyboard has reached has an outline: %s %s', (file, selector) => {
  expect(declarationsOf(readStyles(file), selector)).toContain('outline: 2px solid var(--focus);')
})
