import { onLocalStorageChange, readLocalStorage, writeLocalStorage } from './localStorageAccess'

type PreferenceDefinition<T> = { defaultValue: T; isAllowed: (value: unknown) => value is T }

const oneOf = <const T extends string | number>(defaultValue: NoInfer<T>, ...values: T[]): PreferenceDefinition<T> => ({
  defaultValue,
  isAllowed: (value): value is T => values.some(allowed => allowed === value),
})
const booleanFlag = (defaultValue: boolean): PreferenceDefinition<boolean> => ({
  defaultValue,
  isAllowed: value => typeof value === 'boolean',
})
const anyText = (defaultValue: string): PreferenceDefinition<string> => ({
  defaultValue,
  isAllowed: value => typeof value === 'string',
})
const numberBetween = (min: number, max: number, defaultValue: number): PreferenceDefinition<number> => ({
  defaultValue,
  isAllowed: (value): value is number => typeof value === 'number' && value >= min && value <= max,
})

/** Definitions of the user settings that this browser stores. The default replaces an invalid stored value. */
export const preferenceDefinitions = {
  locale: anyText('en'),
  theme: oneOf('system', 'system', 'light', 'dark'),
  rememberMe: booleanFlag(false),
  /**
   * Whether a user was signed in at the end of the last visit. If true, the app prefetches more data when it starts.
   */
  wasSignedIn: booleanFlag(false),
  drawerOpen: booleanFlag(true),
  'browse.pageSize': oneOf(20, 20, 50, 100, 200, 500),
  'browse.paging': oneOf('scroll', 'scroll', 'pages'),
  'browse.density': oneOf('normal', 'roomy', 'normal', 'dense'),
  /**
   * Whether covers of unread books and series are blurred. With `account`, the account setting on the server decides.
   */
  'browse.blurUnread': oneOf('account', 'account', 'on', 'off'),
  'table.paging': oneOf('pages', 'pages', 'scroll'),
  'table.pageSize': oneOf(100, 20, 50, 100, 200, 500),
  'browse.cardWidth': numberBetween(100, 320, 168),
  'duplicates.pageSize': oneOf(10, 1, 2, 5, 10, 20, 50),
  /**
   * Whether the user has confirmed the explanation of automatic deletion of duplicate pages. If true, the explanation
   * does not appear again.
   */
  'duplicates.isAutoDeleteExplained': booleanFlag(false),
  'device.id': anyText(''),
  'import.path': anyText(''),
  /** Id of the library that the search box searches, or `all`. */
  'search.library': anyText('all'),
  'reader.mode': oneOf('LEFT_TO_RIGHT', 'LEFT_TO_RIGHT', 'RIGHT_TO_LEFT', 'VERTICAL', 'WEBTOON'),
  'reader.background': oneOf('black', 'black', 'gray', 'white', 'auto'),
  'reader.scale': oneOf('screen', 'screen', 'width', 'widthShrinkOnly', 'height', 'original'),
  'reader.layout': oneOf('single', 'single', 'double', 'doubleNoCover'),
  'reader.webtoonScale': oneOf('width', 'width', 'original'),
  'reader.sidePadding': oneOf(0, 0, 5, 10, 15, 20, 25, 30, 35, 40),
  'reader.pageGap': oneOf(0, 0, 5, 10, 15),
  'reader.animate': booleanFlag(true),
  'reader.swipe': booleanFlag(false),
  'reader.alwaysFullscreen': booleanFlag(false),
  'reader.tapZones': oneOf('edges', 'edges', 'lShape', 'kindle', 'sides', 'off'),
  'reader.tapInvert': booleanFlag(false),
  /** Action of the side buttons of a mouse: browser history or page turns. */
  'reader.mouseButtons': oneOf('browser', 'browser', 'turn', 'turnSwapped'),
  /** Custom shortcuts as text, in the format of src/readers/input/keys/customShortcuts.ts. */
  'reader.keys': anyText(''),
  'reader.doubleUpright': booleanFlag(false),
  'reader.spine': booleanFlag(false),
  'reader.zoomOnTurn': oneOf('reset', 'reset', 'keep'),
  'reader.guided': booleanFlag(false),
  'reader.guidedWhole': booleanFlag(false),
  'reader.crop': booleanFlag(false),
  'reader.split': oneOf('off', 'off', 'upright', 'always', 'turned'),
  'reader.rotation': oneOf('off', 'off', 'left', 'right'),
  'reader.brightness': numberBetween(40, 160, 100),
  'reader.contrast': numberBetween(40, 200, 100),
  'reader.saturation': numberBetween(0, 200, 100),
  'reader.sepia': numberBetween(0, 100, 0),
  'reader.sharpen': numberBetween(0, 100, 0),
  'reader.gray': booleanFlag(false),
  'reader.invert': booleanFlag(false),
  'reader.eink': booleanFlag(false),
  'reader.einkClearing': oneOf('never', 'never', 'each', 'third', 'sixth'),
  /** Speed of automatic scrolling, in CSS pixels per second. */
  'reader.scrollSpeed': numberBetween(10, 600, 80),
  'epub.appearance': oneOf('day', 'day', 'sepia', 'night'),
  'epub.layout': oneOf('paginated', 'paginated', 'scroll'),
  'epub.columns': oneOf('auto', 'auto', 'one', 'two'),
  'epub.direction': oneOf('auto', 'auto', 'ltr', 'rtl'),
  'epub.navigation': oneOf('both', 'both', 'buttons', 'tap'),
  'epub.font': anyText(''),
  'epub.fontSize': numberBetween(50, 300, 100),
  'epub.lineHeight': numberBetween(80, 250, 100),
  'epub.margins': numberBetween(0.5, 4, 1),
  'epub.align': oneOf('publisher', 'publisher', 'left', 'justify'),
  'epub.hyphenation': oneOf('publisher', 'publisher', 'on', 'off'),
  /** Letter spacing in hundredths of the font size. */
  'epub.letterSpacing': numberBetween(0, 30, 0),
  'epub.wordSpacing': numberBetween(0, 100, 0),
  /** Paragraph spacing in hundredths of the font size. 0 means the spacing of the publisher. */
  'epub.paragraphSpacing': numberBetween(0, 200, 0),
  /**
   * For each language, the voice and the speed with which text is read aloud. The format is defined in
   * src/readers/epub/readAloud/narrationSettings.ts.
   */
  'epub.narration': anyText(''),
  /** Whether reading aloud skips notes, sidebars, exercises and page numbers. */
  'epub.narrationSkips': booleanFlag(true),
  /**
   * Measured reading speed, in Readium positions per minute. The server divides an EPUB into positions of similar
   * length.
   */
  'epub.readingSpeed': numberBetween(0.05, 20, 1.5),
}

