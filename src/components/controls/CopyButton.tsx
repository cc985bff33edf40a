import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { copyTextToClipboard } from '../copyTextToClipboard'
import { useScreenReaderAnnouncement } from '../useScreenReaderAnnouncement'
import { IconButton } from './IconButton'

type CopyButtonProps = {
  text: string
  label: string
  copiedText: string
  /** Called after an attempt to copy. `isCopied` is false if the browser forbids copying. */
  onResult?: (isCopied: boolean) => void
}

/** Time for which the check mark is visible, in milliseconds. */
const CONFIRMATION_MS = 3_000

/** Icon button that copies a text to the clipboard. Then shows a check mark for a short time. */
export function CopyButton({ text, label, copiedText, onResult }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false)
  useScreenReaderAnnouncement(isCopied ? copiedText : undefined)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), CONFIRMATION_MS)
    return () => clearTimeout(timer)
  }, [isCopied])
  const copy = () =>
    copyTextToClipboard(text).then(
      () => {
        setCopied(true)
        onResult?.(true)
      },
      () => onResult?.(false),
    )
  return <IconButton icon={isCopied ? Check : Copy} label={label} onClick={() => void copy()} />
}
