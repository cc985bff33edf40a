import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { fetchLogFilePart } from './fetchLogFilePart'
import {
  decodeLogLines,
  getByteRangeAfterLogWindow,
  getByteRangeBeforeLogWindow,
  joinLogFilePartToWindow,
  type LogFileWindow,
  logEndByteRange,
} from './logFileWindow'
import { type ParsedLogLine, parseLogLines } from './parseLogLines'

const POLL_INTERVAL_MS = 2000

type ServerLog = {
  /** Loaded part of the log file. The end of the file is loaded first. Undefined until the end has loaded. */
  window: LogFileWindow | undefined
  lines: readonly ParsedLogLine[]
  /** Error of the latest request. The loaded lines stay available after an error. */
  failure: unknown
  isLoadingEarlier: boolean
  /** Loads earlier lines. Undefined if nothing is loaded yet, or if the start of the log file is already loaded. */
  loadEarlier: (() => void) | undefined
  /** Repeats the request that has failed. */
  retry: () => void
}

/** Loads newer or earlier lines. Returns the loaded part of the log, including these lines. */
type LogLoader = (window: LogFileWindow, signal: AbortSignal) => Promise<LogFileWindow>

const emptyWindow: LogFileWindow = { start: 0, bytes: new Uint8Array(), fileSize: 0 }

const loadTail = async (signal: AbortSignal): Promise<LogFileWindow> =>
  (await fetchLogFilePart(logEndByteRange, signal)) ?? emptyWindow

/**
 * Loads new lines of the log file. If they do not fit the loaded lines, for example because the server has begun a new
 * log file, loads the end of the log file instead.
 */
async function loadNewer(window: LogFileWindow, signal: AbortSignal): Promise<LogFileWindow> {
  const part = await fetchLogFilePart(getByteRangeAfterLogWindow(window), signal)
  return (part && joinLogFilePartToWindow(window, part)) ?? loadTail(signal)
}

async function loadEarlier(window: LogFileWindow, signal: AbortSignal): Promise<LogFileWindow> {
  const range = getByteRangeBeforeLogWindow(window)
  const part = range && (await fetchLogFilePart(range, signal))
  return (part && joinLogFilePartToWindow(window, part)) ?? loadTail(signal)
}

/**
 * Loads the end of the server log, and earlier lines on request. Requests never overlap.
 * @param isFollowing whether to load new lines automatically while the page is visible
 */
export function useServerLog(isFollowing: boolean): ServerLog {
  const [window, setWindow] = useState<LogFileWindow>()
  const [failure, setFailure] = useState<{ error: unknown; loader: LogLoader }>()
  const [isLoadingEarlier, setLoadingEarlier] = useState(false)
  const latest = useRef<LogFileWindow>(undefined)
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const lifetime = useRef<AbortController>(undefined)

  const load = useCallback((loader: LogLoader): Promise<void> => {
    const run = async () => {
      const signal = lifetime.current?.signal
      if (!signal || signal.aborted) return
      try {
        const loaded = latest.current ? await loader(latest.current, signal) : await loadTail(signal)
        if (signal.aborted) return
        latest.current = loaded
        setWindow(loaded)
        setFailure(undefined)
      } catch (error) {
        if (!signal.aborted) setFailure({ error, loader })
      }
    }
    const running = queue.current.then(run)
    queue.current = running
    return running
  }, [])

  useEffect(() => {
    const controller = new AbortController()
    lifetime.current = controller
    void load(loadNewer)
    return () => controller.abort()
  }, [load])
  const hasLoadedNothing = failure !== undefined && window === undefined
  usePolling(
    useCallback(() => load(loadNewer), [load]),
    isFollowing && !hasLoadedNothing,
  )

  const loadEarlierLines = async () => {
    setLoadingEarlier(true)
    await load(loadEarlier)
    setLoadingEarlier(false)
  }
  return {
    window,
    lines: useMemo(() => (window ? parseLogLines(decodeLogLines(window)) : []), [window]),
    failure: failure?.error,
    isLoadingEarlier,
    loadEarlier: window && window.start > 0 ? () => void loadEarlierLines() : undefined,
    retry: () => void (failure?.loader === loadEarlier ? loadEarlierLines() : load(loadNewer)),
  }
}

/**
 * Calls an asynchronous function at intervals while the page is visible. Skips a call if the previous call has not
 * ended yet.
 */
function usePolling(poll: () => Promise<void>, isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return
    let isBusy = false
    const timer = setInterval(async () => {
      if (isBusy || document.visibilityState !== 'visible') return
      isBusy = true
      await poll()
      isBusy = false
    }, POLL_INTERVAL_MS)
    return () => clearInterval(timer)
  }, [poll, isActive])
}
