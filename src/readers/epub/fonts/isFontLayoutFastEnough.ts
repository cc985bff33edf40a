import { measureFontLayoutTime } from './measureFontLayoutTime'

/**
 * Time limit in milliseconds for a trial, in which a worker loads a font. The trial of a normal font takes less than
 * 100 ms. The trial of a hostile font may never end, because the letter shapes of a font can refer to each other very
 * often.
 */
const TRIAL_TIMEOUT_MS = 5_000
/**
 * Maximum time in milliseconds for the layout of a text in the tested font. The layout time is estimated from samples
 * of the text. A font that does not exceed this limit is fast enough. A slower font is compared with a font of the
 * device, see `MAX_USUAL_FACTOR`.
 */
const MAX_LAYOUT_MS = 500
/**
 * Maximum layout time in the tested font, as a multiple of the layout time of the same text in the serif font of the
 * device. This limit applies only if the layout of the whole text in the tested font takes longer than
 * `MAX_LAYOUT_MS`.
 */
const MAX_USUAL_FACTOR = 3
/**
 * If loading exceeds {@link TRIAL_TIMEOUT_MS} for this number of fonts of a book, all further fonts of the book are
 * refused. Without this limit, each hostile font could occupy a thread until the tab is closed.
 */
const MAX_TIMED_OUT_FONTS = 2

const SAMPLE_COUNT = 3
const SLICES_PER_SAMPLE = 5
const SLICE_CHARS = 40

const timedOutFontCounts = new WeakMap<object, number>()
/**
 * Promise of the worker in which fonts are tested. The promise resolves when the worker is ready. Undefined before the
 * first test, and after a test that exceeded the time limit.
 */
let startedWorker: Promise<Worker> | undefined
let lastTrial: Promise<unknown> = Promise.resolve()

/**
 * Returns whether a browser can lay out a text quickly in a font. Tests the font in a worker first, because a hostile
 * font can block the thread that loads it.
 * @param book any object that identifies the book. After two fonts of a book have exceeded the time limit of the test,
 *   all further fonts of the book are refused.
 */
export function isFontLayoutFastEnough(bytes: ArrayBuffer, text: string, book: object): Promise<boolean> {
  const trial = lastTrial.then(async () => {
    const timedOutCount = timedOutFontCounts.get(book) ?? 0
    if (typeof Worker !== 'function') return true
    if (timedOutCount >= MAX_TIMED_OUT_FONTS) return false
    if (await finishesTrialInTime(bytes)) return isFast(bytes, text)
    timedOutFontCounts.set(book, timedOutCount + 1)
    return false
  })
  lastTrial = trial.catch(() => {})
  return trial
}

async function isFast(bytes: ArrayBuffer, text: string): Promise<boolean> {
  const { msPerChar, usualMsPerChar } = (await measureFontLayoutTime(bytes, createSamples(text))) ?? {
    msPerChar: 0,
    usualMsPerChar: 0,
  }
  return msPerChar * text.length <= MAX_LAYOUT_MS || msPerChar <= MAX_USUAL_FACTOR * usualMsPerChar
}

/** Loads a font in the worker. Returns whether the worker replies within {@link TRIAL_TIMEOUT_MS}. */
async function finishesTrialInTime(bytes: ArrayBuffer): Promise<boolean> {
  // The time limit begins after the worker has started, because a slow connection may delay the code of the worker.
  startedWorker ??= startWorker()
  const worker = await startedWorker
  let timeout: ReturnType<typeof setTimeout> | undefined
  const hasFinished = await new Promise<boolean>(resolve => {
    resolveOnReply(worker, () => resolve(true))
    timeout = setTimeout(resolve, TRIAL_TIMEOUT_MS, false)
    worker.postMessage(bytes)
  })
  clearTimeout(timeout)
  if (!hasFinished) {
    worker.terminate()
    startedWorker = undefined
  }
  return hasFinished
}

function startWorker(): Promise<Worker> {
  const worker = new Worker(new URL('./fontLayoutTrialWorker.ts', import.meta.url), { type: 'module' })
  return new Promise(resolve => resolveOnReply(worker, () => resolve(worker)))
}

/** Calls `onReply` when the worker sends its next message or fails. */
function resolveOnReply(worker: Worker, onReply: () => void): void {
  worker.onmessage = onReply
  worker.onerror = event => {
    event.preventDefault()
    onReply()
  }
}

/**
 * Returns samples of a text. Each sample consists of parts at random offsets, so that a hostile book cannot predict
 * with which letters its fonts are tested.
 */
function createSamples(text: string): string[] {
  const slice = () => {
    const start = Math.floor(Math.random() * Math.max(1, text.length - SLICE_CHARS))
    return text.slice(start, start + SLICE_CHARS)
  }
  return Array.from({ length: SAMPLE_COUNT }, () => Array.from({ length: SLICES_PER_SAMPLE }, slice).join(' '))
}
