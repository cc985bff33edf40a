import { useEffect } from 'react'

/**
 * Delay in milliseconds between the creation of a live region and its first text. If the text appears earlier, screen
 * readers do not read it.
 */
const REGION_READY_MS = 100

/**
 * Announces a text to screen readers in a polite live region. An open `dialog` element has a separate live region,
 * because screen readers ignore everything outside of a modal `dialog`.
 * @param text text to announce. Undefined announces nothing
 */
export function useScreenReaderAnnouncement(text: string | undefined): void {
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
  region.className = 'visually-hidden'
  region.setAttribute('aria-live', 'polite')
  region.setAttribute('data-announcer', '')
  host.append(region)
  return region
}
