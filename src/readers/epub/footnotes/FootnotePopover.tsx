import { ArrowRight, X } from 'lucide-react'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useCloseOnBack } from '../../../components/overlays/useCloseOnBack'
import { useHasTimeElapsed } from '../../../components/useHasTimeElapsed'
import { useTranslate } from '../../../language/useTranslate'
import type { ExternalLink } from '../../links/externalLink'
import { ReaderIconButton } from '../../ui/toolbars/ReaderIconButton'
import { type EpubResourceLink, findClosestLink, type InternalLink, resolveClickedLink } from '../content/chapterLinks'
import type { EpubAppearanceSettings } from '../content/createEpubStyleSheet'
import type { EpubPublication } from '../epubPublication'
import { ChapterMediaLoader } from '../files/chapterMediaLoader'
import { EpubResourceBlobUrls } from '../files/epubResourceBlobUrls'
import type { EpubLocation } from '../locators/epubLocations'
import { getBookIframeSandbox } from '../sanitize/bookIframeSandbox'
import { computeFootnotePopoverPosition } from './computeFootnotePopoverPosition'
import styles from './FootnotePopover.module.css'
import { loadFootnoteMarkup } from './loadFootnoteMarkup'

interface FootnotePopoverProps {
  readonly bookId: string
  readonly publication: EpubPublication
  readonly appearance: EpubAppearanceSettings
  readonly inner: InternalLink
  readonly at: DOMRect
  readonly onClose: () => void
  readonly onLink: (location: EpubLocation) => void
  /** Called when the user clicks a link to a file outside the reading order. */
  readonly onFileLink: (link: EpubResourceLink) => void
  readonly onExternalLink: (link: ExternalLink) => void
}

/**
 * Returns the chapter that contains the target of a footnote link. Undefined if the link leads to an unknown chapter.
 */
const footnoteChapterOf = ({ file, location }: InternalLink, { chapters }: EpubPublication) =>
  file ?? chapters[location.chapter]

/**
 * Popover that shows a footnote beside its link. If the target of the link is not a footnote, the reader goes to the
 * target instead.
 */
export function FootnotePopover(props: FootnotePopoverProps) {
  const { bookId } = props
  const files = useMemo(() => new EpubResourceBlobUrls(bookId), [bookId])
  useEffect(() => files.open(), [files])
  const markup = useFootnoteMarkup(props, files)
  const isLoadingLong = useHasTimeElapsed(STATUS_DELAY_MS)
  return markup === undefined && !isLoadingLong ? null : <FootnoteDialog {...props} markup={markup} files={files} />
}

const STATUS_DELAY_MS = 400

