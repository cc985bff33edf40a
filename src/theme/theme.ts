import { onPreference, readPreference } from '../preferences/preferences'
import './tokens.css'
import './base.css'

/** Color theme in use, with the preference 'system' resolved. */
export type Theme = 'light' | 'dark'

const systemIsDark = matchMedia('(prefers-color-scheme: dark)')

/** Applies the theme preference and follows its changes and those of the system's color scheme. Called before the first paint. */
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
