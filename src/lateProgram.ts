import { readStored } from './preferences/storage'

/** A little sooner than the interface says that the server is slow: the program has to start after its files have arrived. */
const LATE_AFTER_MS = 7_500

/** Says that the server is slow when nothing of the program is drawn in time, and offers to load the page again. */
export function announceLateProgram(): void {
  setTimeout(() => {
    const root = document.getElementById('root')
    const late = document.querySelector<HTMLTemplateElement>('#late')
    if (!root || !late || root.childElementCount > 0) return
    unblockRendering()
    root.append(late.content)
    const spoken = root.querySelector(`[lang="${readStored('locale')}"]`)?.getAttribute('lang') ?? 'en'
    for (const text of root.querySelectorAll(`[lang]:not([lang=${spoken}])`)) text.remove()
    root.querySelector('button')?.addEventListener('click', () => location.reload())
  }, LATE_AFTER_MS)
}

/** Scripts and styles hold back the first paint until they are there. */
function unblockRendering() {
  for (const script of document.querySelectorAll('script')) script.removeAttribute('blocking')
  for (const link of document.querySelectorAll<HTMLLinkElement>('[rel=stylesheet]')) {
    if (link.sheet) continue
    link.media = 'print'
    link.onload = () => {
      link.media = ''
    }
  }
}
