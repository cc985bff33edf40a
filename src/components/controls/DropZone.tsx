import { ImagePlus } from 'lucide-react'
import { type DragEvent, useEffect, useRef, useState } from 'react'
import { Button } from './Button'
import styles from './DropZone.module.css'

type DropZoneProps = {
  /** What the button says. */
  verb: string
  /** What can be given, and how large it may be. */
  hint: string
  /** As in a file field, e.g. `image/*`. */
  accept: string
  onFiles: (files: File[]) => void
  /** A link or picture of another page was dropped or pasted. */
  onAddress?: (address: string) => void
}

/** A place for files: chosen by a button, dropped on it, or pasted while it is on the screen and no text is meant. */
export function DropZone({ verb, hint, accept, onFiles, onAddress }: DropZoneProps) {
  const chooser = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const take = (data: DataTransfer | null): boolean => {
    const files = [...(data?.files ?? [])]
    const address = firstAddress(data)
    if (files.length > 0) onFiles(files)
    else if (address && onAddress) onAddress(address)
    else return false
    return true
  }
  const zone = useRef<HTMLDivElement>(null)
  const latest = useRef(take)
  useEffect(() => {
    latest.current = take
  })
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const { clipboardData, target } = event
      const meansText = isTyping(target) && !clipboardData?.files.length
      if (meansText || zone.current?.closest('[hidden]')) return
      if (latest.current(clipboardData)) event.preventDefault()
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [])
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra; the button does the same
    <div
      ref={zone}
      className={styles.zone}
      data-over={over || undefined}
      onDragOver={event => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Button icon={ImagePlus} onClick={() => chooser.current?.click()}>
        {verb}
      </Button>
      <p>{hint}</p>
      <input
        ref={chooser}
        type="file"
        hidden
        multiple
        accept={accept}
        aria-label={verb}
        onChange={event => {
          onFiles([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
    </div>
  )
}

function firstAddress(data: DataTransfer | null): string | undefined {
  const text = data?.getData('text/uri-list') || data?.getData('text/plain') || ''
  const line = text
    .split('\n')
    .find(each => !each.startsWith('#'))
    ?.trim()
  return line && /^https?:\/\//i.test(line) && URL.canParse(line) ? line : undefined
}

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.matches('input, textarea, [contenteditable]')
