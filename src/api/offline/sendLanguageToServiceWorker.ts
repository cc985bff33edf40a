import type { LanguageMessage } from './createOfflineCacheNames'

/**
 * Sends the language of this page to a service worker, so that the worker caches the texts of this language. Does
 * nothing without a worker.
 */
export function sendLanguageToServiceWorker(worker: ServiceWorker | null | undefined): void {
  const message: LanguageMessage = { language: document.documentElement.lang }
  worker?.postMessage(message)
}
