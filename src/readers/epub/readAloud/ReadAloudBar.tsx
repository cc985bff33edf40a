import { useSelector } from '@xstate/react'
import {
  ChevronFirst,
  ChevronLast,
  ChevronLeft,
  ChevronRight,
  Minus,
  Pause,
  Play,
  Plus,
  SlidersHorizontal,
  X,
} from 'lucide-react'
import { useEffect, useId, useState, useSyncExternalStore } from 'react'
import { errorText } from '../../../api/errorText'
import type { Book } from '../../../generated/model.schemas'
import { languageName } from '../../../language/languageName'
import { useLocaleFormatters } from '../../../language/localeFormatters'
import { useTranslate } from '../../../language/useTranslate'
import type { ReadAloudMachineEvent, ReadAloudSnapshot, ReadAloudTarget } from '../../../machines/readAloudMachine'
import { ReaderIconButton } from '../../ui/toolbars/ReaderIconButton'
import type { EpubPublication } from '../epubPublication'
import type { EpubLocation } from '../locators/epubLocations'
import type { VisibleEpubLocation } from '../locators/visibleEpubLocation'
import type { NarrationCommand, NarrationCommandsRef } from './narrationCommands'
import { type NarrationSettings, narrationRates, stepNarrationRate } from './narrationSettings'
import styles from './ReadAloudBar.module.css'
import { NoVoiceError, onVoicesChange } from './speakSentence'
import { voicesOfLanguage } from './speechVoices'
import type { SpokenPassageHighlighter } from './spokenPassageHighlighter'
import { useFollowNarration } from './useFollowNarration'
import { useMediaControls } from './useMediaControls'
import { useNarration } from './useNarration'

interface Props {
  readonly book: Book
  readonly publication: EpubPublication
  /** Where the narration starts. */
  readonly target: ReadAloudTarget
  readonly location: VisibleEpubLocation
  readonly highlighter: SpokenPassageHighlighter
  /** Receives the function that executes commands. */
  readonly commands: NarrationCommandsRef
  /** Shows a location without an entry in the jump history. */
  readonly onShow: (location: EpubLocation) => void
  readonly onClose: () => void
}

const eventOfCommand: Partial<Record<NarrationCommand, ReadAloudMachineEvent>> = {
  nextSentence: { type: 'user.nextPassage' },
  previousSentence: { type: 'user.previousPassage' },
  nextSpokenChapter: { type: 'user.nextChapter' },
  previousSpokenChapter: { type: 'user.previousChapter' },
}

/** Toolbar that reads the book aloud from the visible page while it is mounted. */
export function ReadAloudBar({ book, publication, target, location, highlighter, commands, onShow, onClose }: Props) {
  const t = useTranslate()
  const { actor, language, settings, changeSettings } = useNarration(book.id, publication, target)
  const isActive = useSelector(actor, isNarrating)
  const failure = useSelector(actor, ({ context }) => context.failure)
  const isEnded = useSelector(actor, snapshot => snapshot.matches({ open: 'ended' }))
  const [hasOptions, setHasOptions] = useState(false)
  useFollowNarration(actor, location, highlighter, onShow)
  useMediaControls(actor, metadataOf(book))
  const perform = (command: NarrationCommand) => {
    const event = eventOfCommand[command]
    if (event) actor.send(event)
    else if (command === 'readAloud')
      actor.send({ type: isNarrating(actor.getSnapshot()) ? 'user.pause' : 'user.play' })
    else changeSettings({ rate: stepNarrationRate(settings.rate, command === 'fasterSpeech' ? 1 : -1) })
  }
  useEffect(() => {
    commands.current = perform
    return () => {
      commands.current = undefined
    }
  })
  return (
    <section className={styles.bar} data-theme="dark" data-read-aloud aria-label={t('readAloud.title')}>
      <p role="status" className={styles.status}>
        {failure !== undefined ? failureText(t, failure) : isEnded && t('readAloud.ended')}
      </p>
      {hasOptions && <NarrationOptions language={language} settings={settings} onChange={changeSettings} />}
      <div className={styles.buttons} role="toolbar" aria-label={t('readAloud.title')}>
        <ReaderIconButton
          icon={ChevronFirst}
          label={t('readAloud.previousChapter')}
          onClick={() => perform('previousSpokenChapter')}
          pointing
        />
        <ReaderIconButton
          icon={ChevronLeft}
          label={t('readAloud.previousSentence')}
          onClick={() => perform('previousSentence')}
          pointing
        />
        <ReaderIconButton
          icon={isActive ? Pause : Play}
          label={t(isActive ? 'readAloud.pause' : 'readAloud.play')}
          onClick={() => perform('readAloud')}
        />
        <ReaderIconButton
          icon={ChevronRight}
          label={t('readAloud.nextSentence')}
          onClick={() => perform('nextSentence')}
          pointing
        />
        <ReaderIconButton
          icon={ChevronLast}
          label={t('readAloud.nextChapter')}
          onClick={() => perform('nextSpokenChapter')}
          pointing
        />
        <ReaderIconButton
          icon={SlidersHorizontal}
          label={t('readAloud.options')}
          pressed={hasOptions}
          onClick={() => setHasOptions(!hasOptions)}
        />
        <ReaderIconButton icon={X} label={t('readAloud.stop')} onClick={onClose} />
      </div>
    </section>
  )
}

