import { Copy, NotebookPen, Search, Share2, Trash2, Undo2 } from 'lucide-react'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { copyTextToClipboard } from '../../../../components/copyTextToClipboard'
import { isTextCompositionKey } from '../../../../components/focus/isTextCompositionKey'
import { useFocusFallback } from '../../../../components/focus/useFocusFallback'
import { useMediaQuery } from '../../../../components/page/useMediaQuery'
import { useScreenReaderAnnouncement } from '../../../../components/useScreenReaderAnnouncement'
import { useTranslate } from '../../../../language/useTranslate'
import { NoteField } from '../../../ui/NoteField'
import { ReaderIconButton } from '../../../ui/toolbars/ReaderIconButton'
import { type HighlightColor, highlightColors, type TextHighlight } from '../epubAnnotations'
import { HighlightColorPicker } from '../HighlightColorPicker'
import { computeTextSelectionMenuPosition } from './computeTextSelectionMenuPosition'
import styles from './TextSelectionMenu.module.css'
import type { TextSelection } from './textSelection'

interface TextSelectionMenuProps {
  readonly selection: TextSelection
  /** Stored highlight of the selected text. Undefined if the text is not highlighted. */
  readonly highlight: TextHighlight | undefined
  /** Whether a popover covers the menu. */
  readonly isCovered: boolean
  readonly onStore: (highlight: TextHighlight) => void
  readonly onRemove: (highlight: TextHighlight) => void
  readonly onMessage: (text: string) => void
  readonly onLookUp: () => void
  readonly onClose: () => void
}

/**
 * Menu for selected text or for a tapped highlight. The user can highlight the text, add a note, copy, look up or share
 * the text, and remove the highlight.
 */
export function TextSelectionMenu({
  selection,
  highlight,
  isCovered,
  onStore,
  onRemove,
  onMessage,
  onLookUp,
  onClose,
}: TextSelectionMenuProps) {
  const t = useTranslate()
  const menu = useRef<HTMLDivElement>(null)
  const [removed, setRemoved] = useState<TextHighlight>()
  const [isEditingNote, setIsEditingNote] = useState(selection.isHighlighted && (highlight?.note ?? '') !== '')
  const { mark: annotation } = selection
  const onFocus = useMenuFocus(menu, selection)
  useEscape(onClose)
  const draft: TextHighlight = { ...annotation, note: '', colour: 'yellow', ...highlight }
  const setColor = (value: HighlightColor) => {
    setRemoved(undefined)
    onStore({ ...draft, colour: value })
  }
  return (
    <div
      ref={menu}
      role="dialog"
      aria-label={t('reader.marks.menu')}
      className={styles.menu}
      data-theme="dark"
      data-aside={isCovered}
      onFocus={onFocus}
      style={useMenuPosition(selection, isEditingNote)}
    >
      {removed ? (
        <RemovedRow
          onUndo={() => {
            onStore(removed)
            setRemoved(undefined)
          }}
        />
      ) : (
        <HighlightControls
          text={annotation.text}
          highlight={highlight}
          draft={draft}
          isEditingNote={isEditingNote}
          onColor={setColor}
          onToggleNote={() => setIsEditingNote(!isEditingNote)}
          onRemove={removedHighlight => {
            setRemoved(removedHighlight)
            onRemove(removedHighlight)
          }}
          onStore={onStore}
          onMessage={onMessage}
          onLookUp={onLookUp}
        />
      )}
    </div>
  )
}

interface HighlightControlsProps
  extends Pick<TextSelectionMenuProps, 'highlight' | 'onStore' | 'onRemove' | 'onMessage' | 'onLookUp'> {
  readonly text: string
  /**
   * Stored highlight of the selected text. If the text is not highlighted, the draft is a new yellow highlight without
   * a note. The new highlight is stored when the user starts to write a note.
   */
  readonly draft: TextHighlight
  readonly isEditingNote: boolean
  readonly onColor: (colour: HighlightColor) => void
  readonly onToggleNote: () => void
}

