/** Properties of `window` that tests change to simulate a scrolled or resized window. */
const WINDOW_SIZE_PROPERTIES = ['innerHeight', 'innerWidth', 'scrollX', 'scrollY']

/**
 * Functions of `window` that tests replace by stubs or fake timers. If a test file uses both, the functions of Vitest
 * that undo the replacements can delete the real functions.
 */
const WINDOW_TIMER_FUNCTIONS = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'requestIdleCallback',
  'cancelIdleCallback',
] as const

/** Matches the names of the browser interfaces whose prototypes tests change, for example `HTMLDialogElement`. */
const INTERFACE_NAMES = /^(HTML\w*Element|Element|Node|Document|Range|Selection)$/

/**
 * Matches the names of the properties that React adds to nodes. The restore function does not delete these properties,
 * because React adds each of them only once.
 */
const REACT_PROPERTIES = /^_react/

/**
 * Records the properties of `document`, `navigator` and the prototypes of browser interfaces, and the size, the scroll
 * offset and the timer functions of the window.
 * @returns function that restores the recorded properties and deletes added properties
 */
export function recordGlobalObjects(): () => void {
  const prototypes = Object.getOwnPropertyNames(window)
    .filter(name => INTERFACE_NAMES.test(name))
    .map(name => (window as unknown as Record<string, { prototype: object }>)[name]?.prototype)
  const targets = [document, navigator, ...prototypes].filter(target => target !== undefined)
  const restoreFunctions = [
    ...targets.map(target => record(target)),
    record(window, WINDOW_SIZE_PROPERTIES),
    recordTimerFunctions(),
  ]
  return () => {
    for (const restore of restoreFunctions) restore()
  }
}

/**
 * Records the timer functions of the window. Records the functions and not their property descriptors: Vitest defines
 * the properties by accessors, and an accessor returns the replacement after a test has replaced the function.
 * @returns function that restores the timer functions
 */
function recordTimerFunctions(): () => void {
  const functions = WINDOW_TIMER_FUNCTIONS.filter(name => name in window).map(name => [name, window[name]] as const)
  return () => {
    for (const [name, value] of functions)
      Object.defineProperty(window, name, { value, configurable: true, enumerable: true, writable: true })
  }
}

/**
 * Records the properties of an object.
 * @param names names of the properties; undefined for all properties
 * @returns function that restores these properties and deletes properties that were added
 */
function record(target: object, names?: readonly string[]): () => void {
  const findKeys = () => Reflect.ownKeys(target).filter(key => !names || names.includes(String(key)))
  const recorded = new Map(findKeys().map(key => [key, Object.getOwnPropertyDescriptor(target, key)]))
  return () => {
    for (const key of findKeys())
      if (!recorded.has(key) && !REACT_PROPERTIES.test(String(key))) Reflect.deleteProperty(target, key)
    for (const [key, descriptor] of recorded)
      if (descriptor?.configurable) Object.defineProperty(target, key, descriptor)
  }
}