/** Name of a preference. The storage key is `longbox.` followed by this name. */
export type PreferenceName = keyof typeof preferenceDefinitions
/** Type of the value of a preference. */
export type PreferenceValue<N extends PreferenceName> = (typeof preferenceDefinitions)[N]['defaultValue']

/** Returns the stored value of a preference. Returns the default if the stored value is missing or invalid. */
export const readPreference = <N extends PreferenceName>(name: N): PreferenceValue<N> =>
  readPreferenceWithoutDefault(name) ?? definitionOf(name).defaultValue

/** Returns the stored value of a preference. Returns undefined if the stored value is missing or invalid. */
export function readPreferenceWithoutDefault<N extends PreferenceName>(name: N): PreferenceValue<N> | undefined {
  const value = parseJson(readLocalStorage(name))
  return definitionOf(name).isAllowed(value) ? value : undefined
}

/** Stores the value of a preference and notifies all tabs. Ignores an invalid value. */
export function writePreference<N extends PreferenceName>(name: N, value: PreferenceValue<N>): void {
  const definition = definitionOf(name)
  if (definition.isAllowed(value)) writeLocalStorage(name, JSON.stringify(value))
}

/**
 * Registers a listener that is called when this tab or another tab changes a preference.
 * @param listener receives whether another tab made the change
 * @returns unregister function
 */
export function onPreferenceChange(name: PreferenceName, listener: (isFromOtherTab: boolean) => void): () => void {
  return onLocalStorageChange((key, isFromOtherTab) => {
    if (key === null || key === name) listener(isFromOtherTab)
  })
}

const definitionOf = <N extends PreferenceName>(name: N) =>
  preferenceDefinitions[name] as PreferenceDefinition<PreferenceValue<N>>

function parseJson(stored: string | undefined): unknown {
  if (stored === undefined) return undefined
  try {
    return JSON.parse(stored)
  } catch {
    return undefined
  }
}
