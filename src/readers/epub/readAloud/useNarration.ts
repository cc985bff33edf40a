import { useActorRef, useSelector } from '@xstate/react'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { fromCallback, fromPromise } from 'xstate'
import type { ReadAloudStartPosition } from '../../../machines/readAloudChapter'
import {
  getCurrentReadAloudPassage,
  type ReadAloudActor,
  type ReadAloudMachineEvent,
  type ReadAloudNarratorInput,
  readAloudMachine,
} from '../../../machines/readAloudMachine'
import { readPreference } from '../../../preferences/preferenceStore'
import { usePreference } from '../../../preferences/usePreference'
import type { EpubPublication } from '../epubPublication'
import { loadReadAloudChapter } from './loadReadAloudChapter'
import {
  type NarrationSettings,
  parseNarrationSettingsOfPassage,
  serializeNarrationSettingsOfPassage,
} from './narrationSettings'
import { hasMediaOverlay } from './overlay/hasMediaOverlay'
import { PassageNarrator } from './passageNarrator'
import { getSpokenLanguage, NoSpeechVoiceError, onSpeechVoicesChange } from './speakSentence'

/** Narration of a book, with the voice and speed for the current passage. */
interface Narration {
  readonly actor: ReadAloudActor
  /** Language in which the current passage is spoken, as BCP 47 tag. Empty before the first passage. */
  readonly language: string
  readonly settings: NarrationSettings
  /**
   * Stores a new voice for the language of the passage, or a new speed for the language of the chapter. The passage may
   * be a quotation in another language. The narration of the passage changes immediately.
   */
  readonly changeSettings: (change: Partial<NarrationSettings>) => void
  /**
   * Loads the passages of the current chapter again. If a chapter is loading or could not be loaded, loads this chapter
   * again instead of the current chapter. A running narration continues at the same text. A narration that has ended
   * does not start again, but is paused at its last passage.
   */
  readonly reloadChapter: () => void
}

/** Reads a book aloud while the component is mounted. */
export function useNarration(bookId: string, publication: EpubPublication, target: ReadAloudStartPosition): Narration {
  const [stored, setStored] = usePreference('epub.narration')
  const latest = useRef({ stored, publication })
  latest.current = { stored, publication }
  const [narrator] = useState(() => new PassageNarrator(bookId))
  useEffect(() => () => narrator.close(), [narrator])
  const machine = useMemo(() => createNarrationMachine(bookId, narrator, latest), [bookId, narrator])
  const actor = useActorRef(machine, { input: { target, chapterCount: publication.chapters.length } })
  const passage = useSelector(actor, ({ context }) => getCurrentReadAloudPassage(context))
  const language = passage ? getSpokenLanguage(passage) : ''
  const chapterLanguage = passage?.chapterLanguage ?? ''
  useEffect(
    () =>
      onSpeechVoicesChange(() => {
        if (actor.getSnapshot().context.failure instanceof NoSpeechVoiceError) actor.send({ type: 'user.play' })
      }),
    [actor],
  )
  const loadedPublication = useRef(publication)
  useEffect(() => {
    if (loadedPublication.current === publication) return
    loadedPublication.current = publication
    // The package document declares the media overlays of the chapters. Therefore the passages are loaded again when
    // the package document has loaded.
    if (hasMediaOverlay(publication)) reloadChapter(actor)
  }, [actor, publication])
  const settings = parseNarrationSettingsOfPassage(stored, language, chapterLanguage)
  return {
    actor,
    language,
    settings,
    changeSettings: change => {
      const next = serializeNarrationSettingsOfPassage(stored, language, chapterLanguage, change)
      latest.current = { ...latest.current, stored: next }
      setStored(next)
      actor.send({ type: 'settings.changed' })
    },
    reloadChapter: () => reloadChapter(actor),
  }
}

/**
 * Creates the state machine that reads a book aloud.
 * @param latest ref with the current publication and the stored settings of the narration
 */
function createNarrationMachine(
  bookId: string,
  narrator: PassageNarrator,
  latest: RefObject<{ readonly stored: string; readonly publication: EpubPublication }>,
): typeof readAloudMachine {
  return readAloudMachine.provide({
    actors: {
      loadChapter: fromPromise(({ input }) =>
        loadReadAloudChapter(bookId, latest.current.publication, input, readPreference('epub.narrationSkips')),
      ),
      narrate: fromCallback<ReadAloudMachineEvent, ReadAloudNarratorInput>(
        ({ input: { passage, isResumed }, sendBack, receive }) => {
          if (!passage) return
          const language = getSpokenLanguage(passage)
          const settings = () =>
            parseNarrationSettingsOfPassage(latest.current.stored, language, passage.chapterLanguage)
          const { stop, changeSettings } = narrator.narrate(
            { ...passage, language },
            settings(),
            {
              onEnd: error => sendBack(error ? { type: 'narrator.failed', error } : { type: 'narrator.finished' }),
              onProgress: share => sendBack({ type: 'narrator.progressed', share }),
            },
            isResumed,
          )
          receive(({ type }) => type === 'settings.changed' && changeSettings(settings()))
          return stop
        },
      ),
    },
  })
}

function reloadChapter(actor: ReadAloudActor): void {
  const target = getReloadTarget(actor)
  if (!target) return
  const hasEnded = actor.getSnapshot().matches({ open: 'ended' })
  actor.send({ type: 'chapter.changed', target })
  // If the narration has ended, the event `chapter.changed` starts the narration again. The user would then hear the
  // last passage a second time. The pause prevents this.
  if (hasEnded) actor.send({ type: 'user.pause' })
}

function getReloadTarget(actor: ReadAloudActor): ReadAloudStartPosition | undefined {
  const snapshot = actor.getSnapshot()
  const { chapter, target } = snapshot.context
  if (snapshot.matches('loading') || snapshot.matches('failed')) return target
  const passage = getCurrentReadAloudPassage(snapshot.context)
  return chapter && passage && { chapter: chapter.index, from: chapter.positionOf(passage.start) }
}
