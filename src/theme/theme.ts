import { onPreference, readPreference } from '../preferences/preferences'
import './tokens.css'
import './base.css'

/** What is drawn: the choice, or what the system prefers. */
export type Theme = 'light' | 'dark'

const systemIsDark = matchMedia('(prefers-color-scheme: dark)')

/** Draws the chosen theme from now on, and follows the choice and, for "system", the system. Called before first paint. */
export function startTheme(): void {
  apply()
  onPreference('theme', apply)
  systemIsDark.addEventListener('change', apply)
}

function themeNow(): Theme {
  const chosen = readPreference('theme')
  if (chosen !== 'system') return chosen
  return systemIsDark.matches ? 'dark' : 'light'
}

function apply() {
  const root = document.documentElement
  root.dataset.theme = themeNow()
  const surface = getComputedStyle(root).getPropertyValue('--surface').trim()
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', surface)
}
