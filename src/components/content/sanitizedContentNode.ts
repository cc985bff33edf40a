/**
 * Names of the elements that sanitized content contains without attributes. Other elements, such as headings and links,
 * have their own kind of node.
 */
export type AllowedContentTagName =
  | 'abbr'
  | 'bdi'
  | 'blockquote'
  | 'br'
  | 'caption'
  | 'cite'
  | 'code'
  | 'dd'
  | 'del'
  | 'details'
  | 'div'
  | 'dl'
  | 'dt'
  | 'em'
  | 'figcaption'
  | 'figure'
  | 'hr'
  | 'ins'
  | 'kbd'
  | 'li'
  | 'mark'
  | 'p'
  | 'pre'
  | 'q'
  | 's'
  | 'samp'
  | 'small'
  | 'strong'
  | 'sub'
  | 'summary'
  | 'sup'
  | 'tbody'
  | 'tfoot'
  | 'thead'
  | 'tr'
  | 'u'
  | 'ul'
  | 'var'

/** Kinds of external media. The content shows a link or a text instead of the media file. */
export type ExternalMediaKind = 'image' | 'video' | 'audio' | 'frame'

type Parent = { children: readonly SanitizedContentNode[] }

/** Node of sanitized content: a text, an allowed element, or a reference to a media file. */
export type SanitizedContentNode =
  | string
  | ({ kind: 'element'; tag: AllowedContentTagName } & Parent)
  | ({ kind: 'heading'; level: number } & Parent)
  | ({ kind: 'link'; url: string } & Parent)
  | ({ kind: 'orderedList'; start: number } & Parent)
  | ({ kind: 'table' } & Parent)
  | ({ kind: 'cell'; isHeader: boolean; columnSpan: number; rowSpan: number } & Parent)
  | { kind: 'checkbox'; isChecked: boolean }
  /**
   * Reference to an external media file, shown as a link. If the reference is inside another link or its address is not
   * external, `url` is undefined and the reference is shown as plain text.
   */
  | { kind: 'media'; media: ExternalMediaKind; url: string | undefined; description: string }
