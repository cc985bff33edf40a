import { Copy, NotebookPen, Search, Share2, Trash2, Undo2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslate } from '../../../language/useTranslate'
import { ReaderButton } from '../../ui/toolbars/ReaderButton'
import type { TextSelection } from '../marks/annotatedChapters'
import { type Highlight, type HighlightColor, highlightColors } from '../marks/annotations'
import { HighlightColorPicker } from '../marks/HighlightColorPicker'
import { menuPosition } from '../marks/menuPosition'
import styles from './SelectionMenu.module.css'

interface Props {
  readonly chosen: TextSelection
  /** Stored highlight at this position; undefined when the selection is not highlighted. */
  readonly kept: Highlight | undefined
  /** Another overlay covers the menu. The menu then ignores Escape. */
  readonly isAside: boolean
  readonly onKeep: (highlight: Highlight) => void
  readonly onRemove: (highlight: Highlight) => void
  readonly onSay: (text: string) => void
  readonly onLookUp: () => void
  readonly onClose: () => void
}

/** Menu of the selected text or of a tapped highlight: highlight colour, note, copy, look up, share, remove. */
export function SelectionMenu({ chosen, kept, isAside, onKeep, onRemove, onSay, onLookUp, onClose }: Props) {
  const t = useTranslate()
  const menu = useRef<HTMLDivElement>(null)
  const [removed, setRemoved] = useState<Highlight>()
  const [writing, setWriting] = useState(chosen.isKept && (kept?.note ?? '') !== '')
  const { mark } = chosen
  useEffect(() => {
    if (chosen.isEntered) menu.current?.querySelector('button')?.focus()
  }, [chosen])
  useEffect(() => {
    if (isAside) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      onClose()
    }
    window.addEventListener('keydown', onKey, { capture: true })
    return () => window.removeEventListener('keydown', onKey, { capture: true })
  }, [isAside, onClose])
  const colour = (value: HighlightColor) => {
    setRemoved(undefined)
    onKeep({ ...mark, note: '', ...kept, colour: value })
  }
  return (
    <div
      ref={menu}
      role="dialog"
      aria-label={t('reader.marks.menu')}
      className={styles.menu}
      data-theme="dark"
      data-aside={isAside}
      style={menuPosition(chosen.at, writing && kept !== undefined)}
    >
      {removed ? (
        <div className={styles.row}>
          <span className={styles.removed} role="status">
            {t('reader.marks.removed')}
          </span>
          <ReaderButton
            icon={Undo2}
            label={t('reader.marks.undo')}
            onClick={() => {
              onKeep(removed)
              setRemoved(undefined)
            }}
          />
        </div>
      ) : (
        <>
          <HighlightColorPicker colours={highlightColors} chosen={kept ? [kept.colour] : []} onToggle={colour} />
          <div className={styles.row}>
            <ReaderButton
              icon={NotebookPen}
              label={t('reader.marks.note')}
              pressed={writing}
              onClick={() => {
                if (!kept) colour('yellow')
                setWriting(!writing)
              }}
            />
            <TextDeeds text={mark.text} onSay={onSay} onLookUp={onLookUp} />
            {kept && (
              <ReaderButton
                icon={Trash2}
                label={t('reader.marks.remove')}
                onClick={() => {
                  setRemoved(kept)
                  onRemove(kept)
                }}
              />
            )}
          </div>
          {writing && kept && <Note kept={kept} onKeep={onKeep} />}
        </>
      )}
    </div>
  )
}

/** Text field for the note of a highlight. Stores each change immediately, so that closing the book loses nothing. */
function Note({ kept, onKeep }: { kept: Highlight; onKeep: Props['onKeep'] }) {
  const t = useTranslate()
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => field.current?.focus(), [])
  return (
    <textarea
      ref={field}
      className={styles.note}
      rows={3}
      dir="auto"
      aria-label={t('reader.marks.note')}
      placeholder={t('reader.marks.noteHint')}
      defaultValue={kept.note}
      onChange={event => onKeep({ ...kept, note: event.target.value })}
    />
  )
}

function TextDeeds({ text, onSay, onLookUp }: { text: string } & Pick<Props, 'onSay' | 'onLookUp'>) {
  const t = useTranslate()
  const copy = () =>
    copied(text).then(
      () => onSay(t('reader.marks.copied')),
      () => onSay(t('reader.marks.notCopied')),
    )
  // The promise rejects when the user cancels the share dialog of the system.
  const share = () => navigator.share({ text }).catch(() => undefined)
  return (
    <>
      <ReaderButton icon={Copy} label={t('reader.marks.copy')} onClick={copy} />
      <ReaderButton icon={Search} label={t('reader.marks.lookUp')} onClick={onLookUp} />
      {'share' in navigator && <ReaderButton icon={Share2} label={t('reader.marks.share')} onClick={share} />}
    </>
  )
}

/**
 * Copies text to the clipboard. Uses `document.execCommand` where the Clipboard API is missing, which browsers restrict to HTTPS.
 * @throws when the browser does not allow copying
 */
async function copied(text: string): Promise<void> {
  if ('clipboard' in navigator) return navigator.clipboard.writeText(text)
  const onCopy = (event: ClipboardEvent) => {
    event.preventDefault()
    event.clipboardData?.setData('text/plain', text)
  }
  // Some browsers copy only when the document has a selection.
  const held = document.body.appendChild(document.createElement('span'))
  held.textContent = text
  held.style.userSelect = 'text'
  document.addEventListener('copy', onCopy)
  try {
    document.getSelection()?.selectAllChildren(held)
    if (!document.execCommand('copy')) throw new Error('document.execCommand did not copy')
  } finally {
    document.removeEventListener('copy', onCopy)
    held.remove()
  }
}
