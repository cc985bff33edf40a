import { ArrowRight, X } from 'lucide-react'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useTranslate } from '../../../language/useTranslate'
import { ReaderButton } from '../../ui/toolbars/ReaderButton'
import { type FileLink, type InnerLink, linkAt, resolveLink } from '../content/chapterLinks'
import type { BookAppearance } from '../content/epubStyle'
import { BookFiles } from '../files/bookFiles'
import { FrameFiles } from '../files/frameFiles'
import type { BookLocation } from '../locators/bookLocations'
import type { Publication } from '../publication'
import { footnoteDocument } from './footnoteDocument'
import styles from './NotePopover.module.css'
import { notePopoverPosition } from './notePopoverPosition'

interface Props {
  readonly bookId: string
  readonly publication: Publication
  readonly look: BookAppearance
  readonly inner: InnerLink
  /** Bounding box of the link, in CSS pixels of the window. */
  readonly at: DOMRect
  readonly onClose: () => void
  /** Called when a link leads to a position in the book. */
  readonly onLink: (place: BookLocation) => void
  /** Called when a link leads to a file outside the reading order. */
  readonly onFileLink: (link: FileLink) => void
}

/** Returns the file that contains the target of the link; undefined when the book has none. */
const chapterOf = ({ file, place }: InnerLink, { chapters }: Publication) => file ?? chapters[place.chapter]

/** Popover that shows a footnote beside its link. Follows the link instead when the target is not a footnote. */
export function NotePopover(props: Props) {
  const { bookId } = props
  const files = useMemo(() => new BookFiles(bookId), [bookId])
  useEffect(() => () => files.close(), [files])
  const source = useNote(props, files)
  const isLate = useLate()
  return source === undefined && !isLate ? null : <Note {...props} source={source} files={files} />
}

/** Loading time after which a message is shown, in milliseconds. */
const long = 400

function useLate(): boolean {
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), long)
    return () => clearTimeout(timer)
  }, [])
  return late
}

function Note({
  publication,
  look,
  inner,
  at,
  source,
  files,
  onClose,
  onLink,
  onFileLink,
}: Props & { source: string | undefined; files: BookFiles }) {
  const t = useTranslate()
  const dialog = useRef<HTMLDialogElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState(80)
  const address = useBlob(source)
  useLayoutEffect(() => {
    dialog.current?.showModal()
  }, [])
  const onLoad = () => {
    const chapter = chapterOf(inner, publication)
    const note = frame.current?.contentDocument
    if (!note?.body || !chapter) return
    const resize = () => setHeight(Math.min(window.innerHeight * 0.4, note.body.scrollHeight))
    resize()
    new FrameFiles(note, files).load().then(resize, () => {})
    const onClick = (event: MouseEvent) => {
      const found = linkAt(event.target)
      if (!found) return
      event.preventDefault()
      const target = resolveLink(found, chapter, publication, undefined)
      if (!target) return
      if ('path' in target) onFileLink(target)
      else if (target.file) onFileLink({ link: target.link, path: target.file.path })
      else onLink(target.place)
    }
    note.addEventListener('click', onClick, { capture: true })
    note.addEventListener('auxclick', onClick, { capture: true })
    note.addEventListener('keydown', event => event.key === 'Escape' && onClose())
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the dialog itself closes on Escape
    <dialog
      ref={dialog}
      className={styles.note}
      data-appearance={look.appearance}
      aria-label={t('reader.book.note')}
      style={notePopoverPosition(at)}
      onClose={onClose}
      onClick={event => event.target === dialog.current && dialog.current.close()}
    >
      {!address && (
        <p role="status" className={styles.waiting}>
          {t('reader.opening')}
        </p>
      )}
      {address && (
        <iframe
          ref={frame}
          className={styles.text}
          title={t('reader.book.note')}
          sandbox="allow-same-origin"
          src={address}
          style={{ blockSize: height }}
          onLoad={onLoad}
        />
      )}
      <div className={styles.buttons}>
        {!inner.file && (
          <ReaderButton
            icon={ArrowRight}
            label={t('reader.book.goToNote')}
            onClick={() => onLink(inner.place)}
            pointing
          />
        )}
        <ReaderButton icon={X} label={t('reader.close')} onClick={() => dialog.current?.close()} />
      </div>
    </dialog>
  )
}

/** Loads the markup of the footnote; follows the link when there is none. Undefined while loading. */
function useNote({ publication, look, inner, onLink, onFileLink }: Props, files: BookFiles): string | undefined {
  const [source, setSource] = useState<string>()
  const latest = useRef({ onLink, onFileLink })
  latest.current = { onLink, onFileLink }
  useEffect(() => {
    const chapter = chapterOf(inner, publication)
    const { file, link, place } = inner
    let gone = false
    const go = () => {
      if (gone) return
      if (file) latest.current.onFileLink({ link, path: file.path })
      else latest.current.onLink(place)
    }
    if (chapter)
      footnoteDocument(files, inner, chapter, look).then(loaded => (loaded ? gone || setSource(loaded) : go()), go)
    return () => {
      gone = true
    }
  }, [files, publication, look, inner])
  return source
}

/** Returns a blob URL of the markup. An iframe parses it as XHTML only by the type of the blob, not from `srcdoc`. */
function useBlob(source: string | undefined): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (source === undefined) return
    const made = URL.createObjectURL(new Blob([source], { type: 'application/xhtml+xml' }))
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [source])
  return address
}