interface NarrationOptionsProps {
  readonly language: string
  readonly settings: NarrationSettings
  readonly onChange: (change: Partial<NarrationSettings>) => void
}

/** Speed and voice of a language. */
function NarrationOptions({ language, settings: { rate, voice }, onChange }: NarrationOptionsProps) {
  const t = useTranslate()
  const format = useLocaleFormatters()
  const id = useId()
  const voices = voicesOfLanguage(useVoices(), language)
  const step = (direction: 1 | -1) => onChange({ rate: stepNarrationRate(rate, direction) })
  return (
    <div className={styles.options}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a flex row in all browsers */}
      <div role="group" aria-labelledby={id} className={styles.row}>
        <span id={id}>{t('readAloud.speed')}</span>
        <span className={styles.stepper}>
          <ReaderIconButton
            icon={Minus}
            label={t('readAloud.slower')}
            disabled={rate === narrationRates[0]}
            onClick={() => step(-1)}
          />
          <output>{format.number(rate)}×</output>
          <ReaderIconButton
            icon={Plus}
            label={t('readAloud.faster')}
            disabled={rate === narrationRates.at(-1)}
            onClick={() => step(1)}
          />
        </span>
      </div>
      {voices.length > 0 && (
        <label className={styles.row}>
          <span>{t('readAloud.voice')}</span>
          <select
            value={voices.some(({ voiceURI }) => voiceURI === voice) ? voice : ''}
            onChange={({ target }) => onChange({ voice: target.value })}
          >
            <option value="">{t('readAloud.automaticVoice')}</option>
            {voices.map(({ voiceURI, name }) => (
              <option key={voiceURI} value={voiceURI}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  )
}

let knownVoices: readonly SpeechSynthesisVoice[] = []

/** Returns the voices of the browser. The same list is returned until it changes. */
function useVoices(): readonly SpeechSynthesisVoice[] {
  return useSyncExternalStore(onVoicesChange, () => {
    const voices = speechSynthesis.getVoices()
    const isSame = voices.length === knownVoices.length && voices.every((voice, at) => voice === knownVoices[at])
    if (!isSame) knownVoices = voices
    return knownVoices
  })
}

/** Whether the narration plays, or will play as soon as the chapter has loaded. */
const isNarrating = (snapshot: ReadAloudSnapshot): boolean =>
  snapshot.matches({ open: 'playing' }) || (snapshot.matches('loading') && !snapshot.context.isPaused)

function failureText(t: ReturnType<typeof useTranslate>, failure: unknown): string {
  if (failure instanceof NoVoiceError) return t('readAloud.noVoice', { language: languageName(failure.language) })
  return errorText(failure, t('readAloud.failed'))
}

const metadataOf = ({ metadata, seriesTitle, oneshot }: Book) => ({
  title: metadata.title,
  artist: [...new Set(metadata.authors.map(({ name }) => name))].join(', '),
  album: oneshot ? '' : seriesTitle,
})
