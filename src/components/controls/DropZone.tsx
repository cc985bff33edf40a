import { ImagePlus } from 'lucide-react'
import { type DragEvent, useEffect, useRef, useState } from 'react'
import { Button } from './Button'
import styles from './DropZone.module.css'

type DropZoneProps = {
  /** Label of the button that opens the file picker. */
  verb: string
  /** Accepted formats and maximum size, for the user. */
  hint: string
  /** `accept` attribute of the file input, for example `image/*`. */
  accept: string
  onFiles: (files: File[]) => void
  /** Called with the HTTP(S) URL of a link or image that was dropped or pasted from another page. */
  onAddress?: (address: string) => void
}

/** File input that accepts files by picker, by drag and drop, and by paste anywhere on the page outside of text fields. */
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
    // biome-ignore lint/a11y/noStaticElementInteractions: drag and drop is optional, the button does the same
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
