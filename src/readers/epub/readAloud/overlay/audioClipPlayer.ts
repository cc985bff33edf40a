import type { AudioClip } from '../../../../machines/readAloudChapter'
import { fetchEpubResource } from '../../files/fetchEpubResource'
import { chapterLimits } from '../../sanitize/chapterLimits'
import { sanitizeEpubResource } from '../../sanitize/sanitizeEpubResource'

/**
 * Maximum gap between two clips of the same file, in seconds. If the gap is smaller, the playback continues without a
 * seek.
 */
const CONTINUED_WITHIN_SECONDS = 0.3
/** Maximum time in milliseconds until the player checks again whether a clip has reached its end. */
const MAX_CHECK_INTERVAL_MS = 250
/** Events of the audio element after which the player checks whether the clip has reached its end. */
const checkedEvents = ['timeupdate', 'ended', 'ratechange'] as const

/**
 * Thrown when `sanitizeEpubResource` refuses a file that is not an audio recording, for example a playlist or markup.
 */
export class RefusedRecordingError extends Error {}

/** Options of the playback of a clip. */
export interface ClipPlaybackOptions {
  /** Whether to continue at the point where the last playback of the same clip stopped. The default is false. */
  readonly isResumed?: boolean
  /** Called several times per second with the fraction of the clip that has been played, 0 to 1. */
  readonly onProgress?: (share: number) => void
}

/**
 * Plays clips. A clip is a part of an audio file of the book. Plays successive clips of the same file without a gap.
 */
export class AudioClipPlayer {
  private readonly audio = new Audio()
  private readonly bookId: string
  private file: { readonly path: string; readonly url: Promise<string> } | undefined
  /**
   * Counter that identifies the current playback. Increases at the start and at the end of each playback. Events with a
   * lower number come from an earlier playback and are ignored.
   */
  private playback = 0
  /** Playback speed as a multiple of the normal speed. */
  private rate = 1

  constructor(bookId: string) {
    this.bookId = bookId
  }

  /**
   * Plays a clip.
   * @param rate speed as a multiple of the normal speed
   * @param onEnd called at the end of the clip. Called with an error if the clip cannot be played.
   * @returns function that stops the clip without calling `onEnd`
   */
  play(
    clip: AudioClip,
    rate: number,
    onEnd: (error?: unknown) => void,
    { isResumed = false, onProgress }: ClipPlaybackOptions = {},
  ): () => void {
    const { audio } = this
    this.setRate(rate)
    this.playback += 1
    const { playback } = this
    let timer: ReturnType<typeof setTimeout> | undefined
    let hasStarted = false
    const stop = () => {
      clearTimeout(timer)
      for (const type of checkedEvents) audio.removeEventListener(type, check)
      audio.removeEventListener('error', fail)
      this.pauseUnlessContinued(playback)
    }
    const finish = (error?: unknown) => {
      if (this.playback !== playback) return
      stop()
      onEnd(error)
    }
    const fail = () => finish(audio.error ?? new Error('The audio cannot be played'))
    const check = () => {
      clearTimeout(timer)
      if (!hasStarted || this.playback !== playback) return
      const leftSeconds = (clip.endSeconds ?? Number.POSITIVE_INFINITY) - audio.currentTime
      if (audio.ended || leftSeconds <= 0) finish()
      else {
        timer = setTimeout(check, Math.min(MAX_CHECK_INTERVAL_MS, (leftSeconds * 1_000) / this.rate))
        const share =
          (audio.currentTime - clip.beginSeconds) / ((clip.endSeconds ?? audio.duration) - clip.beginSeconds)
        if (share >= 0 && share <= 1) onProgress?.(share)
      }
    }
    for (const type of checkedEvents) audio.addEventListener(type, check)
    this.start(clip, isResumed, playback, fail).then(() => {
      hasStarted = true
      check()
    }, finish)
    return () => {
      if (this.playback === playback) stop()
    }
  }

  /**
   * Sets the speed of the current clip and of all later clips.
   * @param rate speed as a multiple of the normal speed
   */
  setRate(rate: number): void {
    this.rate = rate
    this.audio.defaultPlaybackRate = rate
    this.audio.playbackRate = rate
  }

  close(): void {
    this.playback += 1
    this.releaseFile()
  }

  /**
   * Loads the file of a clip and starts the playback.
   * @param onSourceError called when this file cannot be loaded. Not called for delayed errors of the file that was
   *   loaded before.
   */
  private async start(clip: AudioClip, isResumed: boolean, playback: number, onSourceError: () => void): Promise<void> {
    const { audio } = this
    const url = await this.urlOf(clip.path)
    if (this.playback !== playback) return
    if (audio.src !== url) audio.src = url
    audio.addEventListener('error', onSourceError)
    // Sets the speed after each change of the source, because the change resets the speed.
    this.setRate(this.rate)
    this.seek(clip, isResumed)
    await audio.play()
  }

  /**
   * Moves the playback to the start of a clip in the current file, unless the playback is already near the start. A
   * resumed clip continues at the current point if this point is inside the clip. Waits until the metadata of the file
   * has loaded, because WebKit does not play after a seek without metadata.
   */
  private seek({ beginSeconds, endSeconds = Number.POSITIVE_INFINITY }: AudioClip, isResumed: boolean): void {
    const { audio } = this
    const seek = () => {
      const { currentTime, ended } = audio
      const isNearStart = Math.abs(currentTime - beginSeconds) < CONTINUED_WITHIN_SECONDS
      const isInside = currentTime >= beginSeconds && currentTime < endSeconds
      if (ended || !(isNearStart || (isResumed && isInside))) audio.currentTime = beginSeconds
    }
    audio.onloadedmetadata = null
    if (audio.readyState === HTMLMediaElement.HAVE_NOTHING) audio.onloadedmetadata = seek
    else seek()
  }

  private urlOf(path: string): Promise<string> {
    if (this.file?.path === path) return this.file.url
    this.releaseFile()
    const url = fetchEpubResource(this.bookId, path, chapterLimits.maxMediaBytes)
      .then(file =>
        sanitizeEpubResource(file, path).catch(cause => {
          throw new RefusedRecordingError(path, { cause })
        }),
      )
      .then(file => URL.createObjectURL(file))
    url.catch(() => {
      if (this.file?.url === url) this.file = undefined
    })
    this.file = { path, url }
    return url
  }

  /**
   * Releases the current audio file. Pauses the audio first, because it would otherwise continue while the next file
   * loads.
   */
  private releaseFile(): void {
    if (!this.file) return
    this.audio.pause()
    this.file.url.then(
      url => URL.revokeObjectURL(url),
      () => {},
    )
    this.file = undefined
  }

  /** Ends a playback. Pauses the audio only if no other clip starts immediately. */
  private pauseUnlessContinued(playback: number): void {
    this.playback = playback + 1
    queueMicrotask(() => {
      if (this.playback === playback + 1) this.audio.pause()
    })
  }
}