function HighlightControls({
  text,
  highlight,
  draft,
  isEditingNote,
  onColor,
  onToggleNote,
  onRemove,
  onStore,
  onMessage,
  onLookUp,
}: HighlightControlsProps) {
  const t = useTranslate()
  return (
    <>
      <HighlightColorPicker
        colours={highlightColors}
        selected={highlight ? [highlight.colour] : []}
        onToggle={onColor}
      />
      <div className={styles.row}>
        <ReaderIconButton
          icon={NotebookPen}
          label={t('reader.marks.note')}
          pressed={isEditingNote}
          onClick={onToggleNote}
        />
        <TextActionButtons text={text} onMessage={onMessage} onLookUp={onLookUp} />
        {highlight && (
          <ReaderIconButton icon={Trash2} label={t('reader.marks.remove')} onClick={() => onRemove(highlight)} />
        )}
      </div>
      {isEditingNote && <NoteField note={draft.note} onStore={note => onStore({ ...draft, note })} />}
    </>
  )
}

const useMenuPosition = ({ rect }: TextSelection, hasNote: boolean) =>
  computeTextSelectionMenuPosition(rect, hasNote, useMediaQuery('(pointer: coarse)'))

/**
 * Moves the focus to the first button of the menu when the user presses Tab while text is selected. Moves the focus
 * from the menu back to the text when the menu closes.
 * @returns `onFocus` handler of the menu. If the focused button disappears, the first button of the menu gets the focus
 */
function useMenuFocus(menu: RefObject<HTMLElement | null>, selection: TextSelection) {
  useEffect(() => {
    if (selection.isEntered) menu.current?.querySelector('button')?.focus()
  }, [menu, selection])
  const latestFocusText = useRef(selection.focusText)
  latestFocusText.current = selection.focusText
  useLayoutEffect(() => {
    const element = menu.current
    return () => {
      if (element?.contains(document.activeElement)) latestFocusText.current()
    }
  }, [menu])
  return useFocusFallback(() => menu.current?.querySelector('button'))
}

/** Closes the menu on Escape. While a modal dialog is open, Escape closes only that dialog. */
function useEscape(onClose: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // An open dialog handles Escape itself. The DOM is checked instead of React state: The browser removes the
      // attribute `open` at once, but React state changes only later, at the `close` event of the dialog.
      if (event.key !== 'Escape' || isTextCompositionKey(event) || document.querySelector('dialog[open]')) return
      event.stopPropagation()
      onClose()
    }
    window.addEventListener('keydown', onKey, { capture: true })
    return () => window.removeEventListener('keydown', onKey, { capture: true })
  }, [onClose])
}

function RemovedRow({ onUndo }: { onUndo: () => void }) {
  const t = useTranslate()
  const message = t('reader.marks.removed')
  useScreenReaderAnnouncement(message)
  return (
    <div className={styles.row}>
      <span className={styles.removedMessage}>{message}</span>
      <ReaderIconButton icon={Undo2} label={t('reader.marks.undo')} onClick={onUndo} />
    </div>
  )
}

function TextActionButtons({
  text,
  onMessage,
  onLookUp,
}: { text: string } & Pick<TextSelectionMenuProps, 'onMessage' | 'onLookUp'>) {
  const t = useTranslate()
  const copy = () =>
    copyTextToClipboard(text).then(
      () => onMessage(t('reader.marks.copied')),
      () => onMessage(t('reader.marks.notCopied')),
    )
  const share = () => navigator.share({ text }).catch(() => undefined)
  return (
    <>
      <ReaderIconButton icon={Copy} label={t('reader.marks.copy')} onClick={copy} />
      <ReaderIconButton icon={Search} label={t('reader.marks.lookUp')} onClick={onLookUp} />
      {'share' in navigator && <ReaderIconButton icon={Share2} label={t('reader.marks.share')} onClick={share} />}
    </>
  )
}
