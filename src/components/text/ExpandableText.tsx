import { useId, useLayoutEffect, useRef, useState } from 'react'
import { useTranslate } from '../../language/useTranslate'
import styles from './ExpandableText.module.css'

/**
 * Long text, truncated until the user expands it. Preserves line breaks. Empty lines appear only in the expanded text.
 * @param lines number of lines shown while truncated
 * @param lang language of the text, so that screen readers pronounce the text correctly. Ignored if it is not a BCP 47
 *   tag
 */
export function ExpandableText({ text, lines = 4, lang }: { text: string; lines?: number; lang?: string }) {
  const t = useTranslate()
  const id = useId()
  const body = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const [isCut, setIsCut] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height depends on the text
  useLayoutEffect(() => {
    const element = body.current
    if (!element || open) return
    const measure = () => setIsCut(element.scrollHeight > element.clientHeight + 2)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [text, open])
  return (
    <div className={styles.more}>
      <div
        id={id}
        ref={body}
        className={styles.text}
        data-open={open || undefined}
        style={{ WebkitLineClamp: open ? undefined : lines }}
        dir="auto"
        lang={toValidLanguageTag(lang)}
      >
        {open ? text.trim() : text.trim().replace(/\n\s+/g, '\n')}
      </div>
      {(isCut || open) && (
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {t(open ? 'component.readMore.less' : 'component.readMore.more')}
        </button>
      )}
    </div>
  )
}

function toValidLanguageTag(text: string | undefined): string | undefined {
  try {
    const [tag = ''] = Intl.getCanonicalLocales(text)
    return /^[a-z]{2,3}(?:-|$)/.test(tag) ? tag : undefined
  } catch {
    return undefined
  }
}
