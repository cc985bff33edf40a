import { useEffect } from 'react'

/** A live region has to exist for this time before its text changes, or screen readers miss the change. */
const REGION_READY_MS = 100

/**
 * Announces a text to screen readers, politely, for as long as it is set. All announcements of a document share one live region;
 * a modal dialog has its own, because everything outside of it is inert.
 * @param text  undefined announces nothing
 */
export function useAnnouncement(text: string | undefined): void {
  useEffect(() => (text ? announce(text) : undefined), [text])
}

function announce(text: string): () => void {
  const dialogs = document.querySelectorAll('dialog[open]')
  const host = dialogs[dialogs.length - 1] ?? document.body
  const region = host.querySelector(':scope > [data-announcer]') ?? createRegion(host)
  const line = document.createElement('p')
  region.append(line)
  const timer = setTimeout(() => {
    line.textContent = text
  }, REGION_READY_MS)
  return () => {
    clearTimeout(timer)
    line.remove()
    if (region.childElementCount === 0) region.remove()
  }
}

function createRegion(host: Element): Element {
  const region = document.createElement('div')
  region.className = 'spoken'
  region.setAttribute('aria-live', 'polite')
  region.setAttribute('data-announcer', '')
  host.append(region)
  return region
}
