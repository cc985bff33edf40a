import { useSelector } from '@xstate/react'
import {
  ChevronFirst,
  ChevronLast,
  ChevronLeft,
  ChevronRight,
  CornerUpRight,
  Pause,
  Play,
  SlidersHorizontal,
  X,
} from 'lucide-react'
import { useEffect, useState } from 'react'
import { errorText } from '../../../api/errorText'
import type { Book } from '../../../generated/model.schemas'
import { getLanguageNameOrTag } from '../../../language/getLanguageNameOrTag'
import { useTranslate } from '../../../language/useTranslate'
import type { ReadAloudStartPosition } from '../../../machines/readAloudChapter'
import {
  getCurrentReadAloudPassage,
  type ReadAloudMachineEvent,
  type ReadAloudSnapshot,
} from '../../../machines/readAloudMachine'
import type { ViewerPositionReport } from '../../../machines/readerMachineTypes'
import { ReaderIconButton } from '../../ui/toolbars/ReaderIconButton'
import type { EpubPublication } from '../epubPublication'
import type { EpubLocation } from '../locators/epubLocations'
import type { VisibleEpubLocation } from '../locators/visibleEpubLocation'
import { useNarrationMediaControls } from './mediaControls/useNarrationMediaControls'
import { NarrationSettingControls, NarrationSkipNotesSetting } from './NarrationSettingControls'
import type { NarratedPassageHighlighter } from './narratedPassageHighlighter'
import type { NarrationCommand, NarrationCommandsRef } from './narrationCommands'
import { stepNarrationRate } from './narrationSettings'
import styles from './ReadAloudBar.module.css'
import { NoSpeechVoiceError } from './speakSentence'
import { useFollowNarration } from './useFollowNarration'
import { useNarration } from './useNarration'
import { useReportNarratedPosition } from './useReportNarratedPosition'

interface Props {
  readonly book: Book
  readonly publication: EpubPublication
  readonly target: ReadAloudStartPosition
  readonly location: VisibleEpubLocation
  readonly highlighter: NarratedPassageHighlighter
  /** Reference to the function that executes narration commands. The toolbar sets this function while it is mounted. */
  readonly commands: NarrationCommandsRef
  /**
   * Shows a location without adding it to the jump history. Returns false and shows nothing while another navigation is
   * loading its content.
   */
  readonly onShow: (location: EpubLocation) => boolean
  /** Called with the reading position of the narration. */
  readonly onNarrated: (report: ViewerPositionReport) => void
  readonly onClose: () => void
}

const eventOfCommand: Partial<Record<NarrationCommand, ReadAloudMachineEvent>> = {
  nextSentence: { type: 'user.nextPassage' },
  previousSentence: { type: 'user.previousPassage' },
  leaveStructure: { type: 'user.leaveStructure' },
  nextSpokenChapter: { type: 'user.nextChapter' },
  previousSpokenChapter: { type: 'user.previousChapter' },
}

/** Toolbar for reading aloud. Reads from the visible page while the toolbar is mounted. */
export function ReadAloudBar({ book, publication, target, location, highlighter, commands, ...handlers }: Props) {
  const t = useTranslate()
  const { actor, language, settings, changeSettings, reloadChapter } = useNarration(book.id, publication, target)
  const isActive = useSelector(actor, isNarrating)
  const failure = useSelector(actor, ({ context }) => context.failure)
  const isChapterMissing = useSelector(actor, snapshot => snapshot.matches('failed'))
  const isEnded = useSelector(actor, snapshot => snapshot.matches({ open: 'ended' }))
  const isInStructure = useSelector(actor, ({ context }) => getCurrentReadAloudPassage(context)?.escapeTo !== undefined)
  const [hasOptions, setHasOptions] = useState(false)
  useFollowNarration(actor, location, highlighter, handlers.onShow, publication.package?.overlayClasses)
  useReportNarratedPosition(actor, isActive, location, handlers.onNarrated)
  useNarrationMediaControls(actor, metadataOf(book))
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
      {hasOptions && (
        <NarrationSettingControls language={language} settings={settings} onChange={changeSettings}>
          <NarrationSkipNotesSetting onChange={reloadChapter} />
        </NarrationSettingControls>
      )}
      <div className={styles.buttons} role="toolbar" aria-label={t('readAloud.title')}>
        <PlaybackButtons
          isActive={isActive}
          isChapterMissing={isChapterMissing}
          isInStructure={isInStructure}
          onCommand={perform}
        />
        <ReaderIconButton
          icon={SlidersHorizontal}
          label={t('readAloud.options')}
          pressed={hasOptions}
          onClick={() => setHasOptions(!hasOptions)}
        />
        <ReaderIconButton icon={X} label={t('readAloud.stop')} onClick={handlers.onClose} />
      </div>
    </section>
  )
}

interface PlaybackButtonsProps {
  readonly isActive: boolean
  readonly isChapterMissing: boolean
  /** Whether the narration is inside a structure that the user can leave, for example a table. */
  readonly isInStructure: boolean
  readonly onCommand: (command: NarrationCommand) => void
}

function PlaybackButtons({ isActive, isChapterMissing, isInStructure, onCommand }: PlaybackButtonsProps) {
  const t = useTranslate()
  return (
    <>
      <ReaderIconButton
        icon={ChevronFirst}
        label={t('readAloud.previousChapter')}
        onClick={() => onCommand('previousSpokenChapter')}
        pointing
      />
      <ReaderIconButton
        icon={ChevronLeft}
        label={t('readAloud.previousSentence')}
        disabled={isChapterMissing}
        onClick={() => onCommand('previousSentence')}
        pointing
      />
      <ReaderIconButton
        icon={isActive ? Pause : Play}
        label={t(isActive ? 'readAloud.pause' : 'readAloud.play')}
        onClick={() => onCommand('readAloud')}
      />
      <ReaderIconButton
        icon={ChevronRight}
        label={t('readAloud.nextSentence')}
        disabled={isChapterMissing}
        onClick={() => onCommand('nextSentence')}
        pointing
      />
      <ReaderIconButton
        icon={ChevronLast}
        label={t('readAloud.nextChapter')}
        onClick={() => onCommand('nextSpokenChapter')}
        pointing
      />
      {isInStructure && (
        <ReaderIconButton
          icon={CornerUpRight}
          label={t('readAloud.leaveStructure')}
          onClick={() => onCommand('leaveStructure')}
          pointing
        />
      )}
    </>
  )
}

/** Whether the narration plays, or will play after the chapter has loaded. */
const isNarrating = (snapshot: ReadAloudSnapshot): boolean =>
  snapshot.matches({ open: 'playing' }) || (snapshot.matches('loading') && !snapshot.context.isPaused)

function failureText(t: ReturnType<typeof useTranslate>, failure: unknown): string {
  if (failure instanceof NoSpeechVoiceError)
    return t('readAloud.noVoice', { language: getLanguageNameOrTag(failure.language) })
  return errorText(failure, t('readAloud.failed'))
}

const metadataOf = ({ metadata, seriesTitle, oneshot }: Book) => ({
  title: metadata.title,
  artist: [...new Set(metadata.authors.map(({ name }) => name))].join(', '),
  album: oneshot ? '' : seriesTitle,
})
