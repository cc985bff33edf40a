import { type ComponentProps, Suspense } from 'react'
import { lazyComponent } from '../../api/program/lazyComponent'
import type { ExternalLink } from '../links/externalLink'
import type { EpubResourceLink, InternalLink } from './content/chapterLinks'
import { ReturnFocusOnClose } from './focus/ReturnFocusOnClose'
import type { ZoomableImage } from './images/zoomableImage'

const BookImageViewer = lazyComponent(() => import('./images/BookImageViewer'), 'BookImageViewer')
const ExternalLinkDialog = lazyComponent(() => import('../links/ExternalLinkDialog'), 'ExternalLinkDialog')
const FootnotePopover = lazyComponent(() => import('./footnotes/FootnotePopover'), 'FootnotePopover')

type FootnotePopoverProps = ComponentProps<typeof FootnotePopover>

/** Clicked link to a target in the book. `at` is the position of the link in window coordinates. */
export interface ClickedLink {
  readonly inner: InternalLink
  readonly at: DOMRect
}

/** Clicked link to a website or an e-mail address. `opener` is the clicked element. */
export interface ClickedExternalLink extends ExternalLink {
  readonly opener: Element
}

interface Props extends Pick<FootnotePopoverProps, 'bookId' | 'publication' | 'appearance' | 'onLink'> {
  readonly image: ZoomableImage | undefined
  readonly clickedLink: ClickedLink | undefined
  readonly externalLink: ClickedExternalLink | undefined
  readonly onFileLink: (link: EpubResourceLink) => void
  readonly onImage: (image: ZoomableImage | undefined) => void
  readonly onClickedLink: (link: ClickedLink | undefined) => void
  readonly onExternalLink: (link: ClickedExternalLink | undefined) => void
}

/**
 * Image viewer, confirmation of an external link, and footnote. When an overlay closes, the focus returns to the link
 * or image that opened the overlay.
 */
export function EpubViewerOverlays({
  image,
  clickedLink,
  externalLink,
  onImage,
  onClickedLink,
  onExternalLink,
  ...book
}: Props) {
  return (
    <Suspense fallback={null}>
      {image && (
        <>
          <BookImageViewer bookImage={image} onClose={() => onImage(undefined)} />
          <ReturnFocusOnClose element={image.opener} />
        </>
      )}
      {externalLink && (
        <>
          <ExternalLinkDialog outside={externalLink.outside} onClose={() => onExternalLink(undefined)} />
          <ReturnFocusOnClose element={externalLink.opener} />
        </>
      )}
      {clickedLink && (
        <>
          <SelfClosingFootnotePopover
            {...clickedLink}
            {...book}
            onExternalLink={link => onExternalLink({ ...link, opener: clickedLink.inner.link })}
            onClose={() => onClickedLink(undefined)}
          />
          <ReturnFocusOnClose element={clickedLink.inner.link} />
        </>
      )}
    </Suspense>
  )
}

/** Footnote popover that closes when the user clicks a link in it. */
function SelfClosingFootnotePopover(props: FootnotePopoverProps) {
  const { onClose, onLink, onFileLink, onExternalLink } = props
  return (
    <FootnotePopover
      {...props}
      onLink={location => {
        onClose()
        onLink(location)
      }}
      onFileLink={fileLink => {
        onClose()
        onFileLink(fileLink)
      }}
      onExternalLink={external => {
        onClose()
        onExternalLink(external)
      }}
    />
  )
}
