/**
 * Standard names that replace names of CSS properties with the prefix `-epub-`. For a property that is not in this
 * list, the standard name is the name without the prefix.
 */
const renamedProperties: Readonly<Record<string, string>> = {
  '-epub-text-combine': 'text-combine-upright',
  '-epub-text-combine-horizontal': 'text-combine-upright',
}

/**
 * Standard CSS values that replace `-epub-` values and values of old drafts. The keys are the property and the replaced
 * value.
 */
const renamedValues: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'text-transform': { '-epub-fullwidth': 'full-width' },
  'text-combine-upright': { horizontal: 'all' },
  'text-orientation': { 'vertical-right': 'mixed', 'sideways-right': 'sideways', 'rotate-right': 'sideways' },
  'text-underline-position': { alphabetic: 'auto' },
  hyphens: { all: 'auto' },
}

/**
 * Returns the standard name of a CSS property with the prefix `-epub-`. Undefined for properties without this prefix.
 * @param name in lower case
 */
export const getStandardCssProperty = (name: string): string | undefined =>
  name.startsWith('-epub-')
    ? Object.hasOwn(renamedProperties, name)
      ? renamedProperties[name]
      : name.slice(6)
    : undefined

/**
 * Returns the standard CSS value that replaces an `-epub-` value or a value of an old draft. Undefined if the value is
 * already standard or unknown.
 * @param property  standard name of the property
 * @param value  in lower case
 */
export function getStandardCssValue(property: string | undefined, value: string): string | undefined {
  const values = property !== undefined && Object.hasOwn(renamedValues, property) ? renamedValues[property] : undefined
  return values && Object.hasOwn(values, value) ? values[value] : undefined
}
