import type { FontTrialRequest, FontTrialResult } from './fontTrialWorker'

/**
 * Time limit of the trial of a font, in milliseconds. The trial of a normal font takes less than 100 ms. The outlines of
 * a hostile font of 1 KB may call each other without end.
 */
const TRIAL_TIMEOUT_MS = 5_000
/** Maximum time that the layout of a text may take in a slow font, in milliseconds. */
const MAX_LAYOUT_MS = 500
/** Maximum time of a character in relation to a font of the device. A font up to this factor is not slow. */
const MAX_USUAL_FACTOR = 3
/**
 * Number of fonts of a book that may exceed the time limit. After this number, the book gets no fonts, because the
 * thread of each of these fonts may run until the tab is closed.
 */
const MAX_ENDLESS_FONTS = 2

const PART_COUNT = 3
const SLICES_PER_PART = 20
const SLICE_CHARS = 40

const endlessFontCounts = new WeakMap<object, number>()
let worker: Worker | undefined
let lastTrial: Promise<unknown> = Promise.resolve()

/**
 * Returns whether a browser can load a font and lay a text out in it in a short time. Tries the font in a worker,
 * because hostile fonts block their thread.
 * @param book object that stands for the book of the font
 */
export function isFontUsable(bytes: ArrayBuffer, text: string, book: object): Promise<boolean> {
  const trial = lastTrial.then(async () => {
    const endlessCount = endlessFontCounts.get(book) ?? 0
    if (typeof Worker !== 'function') return true
    if (endlessCount >= MAX_ENDLESS_FONTS) return false
    const result = await tryFont({ bytes, parts: createTextParts(text) })
    if (!result) endlessFontCounts.set(book, endlessCount + 1)
    return result !== undefined && isFast(result, text.length)
  })
  lastTrial = trial
  return trial
}

const isFast = ({ msPerChar, usualMsPerChar }: FontTrialResult, chars: number): boolean =>
  msPerChar * chars <= MAX_LAYOUT_MS || msPerChar <= MAX_USUAL_FACTOR * usualMsPerChar

/** Tries a font in the worker. Returns undefined if the trial takes too long. */
async function tryFont(request: FontTrialRequest): Promise<FontTrialResult | undefined> {
  worker ??= new Worker(new URL('./fontTrialWorker.ts', import.meta.url), { type: 'module' })
  const usedWorker = worker
  let timeout: ReturnType<typeof setTimeout> | undefined
  const result = await new Promise<FontTrialResult | undefined>(resolve => {
    usedWorker.onmessage = ({ data }: MessageEvent<FontTrialResult>) => resolve(data)
    usedWorker.onerror = event => {
      event.preventDefault()
      resolve({ msPerChar: 0, usualMsPerChar: 0 })
    }
    timeout = setTimeout(resolve, TRIAL_TIMEOUT_MS, undefined)
    usedWorker.postMessage(request)
  })
  clearTimeout(timeout)
  if (!result) {
    usedWorker.terminate()
    worker = undefined
  }
  return result
}

/** Returns texts that consist of slices at random places. A hostile book does not know which letters are tried. */
function createTextParts(text: string): string[] {
  const slice = () => {
    const start = Math.floor(Math.random() * Math.max(1, text.length - SLICE_CHARS))
    return text.slice(start, start + SLICE_CHARS)
  }
  return Array.from({ length: PART_COUNT }, () => Array.from({ length: SLICES_PER_PART }, slice).join(' '))
}
