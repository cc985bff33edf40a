import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { ReadAloudActor } from '../../../../machines/readAloudMachine'
import { connectMediaSession, createSilentWavFile, type MediaControlsMetadata } from './connectMediaSession'

/** Connects a narration to the media controls of the operating system. */
export function useNarrationMediaControls(
  actor: ReadAloudActor,
  { title, artist, album }: MediaControlsMetadata,
): void {
  const isPlaying = useSelector(actor, snapshot => snapshot.matches({ open: 'playing' }))
  const [silence] = useState(() => new Audio())
  useEffect(
    () =>
      connectMediaSession(
        { title, artist, album },
        {
          play: () => actor.send({ type: 'user.play' }),
          pause: () => actor.send({ type: 'user.pause' }),
          stop: () => actor.send({ type: 'user.pause' }),
          previoustrack: () => actor.send({ type: 'user.previousPassage' }),
          nexttrack: () => actor.send({ type: 'user.nextPassage' }),
        },
      ),
    [actor, title, artist, album],
  )
  useEffect(() => {
    const url = URL.createObjectURL(createSilentWavFile())
    silence.src = url
    silence.loop = true
    return () => {
      silence.pause()
      silence.removeAttribute('src')
      URL.revokeObjectURL(url)
    }
  }, [silence])
  useEffect(() => {
    // Ignores the error. If the browser does not allow the silent audio, the narration works without media controls.
    if (isPlaying) void silence.play().catch(() => {})
    else silence.pause()
    if (navigator.mediaSession) navigator.mediaSession.playbackState = isPlaying ? 'playing' : 'paused'
  }, [silence, isPlaying])
}
