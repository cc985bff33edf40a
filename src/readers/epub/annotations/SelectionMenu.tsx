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
  /** The highlight as it is kept now, when it is. */
  readonly kept: Highlight | undefined
  /** Something else lies over the menu, which leaves keys to it. */
  readonly isAside: boolean
  readonly onKeep: (highlight: Highlight) => void
  readonly onRemove: (highlight: Highlight) => void
  readonly onSay: (text: string) => void
  readonly onLookUp: () => void
  readonly onClose: () => void
}

/** What can be done with chosen words: colour them, note something, copy, look up, share. */
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

/** Every letter is kept at once: closing the menu, or the book, loses nothing. */
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
  // Somebody who closes the sheet of the system did not want to share.
  const share = () => navigator.share({ text }).catch(() => undefined)
  return (
    <>
      <ReaderButton icon={Copy} label={t('reader.marks.copy')} onClick={copy} />
      <ReaderButton icon={Search} label={t('reader.marks.lookUp')} onClick={onLookUp} />
      {'share' in navigator && <ReaderButton icon={Share2} label={t('reader.marks.share')} onClick={share} />}
    </>
  )
}

/** Copies words; where browsers keep the clipboard for secure addresses, as at home by plain HTTP, the older way. */
async function copied(text: string): Promise<void> {
  if ('clipboard' in navigator) return navigator.clipboard.writeText(text)
  const onCopy = (event: ClipboardEvent) => {
    event.preventDefault()
    event.clipboardData?.setData('text/plain', text)
  }
  // Some browsers copy only where something is selected.
  const held = document.body.appendChild(document.createElement('span'))
  held.textContent = text
  held.style.userSelect = 'text'
  document.addEventListener('copy', onCopy)
  try {
    document.getSelection()?.selectAllChildren(held)
    if (!document.execCommand('copy')) throw new Error('not copied')
  } finally {
    document.removeEventListener('copy', onCopy)
    held.remove()
  }
}