function FootnoteDialog(props: FootnotePopoverProps & { markup: string | undefined; files: EpubResourceBlobUrls }) {
  const { appearance, inner, at, markup, files, onClose, onLink } = props
  const t = useTranslate()
  const dialog = useRef<HTMLDialogElement>(null)
  useCloseOnBack(true, () => dialog.current?.close())
  const frameUrl = useXhtmlBlobUrl(markup)
  useLayoutEffect(() => {
    dialog.current?.showModal()
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the dialog itself closes on Escape
    <dialog
      ref={dialog}
      className={styles.popover}
      data-appearance={appearance.appearance}
      aria-label={t('reader.book.note')}
      style={computeFootnotePopoverPosition(at)}
      onClose={onClose}
      onClick={event => event.target === dialog.current && dialog.current.close()}
    >
      {frameUrl ? (
        <FootnoteFrame frameUrl={frameUrl} files={files} listeners={props} />
      ) : (
        <p role="status" className={styles.loading}>
          {t('reader.opening')}
        </p>
      )}
      <div className={styles.buttons}>
        {!inner.file && (
          <ReaderIconButton
            icon={ArrowRight}
            label={t('reader.book.goToNote')}
            onClick={() => onLink(inner.location)}
            pointing
          />
        )}
        <ReaderIconButton icon={X} label={t('reader.close')} onClick={() => dialog.current?.close()} />
      </div>
    </dialog>
  )
}

interface FootnoteFrameProps {
  readonly frameUrl: string
  readonly files: EpubResourceBlobUrls
  readonly listeners: NoteListeners
}

/** Iframe that shows a footnote. The iframe is as high as the text, but at most 40 % of the height of the window. */
function FootnoteFrame({ frameUrl, files, listeners }: FootnoteFrameProps) {
  const t = useTranslate()
  const frame = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState(80)
  const onLoad = () => {
    const noteDocument = frame.current?.contentDocument
    if (!noteDocument?.body) return
    const resize = () => setHeight(Math.min(window.innerHeight * 0.4, noteDocument.body.scrollHeight))
    resize()
    new ChapterMediaLoader(noteDocument, files).load().then(resize, () => {})
    listenToNote(noteDocument, listeners)
  }
  return (
    <iframe
      ref={frame}
      className={styles.frame}
      title={t('reader.book.note')}
      sandbox={getBookIframeSandbox(navigator.userAgent)}
      src={frameUrl}
      style={{ blockSize: height }}
      onLoad={onLoad}
    />
  )
}

type NoteListeners = Pick<
  FootnotePopoverProps,
  'publication' | 'inner' | 'onClose' | 'onLink' | 'onFileLink' | 'onExternalLink'
>

/** Handles clicks on links inside the footnote. Closes the popover on Escape. */
function listenToNote(
  noteDocument: Document,
  { publication, inner, onClose, onLink, onFileLink, onExternalLink }: NoteListeners,
): void {
  const chapter = footnoteChapterOf(inner, publication)
  if (!chapter) return
  const onClick = (event: MouseEvent) => {
    const linkElement = findClosestLink(event.target)
    if (!linkElement) return
    event.preventDefault()
    const target = resolveClickedLink(linkElement, chapter, publication, undefined)
    if (!target) return
    if ('outside' in target) onExternalLink(target)
    else if ('path' in target) onFileLink(target)
    else if (target.file) onFileLink({ link: target.link, path: target.file.path })
    else onLink(target.location)
  }
  noteDocument.addEventListener('click', onClick, { capture: true })
  noteDocument.addEventListener('auxclick', onClick, { capture: true })
  noteDocument.addEventListener('keydown', event => event.key === 'Escape' && onClose())
}

/**
 * Loads the footnote of a link as XHTML. Returns undefined while the footnote loads. If the link leads to no footnote,
 * opens the target of the link.
 */
function useFootnoteMarkup(
  { publication, appearance, inner, onLink, onFileLink }: FootnotePopoverProps,
  files: EpubResourceBlobUrls,
): string | undefined {
  const [markup, setMarkup] = useState<string>()
  const latest = useRef({ onLink, onFileLink })
  latest.current = { onLink, onFileLink }
  useEffect(() => {
    const chapter = footnoteChapterOf(inner, publication)
    const { file, link, location } = inner
    let isCanceled = false
    const followLink = () => {
      if (isCanceled) return
      if (file) latest.current.onFileLink({ link, path: file.path })
      else latest.current.onLink(location)
    }
    if (chapter)
      loadFootnoteMarkup(files, inner, chapter, appearance).then(
        loaded => (loaded ? isCanceled || setMarkup(loaded) : followLink()),
        followLink,
      )
    return () => {
      isCanceled = true
    }
  }, [files, publication, appearance, inner])
  return markup
}

/**
 * Returns a blob URL of XHTML markup. A blob URL is necessary, because the `srcdoc` attribute of an iframe would parse
 * the markup as HTML.
 */
function useXhtmlBlobUrl(markup: string | undefined): string | undefined {
  const [frameUrl, setUrl] = useState<string>()
  useEffect(() => {
    if (markup === undefined) return
    const url = URL.createObjectURL(new Blob([markup], { type: 'application/xhtml+xml' }))
    setUrl(url)
    return () => URL.revokeObjectURL(url)
  }, [markup])
  return frameUrl
}
