/**
 * This file is the browser replacement for the functions of `node:net`, `node:os`, `node:timers/promises` and
 * `node:util` that the mock server uses.
 */

export const tmpdir = (): string => '/tmp'
export const homedir = (): string => '/'

/**
 * Returns 4 for a text in the form of an IPv4 address, 6 for a text with a colon, else 0. Does not validate the
 * address.
 */
export const isIP = (text: string): number => (/^\d+(\.\d+){3}$/.test(text) ? 4 : text.includes(':') ? 6 : 0)

/** Resolves in a later task of the event loop. */
export const setImmediate = (): Promise<void> => new Promise(resolve => setTimeout(resolve))

type Callback = (error: Error | null, value?: unknown) => void

/** Converts a function with a callback to a function that returns a promise. */
export const promisify =
  (run: (...args: unknown[]) => void) =>
  (...args: unknown[]): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const settle: Callback = (error, value) => (error ? reject(error) : resolve(value))
      run(...args, settle)
    })
