/** Maximum values of the numbers in SVG attributes, by attribute name. Browsers are slow with larger values. */
const maxNumberByAttribute: Readonly<Record<string, number>> = {
  stdDeviation: 50,
  radius: 50,
  order: 9,
  numOctaves: 8,
  repeatCount: 1_000,
  pathLength: 1_000,
}

/** Minimum duration of an animation, in seconds. Shorter animations restart several times per frame. */
const MIN_DURATION_S = 0.05
const MAX_TIMING_CHARS = 200

/**
 * Applies the limits to the value of an SVG attribute, and returns the new value. The function reduces large numbers,
 * extends short animations, and removes long lists of animation times.
 */
export function limitSvgAttributeNumbers(name: string, value: string): string {
  const max = maxNumberByAttribute[name]
  if (max !== undefined)
    return value.replace(/\d*\.?\d+(e[-+]?\d+)?/gi, number => (Number(number) > max ? String(max) : number))
  if (name === 'dur' || name === 'repeatDur') return secondsOf(value) < MIN_DURATION_S ? `${MIN_DURATION_S}s` : value
  // A timing list contains start or end times of an animation. Removes a list that is too long, because each time can
  // start the animation again.
  if (name === 'begin' || name === 'end') return value.length > MAX_TIMING_CHARS ? '' : value
  return value
}

/** Converts a time of an SVG animation, such as `1:30` or `90s`, to seconds. Returns Infinity for any other text. */
function secondsOf(value: string): number {
  const [, clock = '', unit = 's'] = /^\s*\+?([\d:.]+)(h|min|s|ms)?\s*$/.exec(value) ?? []
  if (clock === '') return Number.POSITIVE_INFINITY
  const seconds = clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
  return seconds * ({ h: 3_600, min: 60, ms: 0.001 }[unit] ?? 1)
}
