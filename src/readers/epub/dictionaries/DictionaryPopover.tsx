import { ArrowLeft, ExternalLink, LibraryBig, X } from 'lucide-react'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useCloseOnBack } from '../../../components/overlays/useCloseOnBack'
import { useDebouncedValue } from '../../../components/useDebouncedValue'
import { useTranslate } from '../../../language/useTranslate'
import { useReaderSetting } from '../../settings/effectiveReaderSettings'
import { ReaderIconButton } from '../../ui/toolbars/ReaderIconButton'
import { computeDictionaryPopoverPosition } from './computeDictionaryPopoverPosition'
import { DictionaryList } from './DictionaryList'
import { DictionaryLookUpResults } from './DictionaryLookUpResults'
import styles from './DictionaryPopover.module.css'
import { dictionaryImportQueue } from './import/dictionaryImportQueue'
import { normalizeSelectedText, trimPunctuation } from './lookup/createDictionaryLookUpCandidates'
import { createWiktionarySearchUrl } from './lookup/createWiktionarySearchUrl'
import { useDictionaryLookUp } from './lookup/useDictionaryLookUp'
import { useStoredDictionaries } from './useStoredDictionaries'

interface DictionaryPopoverProps {
  readonly text: string
  /** Bounding box of the selected text, in CSS pixels of the window. */
  readonly at: DOMRect
  /** Language of the book as a BCP 47 tag. Empty if unknown. */
  readonly language: string
  readonly onClose: () => void
}

/** Popover with the dictionary definitions of the selected text. Users can change the word to look up. */
export function DictionaryPopover({ text, at, language, onClose }: DictionaryPopoverProps) {
  const t = useTranslate()
  const [appearance] = useReaderSetting('epub.appearance')
  const dialog = useRef<HTMLDialogElement>(null)
  useCloseOnBack(true, () => dialog.current?.close())
  const words = useWordHistory(text)
  const { typed: typedWord } = words
  const debouncedWord = useDebouncedValue(typedWord)
  // True after the user has opened the dictionary list. False after the user has closed the list or has typed a word.
  // Initially undefined.
  const [isManagingRequested, setIsManagingRequested] = useState<boolean>()
  const { running, rejected } = useSyncExternalStore(dictionaryImportQueue.subscribe, dictionaryImportQueue.getState)
  const dictionaries = useStoredDictionaries()
  const lookUpState = useDictionaryLookUp(debouncedWord, language, dictionaries.all)
  const hasNone = dictionaries.failed || dictionaries.all?.length === 0
  const isManaging = hasNone || (isManagingRequested ?? (running !== undefined || rejected.length > 0))
  useModalDialogFocus(dialog)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the dialog itself closes on Escape
    <dialog
      ref={dialog}
      className={styles.popover}
      data-theme={appearance === 'night' ? 'dark' : 'light'}
      data-appearance={appearance}
      data-arrow-navigation
      tabIndex={-1}
      aria-label={t('dictionary.title')}
      style={computeDictionaryPopoverPosition(at)}
      onClose={onClose}
      onClick={event => event.target === dialog.current && dialog.current.close()}
    >
      <WordField
        {...words}
        language={language}
        onType={() => setIsManagingRequested(false)}
        onClose={() => dialog.current?.close()}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be reachable by keyboard */}
      <div className={styles.body} tabIndex={0}>
        {isManaging ? (
          <DictionaryList dictionaries={dictionaries} />
        ) : (
          lookUpState && <DictionaryLookUpResults state={lookUpState} onLookUpWord={words.open} />
        )}
      </div>
      <div className={styles.footer}>
        <WiktionaryLink word={trimPunctuation(typedWord) || typedWord} language={language} />
        {!hasNone && (
          <ReaderIconButton
            icon={LibraryBig}
            label={t('dictionary.manage')}
            pressed={isManaging}
            onClick={() => setIsManagingRequested(!isManaging)}
          />
        )}
      </div>
    </dialog>
  )
}

/** Opens a dialog as a modal dialog and keeps the focus in the dialog. */
function useModalDialogFocus(dialog: RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    dialog.current?.showModal()
    // Sets the focus on the dialog itself. Focus in the text field would open the on-screen keyboard.
    dialog.current?.focus()
  }, [dialog])
  // If the button that had the focus was removed, sets the focus on the dialog. Without a focused element in the
  // dialog, the page behind the dialog would receive the key presses.
  useEffect(() => {
    if (!dialog.current?.contains(document.activeElement)) dialog.current?.focus()
  })
}

interface WordHistory {
  readonly typed: string
  readonly back: string | undefined
  readonly type: (word: string) => void
  readonly open: (word: string) => void
  readonly goBack: () => void
}

function useWordHistory(text: string): WordHistory {
  const [typedWord, setTypedWord] = useState(() => normalizeSelectedText(text))
  const [previousWords, setPreviousWords] = useState<readonly string[]>([])
  return {
    typed: typedWord,
    back: previousWords.at(-1),
    type: setTypedWord,
    open: next => {
      setPreviousWords([...previousWords, typedWord])
      setTypedWord(next)
    },
    goBack: () => {
      setPreviousWords(previousWords.slice(0, -1))
      setTypedWord(previousWords.at(-1) ?? typedWord)
    },
  }
}

interface WordFieldProps extends Omit<WordHistory, 'open'> {
  readonly language: string
  readonly onType: () => void
  readonly onClose: () => void
}

function WordField({ typed: typedWord, back: previousWord, type, goBack, language, onType, onClose }: WordFieldProps) {
  const t = useTranslate()
  return (
    <div className={styles.header}>
      {previousWord !== undefined && (
        <ReaderIconButton
          icon={ArrowLeft}
          label={t('dictionary.back', { word: previousWord })}
          pointing
          onClick={goBack}
        />
      )}
      <input
        type="text"
        className={styles.word}
        aria-label={t('dictionary.word')}
        dir="auto"
        lang={language || undefined}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
        value={typedWord}
        onChange={event => {
          type(event.target.value)
          onType()
        }}
      />
      <ReaderIconButton icon={X} label={t('reader.close')} onClick={onClose} />
    </div>
  )
}

/** Link that searches the word in Wiktionary. A note next to it warns that the word is sent to Wiktionary. */
function WiktionaryLink({ word, language }: { word: string; language: string }) {
  const t = useTranslate()
  return (
    <a
      className={styles.wiktionaryLink}
      href={createWiktionarySearchUrl(word, language)}
      target="_blank"
      rel="noreferrer"
      aria-describedby="longbox-external-site"
    >
      <ExternalLink size={18} strokeWidth={1.5} aria-hidden />
      <span>
        {t('dictionary.online')}
        <small id="longbox-external-site">{t('dictionary.externalSite')}</small>
      </span>
    </a>
  )
}
