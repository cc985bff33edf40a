/** Title, artist and album that the operating system shows during the narration. */
export interface MediaControlsMetadata {
  readonly title: string
  readonly artist: string
  readonly album: string
}

type MediaHandlers = Partial<Record<MediaSessionAction, () => void>>

/**
 * Shows the narration in the media controls of the operating system, and handles the media keys.
 * @param handlers function to call for each media action
 * @returns function that removes the controls
 */
export function connectMediaSession(metadata: MediaControlsMetadata, handlers: MediaHandlers): () => void {
  const { mediaSession } = navigator
  if (!mediaSession || typeof MediaMetadata === 'undefined') return () => {}
  mediaSession.metadata = new MediaMetadata({ ...metadata })
  const actions = Object.keys(handlers) as MediaSessionAction[]
  for (const action of actions) setHandler(action, handlers[action] ?? null)
  return () => {
    for (const action of actions) setHandler(action, null)
    mediaSession.metadata = null
    mediaSession.playbackState = 'none'
  }
}

function setHandler(action: MediaSessionAction, handler: (() => void) | null): void {
  try {
    navigator.mediaSession.setActionHandler(action, handler)
  } catch {
    // The browser does not know this action. Ignores the error, because the other actions still work.
  }
}

const SAMPLES_PER_SECOND = 8_000

/**
 * Creates a WAV file without sound. Browsers show media controls only while an audio file plays, and not while they
 * speak text.
 * @param seconds length of the file
 * @returns file with a single channel and 8 bits per sample
 */
export function createSilentWavFile(seconds = 10): Blob {
  const samples = new Uint8Array(seconds * SAMPLES_PER_SECOND).fill(128)
  const header = new DataView(new ArrayBuffer(44))
  const writeText = (offset: number, text: string) => {
    for (const [index, byte] of new TextEncoder().encode(text).entries()) header.setUint8(offset + index, byte)
  }
  writeText(0, 'RIFF')
  header.setUint32(4, 36 + samples.length, true)
  writeText(8, 'WAVEfmt ')
  header.setUint32(16, 16, true)
  header.setUint16(20, 1, true)
  header.setUint16(22, 1, true)
  header.setUint32(24, SAMPLES_PER_SECOND, true)
  header.setUint32(28, SAMPLES_PER_SECOND, true)
  header.setUint16(32, 1, true)
  header.setUint16(34, 8, true)
  writeText(36, 'data')
  header.setUint32(40, samples.length, true)
  return new Blob([header, samples], { type: 'audio/wav' })
}
