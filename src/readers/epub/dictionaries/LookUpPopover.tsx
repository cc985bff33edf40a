import { ArrowLeft, ExternalLink, LibraryBig, X } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useTranslate } from '../../../language/useTranslate'
import { useSetting } from '../../settings/effectiveSettings'
import { ReaderButton } from '../../ui/toolbars/ReaderButton'
import { DictionaryList } from './DictionaryList'
import { dictionaryImports } from './import/dictionaryImports'
import styles from './LookUpPopover.module.css'
import { selectedWords, wordsWithoutPunctuation } from './lookup/lookUpCandidates'
import { useLookUp } from './lookup/useLookUp'
import { wiktionaryUrl } from './lookup/wiktionary'
import { Meanings } from './Meanings'
import { popoverPosition } from './popoverPosition'
import { useDictionaries } from './useDictionaries'

interface Props {
  /** Selected text. */
  readonly text: string
  /** Bounding box of the text, in CSS pixels of the window. */
  readonly at: DOMRect
  /** Language of the book as a BCP 47 tag; may be empty. */
  readonly language: string
  readonly onClose: () => void
}

/** Delay between the last keystroke and the look-up, in milliseconds. */
const pause = 250

/** Popover beside the selected text with definitions from the stored dictionaries and a field to edit the word. Sends no request. */
export function LookUpPopover({ text, at, language, onClose }: Props) {
  const t = useTranslate()
  const [appearance] = useSetting('epub.appearance')
  const dialog = useRef<HTMLDialogElement>(null)
  const [typed, setTyped] = useState(() => selectedWords(text))
  const word = useSettled(typed)
  const [before, setBefore] = useState<readonly string[]>([])
  // Undefined until the user decides: then the list is shown during an import and after a rejected one.
  const [wanted, setWanted] = useState<boolean>()
  const { running, refused } = useSyncExternalStore(dictionaryImports.subscribe, dictionaryImports.now)
  const dictionaries = useDictionaries()
  const looked = useLookUp(word, language, dictionaries.all)
  const hasNone = dictionaries.failed || dictionaries.all?.length === 0
  const managing = hasNone || (wanted ?? (running !== undefined || refused.length > 0))
  useLayoutEffect(() => {
    dialog.current?.showModal()
    // Focus on the text field would open the on-screen keyboard.
    dialog.current?.focus()
  }, [])
  // The pressed button may be removed. Without focus in the dialog, keys would reach the page behind it.
  useEffect(() => {
    if (!dialog.current?.contains(document.activeElement)) dialog.current?.focus()
  })
  const see = (next: string) => {
    setBefore([...before, typed])
    setTyped(next)
  }
  const back = before.at(-1)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the dialog itself closes on Escape
    <dialog
      ref={dialog}
      className={styles.popover}
      data-theme={appearance === 'night' ? 'dark' : 'light'}
      data-appearance={appearance}
      data-walked
      tabIndex={-1}
      aria-label={t('dictionary.title')}
      style={popoverPosition(at)}
      onClose={onClose}
      onClick={event => event.target === dialog.current && dialog.current.close()}
    >
      <div className={styles.head}>
        {back !== undefined && (
          <ReaderButton
            icon={ArrowLeft}
            label={t('dictionary.back', { word: back })}
            pointing
            onClick={() => {
              setBefore(before.slice(0, -1))
              setTyped(back)
            }}
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
          value={typed}
          onChange={event => {
            setTyped(event.target.value)
            setWanted(false)
          }}
        />
        <ReaderButton icon={X} label={t('reader.close')} onClick={() => dialog.current?.close()} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be reachable by keyboard */}
      <div className={styles.body} tabIndex={0}>
        {managing ? <DictionaryList dictionaries={dictionaries} /> : looked && <Meanings looked={looked} onSee={see} />}
      </div>
      <div className={styles.foot}>
        <Online word={wordsWithoutPunctuation(typed) || typed} language={language} />
        {!hasNone && (
          <ReaderButton
            icon={LibraryBig}
            label={t('dictionary.manage')}
            pressed={managing}
            onClick={() => setWanted(!managing)}
          />
        )}
      </div>
    </dialog>
  )
}

/** Link to Wiktionary, with a note that the word is sent there. */
function Online({ word, language }: { word: string; language: string }) {
  const t = useTranslate()
  return (
    <a
      className={styles.online}
      href={wiktionaryUrl(word, language)}
      target="_blank"
      rel="noreferrer"
      aria-describedby="longbox-leaves"
    >
      <ExternalLink size={18} strokeWidth={1.5} aria-hidden />
      <span>
        {t('dictionary.online')}
        <small id="longbox-leaves">{t('dictionary.leaves')}</small>
      </span>
    </a>
  )
}

/** Returns a value after it has not changed for `pause` milliseconds. The initial value is returned immediately. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
