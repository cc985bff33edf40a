import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo, useRef } from 'react'
import { fromCallback, fromPromise } from 'xstate'
import {
  currentPassage,
  type ReadAloudActor,
  type ReadAloudMachineEvent,
  type ReadAloudPassage,
  type ReadAloudTarget,
  readAloudMachine,
} from '../../../machines/readAloudMachine'
import { usePreference } from '../../../preferences/usePreference'
import type { EpubPublication } from '../epubPublication'
import { loadReadAloudChapter } from './loadReadAloudChapter'
import { type NarrationSettings, readNarrationSettings, writeNarrationSettings } from './narrationSettings'
import { NoVoiceError, onVoicesChange, speakSentence } from './speakSentence'

/** A running narration with the settings of the language of its current passage. */
interface Narration {
  readonly actor: ReadAloudActor
  /** Language of the current passage, as BCP 47 tag; empty before the first passage. */
  readonly language: string
  readonly settings: NarrationSettings
  /** Stores other settings for the language, and repeats the current passage with them. */
  readonly changeSettings: (change: Partial<NarrationSettings>) => void
}

/** Reads a book aloud while the component is mounted. */
export function useNarration(bookId: string, publication: EpubPublication, target: ReadAloudTarget): Narration {
  const [stored, setStored] = usePreference('epub.narration')
  const latest = useRef({ stored, publication })
  latest.current = { stored, publication }
  const machine = useMemo(
    () =>
      readAloudMachine.provide({
        actors: {
          loadChapter: fromPromise(({ input }) => loadReadAloudChapter(bookId, latest.current.publication, input)),
          narrate: fromCallback<ReadAloudMachineEvent, { passage: ReadAloudPassage | undefined }>(
            ({ input: { passage }, sendBack }) => {
              if (!passage) return
              const { voice, rate } = readNarrationSettings(latest.current.stored, passage.language)
              return speakSentence({ ...passage, voice, rate }, error =>
                sendBack(error ? { type: 'narrator.failed', error } : { type: 'narrator.finished' }),
              )
            },
          ),
        },
      }),
    [bookId],
  )
  const actor = useActorRef(machine, { input: { target, chapterCount: publication.chapters.length } })
  const language = useSelector(actor, ({ context }) => currentPassage(context)?.language ?? '')
  useEffect(
    () =>
      onVoicesChange(() => {
        if (actor.getSnapshot().context.failure instanceof NoVoiceError) actor.send({ type: 'user.play' })
      }),
    [actor],
  )
  const settings = readNarrationSettings(stored, language)
  return {
    actor,
    language,
    settings,
    changeSettings: change => {
      const next = writeNarrationSettings(stored, language, { ...settings, ...change })
      latest.current = { ...latest.current, stored: next }
      setStored(next)
      actor.send({ type: 'settings.changed' })
    },
  }
}
