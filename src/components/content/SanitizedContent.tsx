import { createElement, Fragment, type ReactNode } from 'react'
import { useTranslate } from '../../language/useTranslate'
import styles from './SanitizedContent.module.css'
import type { SanitizedContentNode } from './sanitizedContentNode'

type Translate = ReturnType<typeof useTranslate>

type SanitizedContentProps = {
  nodes: readonly SanitizedContentNode[]
  /** Heading level of the topmost headings in the content. For example, 2 renders them as `h2`. */
  headingLevel: 2 | 3 | 4
}

/**
 * Renders sanitized content from an untrusted source. Loads no external files. Images and other media appear as links
 * or texts.
 */
export function SanitizedContent({ nodes, headingLevel }: SanitizedContentProps) {
  const t = useTranslate()
  return (
    <div className={styles.content} dir="auto">
      {renderNodes(nodes, headingLevel, t)}
    </div>
  )
}

const renderNodes = (nodes: readonly SanitizedContentNode[], headingLevel: number, t: Translate): ReactNode[] =>
  nodes.map((node, index) => renderNode(node, index, headingLevel, t))

function renderNode(node: SanitizedContentNode, key: number, headingLevel: number, t: Translate): ReactNode {
  if (typeof node === 'string') return renderText(node, key)
  if (node.kind === 'checkbox') return <Checkmark key={key} isChecked={node.isChecked} />
  if (node.kind === 'media') return <MediaLink key={key} {...node} />
  const children = renderNodes(node.children, headingLevel, t)
  switch (node.kind) {
    case 'heading':
      return createElement(`h${Math.min(6, headingLevel + node.level - 1)}`, { key }, ...children)
    case 'link':
      return (
        <a key={key} href={node.url} target="_blank" rel="noreferrer">
          {children}
        </a>
      )
    case 'orderedList':
      return (
        <ol key={key} start={node.start}>
          {children}
        </ol>
      )
    case 'table':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls by keyboard
        <section key={key} className={styles.scroll} aria-label={t('content.table')} tabIndex={0}>
          <table>{children}</table>
        </section>
      )
    case 'cell':
      return createElement(
        node.isHeader ? 'th' : 'td',
        { key, colSpan: node.columnSpan, rowSpan: node.rowSpan },
        ...children,
      )
    case 'element':
      return createElement(node.tag, { key }, ...children)
  }
}

/**
 * Maximum length of a text node, in characters. Browsers need a very long time to draw a longer text node if its text
 * mixes writing systems.
 */
const MAX_TEXT_NODE_CHARS = 2_000
const textPartPattern = new RegExp(`[^]{1,${MAX_TEXT_NODE_CHARS}}(?=\\s|$)|[^]{1,${MAX_TEXT_NODE_CHARS}}`, 'gu')

/** Renders a text. Splits the text into several `span` elements if it is longer than {@link MAX_TEXT_NODE_CHARS}. */
const renderText = (text: string, key: number): ReactNode =>
  text.length <= MAX_TEXT_NODE_CHARS ? (
    text
  ) : (
    <Fragment key={key}>
      {text.match(textPartPattern)?.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: only its position identifies a part
        <span key={index}>{part}</span>
      ))}
    </Fragment>
  )

function Checkmark({ isChecked }: { isChecked: boolean }) {
  const t = useTranslate()
  return (
    <span role="img" aria-label={t(isChecked ? 'content.done' : 'content.open')}>
      {isChecked ? '☑' : '☐'}
    </span>
  )
}

type MediaLinkProps = Extract<SanitizedContentNode, { kind: 'media' }>

function MediaLink({ media, url, description }: MediaLinkProps) {
  const t = useTranslate()
  const host = url && new URL(url).host
  const text = t(`content.${media}`, { name: description || host })
  if (!url) return <span className={styles.media}>{text}</span>
  return (
    <a className={styles.media} href={url} target="_blank" rel="noreferrer">
      {text}
    </a>
  )
}
