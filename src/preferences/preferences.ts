import { onStored, readStored, writeStored } from './storage'

/** Definition of a preference: default value and validation of stored values. */
type Row<T> = { initial: T; allows: (value: unknown) => value is T }

const oneOf = <const T extends string | number>(initial: NoInfer<T>, ...values: T[]): Row<T> => ({
  initial,
  allows: (value): value is T => values.some(allowed => allowed === value),
})
const flag = (initial: boolean): Row<boolean> => ({ initial, allows: value => typeof value === 'boolean' })
const text = (initial: string): Row<string> => ({ initial, allows: value => typeof value === 'string' })
const between = (least: number, most: number, initial: number): Row<number> => ({
  initial,
  allows: (value): value is number => typeof value === 'number' && value >= least && value <= most,
})

/** User settings stored in this browser, with the defaults of the specification. A stored value that is not allowed counts as not stored. */
export const preferences = {
  locale: text('en'),
  theme: oneOf('system', 'system', 'light', 'dark'),
  rememberMe: flag(false),
  /** Set by the client: whether a user was signed in last. If so, the start prefetches more than the sign-in page. */
  wasSignedIn: flag(false),
  drawerOpen: flag(true),
  'browse.pageSize': oneOf(20, 20, 50, 100, 200, 500),
  'browse.paging': oneOf('scroll', 'scroll', 'pages'),
  'browse.density': oneOf('normal', 'roomy', 'normal', 'dense'),
  'browse.cardWidth': between(100, 320, 168),
  'duplicates.pageSize': oneOf(10, 10, 20, 50, 100),
  'device.id': text(''),
  'import.path': text(''),
  /** Scope of the search box: the id of a library, or `all`. */
  'search.library': text('all'),
  'reader.mode': oneOf('LEFT_TO_RIGHT', 'LEFT_TO_RIGHT', 'RIGHT_TO_LEFT', 'VERTICAL', 'WEBTOON'),
  'reader.background': oneOf('black', 'black', 'gray', 'white', 'auto'),
  'reader.scale': oneOf('screen', 'screen', 'width', 'widthShrinkOnly', 'height', 'original'),
  'reader.layout': oneOf('single', 'single', 'double', 'doubleNoCover'),
  'reader.webtoonScale': oneOf('width', 'width', 'original'),
  'reader.sidePadding': oneOf(0, 0, 5, 10, 15, 20, 25, 30, 35, 40),
  'reader.pageGap': oneOf(0, 0, 5, 10, 15),
  'reader.animate': flag(true),
  'reader.swipe': flag(false),
  'reader.alwaysFullscreen': flag(false),
  'reader.tapZones': oneOf('edges', 'edges', 'lShape', 'kindle', 'sides', 'off'),
  'reader.tapInvert': flag(false),
  /** Action of the side buttons of a mouse: browser history, or turning pages in either direction. */
  'reader.mouseButtons': oneOf('browser', 'browser', 'turn', 'turnSwapped'),
  /** Custom shortcuts, serialized by src/readers/input/keys/customShortcuts.ts. */
  'reader.keys': text(''),
  'reader.doubleUpright': flag(false),
  'reader.spine': flag(false),
  'reader.zoomOnTurn': oneOf('reset', 'reset', 'keep'),
  'reader.guided': flag(false),
  'reader.guidedWhole': flag(false),
  'reader.crop': flag(false),
  'reader.split': oneOf('off', 'off', 'upright', 'always', 'turned'),
  'reader.brightness': between(40, 160, 100),
  'reader.contrast': between(40, 200, 100),
  'reader.saturation': between(0, 200, 100),
  'reader.sepia': between(0, 100, 0),
  'reader.sharpen': between(0, 100, 0),
  'reader.gray': flag(false),
  'reader.invert': flag(false),
  'reader.eink': flag(false),
  'reader.einkClearing': oneOf('never', 'never', 'each', 'third', 'sixth'),
  /** Speed of automatic scrolling, in CSS pixels per second. */
  'reader.scrollSpeed': between(10, 600, 80),
  'epub.appearance': oneOf('day', 'day', 'sepia', 'night'),
  'epub.layout': oneOf('paginated', 'paginated', 'scroll'),
  'epub.columns': oneOf('auto', 'auto', 'one', 'two'),
  'epub.direction': oneOf('auto', 'auto', 'ltr', 'rtl'),
  'epub.navigation': oneOf('both', 'both', 'buttons', 'tap'),
  'epub.font': text(''),
  'epub.fontSize': between(50, 300, 100),
  'epub.lineHeight': between(80, 250, 100),
  'epub.margins': between(0.5, 4, 1),
  'epub.align': oneOf('publisher', 'publisher', 'left', 'justify'),
  'epub.hyphenation': oneOf('publisher', 'publisher', 'on', 'off'),
  /** In hundredths of the font size. */
  'epub.letterSpacing': between(0, 30, 0),
  'epub.wordSpacing': between(0, 100, 0),
  /** In hundredths of the font size; 0 keeps the style of the publisher. */
  'epub.paragraphSpacing': between(0, 200, 0),
  /** Measured reading speed, in positions of the server's position list per minute. */
  'epub.pace': between(0.05, 20, 1.5),
}

/** Name of a preference; also its storage key. */
export type PreferenceName = keyof typeof preferences
export type PreferenceValue<N extends PreferenceName> = (typeof preferences)[N]['initial']

/** Returns the stored value of a preference if it is allowed, else the default. */
export function readPreference<N extends PreferenceName>(name: N): PreferenceValue<N> {
  const row = rowOf(name)
  const value = parsed(readStored(name))
  return row.allows(value) ? value : row.initial
}

/** Stores a value and notifies all tabs. Ignores a value that is not allowed. */
export function writePreference<N extends PreferenceName>(name: N, value: PreferenceValue<N>): void {
  const row = rowOf(name)
  if (row.allows(value)) writeStored(name, JSON.stringify(value))
}

/**
 * Subscribes to changes of a preference, in this tab and others.
 * @param listener  receives whether another tab made the change
 * @returns unsubscribes
 */
export function onPreference(name: PreferenceName, listener: (elsewhere: boolean) => void): () => void {
  return onStored((key, elsewhere) => {
    if (key === null || key === name) listener(elsewhere)
  })
}

const rowOf = <N extends PreferenceName>(name: N) => preferences[name] as Row<PreferenceValue<N>>

function parsed(stored: string | undefined): unknown {
  if (stored === undefined) return undefined
  try {
    return JSON.parse(stored)
  } catch {
    return undefined
  }
}
