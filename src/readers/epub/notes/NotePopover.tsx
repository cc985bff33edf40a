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
  /** Where the link stands in the window. */
  readonly at: DOMRect
  readonly onClose: () => void
  readonly onLink: (place: BookLocation) => void
  readonly onFileLink: (link: FileLink) => void
}

/** In which the note stands, or may. */
const chapterOf = ({ file, place }: InnerLink, { chapters }: Publication) => file ?? chapters[place.chapter]

/** A note beside the link that refers to it; the page stays where it is. What turns out to be no note is gone to. */
export function NotePopover(props: Props) {
  const { bookId } = props
  const files = useMemo(() => new BookFiles(bookId), [bookId])
  useEffect(() => () => files.close(), [files])
  const source = useNote(props, files)
  const isLate = useLate()
  return source === undefined && !isLate ? null : <Note {...props} source={source} files={files} />
}

/** So long a note may take before one is told that it is on its way, in milliseconds. */
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

/** Fetches the note when it stands elsewhere. */
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
      footnoteDocument(files, inner, chapter, look).then(found => (found ? gone || setSource(found) : go()), go)
    return () => {
      gone = true
    }
  }, [files, publication, look, inner])
  return source
}

/** The frame is XHTML as chapters are, which only an address with that type can say. */
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
