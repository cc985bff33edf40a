import { readLocalStorage } from './preferences/localStorageAccess'

/**
 * Delay in milliseconds from the start of the app until the slow-server message appears. For slow requests after the
 * start, the delay is `SLOW_SERVER_CALL_AFTER_MS`.
 */
const NOTICE_AFTER_MS = 7_500

/** Shows a slow-server message with a reload button if the app has not rendered after {@link NOTICE_AFTER_MS}. */
export function scheduleSlowStartNotice(): void {
  setTimeout(() => {
    const root = document.getElementById('root')
    const template = document.querySelector<HTMLTemplateElement>('#slow-start')
    if (!root || !template || root.childElementCount > 0) return
    unblockRendering()
    root.append(template.content)
    const locale = root.querySelector(`[lang="${readLocalStorage('locale')}"]`)?.getAttribute('lang') ?? 'en'
    for (const text of root.querySelectorAll(`[lang]:not([lang=${locale}])`)) text.remove()
    root.querySelector('button')?.addEventListener('click', () => location.reload())
  }, NOTICE_AFTER_MS)
}

/**
 * Lets the page render while scripts and style sheets still load. Without this function, the slow-server message would
 * not be visible until they have loaded.
 */
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
