/**
 * For a call about where somebody is now: the server itself is to say it. What is kept on this device for times without a server
 * (`offline/answers.ts`) may be older than what another device wrote.
 */
export const bypassCache: RequestInit = { cache: 'no-store' }
